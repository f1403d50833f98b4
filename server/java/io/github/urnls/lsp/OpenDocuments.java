package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The documents that are open in the client, and the options in force. Safe for any thread. */
final class OpenDocuments {

    private final Map<String, Analysis> byUri = new ConcurrentHashMap<>();
    private final Checker checker;
    private volatile CheckOptions options = CheckOptions.DEFAULT;

    OpenDocuments(Checker checker) {
        this.checker = checker;
    }

    synchronized Analysis put(Document document) {
        Analysis analysis = new Analysis(document, options, checker);
        byUri.put(document.uri(), analysis);
        return analysis;
    }

    synchronized void remove(String uri) {
        byUri.remove(uri);
    }

    /** Whether a document of that file is open, however the client spells its URI. */
    boolean isOpen(Path file) {
        Path wanted = file.toAbsolutePath().normalize();
        return byUri.keySet().stream().anyMatch(uri -> FileUris.path(uri).filter(wanted::equals).isPresent());
    }

    Optional<Analysis> get(String uri) {
        return Optional.ofNullable(byUri.get(uri));
    }

    /** Whether {@code analysis} is of the newest state of an open document, under the options in force. */
    boolean isCurrent(Analysis analysis) {
        return byUri.get(analysis.document().uri()) == analysis;
    }

    /** Puts other options in force; every open document has to be looked at anew. */
    synchronized List<Analysis> setOptions(CheckOptions newOptions) {
        options = newOptions;
        return List.copyOf(byUri.values()).stream().map(analysis -> put(analysis.document())).toList();
    }

    CheckOptions options() {
        return options;
    }
}
