package io.github.urnls.lsp;

import io.github.urnls.lsp.diagnostics.DiagnosticsModel;
import io.github.urnls.lsp.protocol.FromLsp;
import io.github.urnls.text.Document;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/**
 * The checks of open documents. The names of a state go into the index, it is checked, and other documents with a name
 * whose spelling has changed since are checked again.
 *
 * @param typingPause how many milliseconds a name that is being typed is not checked
 * @param onRespelled gets the keys of the names whose spelling changed with a document, and the URI of the document
 */
record DocumentChecks(OpenDocuments documents, WorkspaceIndex index, DiagnosticsModel model, Workers workers,
        IntSupplier typingPause, BiConsumer<Set<String>, String> onRespelled) {

    /**
     * The names of documents of up to so many UTF-16 code units are counted with each edit, those of larger ones when
     * the edits pause.
     */
    private static final int AT_ONCE = 1 << 18;

    private static final int INDEX_PAUSE_MS = 500;

    /** A document was opened. */
    void opened(Document document) {
        lookLater(documents.put(document));
    }

    /** A document was edited. */
    void edited(FromLsp.Edited edited) {
        boolean holds = typingPause.getAsInt() > 0 && model.canShowLater();
        Analysis analysis = documents.edit(edited.steps(), holds ? edited.typedAt() : OptionalInt.empty());
        if (analysis != null) {
            WeakReference<Analysis> wanted = new WeakReference<>(analysis);
            String uri = analysis.document().uri();
            // In its turn in any case: a request behind it counts on its names, though the same text may have another
            // analysis by then.
            workers.check(uri,
                    () -> Optional.ofNullable(wanted.get()).or(() -> documents.get(uri)).ifPresent(this::look));
        }
    }

    /** Puts other options in force. */
    void setOptions(FolderOptions options) {
        documents.setOptions(options).forEach(this::lookLater);
        model.affected();
    }

    /** Nothing more is held back because it may be half typed. */
    void releaseAll() {
        documents.all().stream().filter(Analysis::isHolding).forEach(this::release);
    }

    /** Nothing more is held back in that document: its author has saved it. */
    void releaseIn(String uri) {
        documents.get(uri).filter(Analysis::isHolding).ifPresent(this::release);
    }

    /**
     * Names with these keys are spelled otherwise now: all documents with one of them have to be looked at again.
     *
     * @param known the URI of a document that needs not, since it is looked at anyway
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

    /** Takes the names of all open documents into the index, also of large ones that are still being edited. */
    void countAll() {
        documents.all().forEach(this::countLater);
    }

    private void lookLater(Analysis analysis) {
        workers.check(analysis.document().uri(), () -> look(analysis));
    }

    private void look(Analysis analysis) {
        String uri = analysis.document().uri();
        boolean atOnce = analysis.document().length() <= AT_ONCE;
        Set<String> respelled = atOnce ? count(analysis) : Set.of();
        // Whoever asked before the names were counted has got another answer.
        boolean outdated = analysis.respelled(respelled) || !documents.isCurrent(analysis);
        if (documents.isCurrent(analysis)) {
            model.checked(analysis);
            if (analysis.isHolding()) {
                workers.checkLater(uri, analysis.pause(typingPause.getAsInt()), whileWanted(analysis, this::release));
            }
        }
        onRespelled.accept(respelled, outdated ? "" : uri);
        if (!atOnce) {
            workers.checkLater(uri, INDEX_PAUSE_MS,
                    whileWanted(analysis, last -> workers.files(() -> countLater(last))));
        }
    }

    /** Takes the names of a document that may be checked already, unless the index has them or a newer state of it. */
    private void countLater(Analysis analysis) {
        onRespelled.accept(count(analysis), "");
    }

    /** A fault in the reading of one document costs neither its other findings nor those of others. */
    private Set<String> count(Analysis analysis) {
        try {
            return index.count(analysis);
        } catch (RuntimeException | StackOverflowError e) {
            workers.failed(e);
            return Set.of();
        }
    }

    /**
     * {@code work}, without keeping a state of a document alive that is no longer needed: there may be many before its
     * turn comes.
     */
    private static Runnable whileWanted(Analysis analysis, Consumer<Analysis> work) {
        WeakReference<Analysis> wanted = new WeakReference<>(analysis);
        return () -> Optional.ofNullable(wanted.get()).ifPresent(work);
    }

    /** What was half typed is judged when nothing more comes. */
    private void release(Analysis analysis) {
        documents.release(analysis).ifPresent(released -> {
            look(released);
            model.affected();
        });
    }
}
