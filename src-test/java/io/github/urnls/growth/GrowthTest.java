package io.github.urnls.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonPrimitive;
import io.github.urnls.fuzz.StepCountingLoader;
import io.github.urnls.support.Cases;
import io.github.urnls.support.HostileText;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Twice the document takes about twice the work: to read, to check, to repair, to report, and to answer each request of
 * an editor. Work is counted in steps ({@code StepCountingLoader}), which are the same on every machine. So do the
 * sizes of answers, and the bytes allocated for them.
 */
class GrowthTest {

    private static final int AGAIN = 2; // times that what is allocated is measured again
    private static final int[] SIZES = {1, 2, 4};

    /** What is added for twice the size may be so many times what was added before: a square would take four. */
    private static final double MOST = 2.6;

    /** So many steps for each character of the largest document do not matter, however they grow. */
    private static final int FREE = 20;

    /** As {@link #FREE}, for bytes that are allocated: buffers grow in jumps. */
    private static final int FREE_BYTES = 100;

    /** So many names or comments are in the smallest document of most kinds. */
    private static final int MANY = 40;

    private static final String[] FORMATS = {"text", "jsonl", "sarif", "junit", "github", "gitlab", "concise"};
    private static final String SCHEMAS = "http://www.w3.org/2001/XMLSchema";
    private static final StepCountingLoader LOADER = new StepCountingLoader();

    /** A kind of document, in any size. */
    record Kind(String language, String name, int unit, IntFunction<String> text) {

        @Override
        public String toString() {
            return language + " " + name;
        }
    }

    private static final String RDF = "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\""
            + " xmlns:a=\"urn:example:\">\n";

    private static final String FORM = "Namespace Identifier: acme\nVersion: 1\nDate: 2026-03-01\nRegistrant: "
            + "A\nSyntax:\n";

    private static Kind repeated(String language, int unit, String before, String piece, String after) {
        return new Kind(language, before + piece.replace("\n", "\\n") + "…" + after.replace("\n", "\\n"), unit,
                size -> before + piece.repeat(size) + after);
    }

