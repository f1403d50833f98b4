package io.github.urnls.lsp;

import com.google.gson.JsonPrimitive;
import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells the client what is found, as soon as it is ({@code textDocument/publishDiagnostics}, LSP 3.17). */
final class PushDiagnostics implements DiagnosticsModel {

    private final OpenDocuments documents;
    private final Client client;
    private final ClientCapabilities capabilities;
    private final Workers workers;
    private final DiagnosticTexts texts;
    /** What the client was last told of each open document. */
    private final Map<String, Told> told = new HashMap<>();

    private record Told(Document document, ShownFindings shown) {}

    PushDiagnostics(OpenDocuments documents, Client client, ClientCapabilities capabilities, Workers workers) {
        this.workers = workers;
        this.documents = documents;
        this.client = client;
        this.capabilities = capabilities;
        this.texts = new DiagnosticTexts(capabilities);
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
            client.publish(diagnostics(document, shown));
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
        texts.forget(document.uri());
        if (!shown) {
            client.publish(diagnostics(document, ShownFindings.NONE));
        }
    }

    private Written diagnostics(Document document, ShownFindings shown) {
        return new Written("{\"uri\":" + new JsonPrimitive(document.uri()) + ",\"version\":" + document.version() + ",\"diagnostics\":"
                + texts.items(document, shown) + "}");
    }

    @Override
    public void found(Document document, List<Finding> findings) {
        workers.check(() -> {
            if (documents.ofFile(document.uri()).isEmpty()) { // else its editor's state has been told, or will be
                client.publish(new ToLsp(document, capabilities).closedDiagnostics(findings));
            }
        });
    }

    @Override
    public void finished() {
        workers.checked(() -> null).join(); // so that the end of the progress is told behind them
    }
}
