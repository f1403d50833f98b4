package io.github.urnls.lsp.diagnostics;

import io.github.urnls.check.Finding;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.text.Document;
import java.util.List;

/** How the client gets findings: the server pushes them, or the client pulls them. Each client uses one of the two. */
public sealed interface DiagnosticsModel permits PushDiagnostics, PullDiagnostics {

    /** An open document was checked, after an edit or again. Called on the thread that checks documents. */
    void checked(Analysis analysis);

    /** Whether findings can be shown for a document that has not changed. */
    boolean canShowLater();

    /** The findings of some open documents may have changed without an edit. */
    void affected();

    /** A document was closed; {@code shown} says whether the findings of its file are shown instead. */
    void closed(Document document, boolean shown);

    /** The findings of a file that is not open. Called on the background thread. */
    void found(Document document, List<Finding> findings);

    /** All findings of files that are not open are reported for now. Called on the background thread. */
    void finished();
}
