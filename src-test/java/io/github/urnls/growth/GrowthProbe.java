package io.github.urnls.growth;

import io.github.urnls.cli.output.ExitCode;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.FixAll;
import io.github.urnls.cli.CommandLineInterface;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.fuzz.Steps;
import io.github.urnls.lsp.InMemoryServer;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.Sections;
import io.github.urnls.support.lsp.LspClient;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.index.NamesSince;
import io.github.urnls.workspace.index.ScannedFile;
import io.github.urnls.workspace.index.TreeState;
import com.sun.management.ThreadMXBean;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is done with a document, for {@link GrowthTest} to have it done by classes whose steps are counted. */
public final class GrowthProbe {

    private static final int ROUNDS = 5;

    /** The end of the name of what counts bytes, not steps. */
    static final String ALLOCATED = ", bytes allocated";

    private GrowthProbe() {}

    /** One that has checked nothing yet: a checker remembers names. */
    private static Checker checker() {
        return new Checker((rule, fault) -> {
            throw new AssertionError("rule " + rule.code() + " failed", fault);
        });
    }

    /** Reads, checks and repairs a document: how many steps each takes. */
    public static Map<String, Long> read(String language, String text) {
        Map<String, Long> steps = new LinkedHashMap<>();
        Document document = new Document("file:///growth/x." + language, "", 1, text);
        count(steps, "lexer",
                () -> Formats.of(document).read(text, passage -> passage.escapes().decode(text, passage.range())));
        count(steps, "scan", () -> OccurrenceScanner.scan(document));
        List<Name> names = Name.in(document, Specification.RFC8141);
        count(steps, "declarations", () -> Declarations.in(document, names));
        count(steps, "check", () -> checker().check(document, CheckOptions.DEFAULT));
        count(steps, "check with fixes",
                () -> checker().check(document, CheckOptions.DEFAULT).forEach(finding -> finding.fixes().size()));
        return steps;
    }

    /**
     * Puts a letter into an open document and takes it out again, at its beginning, in its middle and near its end: how
     * many steps each takes.
     *
     * @param first where its text begins
     */
    public static Map<String, Long> edit(String language, String text, Integer first) {
        Document[] document = {Document.toBeEdited("file:///growth/x." + language, "", 1, text)};
        Sections[] sections = {Sections.of(document[0], Specification.RFC8141)};
        SectionedCheck[] check = {
                new SectionedCheck(checker(), sections[0], CheckOptions.DEFAULT, Spellings.NONE).finished()};
        Map<String, Long> steps = new LinkedHashMap<>();
        Map<String, Integer> places = new TreeMap<>(
                Map.of("beginning", first, "middle", text.length() / 2, "end", text.length() - 1000));
        places.forEach((place, at) -> {
            for (String typed : List.of("x", "")) {
                TextRange range = new TextRange(at, at + 1 - typed.length());
                document[0] = document[0].edited(2, range, typed);
                String what = (typed.isEmpty() ? "deleting at the " : "typing at the ") + place;
                count(steps, what + ", reading",
                        () -> sections[0] = sections[0].edited(document[0], Change.of(range, typed.length())));
                count(steps, what + ", checking",
                        () -> check[0] = check[0].beginEdited(sections[0], List.of()).finished());
            }
        });
        return steps;
    }

    /** Makes every safe repair of a document, and writes comments for all that is found. */
    public static Map<String, Long> repair(String language, String text) {
        Map<String, Long> steps = new LinkedHashMap<>();
        Document document = new Document("file:///growth/x." + language, "", 1, text);
        count(steps, "fix all", () -> FixAll.apply(document, checker(), CheckOptions.DEFAULT));
        count(steps, "ignore all", () -> new Ignoring(document, checker(), CheckOptions.DEFAULT).all());
        return steps;
    }

    /** What a check of {@code file} on the command line takes, in each form of a report. */
    public static Map<String, Long> report(String file, String... formats) {
        Map<String, Long> steps = new LinkedHashMap<>();
        for (String format : formats) {
            count(steps, "report " + format, () -> {
                PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
                int exitCode = CommandLineInterface.run(nowhere, nowhere, "check", "--format", format, file);
                if (exitCode != ExitCode.FOUND && exitCode != ExitCode.OK) {
                    throw new AssertionError(format + " ends with " + exitCode);
                }
            });
        }
        return steps;
    }

    /**
     * What each of {@code requests} takes, and how much it answers, about a document of its own, as an editor sends
     * them.
     */
    public static Map<String, Long> answer(String languageId, String text, Map<String, String> requests) {
        Map<String, Long> steps = new LinkedHashMap<>();
        try (LspClient client = InMemoryServer.client("utf-16")) {
            count(steps, "open", () -> {
                client.notify("textDocument/didOpen",
                        "{\"textDocument\":{\"uri\":\"file:///growth/a\",\"languageId\":\"" + languageId
                                + "\",\"version\":1,\"text\":" + new JsonPrimitive(text) + "}}");
                // Each is answered behind all that was begun before. A check may begin another, once names are counted,
                // and that one another; findings that are asked for in between may have to be looked for again.
                for (int i = 0; i < ROUNDS; i++) {
                    client.request("workspace/symbol", "{\"query\":\"nothing\"}");
                }
                client.request("textDocument/diagnostic", "{\"textDocument\":{\"uri\":\"file:///growth/a\"}}");
            });
            // Behind the name of a method stands which question it is.
            requests.forEach((question, params) -> {
                AtomicLong size = new AtomicLong();
                long before = allocated();
                count(steps, question,
                        () -> size.set(client.request(question.split(" ")[0], params).toString().length()));
                steps.put(question + ALLOCATED, allocated() - before);
                steps.put(question + ", size of the answer", size.get());
            });
            client.request("shutdown", "null");
        }
        return steps;
    }

    /** By all threads together, those of the test too, since each request works on several. */
    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getTotalThreadAllocatedBytes();
    }

    /** Looks a name up that is not among {@code listed} values, nor a slip of one. */
    public static Map<String, Long> value(Integer listed) {
        Vocabulary values = new Vocabulary("urn:acme:number:", Vocabulary.Adds.VALUES, "", "numbers");
        List<KnownName> names = IntStream.range(0, listed)
                .mapToObj(i -> new KnownName(values.prefix() + (10_000 + i), "a number", Status.PUBLISHED, "Acme"))
                .toList();
        KnownNames known = KnownNames.of(List.of(new NameList(values, names)));
        Map<String, Long> steps = new LinkedHashMap<>();
        count(steps, "near misses", () -> known.nearMisses(values.prefix() + "5", false));
        return steps;
    }

    /** Compares two states of a file in which a number of names is raised. */
    public static Map<String, Long> raised(Integer names) {
        ScannedFile.Reader reader = new ScannedFile.Reader(file -> Specification.RFC8141, file -> 1 << 30,
                file -> true, true);
        NamesSince since = new NamesSince(new TreeState(reader, key -> true), new TreeState(reader, key -> true),
                new TreeState(reader, key -> true));
        since.before().add(Path.of("a.txt"), versions(names, 1));
        since.now().add(Path.of("a.txt"), versions(names, 2));
        Map<String, Long> steps = new LinkedHashMap<>();
        count(steps, "differences", since::differences);
        return steps;
    }

    private static String versions(int names, int version) {
        return IntStream.range(0, names).mapToObj(i -> "urn:example:n" + i + "x:" + version + "\n")
                .collect(Collectors.joining());
    }

    private static void count(Map<String, Long> steps, String what, Runnable work) {
        long before = Steps.taken();
        work.run();
        steps.put(what, Steps.taken() - before);
    }
}
