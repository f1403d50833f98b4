package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.support.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code registry test} and {@code registry new}, as those use them who own a namespace. */
class RegistryCommandTest {

    private static final String ACME = Fixture.text("packages", "acme.json");

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("acme.json"), ACME);
    }

    private Run test(String text) throws IOException {
        Files.writeString(file, text);
        Run run = Run.of("registry", "test", file.toString());
        return new Run(run.exitCode(), run.out().replace(folder + "/", ""), run.err().replace(folder + "/", ""));
    }

    @Test
    void aFileThatSaysWhatIsMeantPasses() throws IOException {
        assertEquals(new Run(ExitCode.OK, "", "urn-ls: acme.json: 2 examples, 1 counter-example, 4 listed names; "
                + "no contradiction\n"), test(ACME));
    }

    @Test
    void theExampleInTheDocumentationPasses() {
        assertEquals(ExitCode.OK, Run.of("registry", "test", "docs/packages/xmpp.json").exitCode());
    }

    /** What is changed in the file, and what is said of it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:acme:order:2026-11-24-17 | urn:acme:order:17 | acme.json:16: “urn:acme:order:17” is an example, "
                    + "but the "
                    + "part “day” of the namespace “acme” must be a date such as 2026-11-24",
            "urn:acme:order:2026-11-24-17 | urn:acne:order:1 | acme.json:16: “urn:acne:order:1” is not a name of "
                    + "“acme”",
            "urn:acme:order:2026-11-24-17 | urn:acme:a b | acme.json:16: “urn:acme:a b” is an example, but a space",
            "urn:acme:order:2026-11-24-17 | urn:acme:state:void | acme.json:16: “urn:acme:state:void” is an example, "
                    + "but it is retired",
            "urn:acme:order:2026-11-24-17 | urn:acme:state:other | acme.json:16: “urn:acme:state:other” is an example, "
                    + "but “other” is not in the list of states",
            "urn:acme:order:2026-11-31-17 | urn:acme:order:2026-11-30-17 | acme.json:17: "
                    + "“urn:acme:order:2026-11-30-17” "
                    + "is a counter-example, but nothing is wrong with it",
            "\"replacedBy\": \"urn:acme:state:sent\" | \"replacedBy\": \"urn:acme:state:void\" | acme.json:24: "
                    + "“urn:acme:state:shipped” is replaced by “urn:acme:state:void”, which is retired itself",
            "\"replacedBy\": \"urn:acme:state:sent\" | \"replacedBy\": \"urn:acme:state:gone\" | acme.json:24: "
                    + "“urn:acme:state:shipped” is replaced by “urn:acme:state:gone”, which is missing from a list "
                    + "that is closed",
            "\"replacedBy\": \"urn:acme:state:sent\" | \"replacedBy\": \"urn:acme:zebra\" | acme.json:24: "
                    + "“urn:acme:state:shipped” is replaced by “urn:acme:zebra”, but the part “kind”",
            "\"since\": \"2.0\" } | \"replacedBy\": \"urn:acme:state:open\" } | acme.json:23: “urn:acme:state:sent” "
                    + "has "
                    + "“replacedBy”, but is neither deprecated nor retired",
            "\"prefix\": \"urn:acme:state:\" | \"prefix\": \"urn:acme:order:\" | acme.json:22: "
                    + "“urn:acme:order:open” is "
                    + "listed, but the part “day”"})
    void contradictionsAreListed(String part, String instead, String line) throws IOException {
        assertTrue(ACME.contains(part), part);
        Run run = test(ACME.replace(part, instead));
        assertEquals(ExitCode.FOUND, run.exitCode(), run::toString);
        assertTrue(run.out().contains(line), run::out);
    }

    /** What cannot stand in the place of an old name, or is said of a name that does not age so. */
    @Test
    void whatCannotReplaceANameIsListed() throws IOException {
        assertEquals("""
                10: “urn:acme:q%3AA” has “until”, but is retired, so it is no longer accepted
                11: “urn:acme:circle:a” is replaced by “urn:acme:circle:b”, which leads back to it
                12: “urn:acme:circle:b” is replaced by “urn:acme:circle:a”, which leads back to it
                13: “urn:acme:self” is replaced by itself
                14: “urn:acme:chain” is replaced by “urn:acme:old”, which is deprecated itself
                15: “urn:acme:book” is replaced by “urn:isbn:9780306406158”, but wrong check digit: 8 should be 7, \
                or another digit is wrong (ISO 2108)
                16: “urn:acme:typo” is replaced by “urn:acme:shiped”, but did you mean “shipped”? The known name \
                is urn:acme:shipped
                17: “urn:acme:asked” is replaced by “urn:acme:new?=a”, but “?” and what follows belong to a use of a \
                name, not to the name (RFC 8141 §2.3)
                """, test(Fixture.text("packages", "ages.json")).out().replace("acme.json:", ""));
        assertEquals("acme.json:23: “urn:acme:state:sent” has “until”, but is not deprecated\n",
                test(ACME.replace("\"since\": \"2.0\" }", "\"until\": \"2.0\" }")).out());
    }

    @Test
    void linesOfJsonSayTheSame() throws IOException {
        Files.writeString(file, ACME.replace("2026-11-31", "2026-11-30"));
        assertEquals("{\"path\":\"" + file + "\",\"line\":17,\"urn\":\"urn:acme:order:2026-11-30-17\",\"message\":"
                + "\"“urn:acme:order:2026-11-30-17” is a counter-example, but nothing is wrong with it\"}\n",
                Run.of("registry", "test", "--format", "jsonl", file.toString()).out());
    }

    /** A mistake in the file is told with its place, and loses nothing else. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "\"form\": \"date\" | \"form\": \"day\" | line 10: “form” must be text, uuid, date, number or urn",
            "\"check\": \"gs1\" | \"check\": \"crc\" | line 9: “check” must be gs1, luhn,",
            "\"pattern\": \"[0-9]{13}\" | \"pattern\": \"(\" | line 9: “pattern” is not a regular expression",
            "\"pattern\": \"[0-9]{13}\" | \"pattern\": \"(?=a)\" | line 9: “pattern” is not a regular expression",
            "\"pattern\": \"[0-9]{13}\" | \"patern\": \"a\" | line 9: unknown “patern”",
            "\"separator\": \"-\" | \"separator\": \"\" | line 10: “separator” must be characters that names can have",
            "\"optional\": true | \"optional\": 1 | line 11: “optional” must be true or false",
            "\"optional\": true | \"rest\": true }, { \"name\": \"more\" | line 11: the part “revision” takes the rest",
            "\"separator\": \"-\" | \"separator\": \"#\" | line 10: “separator” must be characters that names can have",
            "\"form\": \"date\" | \"form\": \"date\", \"check\": \"gs1\" | line 10: the part “day” is a date such as",
            "\"product\": { | \"a:b\": \"\", \"product\": { | line 8: the part “kind” can never be “a:b”",
            "\"product\": { | \"ü\": \"\", \"product\": { | line 8: the part “kind” can never be “ü”",
            "\"product\": { | \"\": \"\", \"product\": { | line 9: a value must have between 1 and 500 characters",
            "\"name\": \"name\" | \"name\": \"name\", \"rest\": true } ] } } }, { \"name\": \"x\", \"values\": { "
                    + "\"y\": { "
                    + "\"parts\": [ { \"name\": \"z\" | line 12: the part “name” takes the rest",
            "\"status\": \"retired\" | \"status\": \"gone\" | line 25: “status” must be current, deprecated or retired",
            "\"replacedBy\": \"urn:acme:state:sent\" | \"replacedBy\": \"sent\" | line 24: “replacedBy” must be a "
                    + "whole URN",
            "\"sent\": { \"title\" | \"open\": { \"title\" | line 23: “urn:acme:state:open” is listed twice; the first "
                    + "counts",
            "\"prefix\": \"urn:acme:state:\" | \"prefix\": 1 | line 21: “prefix” must be the beginning of URNs",
            "\"urn:acme:product:\": | \"acme:product:\": | line 15: “link” must have addresses by how names begin",
            "\"https://shop.example/{nss}\" | \"http://shop.example/\" | line 15: “link” must begin with "
                    + "https://",
            "\"counterExamples\": [ | \"counterExamples\": [ 1, | line 17: each of “counterExamples” must be a string"})
    void mistakesAreTold(String part, String instead, String complaint) throws IOException {
        assertTrue(ACME.contains(part), part);
        Run run = test(ACME.replace(part, instead));
        assertEquals(ExitCode.FAILED, run.exitCode(), run::toString);
        assertTrue(run.err().contains("urn-ls: acme.json: " + complaint), run::err);
        assertTrue(run.err().contains("listed name"), "the rest is tested");
        Run check = Run.of("check", "--registry", file.toString(), "--format", "concise", "--min-severity", "warning",
                file.toString());
        assertEquals("", check.out(), "no good name is called wrong");
    }

    /** Texts that every hover and finding would show have a limit, and each is told once. */
    @ParameterizedTest
    @CsvSource({"23, since, 2.0", "24, until, 3.0", "24, note, The carrier says “sent”.",
            "24, replacedBy, urn:acme:state:sent", "21, title, states"})
    void aTextThatIsTooLongIsLeftOut(int line, String member, String text) throws IOException {
        String part = "\"" + member + "\": \"" + text + "\"";
        String longest = text + "x".repeat(500 - text.length());
        assertEquals(-1, test(ACME.replaceFirst(part, part.replace(text, longest))).err().indexOf("characters"));
        Run run = test(ACME.replaceFirst(part, part.replace(text, longest + "x")));
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertEquals(1, run.err().lines().filter(("urn-ls: acme.json: line " + line + ": “" + member
                + "” has at most 500 characters")::equals).count(), run::err);
        assertEquals(2, run.err().lines().count(), run::err);
    }

    @ParameterizedTest
    @CsvSource({"registry, say “registry test” or “registry new”", "registry tset, did you mean “test”",
            "registry test, name a registry file", "registry new, say how the names begin",
            "registry new urn:acme, is not how the names of a namespace begin",
            "registry new urn:acme:state:, is not how the names of a namespace begin",
            "registry new --format jsonl urn:acme:, a draft is a registry file",
            "registry test missing.json, there is no such file"})
    void wrongUseGetsOneSentence(String arguments, String sentence) {
        Run run = Run.of(arguments.split(" "));
        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().contains(sentence), run::err);
    }

    /** Nothing was going to use the file: that is what {@code check} says. */
    @Test
    void ofAFileThatIsMissingOnlyThatIsSaid() {
        assertEquals("urn-ls: missing.json: there is no such file\n", Run.of("registry", "test", "missing.json").err());
        Run check = Run.of("check", "--registry", "missing.json", file.toString());
        assertTrue(check.err().contains("missing.json: there is no such file; it is not used\n"), check::err);
    }

    /** The draft is what the names say, it passes its own test, and finds nothing wrong with the names. */
    @Test
    void aDraftFitsTheNamesItIsMadeFrom() throws IOException {
        Path names = Files.writeString(folder.resolve("names.txt"), """
                urn:acme:order:2026-11-24-1 urn:acme:order:2026-11-25-17 URN:ACME:sku:AB-123 urn:acme:sku:CX-234
                urn:acme:doc:f81d4fae-7dec-11d0-a765-00a0c91e6bf6:2 urn:acme:doc:f81d4fae-7dec-11d0-a765-00a0c91e6bf7
                urn:acme:state:open urn:acme:state:sent urn:acme:bad%zz urn:other:1
                """);
        Run run = Run.of("registry", "new", "URN:Acme:", names.toString());
        assertEquals(ExitCode.OK, run.exitCode(), run::toString);
        assertEquals("urn-ls: from 8 names in 1 file; 1 invalid name left out\n", run.err());
        for (String part : List.of("{\"name\": \"part 2\", \"form\": \"uuid\"}",
                "{\"name\": \"part 3\", \"form\": \"number\", \"optional\": true}",
                "{\"name\": \"part 2\", \"pattern\": \"[0-9\\\\-]+\"}",
                "{\"name\": \"part 2\", \"pattern\": \"[0-9A-Z\\\\-]+\"}", "{\"open\": \"\", \"sent\": \"\"}")) {
            assertTrue(run.out().contains(part), () -> part + " in\n" + run.out());
        }
        assertEquals(ExitCode.OK, test(run.out()).exitCode());
        Run check = Run.of("check", "--registry", file.toString(), "--format", "concise", names.toString());
        assertEquals(1, check.out().lines().count(), check::out);
        assertTrue(check.out().contains("malformed-percent-encoding"), check::out);
    }

    /** The families that come with the program are tested as users test theirs. */
    @Test
    void theFamiliesOfTheProgramPass() throws IOException {
        assertEquals(new Run(ExitCode.OK, "", ""), Run.of("registry", "test", "server/families"));
        Path families = Files.createDirectory(folder.resolve("families"));
        Files.writeString(families.resolve("urn-7.json"), "{}");
        Files.writeString(families.resolve("isbn.json"), "{ \"nid\": \"isbn\", \"form\": \"isbn\","
                + " \"examples\": [\"urn:isbn:9780306406157\", \"urn:isbn:9780306406158\"],"
                + " \"counterExamples\": [\"urn:isbn:97803064061\", \"urn:isbn:0306406152\"] }");
        Run run = Run.of("registry", "test", families.toString());
        assertEquals(ExitCode.FAILED, run.exitCode(), "urn-7.json describes nothing");
        assertTrue(run.out().contains("isbn.json:1: “urn:isbn:9780306406158” is an example, but wrong check digit"),
                run::out);
        assertTrue(run.out().contains(":1: “urn:isbn:0306406152” is a counter-example, but nothing"), run::out);
        assertEquals(2, run.out().lines().count(), run::out);
    }

    /** One version is no list of versions. */
    @Test
    void aVersionIsAPattern() throws IOException {
        Path names = Files.writeString(folder.resolve("names.txt"), "urn:acme:schema:user:1.0 urn:acme:app:mail:1.0\n");
        Run run = Run.of("registry", "new", "urn:acme:", names.toString());
        assertTrue(run.out().contains("\"pattern\": \"[0-9\\\\.]+\""), run::out);
        assertEquals(ExitCode.OK, test(run.out()).exitCode());
    }

    @Test
    void withoutNamesThereIsNoDraft() throws IOException {
        Run run = Run.of("registry", "new", "urn:zebra:", folder.toString());
        assertEquals(new Run(ExitCode.FOUND, "", "urn-ls: no such names were found in 1 file\n"), run);
    }
}
