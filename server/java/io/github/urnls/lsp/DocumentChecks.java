package io.github.urnls.lsp;

import io.github.urnls.lsp.diagnostics.DiagnosticsModel;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.FolderOptions;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.text.Document;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/**
 * The checks of open documents. The names of a new state go into the index, then the state is checked. Other documents
 * with a name whose spelling has changed are checked again.
 *
 * @param typingPause the delay before a name that is being typed is checked, in milliseconds
 * @param onRespelled gets the keys of the names whose spelling changed with a document, and the URI of the document
 */
record DocumentChecks(OpenDocuments documents, WorkspaceIndex index, DiagnosticsModel model, Workers workers,
        IntSupplier typingPause, BiConsumer<Set<String>, String> onRespelled) {

    /**
     * The largest document, in UTF-16 code units, whose names are counted with each edit. The names of larger ones are
     * counted when the edits pause.
     */
    private static final int AT_ONCE = 1 << 18;

    private static final int INDEX_PAUSE_MS = 500;

    /** The delay before a completed name that may become a known one is checked, in milliseconds. */
    private static final int COMPLETION_PAUSE_MS = 2000;

    /** A document was opened. */
    void opened(Document document) {
        lookLater(documents.put(document));
    }

    /** A document was edited. */
    void edited(List<Edit> edits) {
        boolean holds = typingPause.getAsInt() > 0 && model.canShowLater();
        Analysis analysis = documents.edit(edits, holds);
        if (analysis != null) {
            documents.all().stream().filter(other -> other != analysis && other.isTyped())
                    .forEach(other -> releaseIn(other.uri()));
            lookLater(analysis);
        }
    }

    /** Applies other options. */
    void setOptions(FolderOptions options) {
        documents.setOptions(options).forEach(this::lookLater);
        model.affected();
    }

    /** Shows all findings that are held back because of typing. */
    void releaseAll() {
        documents.all().forEach(analysis -> releaseIn(analysis.uri()));
    }

    /** Shows the findings that are held back in this document: its author has saved it, or types elsewhere. */
    void releaseIn(String uri) {
        workers.check(uri, () -> documents.get(uri).filter(Analysis::isHolding).ifPresent(this::release));
    }

    /**
     * The spellings of names with these keys have changed, so all documents with one of them are checked again.
     *
     * @param known the URI of a document that is checked anyway, or an empty string
     */
    void respelled(Set<String> keys, String known) {
        workers.check(() -> {
            List<Analysis> affected = documents.respelled(keys, known);
            affected.forEach(this::lookLater);
            if (!affected.isEmpty()) {
                model.affected();
            }
        });
    }

    /** Puts the names of all open documents into the index, also of large ones that are being edited. */
    void countAll() {
        documents.all().forEach(this::countLater);
    }

    /** Looks at the document in its turn, since later requests need its names. By then it may have a newer state. */
    private void lookLater(Analysis analysis) {
        String uri = analysis.uri();
        workers.check(uri, () -> documents.get(uri).filter(this::goOn).isPresent(),
                () -> documents.get(uri).ifPresent(this::look));
    }

    /** Reads and checks a piece of a document for {@link #look}; returns whether there is more to do. */
    private boolean goOn(Analysis analysis) {
        if (!analysis.isLarge() || !documents.isCurrent(analysis)) {
            return false; // a small one is done at once, before the next request about it
        }
        if (analysis.readOn()) {
            return true;
        }
        if (!analysis.isCounted() && analysis.document().length() <= AT_ONCE) {
            Set<String> respelled = count(analysis);
            analysis.respelled(respelled);
            onRespelled.accept(respelled, analysis.uri());
        }
        return analysis.checkOn();
    }

    private void look(Analysis analysis) {
        String uri = analysis.uri();
        boolean atOnce = analysis.document().length() <= AT_ONCE;
        Set<String> respelled = atOnce ? count(analysis) : Set.of();
        // Requests before the names were counted got another answer.
        boolean outdated = analysis.respelled(respelled) || !documents.isCurrent(analysis);
        if (documents.isCurrent(analysis)) {
            model.checked(analysis);
            if (analysis.isHolding()) {
                releaseLater(analysis);
            }
        }
        onRespelled.accept(respelled, outdated ? "" : uri);
        if (index.mayBeNearChanged()) { // on another thread, since the next edit waits for this one
            workers.files(() -> onRespelled.accept(index.nearChanged(), ""));
        }
        if (!atOnce) {
            workers.checkLater(uri, INDEX_PAUSE_MS,
                    whileWanted(analysis, last -> workers.files(() -> countLater(last))));
        }
    }

    /** Puts the names of a document into the index before an answer about them; those of a large one when it pauses. */
    void countFor(Analysis analysis) {
        if (analysis.document().length() <= AT_ONCE) {
            onRespelled.accept(count(analysis), ""); // what is near is looked for by the check, since it takes longer
        }
    }

    /** Puts the names of a document into the index, unless it has these or newer ones. */
    private void countLater(Analysis analysis) {
        onRespelled.accept(count(analysis), "");
        onRespelled.accept(index.nearChanged(), "");
    }

    /** Counts the names. A fault while reading one document affects no other findings. */
    private Set<String> count(Analysis analysis) {
        try {
            Set<String> respelled = index.count(analysis);
            analysis.counted();
            return respelled;
        } catch (RuntimeException | StackOverflowError e) {
            workers.failed(e);
            return Set.of();
        }
    }

    /** {@code work} that does not keep a state of a document in memory: many may pass before its turn. */
    private static Runnable whileWanted(Analysis analysis, Consumer<Analysis> work) {
        WeakReference<Analysis> wanted = new WeakReference<>(analysis);
        return () -> Optional.ofNullable(wanted.get()).ifPresent(work);
    }

    /** Releases after a pause, and after a longer one if a completion was answered, even after the typing. */
    private void releaseLater(Analysis analysis) {
        String uri = analysis.uri();
        int pause = typingPause.getAsInt();
        workers.checkLater(uri, pause, whileWanted(analysis, held -> {
            if (pause < COMPLETION_PAUSE_MS && documents.isCurrent(held) && mayBecomeKnown(held)) {
                workers.checkLater(uri, COMPLETION_PAUSE_MS - pause, whileWanted(held, this::release));
            } else {
                release(held);
            }
        }));
    }

    private boolean mayBecomeKnown(Analysis held) {
        return held.wasCompleted() && held.typedNames().stream()
                .anyMatch(name -> name.mayBecomeKnown(held.options().registry(), index.names()));
    }

    /** Shows the findings in half-typed names, since no more typing has come. */
    private void release(Analysis analysis) {
        documents.release(analysis).ifPresent(released -> {
            look(released);
            model.affected();
        });
    }
}
