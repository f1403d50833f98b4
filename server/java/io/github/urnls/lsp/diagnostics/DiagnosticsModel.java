package io.github.urnls.lsp.diagnostics;

import io.github.urnls.check.Finding;
import io.github.urnls.lsp.Analysis;
import io.github.urnls.text.Document;
import java.util.List;

/** How the client comes by what is found: it is told, or it asks. Of each client one of the two. */
public sealed interface DiagnosticsModel permits PushDiagnostics, PullDiagnostics {

    /** An open document has been edited, or has to be looked at anew. Called on the thread that checks documents. */
    void checked(Analysis analysis);

    /** Whether something can be shown of a document that has not changed. */
    boolean canShowLater();

    /** In some open documents there may be other findings now, though they were not edited. */
    void affected();

    /** A document is no longer open; {@code shown} says whether what is found in its file will be shown instead. */
    void closed(Document document, boolean shown);

    /** What is found in a file that is not open; called on the background thread. */
    void found(Document document, List<Finding> findings);

    /** So much for files that are not open, for now; called on the background thread. */
    void finished();
}
