package io.github.urnls.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.lsp.Edits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What an editor and a server have once said to each other, as {@code src-test/hosts/editors/record} wrote it down: who
 * spoke, and the message; of the server's only the kind.
 */
record RecordedSession(List<Entry> entries) {

    /** One message. */
    record Entry(boolean client, JsonObject message) {

        boolean isRequest() {
            return message.has("method") && message.has("id");
        }

        boolean isAnswer() {
            return !message.has("method");
        }

        String method() {
            return message.has("method") ? message.get("method").getAsString() : "";
        }

        String id() {
            return message.get("id").toString();
        }

        JsonObject params() {
            return message.getAsJsonObject("params");
        }
    }

    /** A document as the editor has it at the end. */
    record Open(String language, int version, String text) {}

    static RecordedSession read(Path file) throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            JsonObject entry = JsonParser.parseString(line).getAsJsonObject();
            entries.add(new Entry(entry.get("from").getAsString().equals("client"), entry.getAsJsonObject("message")));
        }
        return new RecordedSession(entries);
    }

    /** What the editor answered to the requests of one kind, in their order. */
    Deque<JsonElement> answers(String method) {
        Deque<JsonElement> answers = new ArrayDeque<>();
        Set<String> asked = new HashSet<>();
        for (Entry entry : entries) {
            if (!entry.client && entry.method().equals(method)) {
                asked.add(entry.id());
            } else if (entry.client && entry.isAnswer() && asked.contains(entry.id())) {
                answers.add(Optional.ofNullable(entry.message.get("result")).orElse(JsonNull.INSTANCE));
            }
        }
        return answers;
    }

    /** Whether each request of the editor failed, by its id; those that were never answered are missing. */
    Map<String, Boolean> failed() {
        Map<String, Boolean> failed = new HashMap<>();
        entries.stream().filter(entry -> !entry.client && entry.isAnswer())
                .forEach(entry -> failed.put(entry.id(), entry.message.has("error")));
        return failed;
    }

    /** The ids of what the editor cancelled. */
    Set<String> cancelled() {
        Set<String> cancelled = new HashSet<>();
        entries.stream().filter(entry -> entry.client && entry.method().equals("$/cancelRequest"))
                .forEach(entry -> cancelled.add(entry.params().get("id").toString()));
        return cancelled;
    }

    /** The documents that are open at the end, by URI, computed from what the editor said and from nothing of ours. */
    Map<String, Open> open() {
        Map<String, Open> open = new LinkedHashMap<>();
        for (Entry entry : entries) {
            if (!entry.client || !entry.method().startsWith("textDocument/did")) {
                continue;
            }
            JsonObject document = entry.params().getAsJsonObject("textDocument");
            String uri = document.get("uri").getAsString();
            switch (entry.method()) {
                case "textDocument/didOpen" -> open.put(uri,
                        new Open(document.get("languageId").getAsString(), document.get("version").getAsInt(),
                                document.get("text").getAsString()));
                case "textDocument/didChange" -> {
                    String text = open.get(uri).text;
                    for (JsonElement change : entry.params().getAsJsonArray("contentChanges")) {
                        text = Edits.change(text, change.getAsJsonObject());
                    }
                    open.put(uri, new Open(open.get(uri).language, document.get("version").getAsInt(), text));
                }
                case "textDocument/didClose" -> open.remove(uri);
                default -> {
                    // Saved: that changes nothing.
                }
            }
        }
        return open;
    }
}
