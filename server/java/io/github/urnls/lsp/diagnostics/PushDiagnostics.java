package io.github.urnls.lsp.diagnostics;

import com.google.gson.JsonPrimitive;
import io.github.urnls.check.Finding;
import io.github.urnls.jsonrpc.RawJson;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.ShownFindings;
import io.github.urnls.lsp.documents.Workers.Queue;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Client;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.text.Document;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Sends findings to the client as soon as there are any ({@code textDocument/publishDiagnostics}, LSP 3.17). */
public final class PushDiagnostics implements DiagnosticsModel {

    private final OpenDocuments documents;
    private final Client client;
    private final Workers workers;
    private final DiagnosticWriter writer;
    /** The findings that were last sent for each open document. */
    private final Map<String, Sent> sent = new ConcurrentHashMap<>();

    private record Sent(Document document, ShownFindings shown) {}

    public PushDiagnostics(OpenDocuments documents, Client client, Workers workers) {
        this.workers = workers;
        this.documents = documents;
        this.client = client;
        this.writer = new DiagnosticWriter(client.capabilities());
    }

    @Override
    public void checked(Analysis analysis) {
        Document document = analysis.document();
        ShownFindings shown = analysis.shown();
        Sent before = sent.get(document.uri());
        boolean same = before != null && before.document == document && before.shown.equals(shown);
        // A newer state of the document has its own turn.
        if (!same && documents.isCurrent(analysis)) {
            sent.put(document.uri(), new Sent(document, shown));
            publish(document, shown);
        }
    }

    @Override
    public boolean canShowLater() {
        return true;
    }

    @Override
    public void affected() {
        // Each is published when it is checked.
    }

    @Override
    public void closed(Document document, boolean shown) {
        sent.remove(document.uri());
        writer.forget(document.uri());
        if (!shown) {
            publish(document, ShownFindings.NONE);
        }
    }

    private void publish(Document document, ShownFindings shown) {
        String version = client.has(Ability.DOCUMENT_VERSION) ? ",\"version\":" + document.version() : "";
        publish(document, version, writer.items(document, shown));
    }

    private void publish(Document document, String version, String items) {
        String uri = new JsonPrimitive(document.uri()).toString();
        client.publish(new RawJson("{\"uri\":" + uri + version + ",\"diagnostics\":" + items + "}"));
    }

    @Override
    public void found(Document document, List<Finding> findings) {
        workers.check(() -> {
            if (documents.ofFile(document.uri()).isEmpty()) { // otherwise its state in the editor counts
                publish(document, "", writer.items(document, findings));
            }
        });
    }

    @Override
    public void finished() {
        workers.answer(Queue.CHECK, "", unwanted -> null).join(); // so that the progress ends after them
    }
}
