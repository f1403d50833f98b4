package io.github.urnls.lsp;

import io.github.urnls.browser.ResultJson;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RawJson;
import io.github.urnls.jsonrpc.RpcException;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Messages of our own, for JavaScript that keeps a document open: edits by offsets, and all findings with their
 * repairs, as the function {@code check} gives them. The protocol has neither.
 */
public final class OffsetMessages {

    private OffsetMessages() {}

    /** Lets all sessions take them. */
    public static void add() {
        Methods.TABLE.put("urn-ls/edit", new Methods.Method.Notification(OffsetMessages::edit));
        Methods.TABLE.put("urn-ls/check", new Methods.Method.Request(OffsetMessages::check));
    }

    private static Analysis open(Server server, String uri) {
        return server.workspace().documents().get(uri)
                .orElseThrow(() -> RpcException.invalidParameters(uri + " is not open"));
    }

    /**
     * {@code {textDocument, edits: [{start, end, newText}]}}: each edit counts in the text that the one before left.
     */
    private static void edit(Server server, JsonView params) {
        Document current = open(server, FromLsp.uri(params)).document();
        current = current.withVersion(current.version() + 1);
        List<Edit> steps = new ArrayList<>();
        for (JsonView edit : params.needList("edits")) {
            String text = edit.needText("newText");
            TextRange range = new TextRange(edit.number("start").orElseThrow(), edit.number("end").orElseThrow());
            current = current.edited(current.version(), range, text);
            steps.add(new Edit(current, Change.of(range, text.length()), Optional.empty()));
        }
        if (!steps.isEmpty()) {
            server.workspace().edited(steps);
        }
    }

    /** {@code {textDocument}}: the findings of the text as it is now. Only what edits have changed is checked again. */
    private static CompletableFuture<?> check(Server server, JsonView params) {
        String uri = FromLsp.uri(params);
        Analysis asked = open(server, uri);
        return server.workers().checked(unwanted -> { // after the checks of the other documents, for their spellings
            Analysis now = server.workspace().documents().get(uri)
                    .filter(newest -> newest.document() == asked.document()).orElse(asked);
            return new RawJson(ResultJson.of(RepeatedHints.once(now.findings()), now.sections().count()));
        });
    }
}
