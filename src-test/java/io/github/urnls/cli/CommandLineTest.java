package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.command.Commands;
import io.github.urnls.cli.command.OutputOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that read no files. Scripts depend on what is asserted here. */
class CommandLineTest {

    @Test
    void versionIsTheNameAndTheVersion() {
        for (String[] args : new String[][] {{"--version"}, {"-V"}, {"check", "--version"}}) {
            Run run = Run.of(args);
            assertEquals(0, run.exitCode());
            assertTrue(run.out().matches("urn-ls \\d+\\.\\d+\\.\\d+(-[\\w.]+)?\n"), run.out());
        }
    }

    @Test
    void parseTakesUrnsApart() {
        Run run = Run.of("parse", "--format", "jsonl", "urn:example:a?+b?=c#d", "urn:example:a?",
                "urn:example:a");
        assertEquals(1, run.exitCode(), "one of them is not valid");
        List<String> lines = run.out().lines().toList();
        assertEquals(
                "{\"urn\":\"urn:example:a?+b?=c#d\",\"valid\":true,\"nid\":\"example\",\"nss\":\"a\","
                        + "\"r\":\"b\",\"q\":\"c\","
                        + "\"f\":\"d\",\"normalized\":\"urn:example:a?+b?=c#d\","
                        + "\"problems\":[{\"code\":\"r-component\",\"severity\":\"information\","
                        + "\"start\":13,\"end\":16,\"message\":\"do not use an "
                        + "r-component yet: no standard says what it means (RFC 8141 §2.3.1)\",\"fixes\":[{\"title\":"
                        + "\"Remove the r-component\",\"urn\":\"urn:example:a?=c#d\"}]}],\"title\":\"an "
                        + "example\",\"source\":\"RFC 6963\","
                        + "\"address\":\"https://www.rfc-editor.org/rfc/rfc6963\",\"statements\":[]}",
                lines.get(0));
        JsonObject second = JsonParser.parseString(lines.get(1)).getAsJsonObject();
        assertTrue(second.get("q").isJsonNull(), "absent components are null");
        JsonObject problem = second.getAsJsonArray("problems").get(0).getAsJsonObject();
        assertEquals("stray-question-mark", problem.get("code").getAsString());
        assertEquals("13-14", problem.get("start") + "-" + problem.get("end"));
        assertEquals("error", problem.get("severity").getAsString());
        assertTrue(lines.get(2).contains("\"problems\":[]"), lines.get(2));
        assertEquals(0, Run.of("parse", "urn:example:a").exitCode());
    }

    /** As JSON lines, a name has the problems that its text has. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:epc:id:sgtin:0614141.11234.400", "urn:epc:id:grai:0614141.1234.400", "urn:lei:1",
            "urn:example:a?", "urn::", "urn:sacred-2002-12-19", "urn:isbn:9780306406158", "urn:no-such-nid:a",
            "urn:oasis:names:tc:SAML:2.0:cm:password"})
    void parseSaysTheSameAsJsonAndAsText(String name) {
        List<String> problems = new ArrayList<>();
        json(name).getAsJsonArray("problems")
                .forEach(problem -> problems.add(line(problem.getAsJsonObject())));
        List<String> said = Run.of("parse", name).out().lines()
                .filter(line -> line.matches("  [a-z]+\\[[a-z-]+\\] .*")).toList();
        assertFalse(said.isEmpty(), name);
        assertEquals(said, problems);
    }

    /** As text and as JSON lines, the parts of a name have names. */
    @Test
    void parseNamesTheParts() {
        String name = "urn:lsid:ipni.org:names:37829-1:1.3";
        String parts = "authority “ipni.org”, namespace “names”, object “37829-1”, revision “1.3”";
        String source = "OMG Life Sciences Identifiers";
        JsonObject json = json(name);
        JsonObject statement = json.getAsJsonArray("statements").get(0).getAsJsonObject();
        assertEquals(parts + " (" + source + ")",
                statement.get("text").getAsString() + " (" + statement.get("source").getAsString() + ")");
        assertTrue(Run.of("parse", name).out().contains("\n  " + parts + "\n"));
        assertTrue(Run.of("parse", "--verbose", name).out().contains("\n  " + parts + " (" + source + ")\n"));
    }

