package io.github.urnls.lsp.documents;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Spellings;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The documents that are open in the client, and the current options. Safe for any thread. */
public final class OpenDocuments {

    /** Sorted, so that what concerns all of them is done in one order each time. */
    private final Map<String, Analysis> byUri = new ConcurrentSkipListMap<>();
    /** The client's spelling of each URI, by its canonical spelling. */
    private final Map<String, String> spelled = new ConcurrentHashMap<>();
    /** The notebook of each cell, in canonical spelling. */
    private final Map<String, String> notebooks = new ConcurrentHashMap<>();
    private final Checker checker;
    private final Function<String, Spellings> spellings;
    private final Reading reading;
    private volatile FolderOptions options = FolderOptions.initial();
    private long number;

    /**
     * No document is open so far.
     *
     * @param spellings gives the spellings that the document with a URI sees
     * @param reading   gets to know when a whole document is read
     */
    public OpenDocuments(Checker checker, Function<String, Spellings> spellings, Reading reading) {
        this.reading = reading;
        this.checker = checker;
        this.spellings = spellings;
    }

    /**
     * The analysis after an edit of an open document; null when it is no longer open.
     *
     * @param holds whether findings in a half-typed name are held back
     */
    public synchronized @Nullable Analysis edit(List<Edit> edits, boolean holds) {
        return byUri.computeIfPresent(edits.getLast().after().uri(),
                (uri, before) -> before.edited(edits, holds, ++number));
    }

    /** The analysis that shows findings in half-typed names; empty if the document has changed meanwhile. */
    public synchronized Optional<Analysis> release(Analysis analysis) {
        if (!isCurrent(analysis)) {
            return Optional.empty();
        }
        Analysis released = analysis.released(++number);
        byUri.put(analysis.uri(), released);
        return Optional.of(released);
    }

    public synchronized Analysis put(Document document) {
        String uri = document.uri();
        Analysis analysis = about(document, options.includes(document));
        if (byUri.put(uri, analysis) == null) {
            spelled.put(FileUris.canonical(uri), uri);
            FileUris.notebook(uri).ifPresent(file -> notebooks.put(uri, FileUris.of(file)));
        }
        return analysis;
    }

    /** An analysis that is not kept; {@code included} says whether the document is checked. */
    public synchronized Analysis about(Document document, boolean included) {
        return new Analysis(document, options.of(document.uri()), included, checker, spellings.apply(document.uri()),
                reading, ++number);
    }

    public synchronized void remove(String uri) {
        byUri.remove(uri);
        notebooks.remove(uri);
        String canonical = FileUris.canonical(uri);
        if (spelled.remove(canonical, uri)) {
            // Some clients open one file under two URIs.
            byUri.keySet().stream().filter(other -> FileUris.canonical(other).equals(canonical)).findFirst()
                    .ifPresent(other -> spelled.put(canonical, other));
        }
    }

    /** Whether a document of this file is open under any spelling of its URI. */
    public boolean isOpen(Path file) {
        return spelled.containsKey(FileUris.of(file));
    }

    /** Whether this file, in canonical spelling, is open, or a cell of it. Then what is on disk does not count. */
    public boolean holds(String canonical) {
        return spelled.containsKey(canonical) || holdsCells(canonical);
    }

    /** Whether cells of this notebook, in canonical spelling, are open. */
    public boolean holdsCells(String canonical) {
        return notebooks.containsValue(canonical);
    }

    public Optional<Analysis> get(String uri) {
        return Optional.ofNullable(byUri.get(uri));
    }

    /** As {@link #get}, by a URI in the spelling of {@link FileUris#canonical}. */
    public Optional<Analysis> ofFile(String canonical) {
        return Optional.ofNullable(spelled.get(canonical)).flatMap(this::get);
    }

    /** Whether {@code analysis} is of the newest state of an open document, under the current options. */
    public boolean isCurrent(Analysis analysis) {
        return byUri.get(analysis.uri()) == analysis;
    }

    /** Whether {@code analysis} is of the newest state of an open document. */
    public boolean isCurrentText(Analysis analysis) {
        Analysis current = byUri.get(analysis.uri());
        return current != null && current.document() == analysis.document();
    }

    /** Applies other options and returns the new analyses of all open documents. */
    public synchronized List<Analysis> setOptions(FolderOptions newOptions) {
        options = newOptions;
        return again(uri -> true);
    }

    /** New analyses of the documents that {@code affected} accepts, with the same text. */
    synchronized List<Analysis> again(Predicate<String> affected) {
        List<Analysis> all = byUri.values().stream().filter(analysis -> affected.test(analysis.uri()))
                .map(analysis -> analysis.again(options.of(analysis.uri()),
                        options.includes(analysis.document()), ++number))
                .toList();
        all.forEach(analysis -> byUri.put(analysis.uri(), analysis));
        return all;
    }

    /**
     * The spellings of names with these keys have changed. Returns new analyses of the documents with one of them,
     * except {@code known}.
     */
    public List<Analysis> respelled(Collection<String> keys, String known) {
        Set<String> affected = new HashSet<>();
        for (Analysis analysis : all()) { // not synchronized, since this waits for running checks
            String uri = analysis.uri();
            if (!uri.equals(known) && analysis.respelled(keys)) {
                affected.add(uri);
            }
        }
        return again(affected::contains);
    }

    public List<Analysis> all() {
        return List.copyOf(byUri.values());
    }

    public FolderOptions options() {
        return options;
    }
}
