import com.google.gson.Gson;
import com.google.gson.JsonObject;
import io.github.urnls.support.Fixture;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes the documents of the fixtures, one JSON object a line, for {@code parity.test.mjs}: {@code group path language
 * text project registry}.
 *
 * <pre>java -classpath CLASSES Documents.java FIXTURES SHARED OUTPUT</pre>
 *
 * <p>
 * Without the folder {@code SHARED}, its corpus is left out.
 */
final class Documents {

    private final Gson gson = new Gson();
    private final PrintWriter out;
    private String group = "";

    private Documents(PrintWriter out) {
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        Path fixtures = Path.of(args[0]);
        Path shared = Path.of(args[1]);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(args[2])))) {
            Documents documents = new Documents(out);
            documents.group("fixtures");
            for (String folder : List.of("rules", "formats", "levels", "judgement", "namespaces")) {
                Fixture.in(fixtures.resolve(folder)).forEach(documents::fixture);
            }
            documents.group("documents of the fuzzer");
            documents.files(fixtures.resolve("fuzz"), "");
            documents.group("expressions of users");
            documents.expressions();
            if (Files.isDirectory(shared)) {
                documents.group("corpus");
                documents.files(shared.resolve("corpus"), shared.resolve("corpus").toString());
            }
        }
    }

    private void group(String name) {
        group = name;
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
                specification.isEmpty() ? "" : "{\"specification\": \"" + specification + "\"}");
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

    private void document(String path, String language, String text, String project) {
        document(path, language, text, project, "");
    }

    private void document(String path, String language, String text, String project, String registry) {
        JsonObject line = new JsonObject();
        line.addProperty("group", group);
        line.addProperty("path", path);
        line.addProperty("language", language);
        line.addProperty("text", text);
        line.addProperty("project", project);
        line.addProperty("registry", registry);
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
            document("a.xml", "", text.toString(), "", registry);
        }
        document("a.xml", "", "<a b='urn:example:x'/>", "{ \"severity\": { \"nope\": 1 }, ", "{ broken");
        document("a.xml", "", "<a b='urn:example:\ud800x'/>\udc00", "");
        document("sub/a.xml", "", "<a b='urn:isbn:9780306406158'/>",
                "{\"overrides\": [{\"files\": [\"sub/\"], \"severity\": {\"check-digit\": \"off\"}}], \"exclude\": [\"*.txt\"]}");
        document("a.txt", "", "urn:isbn:9780306406158", "{\"exclude\": [\"*.txt\"]}");
    }
}
