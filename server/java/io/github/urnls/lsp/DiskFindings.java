package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.WorkspaceCheck;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What is shown of files as they are on disk, since the workspace was checked. Of a file that is open its editor's state is shown
 * instead. All methods run on the background thread.
 */
final class DiskFindings implements WorkspaceCheck.Listener {

    /** As many as VS Code keeps for one file. */
    private static final int MOST_OF_ONE_FILE = 1000;

    /** Nobody reads so many, and a client has to hold them all. */
    private static final int MOST_OF_ALL = 20_000;

    private final Checker checker;
    private final OpenDocuments documents;
    private final ClientCapabilities capabilities;
    private final Client client;
    private final Set<Path> shown = ConcurrentHashMap.newKeySet();
    private int published;

    DiskFindings(Checker checker, OpenDocuments documents, ClientCapabilities capabilities, Client client) {
        this.checker = checker;
        this.documents = documents;
        this.capabilities = capabilities;
        this.client = client;
    }

    /** A new check of the workspace begins; answers with the files that are shown so far. */
    Set<Path> begin() {
        Set<Path> before = new LinkedHashSet<>(shown);
        shown.clear();
        published = 0;
        return before;
    }

    /** Takes back what was shown of files in which nothing is found any more. */
    void takeBack(Set<Path> before) {
        before.stream().filter(file -> !shown.contains(file)).forEach(file -> publish(file, List.of()));
    }

    /** Whether a check of the workspace has shown something of {@code file}; may be asked on any thread. */
    boolean shows(Path file) {
        return shown.contains(file);
    }

    /** The document of a file that is {@link #shows shown} was closed: what is on disk counts again. */
    void closed(Path file, CheckOptions options) {
        WorkspaceCheck.one(file, checker, options, this);
    }

    /** Looks again at everything that is shown, under other options. */
    void recheck(CheckOptions options) {
        List.copyOf(shown).forEach(file -> WorkspaceCheck.one(file, checker, options, this));
    }

    /** A folder has left the workspace. */
    void forget(List<Path> kept) {
        List.copyOf(shown).stream().filter(file -> kept.stream().noneMatch(file::startsWith)).forEach(file -> {
            shown.remove(file);
            publish(file, List.of());
        });
    }

    @Override
    public void progress(int done, int all) {
        // One file has no progress; a run of its own reports it.
    }

    @Override
    public void found(Path file, Document document, List<Finding> findings) {
        if (findings.isEmpty() && !shown.contains(file)) {
            return;
        }
        List<Finding> first = findings.subList(0, Math.min(findings.size(), Math.max(0, Math.min(MOST_OF_ONE_FILE, MOST_OF_ALL - published))));
        published += first.size();
        shown.add(file);
        if (!documents.isOpen(file)) {
            client.publish(new ToLsp(new Document(FileUris.of(file), "", 0, document.text()), capabilities).closedDiagnostics(first));
        }
    }

    private void publish(Path file, List<Finding> findings) {
        if (!documents.isOpen(file)) {
            client.publish(new ToLsp(new Document(FileUris.of(file), "", 0, ""), capabilities).closedDiagnostics(findings));
        }
    }

    /** Whether there was more to publish than a client can hold. */
    boolean isCut() {
        return published >= MOST_OF_ALL;
    }
}