    private static Kind numbered(String language, int unit, String name, IntFunction<String> piece) {
        return new Kind(language, name, unit, size -> {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < size; i++) {
                text.append(piece.apply(i));
            }
            return text.toString();
        });
    }

    /** All of them take minutes, so that {@code mvn test} takes every fifth. */
    private static Stream<HostileText> some(Stream<HostileText> all) {
        List<HostileText> list = all.toList();
        int step = Cases.tries(5, 1);
        return IntStream.range(0, list.size()).filter(i -> i % step == 0).mapToObj(list::get);
    }

    /**
     * The formats that a kind of document is reported in: in {@code mvn test} a fifth of them, others for other kinds.
     */
    private static String[] formatsFor(Kind kind) {
        int step = Cases.tries(5, 1);
        int first = Math.floorMod(kind.name().hashCode(), step);
        return IntStream.range(0, FORMATS.length).filter(i -> i % step == first).mapToObj(i -> FORMATS[i])
                .toArray(String[]::new);
    }

    /** One name that is very long. */
    static Stream<Kind> longNames() {
        return Stream
                .of("a", "%41", "%2f", "%00", "%c3%28", "%d0%b0", "%", "%4", "é", "а", "aа", "?", "?a", "?+a", "?=a",
                        "#", "#a", ":", "::", ":a", "a:", "(", ")", "[", "]", "{", "}", "/", "//", "a.", "1.", "0", "-",
                        "a-", "_",
                        "=", "&", "&a=b", ";", ",", "*", "+", "$", "@", "a@", "~", "'", "|", "^", "\\", "\u200b", "A",
                        ".0", "${a}",
                        "urn:", "tc:", "SAML:")
                .flatMap(piece -> Stream.of("urn:example:", "urn:uuid:", "urn:oid:1.",
                        "urn:oasis:names:tc:", "urn:ietf:params:")
                        .map(name -> repeated("xml", 200, "<a b=\"" + name, piece, "\"/>\n")));
    }

    /** A name that is long, and then wrong again and again. */
    static Stream<Kind> wrongEnds() {
        return Stream.of("?", "é", "%", "%41", "%00", "(", "[", "#", "а", "\u200b", "|", "?+a", "&").map(
                piece -> new Kind("xml", "a…" + piece + "…", 200,
                        size -> "<a b=\"urn:example:" + "a".repeat(size) + piece.repeat(size) + "\"/>\n"));
    }

    /** Much of everything else. */
    static Stream<Kind> manyThings() {
        List<Kind> kinds = new ArrayList<>(List.of(
                repeated("py", MANY, "", "u = \"urn:example:a b\"\n", ""),
                repeated("py", MANY, "u = \"\"\"", "urn:isbn:9780306406158\n", "\"\"\"\n"),
                repeated("xml", MANY, "<r>", "<a b=\"\"\n  c=\"urn:isbn:9780306406158\"/>\n", "</r>"),
                repeated("xml", MANY, "<a>", "<ObjectID>1</ObjectID><b><URN>urn:oma:lwm2m:x:2</URN>", ""),
                repeated("json", MANY, "{\"resourceType\":[", "{\"system\": \"urn:oid:2.16.840.1.113883.6.1\"},", "]}"),
                repeated("xml", MANY, "<r>\n", "<a b=\"urn:isbn:9780306406158\"/>", "</r>"),
                repeated("md", MANY, "", "urn:isbn:9780306406158\n", ""),
                repeated("json", MANY, "[", "\"urn:isbn:9780306406158\",\n", "0]"),
                repeated("xml", MANY, "", "<a xmlns=\"URN:example:A\" b=\"urn:Example:A\"/>\n", ""),
                repeated("xml", MANY, "", "<a>", "urn:example:a b"),
                repeated("json", MANY, "", "[", "\"urn:example:a b\""),
                repeated("json", MANY, "{\"a\":\"id=", "urn:oid:1.2.3;", "\"}"),
                repeated("json", MANY, "{\"a\":\"", "urn:isbn:9780306406157@", "\"}"),
                repeated("json", MANY, "", "{\"a\":", "\"urn:example:a b\""),
                repeated("yaml", MANY, "", "- ", "\"urn:example:a b\""),
                repeated("txt", MANY, "", "urn:example:a[b ", ""),
                repeated("xml", MANY, "<a b=\"", "urn:example:a?b ", "\"/>"),
                repeated("txt", MANY, "", "urn:oasis:names:tc:SAML:1.1:nameid-format:persistent\n", ""),
                repeated("py", MANY, "# ", "urn-ls:ignore ", "\nu = \"urn:example:a b\"\n"),
                repeated("py", MANY, "# ", "urn-ls:ignore[ ", "\nu = \"urn:example:a b\"\n"),
                repeated("py", MANY, "# urn-ls:ignore[", "illegal-character,", "x]\nu = \"urn:example:a b\"\n"),
                repeated("py", MANY, "# urn-ls:off ", "because of ", "\n" + "u = \"urn:example:a b\"\n".repeat(200)),
                repeated("py", MANY, "", "# urn-ls:ignore\n", "u = \"urn:example:a b\"\n"),
                repeated("py", MANY, "", "u = \"urn:example:a b\" # urn-ls:ignore[illegal-character] why\n", ""),
                repeated("js", MANY, "", "/* urn-ls:ignore */ ", "u = \"urn:example:a b\"\n"),
                repeated("kotlin", MANY, "", "\"a${b}c\",\"${\",", "\"urn:example:a b\""),
                repeated("js", MANY, "", " ", "/* urn-ls:ignore */ ".repeat(50) + "u = \"urn:example:a b\"\n"),
                numbered("py", MANY, "off and on",
                        i -> i % 2 == 0 ? "# urn-ls:off[x" + i + "]\n" : "# urn-ls:on[c" + i + "]\n"),
                new Kind("py", "off, then on", MANY, size -> {
                    StringBuilder text = new StringBuilder();
                    for (int i = 0; i < size; i++) {
                        text.append("# urn-ls:off[illegal-character,x").append(i).append("]\n");
                    }
                    for (int i = 0; i < size; i++) {
                        text.append("u = \"urn:example:a b\"\n# urn-ls:on[c").append(i).append("]\n");
                    }
                    return text.toString();
                }),
                numbered("xml", MANY, "different names", i -> "<a b=\"urn:example:n" + i + "\"/>\n"),
                numbered("xml", MANY, "different wrong names", i -> "<a b=\"urn:example:n " + i + "\"/>\n"),
                numbered("xml", MANY, "different namespaces", i -> "<a b=\"urn:acme" + i + ":x\"/>\n"),
                numbered("xml", MANY, "different misspelled namespaces", i -> "<a b=\"urn:uuidd" + i % 7 + ":x\"/>\n"),
                numbered("xml", MANY, "two spellings",
                        i -> "<a b=\"urn:example:%c3%a" + i % 10 + "\" c=\"urn:example:%C3%A" + i % 10 + "\"/>\n"),
                numbered("xml", MANY, "declared",
                        i -> "<schema targetNamespace=\"urn:example:n" + (1000 + i)
                                + "\" xmlns:a=\"urn:example:m\"/>\n"),
                numbered("js", MANY, "signs of expressions on one line", i -> "\"urn:example:a(" + i + ")\","),
                numbered("json", MANY, "ids",
                        i -> "{\"$id\": \"urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e" + (1000 + i % 9000) + "\"}\n"),
                numbered("xml", MANY, "bases", i -> "<a xml:base=\"urn:example:" + i + "\" href=\"b" + i + "\"/>\n"),
                numbered("xml", MANY, "nested bases",
                        i -> "<a xml:base=\"urn:example:" + i + "\" href=\"b" + i + "\">\n"),
                numbered("xml", MANY, "embedded schemas", i -> "<a><![CDATA[<schema xmlns='" + SCHEMAS
                        + "' targetNamespace='urn:example:n" + i + "'/>]]></a>\n"),
                numbered("md", MANY, "fences", i -> "```json\n{\"type\": \"object\", \"$id\": \"urn:example:n" + i
                        + "\"}\n```\n"),
                repeated("md", MANY, "", "```\ntargetNamespace=\"urn:example:a\"\n~~~\n", ""),
                repeated("md", MANY, "", "\n    $id: urn:example:a\n", ""),
                numbered("yaml", MANY, "mappings", i -> "a" + i + ":\n  $id: urn:example:n" + i + "\n  type: object\n"),
                repeated("yaml", MANY, "", "a: ", "$id: urn:example:a\n"),
                new Kind("yaml", "deeper and deeper", MANY, size -> {
                    StringBuilder text = new StringBuilder();
                    for (int i = 0; i < Math.sqrt(size) * 8; i++) {
                        text.append(" ".repeat(i)).append("$id: urn:example:a\n");
                    }
                    return text.toString();
                }),
                numbered("ttl", MANY, "subjects", i -> "<urn:example:n" + i + "> a <urn:example:a> .\n"),
                repeated("ttl", MANY, "", "<urn:example:a> ", ""),
                repeated("ttl", MANY, "@prefix a: <urn:example:> .\n", "a:b a:c\\- a:d . # a:e\n", ""),
                numbered("ttl", MANY, "prefixes", i -> "@prefix a" + i % 9 + ": <urn:example:n" + i + "#> . a" + i % 9
                        + ":b a a0:c .\n"),
                repeated("ttl", MANY, "@prefix a: <urn:example:> .\n", "a:\\", ""),
                repeated("ttl", MANY, "@prefix a: <urn:example:> . a:b a:c ( ", "1 ", ") ."),
                repeated("ttl", MANY, "<urn:example:> ", "prefix#", ""),
                repeated("yang", MANY, "module m { namespace \"urn:example:m\"; prefix p; augment ", "/p:a", " { }"),
                repeated("yang", MANY, "module m { namespace \"urn:example:m\"; prefix p; description \"", "a\\n",
                        "\";"),
                repeated("json", MANY, "{\"@context\":{\"a\":\"urn:example:\"},\"a:b\":[",
                        "{\"@id\":\"a:c\",\"a:d\":1},",
                        "1]}"),
                repeated("json", MANY, "", "{\"@context\":{\"a\":\"urn:example:\"},\"a:b\":", "\"a:c\""),
                repeated("json", MANY, "{\"@context\":{\"a\":\"urn:example:\"},\"a:b\":", "[", "\"a:c\""),
                new Kind("json", "nested contexts", 10 * MANY, size -> IntStream.range(0, size)
                        .mapToObj(i -> "{\"@context\":{\"p" + i + "\":\"urn:example:n" + i + ":\"},\"p" + i + ":a\":")
                        .collect(Collectors.joining()) + "1" + "}".repeat(size)),
                new Kind("json", "an array of contexts", 10 * MANY, size -> IntStream.range(0, size)
                        .mapToObj(i -> "{\"p" + i + "\":\"urn:example:n" + i + ":\"}")
                        .collect(Collectors.joining(",", "{\"@context\":[", "],\"p1:a\":1}"))),
                new Kind("json", "a context around many", 10 * MANY, size -> IntStream.range(0, 2 * size)
                        .mapToObj(i -> i < size
                                ? "\"p" + i + "\":\"urn:example:n" + i + ":\"" + (i + 1 < size ? "," : "},\"a\":[")
                                : "{\"@context\":{\"q\":\"urn:example:\"},\"q:a\":1},")
                        .collect(Collectors.joining("", "{\"@context\":{", "1]}"))),
                new Kind("json", "prefixes by prefixes", 10 * MANY,
                        size -> "{\"@context\":[{\"p0\":\"urn:example:\"}" + IntStream
                                .range(0, size).mapToObj(i -> ",{\"p" + (i + 1) + "\":\"p" + i + ":abcdefgh/\"}")
                                .collect(Collectors.joining()) + "],\"p1:a\":1}"),
                new Kind("json", "nested ids", 5 * MANY,
                        size -> "{\"id\":\"urn:example:a\",\"attributes\":".repeat(size) + "1"
                                + "}".repeat(size)),
                new Kind("yaml", "nested ids", 5 * MANY, size -> "{$id: \"urn:example:a\", type: ".repeat(size) + "1"
                        + "}".repeat(size)),
                repeated("json", 5 * MANY, "{", "\"$id\":\"urn:example:a\",", "\"a\":1}"),
                repeated("xml", 5 * MANY, RDF + "<rdf:Description ", "rdf:about=\"urn:example:a\" ", "/></rdf:RDF>"),
                numbered("xml", 5 * MANY, "spellings of one name", i -> "<a id=\"urn:example:" + IntStream.range(0, 11)
                        .mapToObj(bit -> (i >> bit & 1) == 0 ? "%c3%a9" : "%C3%A9").collect(Collectors.joining())
                        + "\"/>\n"),
                repeated("xml", MANY, RDF, "<a:b a:c=\"d\"/>\n", "</rdf:RDF>"),
                repeated("xml", MANY, RDF, "<a:b xmlns:a=\"urn:example:c\">", ""),
                repeated("xml", MANY, "<schema xmlns=\"" + SCHEMAS + "\" xmlns:a=\"urn:example:a\" base=\"", "a:b ",
                        "\"/>"),
                numbered("yang", MANY, "types",
                        i -> (i == 0 ? "module m { namespace \"urn:example:m\"; prefix p;\n" : "")
                                + "type p:t" + i + ";\n"),
                repeated("yang", MANY, "module m { namespace \"urn:example:m\"; prefix p; path \"", "/p:a", "\";"),
                numbered("java", MANY, "constants",
                        i -> "static final String A" + i + " = \"urn:example:n" + i + "\";\n"),
                repeated("java", MANY, "", "const a = 1 ", "A = \"urn:example:a\";\n"),
                repeated("java", MANY, "", "A = \"urn:example:a\"; ", ""),
                numbered("yang", MANY, "modules",
                        i -> "module m" + i + " { namespace \"urn:example:m" + i + "\"; prefix p; }\n")));
        // Registration templates.
        kinds.addAll(List.of(
                repeated("txt", 3 * MANY, FORM, "Purpose ", "\nPurpose: x\n"),
                repeated("txt", 3 * MANY, FORM, "a = b\n", "Purpose: x\n"),
                repeated("txt", 3 * MANY, "", "Namespace Identifier: x\n", FORM),
                repeated("txt", 3 * MANY, "", FORM, "")));
        some(HostileText.names())
                .forEach(text -> kinds.add(repeated(text.language(), 120, "", text.piece(), "\nurn:example:last\n")));
        return kinds.stream();
    }

    /** What opens and is never closed. */
    static Stream<Kind> openings() {
        return some(HostileText.openings())
                .map(text -> repeated(text.language(), 150, "", text.piece(), "\nurn:example:last\n"));
    }

    @ParameterizedTest
    @MethodSource({"longNames", "wrongEnds", "manyThings", "openings"})
    void readingAndChecking(Kind kind) throws Exception {
        assertGrows(kind, text -> invoke("read", kind.language(), text));
    }

    @ParameterizedTest
    @MethodSource("manyThings")
    void repairing(Kind kind) throws Exception {
        assertGrows(kind, text -> invoke("repair", kind.language(), text));
    }

    @ParameterizedTest
    @MethodSource("someThings")
    void reporting(Kind kind, @TempDir Path folder) throws Exception {
        assertGrows(kind, text -> {
            Path file = folder.resolve("a." + kind.language());
            Files.writeString(file, text);
            return invoke("report", file.toString(), formatsFor(kind));
        });
    }

    @ParameterizedTest
    @MethodSource("someThings")
    void answering(Kind kind) throws Exception {
        assertGrows(kind, text -> invoke("answer", kind.language(), text, requests(text)));
    }

    /** Those that no {@link HostileText} has: sessions and reports take more steps. */
    static Stream<Kind> someThings() {
        return Stream.concat(manyThings().filter(kind -> kind.unit() == MANY),
                Stream.of("a", "%41", "é", "?", "(", ":a")
                        .map(piece -> repeated("xml", 200, "<a b=\"urn:example:", piece, "\"/>\n")));
    }

    /** Requests about the middle of the text, and about all of it. */
    private static Map<String, String> requests(String text) {
        int middle = text.length() / 2;
        int start = text.lastIndexOf('\n', middle);
        // Of several names on a line always the same one, since they are not alike.
        int at = start < 0 ? text.lastIndexOf("urn:", middle) : text.indexOf("urn:", start);
        int offset = Math.max(0, at < 0 ? text.lastIndexOf("urn:") : at);
        int line = (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
        int column = offset - text.lastIndexOf('\n', offset) - 1;
        String document = "{\"textDocument\":{\"uri\":\"file:///growth/a\"}";
        String position = ",\"position\":{\"line\":" + line + ",\"character\":" + (column + 6) + "}";
        String range = ",\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":1000000,\"character\":0}}";
        Map<String, String> requests = new LinkedHashMap<>();
        for (String method : List.of("hover", "completion", "documentHighlight", "prepareRename", "definition",
                "references")) {
            requests.put("textDocument/" + method,
                    document + position + ",\"context\":{\"includeDeclaration\":true}}");
        }
        for (String method : List.of("documentLink", "documentSymbol", "semanticTokens/full", "codeLens")) {
            requests.put("textDocument/" + method, document + "}");
        }
        for (String method : List.of("semanticTokens/range", "inlayHint")) {
            requests.put("textDocument/" + method, document + range + "}");
        }
        for (String kind : List.of("source.fixAll", "source", "refactor.rewrite")) {
            requests.put("textDocument/codeAction " + kind,
                    document + range + ",\"context\":{\"diagnostics\":[],\"only\":[\"" + kind + "\"]}}");
        }
        requests.put("textDocument/codeAction", document + range + ",\"context\":{\"diagnostics\":[]}}");
        requests.put("textDocument/rename",
                document + position + ",\"newName\":" + new JsonPrimitive("urn:example:z") + "}");
        requests.put("workspace/symbol", "{\"query\":\"example\"}");
        return requests;
    }

    /** A list of values may be long, as that of the numbers of RFCs: it is not gone through for each name. */
    @Test
    void aLongListOfValuesCostsNothing() throws Exception {
        invoke("value", 10); // what is made once
        long few = invoke("value", 100).get("near misses");
        long many = invoke("value", 10_000).get("near misses");
        assertTrue(many < 2 * few, few + " steps with 100 values, " + many + " with 10,000");
    }

    /** A file with many names that are raised is not gone through for each of them. */
    @Test
    void manyRaisedNames() throws Exception {
        invoke("raised", 10); // what is made once
        long few = invoke("raised", 500).get("differences");
        long many = invoke("raised", 5_000).get("differences");
        assertTrue(many < 15 * few, few + " steps for 500 names, " + many + " for 5,000");
    }

    private interface Work {

        /** The steps that each part of the work takes. */
        Map<String, Long> on(String text) throws Exception;
    }

    private static void assertGrows(Kind kind, Work work) throws Exception {
        work.on(kind.text().apply(kind.unit())); // what is made once
        List<String> tooMany = tooFast(kind, work);
        // A thread of the machine may end in between, and all of its buffer counts: what grows does so each time.
        for (int i = 0; i < AGAIN && tooMany.stream().anyMatch(one -> one.contains(GrowthProbe.ALLOCATED)); i++) {
            tooMany = tooFast(kind, work);
        }
        assertEquals(List.of(), tooMany, () -> kind + ": steps for 1, 2 and 4 times the document");
    }

    /** What grows faster than the document. */
    private static List<String> tooFast(Kind kind, Work work) throws Exception {
        Map<String, long[]> steps = new LinkedHashMap<>();
        for (int i = 0; i < SIZES.length; i++) {
            int at = i;
            work.on(kind.text().apply(kind.unit() * SIZES[i]))
                    .forEach((what, taken) -> steps.computeIfAbsent(what, other -> new long[SIZES.length])[at] = taken);
        }
        long length = kind.text().apply(kind.unit() * SIZES[SIZES.length - 1]).length();
        return steps.entrySet().stream()
                .filter(part -> growsTooFast(part.getValue(), length
                        * (part.getKey().endsWith(GrowthProbe.ALLOCATED) ? FREE_BYTES : FREE)))
                .map(part -> part.getKey() + ": " + Arrays.toString(part.getValue())).toList();
    }

    private static boolean growsTooFast(long[] steps, long free) {
        long last = steps[2] - steps[1];
        // The second condition leaves out names of which some rules see no more once they are too long.
        return last > MOST * (steps[1] - steps[0]) && steps[2] > 2 * steps[1] && last > free;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Long> invoke(String method, Object... arguments) throws Exception {
        Method probe = LOADER.method(GrowthProbe.class, method);
        try {
            return (Map<String, Long>) probe.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            throw new AssertionError(e.getCause());
        }
    }
}
