package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.fuzz.StepCountingLoader;
import io.github.urnls.fuzz.Steps;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A name is parsed once in each state of a document, and what is asked of it afterwards parses nothing. */
class ParseCountTest {

    private static final String FIRST = "urn:isbn:9780306406157";
    private static final String SECOND = "urn:example:a";
    private static final String DOCUMENT = "\"textDocument\":{\"uri\":\"file:///a.txt\"";
    private static final String AT_FIRST = DOCUMENT + "},\"position\":{\"line\":0,\"character\":9}";

    /**
     * Names are kept as long as memory is not needed, so now and then one may be read again: the best of a few runs
     * counts.
     */
    private static final int RUNS = 4;

    private static List<String> opened() {
        return new ArrayList<>(List.of(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"processId\":null,"
                        + "\"rootUri\":null,\"capabilities\":{\"textDocument\":{\"diagnostic\":{},"
                        + "\"hover\":{\"contentFormat\":[\"markdown\"]}}}}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{" + DOCUMENT
                        + ",\"languageId\":\"plaintext\",\"version\":1,\"text\":\"<" + FIRST + ">\\n<" + SECOND
                        + ">\\n\"}}}",
                diagnostic(2)));
    }

    private static String diagnostic(int id) {
        return request(id, "textDocument/diagnostic", DOCUMENT + "}");
    }

    private static String request(int id, String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":{" + params + "}}";
    }

    /** How often each text was parsed at least, in several sessions. */
    private static Map<String, Integer> parsed(List<String> messages) {
        Method session = new StepCountingLoader().method(ParseProbe.class, "session");
        return IntStream.range(0, RUNS).mapToObj(run -> {
            Steps.forgetParsed();
            try {
                session.invoke(null, (Object) messages.toArray(String[]::new));
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
            return Steps.parsed();
        }).min((a, b) -> sum(a) - sum(b)).orElseThrow();
    }

    private static int sum(Map<String, Integer> parsed) {
        return parsed.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static void assertParsed(int most, List<String> messages) {
        Map<String, Integer> parsed = parsed(messages);
        assertTrue(parsed.getOrDefault(FIRST, 0) >= 1, "the names are parsed at all");
        assertTrue(parsed.getOrDefault(FIRST, 0) <= most && parsed.getOrDefault(SECOND, 0) <= most, parsed::toString);
    }

    @Test
    void onceWhenADocumentIsOpened() {
        assertParsed(1, opened());
    }

    @Test
    void onceForAnEditThatBreaksNothing() {
        List<String> messages = opened();
        messages.add("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{" + DOCUMENT
                + ",\"version\":2},\"contentChanges\":[{"
                + "\"range\":{\"start\":{\"line\":2,\"character\":0},\"end\":{\"line\":2,\"character\":0}},"
                + "\"text\":\"x\"}]}}");
        messages.add(diagnostic(3));
        assertParsed(2, messages);
    }

    /** By no older specification either: Markdown does not tell which of them allow the name, as plain text does. */
    @Test
    void notAgainForAHover() {
        List<String> messages = opened();
        messages.add(request(3, "textDocument/hover", AT_FIRST));
        messages.add(request(4, "textDocument/references", AT_FIRST + ",\"context\":{\"includeDeclaration\":true}"));
        assertParsed(1, messages);
    }

    /** The hover looks for the file that defines the name, and reads its declarations. */
    @Test
    void notAgainForAHoverOfADeclaredName() {
        String declared = "urn:example:declared";
        String uri = "\"textDocument\":{\"uri\":\"file:///a.xsd\"";
        List<String> messages = opened();
        messages.add("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{" + uri
                + ",\"languageId\":\"xml\",\"version\":1,\"text\":\"<xs:schema"
                + " xmlns:xs='http://www.w3.org/2001/XMLSchema' targetNamespace='" + declared + "'/>\"}}}");
        messages.add(request(3, "textDocument/diagnostic", uri + "}"));
        Map<String, Integer> before = parsed(messages);
        messages.add(request(4, "textDocument/hover", uri + "},\"position\":{\"line\":0,\"character\":80}"));
        assertTrue(before.getOrDefault(declared, 0) >= 1, before::toString);
        assertEquals(before, parsed(messages));
    }

    /** The new name is another one; the text that the rename would give is another state. */
    @Test
    void notAgainForARename() {
        List<String> messages = opened();
        messages.add(request(3, "textDocument/rename", AT_FIRST + ",\"newName\":\"urn:example:b\""));
        Map<String, Integer> parsed = parsed(messages);
        // The old name is also read for the map of the rename, and by the specification of the documents.
        assertTrue(parsed.getOrDefault(FIRST, 0) <= 3 && parsed.getOrDefault(SECOND, 0) <= 3, parsed::toString);
    }
}