    private static JsonObject json(String name) {
        return JsonParser.parseString(Run.of("parse", "--format", "jsonl", name).out()).getAsJsonObject();
    }

    private static String line(JsonObject problem) {
        return "  " + problem.get("severity").getAsString() + "[" + problem.get("code").getAsString() + "] "
                + problem.get("message").getAsString();
    }

    /** A hint and its repair are told to a reader who asks about one name; the repair has the normalized spelling. */
    @Test
    void parseGivesHints() {
        Run run = Run.of("parse", "URN:example:a");
        assertEquals(0, run.exitCode());
        assertTrue(run.out().contains("\n  hint[not-normalized] "), run.out());
        assertTrue(run.out().contains("\n    fix: Write it as “urn:example:a”\n"), run.out());
        assertFalse(run.out().contains("Normalized"), run.out());
    }

    /** The last line and the exit code say whether something is to be done, not only whether the grammar is kept. */
    @Test
    void parseSaysWhetherToChangeTheName() {
        Run fixed = Run.of("parse", "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0");
        assertEquals(0, fixed.exitCode());
        assertTrue(fixed.out().endsWith("\nNot well-formed by RFC 8141, but its form is fixed.\n"), fixed.out());
        Run misspelled = Run.of("parse", "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT");
        assertEquals(1, misspelled.exitCode());
        assertTrue(misspelled.out().endsWith("Well-formed by RFC 8141. What else is wrong stands above.\n"),
                misspelled.out());
    }

    @Test
    void whatIsNoUrnHasNoParts() {
        Run run = Run.of("parse", "http://x.org");
        assertEquals(1, run.exitCode());
        assertEquals(List.of("http://x.org",
                "  error[missing-scheme] a URN begins with “urn:”, not with “http:” (RFC 8141 §2)"),
                run.out().lines().toList());
    }

    @Test
    void parseKnowsOtherSpecifications() {
        assertEquals(0, Run.of("parse", "--specification", "draft2012", "urn:example:1?s=I2L").exitCode());
        assertEquals(1, Run.of("parse", "--specification", "rfc2141", "urn:isbn:1/2").exitCode());
        Run unknown = Run.of("parse", "--specification", "rfc1", "urn:isbn:1");
        assertEquals(2, unknown.exitCode());
        assertTrue(unknown.err().contains("rfc8141, rfc2141, draft2012, draft2015, proposal1995"), unknown.err());
    }

    @Test
    void parseExplainsInWords() {
        String out = Run.of("parse", "urn:example:a%20b").out();
        assertEquals(List.of("urn:example:a%20b", "  an example (RFC 6963)", "  scheme: urn",
                "  namespace identifier: example", "  namespace specific string: a%20b",
                "  Namespace example: Examples (RFC 6963)", "Well-formed by RFC 8141.",
                "Reads as urn:example:a b (RFC 8141 §4.4)"), out.lines().toList());
        String verbose = Run.of("parse", "--verbose", "urn:example:a%20b").out();
        assertTrue(verbose.contains("\n  namespace identifier: example - who defines the names"), verbose);
        assertTrue(verbose.contains("\nWell-formed by RFC 8141; also by"), verbose);
        String wrong = Run.of("parse", "urn:isbn:9780306406158").out();
        assertTrue(wrong.contains("wrong check digit: 8 should be 7") && wrong.contains("registration group"), wrong);
        assertFalse(wrong.contains("with ten digits"), wrong);
    }

    @Test
    void compareSaysWhetherTwoNamesAreOne() {
        assertEquals(0, Run.of("compare", "URN:EXAMPLE:a%2cb", "urn:example:a%2Cb#f").exitCode());
        Run different = Run.of("compare", "urn:example:a,b", "urn:example:a%2Cb");
        assertEquals(1, different.exitCode());
        assertTrue(different.out().startsWith("different\n"), different.out());
        assertTrue(different.out().contains("RFC 8141 §3.1"), different.out());
        assertEquals("{\"a\":\"urn:isbn:0-306-40615-2\",\"b\":\"urn:isbn:0306406152\",\"equivalent\":true,"
                + "\"generic\":false}\n",
                Run.of("compare", "--format", "jsonl", "urn:isbn:0-306-40615-2", "urn:isbn:0306406152").out());
        assertEquals(0, Run.of("compare", "--specification", "draft2015", "urn:a1:b?x", "urn:a1:b").exitCode());
        assertEquals(0, Run.of("compare", "--specification", "draft2012", "urn:a1:b?s=1", "urn:a1:b?s=2").exitCode());
        assertEquals(1,
                Run.of("compare", "--specification", "draft2012", "--resolution", "urn:a1:b?s=1", "urn:a1:b?s=2")
                        .exitCode());
    }

