package io.github.urnls.lsp.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.fuzz.Documents;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import io.github.urnls.lsp.InMemoryServer;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.LspClient;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * A document that is edited piece by piece, and one that is closed and opened again with the whole text after each
 * notification: whatever is asked of them, the answers are the same. Speaks the protocol to two sessions, so nothing is
 * assumed of what is behind it.
 */
public final class EditTarget implements FuzzTarget {

    private static final int MOST_NOTIFICATIONS = 8;
    private static final int MOST_CHANGES = 3;

    private static final List<String> TYPED = List.of("", "\n", "\r\n", "\r", "urn:example:x y", "\"", "<", "😀", "é",
            "?", "-->", "\\", "  ",
            "urn:", "'", "`", "/*", "*/", "#", "\"\"\"", "<!--", "]]>", "{", "}", "urn-ls:ignore", "|", "- ", "a", ":",
            ">", "```", "&amp;");

    /** What is asked of a document. */
    private static final List<String> QUESTIONS = List.of("textDocument/diagnostic", "textDocument/documentLink",
            "textDocument/semanticTokens/full",
            "textDocument/documentSymbol", "textDocument/codeLens");

    private enum Encoding {
        /** Half a surrogate pair cannot be written in UTF-8; U+FFFD, which stands for it, takes three octets. */
        UTF_8("utf-8", line -> line.codePoints().map(c -> c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4).sum()),
        UTF_16("utf-16", String::length),
        UTF_32("utf-32", line -> line.codePointCount(0, line.length()));

        private final String id;
        private final ToIntFunction<String> columns;

        Encoding(String id, ToIntFunction<String> columns) {
            this.id = id;
            this.columns = columns;
        }
    }

    private record Pair(LspClient edited, LspClient resent) {}

    private final Map<Encoding, Pair> clients = new EnumMap<>(Encoding.class);

    @Override
    public String name() {
        return "edits";
    }

    @Override
    public void check(Input input) {
        String uri = "file:///no/such/folder/x." + input.choice(Documents.EXTENSIONS);
        Encoding encoding = input.choice(List.of(Encoding.values()));
        Pair pair = clients.computeIfAbsent(encoding,
                one -> new Pair(InMemoryServer.client(one.id), InMemoryServer.client(one.id)));
        List<List<int[]>> script = script(input);
        StringBuilder text = new StringBuilder(input.text());
        pair.edited.notify("textDocument/didOpen", opened(uri, 1, text.toString()));
        try {
            int version = 1;
            for (List<int[]> changes : script) {
                version++;
                JsonArray events = new JsonArray();
                changes.forEach(change -> events.add(change(text, change, encoding)));
                pair.edited.notify("textDocument/didChange", changed(uri, version, events));
                pair.resent.notify("textDocument/didOpen", opened(uri, version, text.toString()));
                compare(pair, uri, text, encoding, version > script.size());
                pair.resent.notify("textDocument/didClose", document(uri));
            }
        } finally {
            pair.edited.notify("textDocument/didClose", document(uri));
        }
    }

    /** Each change is a place, how many characters go there, and what is typed. */
    private static List<List<int[]>> script(Input input) {
        List<List<int[]>> script = new ArrayList<>();
        for (int i = input.choice(MOST_NOTIFICATIONS); i >= 0; i--) {
            List<int[]> changes = new ArrayList<>();
            for (int j = input.choice(MOST_CHANGES); j >= 0; j--) {
                changes.add(new int[] {input.number(65535), input.choice(64), input.choice(TYPED.size() + 8),
                        input.choice(256)});
            }
            script.add(changes);
        }
        return script;
    }

    /**
     * Makes one change in {@code client}, as an editor that knows nothing of our classes would, and says so in the
     * protocol's way.
     */
    private static JsonObject change(StringBuilder client, int[] change, Encoding encoding) {
        int a = place(client, change[0] % (client.length() + 1));
        int b = place(client, Math.min(client.length(), a + change[1]));
        int start = Math.min(a, b);
        // Behind the table of what is typed: a piece of the document, as when someone pastes.
        String typed = change[2] < TYPED.size() ? TYPED.get(change[2])
                : client.substring(place(client, change[3] % (client.length() + 1)), place(client, client.length()));
        String text = typed.substring(0, Math.min(typed.length(), 200));
        JsonObject event = Json.object("range",
                Json.range(position(client, start, encoding), position(client, Math.max(a, b), encoding)), "text",
                text);
        client.replace(start, Math.max(a, b), text);
        return event;
    }

    /** A place that a cursor can have: not within a line end, not within a character. */
    private static int place(StringBuilder text, int offset) {
        int at = offset;
        while (at > 0 && at < text.length() && (Character.isLowSurrogate(text.charAt(at))
                || text.charAt(at) == '\n' && text.charAt(at - 1) == '\r')) {
            at--;
        }
        return at;
    }

    private static JsonObject position(StringBuilder text, int offset, Encoding encoding) {
        String[] lines = text.substring(0, offset).split("\r\n|\n|\r", -1);
        return Json.position(lines.length - 1, encoding.columns.applyAsInt(lines[lines.length - 1]));
    }

    /** Diagnostics each time, everything else at the end. */
    private static void compare(Pair pair, String uri, StringBuilder text, Encoding encoding, boolean last) {
        for (String method : last ? QUESTIONS : QUESTIONS.subList(0, 1)) {
            assertEquals(answer(pair.resent, method, document(uri)), answer(pair.edited, method, document(uri)),
                    () -> method + " of " + text);
        }
        if (!last) {
            return;
        }
        int urn = Math.max(0, text.lastIndexOf("urn:"));
        JsonObject pointing = document(uri);
        pointing.add("position", position(text, urn, encoding));
        assertEquals(answer(pair.resent, "textDocument/hover", pointing),
                answer(pair.edited, "textDocument/hover", pointing), () -> "hover in " + text);
        JsonObject ranging = document(uri);
        ranging.add("range", Json.range(Json.position(0, 0), position(text, text.length(), encoding)));
        ranging.add("context", Json.object("diagnostics", new JsonArray()));
        for (String method : List.of("textDocument/inlayHint", "textDocument/codeAction")) {
            assertEquals(answer(pair.resent, method, ranging), answer(pair.edited, method, ranging),
                    () -> method + " of " + text);
        }
    }

    /** Ids of results are numbers that nobody else counts. */
    private static String answer(LspClient client, String method, JsonObject params) {
        return client.request(method, params).toString().replaceAll("\"resultId\":\"[^\"]*\"", "");
    }

    private static JsonObject document(String uri) {
        return Json.object("textDocument", Json.object("uri", uri));
    }

    private static JsonObject opened(String uri, int version, String text) {
        return Json.object("textDocument", Json.object("uri", uri, "languageId", "", "version", version, "text", text));
    }

    private static JsonObject changed(String uri, int version, JsonArray events) {
        return Json.object("textDocument", Json.object("uri", uri, "version", version), "contentChanges", events);
    }

    @Override
    public Stream<byte[]> seeds() {
        return Documents.drawn().filter(fixture -> fixture.text().length() < 400)
                .map(fixture -> Input.of(fixture.text(),
                        Documents.language(fixture), fixture.text().length() % 3, 1, 0, 0, 10, 3,
                        fixture.text().length() % 30,
                        0, 1, 0, 30, 0, 5, 0, 0, 40, 2, 3, 0));
    }
}
