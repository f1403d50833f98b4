import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.browser.Answers;
import io.github.urnls.scan.Name;
import io.github.urnls.support.Fixture;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes what the JVM answers, for {@code parity.test.mjs} to compare with: lines of JSON, first a document or nothing,
 * then the questions about it.
 *
 * <pre>java -classpath CLASSES Expected.java FIXTURES SHARED OUTPUT</pre>
 *
 * <p>
 * Without the folder {@code SHARED}, its corpus and vectors are left out.
 */
final class Expected {

    /** The most places of a document that are asked about. */
    private static final int MOST_PLACES = 40;

    /** As {@link #MOST_PLACES}, for completions, whose answers are long. */
    private static final int MOST_COMPLETIONS = 1;

    private final Gson gson = new Gson();
    private final PrintWriter out;
    private Answers answers = new Answers();

    private Expected(PrintWriter out) {
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        Path fixtures = Path.of(args[0]);
        Path shared = Path.of(args[1]);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(args[2])))) {
            Expected expected = new Expected(out);
            expected.group("fixtures");
            for (String folder : List.of("rules", "formats", "levels", "judgement", "namespaces")) {
                Fixture.in(fixtures.resolve(folder)).forEach(expected::fixture);
            }
            expected.group("documents of the fuzzer");
            expected.files(fixtures.resolve("fuzz"), "");
            expected.group("expressions of users");
            expected.expressions();
            if (Files.isDirectory(shared)) {
                expected.group("corpus");
                expected.files(shared.resolve("corpus"), shared.resolve("corpus").toString());
                expected.group("vectors");
                expected.vectors(shared.resolve("vectors"));
            }
        }
    }

    private void group(String name) {
        JsonObject line = new JsonObject();
        line.addProperty("group", name);
        write(line);
    }

    /** In ASCII, so that every text survives, also a lone surrogate. */
    private void write(JsonObject line) {
        StringBuilder ascii = new StringBuilder();
        gson.toJson(line).chars().forEach(c -> {
            if (c < 127) {
                ascii.append((char) c);
            } else {
                ascii.append(String.format("\\u%04x", c));
            }
        });
        out.println(ascii);
    }

    private void fixture(Fixture fixture) {
        String specification = fixture.options().getOrDefault("specification", "");
        document(fixture.options().getOrDefault("uri", "f." + fixture.language()), "", fixture.text(),
                specification.isEmpty() ? "" : settings("{\"specification\": \"" + specification + "\"}", ""));
    }

    private void files(Path folder, String without) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            if (text.length() < 2_000_000 && text.indexOf('\0') < 0) {
                document(without.isEmpty() ? file.getFileName().toString() : folder.relativize(file).toString(), "",
                        text, "");
            }
        }
    }

    private static String settings(String project, String registry) {
        return "urn-ls.json\n" + project.length() + "\n" + project
                + (registry.isEmpty() ? "" : "own.json\n" + registry.length() + "\n" + registry);
    }

    private void document(String path, String language, String text, String settings) {
        answers = new Answers();
        JsonObject line = new JsonObject();
        line.addProperty("path", path);
        line.addProperty("language", language);
        line.addProperty("text", text);
        line.addProperty("settings", settings);
        write(line);
        String checked = answers.check(path, language, text, settings);
        answer("check", checked);
        answer("fix", answers.fix(path, language, text, settings));
        answer("links", answers.links(path, language, text, settings));
        answer("symbols", answers.symbols(path, language, text, settings));
        int places = text.length() < 20_000 ? MOST_PLACES : 4; // each answer reads the whole document
        int left = places;
        for (JsonElement finding : JsonParser.parseString(checked).getAsJsonObject().getAsJsonArray("findings")) {
            if (--left >= 0) {
                int start = finding.getAsJsonObject().get("start").getAsInt();
                int end = finding.getAsJsonObject().get("end").getAsInt();
                answer("hover", answers.hover(path, language, text, settings, start), start);
                if (text.length() < 20_000) {
                    answer("actions", answers.actions(path, language, text, settings, start, end), start, end);
                }
            }
        }
        int names = places;
        for (Name name : Name.in(new Document("file:///" + path, language, 1, text), Specification.RFC8141)) {
            if (--names >= 0) {
                int middle = (name.range().start() + name.range().end()) / 2;
                answer("hover", answers.hover(path, language, text, settings, middle), middle);
                if (names >= places - MOST_COMPLETIONS) {
                    answer("complete", answers.complete(path, language, text, settings, middle), middle);
                }
                answer("canonical", answers.canonical(path, language, text, settings, middle), middle);
                answer("target", answers.target(path, language, text, settings, middle, "urn:example:renamed"), middle,
                        "urn:example:renamed");
                answer("rename", answers.rename(path, language, text, settings, name.spelling(), "urn:example:renamed"),
                        name.spelling(), "urn:example:renamed");
                answer("references", answers.references(path, language, text, settings, middle), middle);
            }
        }
    }

    private void answer(String question, String answer, Object... places) {
        JsonObject line = new JsonObject();
        line.addProperty("ask", question);
        JsonArray more = new JsonArray();
        for (Object place : places) {
            more.add(gson.toJsonTree(place));
        }
        line.add("places", more);
        line.addProperty("answer", answer);
        write(line);
    }

    /**
     * Registry files whose expressions are hard for some engines; those that one engine refuses must be said to be
     * refused.
     */
    private void expressions() {
        for (String expression : List.of("[a-z]+:[0-9]+", "(?:[ab]{2}-){2}", "(?:[ab]{2}-)+",
                "(?:\\\\d{1,3}\\\\.){3}\\\\d+", "(?:[ab]{2}-?){2}c",
                "(?i)abc(d|e)*", "\\\\p{Alpha}+", "\\\\w+?\\\\s", "[^:]+(:[^:]+){0,3}", "a|b|", "(a+)+b",
                "\\\\x41\\\\u0042", "[a-z&&[^m]]+", "\\\\Qa.b\\\\E+",
                "[", "(?=a)b", "a{2,1}", "\\\\p{IsLatin}+", "\\\\h")) {
            String registry = "{\"namespaces\": [{\"nid\": \"acme\", \"pattern\": \"" + expression + "\"}]}";
            StringBuilder text = new StringBuilder();
            for (String nss : List.of("a", "ab-ba-", "ab-ab", "abbac", "1.2.3.4", "1.2.3.4x", "ABCDE", "abcde", "a:1",
                    "x:y:z", "a.b.b", "aaaaab", "AB", "mno", "é")) {
                text.append("<a b=\"urn:acme:").append(nss).append("\"/>\n");
            }
            document("a.xml", "", text.toString(), settings("", registry));
        }
        document("a.xml", "", "<a b='urn:example:x'/>", settings("{ \"severity\": { \"nope\": 1 }, ", "{ broken"));
        document("a.xml", "", "<a b='urn:example:\ud800x'/>\udc00", "");
        document("sub/a.xml", "", "<a b='urn:isbn:9780306406158'/>",
                settings(
                        "{\"overrides\": [{\"files\": [\"sub/\"], \"severity\": {\"check-digit\": \"off\"}}], \"exclude\": [\"*.txt\"]}",
                        ""));
        document("a.txt", "", "urn:isbn:9780306406158", settings("{\"exclude\": [\"*.txt\"]}", ""));
    }

    private void vectors(Path folder) throws IOException {
        for (String row : Files.readAllLines(folder.resolve("syntax.tsv")).subList(1,
                Files.readAllLines(folder.resolve("syntax.tsv")).size())) {
            String urn = unescaped(row.substring(0, row.indexOf('\t')));
            name("parse", answers.parse(urn, ""), urn, "");
        }
        for (String row : Files.readAllLines(folder.resolve("equivalence.tsv"))) {
            String[] cells = row.split("\t");
            name("compare", answers.compare(unescaped(cells[0]), unescaped(cells[1])), unescaped(cells[0]),
                    unescaped(cells[1]));
        }
    }

    private void name(String question, String answer, String first, String second) {
        JsonObject line = new JsonObject();
        line.addProperty("ask", question);
        line.addProperty("first", first);
        line.addProperty("second", second);
        line.addProperty("answer", answer);
        write(line);
    }

    private static String unescaped(String cell) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cell.length(); i++) {
            if (cell.startsWith("\\u", i)) {
                text.append((char) Integer.parseInt(cell.substring(i + 2, i + 6), 16));
                i += 5;
            } else {
                text.append(cell.charAt(i));
                i += cell.startsWith("\\\\", i) ? 1 : 0;
            }
        }
        return text.toString();
    }
}