    /** What “#” joins is one identifier, though it is a fragment by RFC 8141. */
    @Test
    void compareKnowsIdentifiersThatAreJoined() {
        String core = "urn:cen.eu:en16931:2017";
        assertEquals(1, Run.of("compare", core + "#compliant#urn:example:a", core).exitCode());
        assertEquals(0, Run.of("compare", core + "#compliant#urn:example:a", core + "#compliant#urn:example:a")
                .exitCode());
        assertEquals(0, Run.of("compare", "urn:example:a#compliant#b", "urn:example:a").exitCode());
    }

    @Test
    void compareSaysWhatIsWrongAndWhatIsNoUrn() {
        Run wrong = Run.of("compare", "urn:isbn:9780306406158", "urn:isbn:9780306406157");
        assertEquals(1, wrong.exitCode());
        assertTrue(wrong.out().contains("  A warning[check-digit]: wrong check digit"), wrong.out());
        assertFalse(wrong.out().contains("  B warning"), wrong.out());
        Run none = Run.of("compare", "urn:example:a", "isbn");
        assertEquals(2, none.exitCode());
        assertTrue(none.err().contains("B is not a URN"), none.err());
    }

    @Test
    void parseFindsWhatCheckFinds() {
        for (String name : List.of("urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT",
                "urn:oasis:names:tc:SAML:2.0:cm:password", "urn:isbn:9780306406158")) {
            Run run = Run.of("parse", "--format", "jsonl", name);
            JsonObject parsed = JsonParser.parseString(run.out()).getAsJsonObject();
            assertTrue(parsed.get("valid").getAsBoolean(), name);
            JsonObject problem = parsed.getAsJsonArray("problems").get(0).getAsJsonObject();
            assertEquals(problem.get("severity").getAsString().equals("warning") ? 1 : 0, run.exitCode());
            assertEquals(1, parsed.getAsJsonArray("problems").size(), run.out());
        }
    }

    @Test
    void compareKnowsTheRulesOfNamespaces() throws IOException {
        Run run = Run.of("compare", "urn:isbn:0-306-40615-2", "URN:ISBN:0306406152");
        assertEquals(0, run.exitCode());
        String page = Files.readString(Path.of("docs", "namespaces.md"));
        assertTrue(page.contains("$ urn-ls compare urn:isbn:0-306-40615-2 URN:ISBN:0306406152\n" + run.out()),
                run.out());
        assertEquals(1, Run.of("compare", "--generic", "urn:isbn:0-306-40615-2", "urn:isbn:0306406152").exitCode());
        Run exact = Run.of("compare", "urn:ietf:params:a:B", "urn:ietf:params:a:b");
        assertEquals(1, exact.exitCode());
        assertTrue(exact.out().contains("except below “params:” (RFC 2648 §2, RFC 3553 §3)"), exact.out());
    }

