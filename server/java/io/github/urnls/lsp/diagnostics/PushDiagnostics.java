package io.github.urnls.lsp.diagnostics;

import com.google.gson.JsonPrimitive;
import io.github.urnls.check.Finding;
import io.github.urnls.jsonrpc.RawJson;
import io.github.urnls.lsp.Analysis;
import io.github.urnls.lsp.Client;
import io.github.urnls.lsp.OpenDocuments;
import io.github.urnls.lsp.Workers;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.text.Document;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tells the client what is found, as soon as it is ({@code textDocument/publishDiagnostics}, LSP 3.17). */
public final class PushDiagnostics implements DiagnosticsModel {

    private final OpenDocuments documents;
    private final Client client;
    private final Workers workers;
    private final DiagnosticWriter writer;
    private final boolean saysVersion;
    /** What the client was last told of each open document. */
    private final Map<String, Told> told = new ConcurrentHashMap<>();

    private record Told(Document document, ShownFindings shown) {}

    public PushDiagnostics(OpenDocuments documents, Client client, ClientCapabilities capabilities, Workers workers) {
        this.workers = workers;
        this.documents = documents;
        this.client = client;
        this.writer = new DiagnosticWriter(capabilities);
        this.saysVersion = capabilities.has(Ability.DOCUMENT_VERSION);
    }

    @Override
    public void checked(Analysis analysis) {
        Document document = analysis.document();
        ShownFindings shown = analysis.shown();
        Told before = told.get(document.uri());
        boolean same = before != null && before.document == document && before.shown.equals(shown);
        // A newer state of the document that came meanwhile has its own turn.
        if (!same && documents.isCurrent(analysis)) {
            told.put(document.uri(), new Told(document, shown));
            publish(document, shown);
        }
    }

    @Override
    public boolean canShowLater() {
        return true;
    }

    @Override
    public void affected() {
        // The client hears of each once it is checked.
    }

    @Override
    public void closed(Document document, boolean shown) {
        told.remove(document.uri());
        writer.forget(document.uri());
        if (!shown) {
            publish(document, ShownFindings.NONE);
        }
    }

    private void publish(Document document, ShownFindings shown) {
        String version = saysVersion ? ",\"version\":" + document.version() : "";
        publish(document, version, writer.items(document, shown));
    }

    private void publish(Document document, String version, String items) {
        String uri = new JsonPrimitive(document.uri()).toString();
        client.publish(new RawJson("{\"uri\":" + uri + version + ",\"diagnostics\":" + items + "}"));
    }

    @Override
    public void found(Document document, List<Finding> findings) {
        workers.check(() -> {
            if (documents.ofFile(document.uri()).isEmpty()) { // else its editor's state has been told, or will be
                publish(document, "", writer.items(document, findings));
            }
        });
    }

    @Override
    public void finished() {
        workers.checked(unwanted -> null).join(); // so that the end of the progress is told behind them
    }
}
