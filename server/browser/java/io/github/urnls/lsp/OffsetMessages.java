package io.github.urnls.lsp;

import com.google.gson.JsonObject;
import io.github.urnls.browser.ResultJson;
import io.github.urnls.check.Finding;
import io.github.urnls.check.incremental.SectionFinding;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * Messages of our own, for JavaScript that keeps a document open: edits by offsets, and all findings with their
 * repairs, as the function {@code check} gives them. The protocol has neither.
 */
public final class OffsetMessages {

    /**
     * The number of each finding that JavaScript has, by the number that it gave the document: one that is opened again
     * under its URI is another one.
     */
    private static final Map<Integer, Map<Finding, Integer>> SENT = new HashMap<>();

    private static int lastNumber;

    private OffsetMessages() {}

    /** Lets all sessions take them. */
    public static void add() {
        Methods.TABLE.put("urn-ls/edit", new Methods.Method.Notification(OffsetMessages::edit));
        Methods.TABLE.put("urn-ls/check", new Methods.Method.Request(OffsetMessages::check));
        Methods.TABLE.put("urn-ls/forget",
                new Methods.Method.Notification((workspace, params) -> SENT.remove(number(params))));
    }

    private static int number(JsonView params) {
        return params.number("document").orElseThrow();
    }

    private static Analysis open(Workspace workspace, String uri) {
        return workspace.documents().get(uri)
                .orElseThrow(() -> RpcException.invalidParameters(uri + " is not open"));
    }

    /**
     * {@code {textDocument, edits: [{start, end, newText}]}}: each edit counts in the text that the one before left.
     */
    private static void edit(Workspace workspace, JsonView params) {
        Document current = open(workspace, FromLsp.uri(params)).document();
        current = current.withVersion(current.version() + 1);
        List<Edit> steps = new ArrayList<>();
        for (JsonView edit : params.needList("edits")) {
            String text = edit.needText("newText");
            TextRange range = new TextRange(edit.number("start").orElseThrow(), edit.number("end").orElseThrow());
            current = current.edited(current.version(), range, text);
            steps.add(new Edit(current, Change.of(range, text.length()), Edit.Typing.NONE));
        }
        if (!steps.isEmpty()) {
            workspace.edited(steps);
        }
    }

    /**
     * {@code {textDocument, document}}: the findings of the text as it is now. Only what edits have changed is checked
     * and sent.
     */
    private static CompletableFuture<?> check(Workspace workspace, JsonView params) {
        String uri = FromLsp.uri(params);
        Analysis asked = open(workspace, uri);
        return workspace.workers().answer(Queue.CHECK, "", unwanted -> { // after the other checks, for their spellings
            Analysis now = workspace.documents().get(uri)
                    .filter(newest -> newest.document() == asked.document()).orElse(asked);
            return unsent(number(params), now, workspace.documents().get(uri).isPresent());
        });
    }

    /** The findings, in full only those that JavaScript does not have. */
    private static JsonObject unsent(int document, Analysis now, boolean isOpen) {
        Map<Finding, Integer> sent = SENT.getOrDefault(document, Map.of());
        Map<Finding, Integer> numbers = new IdentityHashMap<>();
        List<SectionFinding> placed = now.placed();
        for (SectionFinding one : placed) {
            Integer known = sent.get(one.finding());
            numbers.put(one.finding(), known == null ? ++lastNumber : known);
        }
        if (isOpen) {
            SENT.put(document, numbers);
        }
        return ResultJson.placed(placed, numbers, sent.keySet(), now.sections().count());
    }
}