    @Test
    void namespacesListsAllAndExplainsOne() {
        String list = Run.of("namespaces").out();
        assertEquals(105, list.lines().count(), "104 and the date");
        assertTrue(list.contains("\nuuid                 formal   Universally Unique IDentifiers (UUIDs)\n"), list);
        assertTrue(list.contains("as of 2026-05-28"), list);
        String one = Run.of("namespaces", "IETF").out();
        assertTrue(one.startsWith("ietf: IETF documents and protocol parameters\n"
                + "  formal namespace (RFC 8141 §5.1)\n"), one);
        assertTrue(one.contains("  defined in RFC 2648, https://www.rfc-editor.org/rfc/rfc2648\n"), one);
        assertTrue(one.contains("    rfc:  "), one);
        String isbn = Run.of("namespaces", "isbn").out();
        assertTrue(isbn.endsWith("""
                  own rule: 10 or 13 digits, no ISMN, the check digit (ISO 2108; RFC 8254 §2.1)
                  for example urn:isbn:978-0-395-36341-6
                """), isbn);
        assertEquals(
                new Run(2, "", "urn-ls: “isbm” is not registered with IANA as of 2026-05-28; did you mean “isbn”?\n"),
                Run.of("namespaces", "isbm"));
        String all = Run.of("namespaces").out();
        assertTrue(all.contains("\ncta                  formal   Consumer Technology Association (not verified)\n"),
                all);
        assertTrue(all.contains("\ngdr                  formal   (not verified)\n"), all);
        Run unknown = Run.of("namespaces", "cts");
        assertEquals(2, unknown.exitCode());
        assertTrue(
                unknown.err().contains(
                        "not registered with IANA as of 2026-05-28; but it is in use: Canonical Text"),
                unknown.err());
        List<String> lines = Run.of("namespaces", "--format", "jsonl").out().lines().toList();
        assertEquals(104, lines.size());
        JsonObject first = JsonParser.parseString(lines.get(0)).getAsJsonObject();
        assertEquals("[nid, kind, title, registrant, references, date, verified, source, comparison]",
                first.keySet().toString());
    }

    @Test
    void registryFilesCountAndTheirProblemsAreReported(@TempDir Path folder) throws IOException {
        Path registry = Files.writeString(folder.resolve("own.json"),
                "{\"namespaces\": [{\"nid\": \"acme\", \"pattern\": \"[0-9]+\"}, {\"nid\": \"-\"}]}");
        Path text = Files.writeString(folder.resolve("a.txt"), "urn:acme:1 urn:acme:x urn:other:1");
        Run run = Run.of("check", "--format", "jsonl", "--min-severity", "hint", "--registry", registry.toString(),
                text.toString());
        assertEquals(2, run.exitCode(), "the registry is not as it should be");
        assertEquals(2, run.out().lines().count(), run.out());
        assertTrue(run.out().contains("this does not match the pattern of the namespace “acme”: [0-9]+"), run.out());
        assertTrue(run.err().contains("own.json: line 1: “-” is not a namespace identifier"), run.err());
        assertTrue(Run.of("namespaces", "--registry", registry.toString(), "acme").out().contains("private namespace"));
    }

    @Test
    void encodeMakesAnyTextAnNss() {
        assertEquals("caf%C3%A9%20100%25\n", Run.of("encode", "café 100%").out());
        assertEquals("a/b?c%23d\n", Run.of("encode", "--component", "q", "a/b?c#d").out());
        assertEquals("-:OASIS:DTD+DocBook+XML+V4.1.2:EN\n",
                Run.of("encode", "--component", "publicid", "-//OASIS//DTD DocBook XML V4.1.2//EN").out());
    }

    @Test
    void ruleExplainsOneOrListsAll() {
        List<String> lines = Run.of("rule").out().lines().toList();
        assertEquals(Rules.all().size(), lines.size());
        assertTrue(lines.contains("check-digit                  warning      namespace  A digit of the number is wrong,"
                + " as its check digit shows."), lines::toString);
        Run near = Run.of("rule", "chek-digit");
        assertEquals(new Run(2, "", "urn-ls: there is no rule “chek-digit”; did you mean “check-digit”?\n"), near);
        Run unknown = Run.of("rule", "no-such-rule");
        assertEquals("urn-ls: there is no rule “no-such-rule”; “urn-ls rule” lists them\n", unknown.err());
        assertEquals(2, Run.of("rule", "--all", "check-digit").exitCode());
    }

