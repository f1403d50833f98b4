package io.github.urnls.lsp;

import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import java.util.List;

/** Tells the client what is found, as soon as it is ({@code textDocument/publishDiagnostics}, LSP 3.17). */
record PushDiagnostics(OpenDocuments documents, Client client, ClientCapabilities capabilities)
        implements DiagnosticsModel {

    @Override
    public void checked(Analysis analysis) {
        // A newer state of the document that came meanwhile has its own turn.
        if (documents.isCurrent(analysis)) {
            var diagnostics = new ToLsp(analysis.document(), capabilities).diagnostics(analysis.findings());
            if (documents.isCurrent(analysis)) {
                client.publish(diagnostics);
            }
        }
    }

    @Override
    public void affected() {
        // The client hears of each once it is checked.
    }

    @Override
    public void closed(Document document) {
        client.publish(new ToLsp(document, capabilities).diagnostics(List.of()));
    }

    @Override
    public void found(Document document, List<Finding> findings) {
        client.publish(new ToLsp(document, capabilities).closedDiagnostics(findings));
    }

    @Override
    public void finished() {
        // Each file was told of by itself.
    }
}