    @Test
    void rulesAreRenderedForATerminal() {
        String page = Run.of("rule", "r-component").out();
        String sentence = RulePages.summary("r-component").orElseThrow();
        assertTrue(page.startsWith("r-component\n\n  " + sentence.substring(0, 30)), page);
        assertTrue(page.endsWith("\n\n" + RulePages.address("r-component") + "\n"), page);
        String digit = Run.of("rule", "check-digit").out();
        assertTrue(digit.contains("\n\n  Repaired, if the digits before it are right:\n\n"
                + "    <dc:identifier>urn:isbn:9780306406157</dc:identifier>\n\nRepair\n\n"), digit);
        assertTrue(digit.contains("""
                  - RFC 8141 §2.2: a namespace specific string conforms to the definition of
                    its namespace.
                  - isbn: ISO 2108; RFC 8254 §2.1. issn: ISO 3297; RFC 8254 §2.2. lei: ISO
                    17442, with ISO 7064 MOD 97-10. nbn, country de: the check digit of the
                    Deutsche Nationalbibliothek. eidr: RFC 7972 §2, with ISO 7064 MOD 37,36.
                """), digit);
        String colored = Run.of("rule", "check-digit", "--color", "always").out();
        assertTrue(colored.startsWith("\u001b[1mcheck-digit\u001b[0m\n"), colored);
        assertTrue(colored.contains("  - \u001b[36misbn\u001b[0m: ISO 2108;"), colored);
        assertEquals(digit, colored.replaceAll("\u001b\\[[0-9;]*m", ""));
        for (Rule rule : Rules.all()) {
            Run one = Run.of("rule", rule.code());
            assertTrue(
                    one.out().lines().filter(line -> !line.startsWith("    ") && !line.startsWith("https:"))
                            .allMatch(line -> line.length() <= 80),
                    one::out);
            assertFalse(one.out().contains("```") || one.out().contains("]("), one::out);
        }
    }

    @Test
    void rulesAreForProgramsToo() {
        assertEquals(RulePages.page("check-digit").orElseThrow(),
                Run.of("rule", "check-digit", "--format", "markdown").out());
        JsonObject one = JsonParser.parseString(Run.of("rule", "check-digit", "--format", "json").out())
                .getAsJsonObject();
        assertEquals("[code, severity, group, summary, address, page]", one.keySet().toString());
        assertEquals(RulePages.page("check-digit").orElseThrow(), one.get("page").getAsString());
        assertEquals(Rules.all().size(),
                JsonParser.parseString(Run.of("rule", "--format", "json").out()).getAsJsonArray().size());
        String line = Run.of("rule", "check-digit", "--format", "jsonl").out();
        assertEquals(one, JsonParser.parseString(line));
        assertEquals(1, line.lines().count());
        assertEquals(Rules.all().size(), Run.of("rule", "--format", "jsonl").out().lines().count());
        String all = Run.of("rule", "--all").out();
        Rules.all().forEach(rule -> assertTrue(("\n" + all).contains("\n" + rule.code() + "\n\n"), rule.code()));
        assertEquals(Rules.all().size(),
                JsonParser.parseString(Run.of("rule", "--all", "--format", "json").out()).getAsJsonArray().size());
        assertEquals(Rules.all().size() + 2, Run.of("rule", "--format", "markdown").out().lines().count());
    }

    @Test
    void wrongUseIsSaidInOneLineWithExitCode2() {
        for (String[] args : new String[][] {{"no-such-command"},
                {"check", "--severity", "missing-nss=loud", "."},
                {"check", "--severity", "no-such-rule=error", "."}, {"check", "--fail-on", "always", "."},
                {"check", "--fix", "--diff", "."},
                {"check", "--format", "pdf", "."}, {"parse", "--no-such-option"}, {"check", ""},
                {"check", "--max-size", "-1", "pom.xml"}}) {
            Run run = Run.of(args);
            assertEquals(2, run.exitCode(), String.join(" ", args));
            assertTrue(!run.err().isEmpty() && !run.err().contains("\tat "), run.err());
            assertEquals("", run.out());
        }
    }

    @Test
    void everyOptionOfCheckIsWrittenAbout() throws IOException {
        StringBuilder pages = new StringBuilder(Files.readString(Path.of("README.md")));
        try (Stream<Path> docs = Files.list(Path.of("docs"))) {
            for (Path page : docs.filter(file -> file.toString().endsWith(".md")).toList()) {
                pages.append(Files.readString(page));
            }
        }
        Commands.all().getSubcommands().get("check").getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .map(option -> option.longestName())
                .filter(name -> !List.of("--help", "--version").contains(name))
                .forEach(name -> assertTrue(pages.indexOf("`" + name) >= 0 || pages.indexOf(" " + name) >= 0, name));
        String page = Files.readString(Path.of("docs", "formats.md"));
        for (OutputOptions.Format format : OutputOptions.Format.values()) {
            assertTrue(page.contains("| `" + format.name().toLowerCase(Locale.ROOT) + "` |"), format.name());
        }
    }
}
