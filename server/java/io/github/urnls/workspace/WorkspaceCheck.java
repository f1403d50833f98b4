package io.github.urnls.workspace;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Spellings;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Checks all files below some folders, one after the other, with progress reports; it can be cancelled.
 *
 * @param options   the settings for a file
 * @param included  whether a file is to be checked
 * @param spellings the spellings in the workspace for the document with a URI; empty if its own names are not counted
 */
public record WorkspaceCheck(Checker checker, Function<Path, CheckOptions> options, Predicate<Path> included,
        Function<String, Optional<Spellings>> spellings) {

    /** Gets the results, on the thread that checks. */
    public interface Listener {

        /** {@code done} of {@code all} files are finished. */
        void progress(int done, int all);

        /** A file was checked. */
        void found(Path file, Document document, List<Finding> findings);
    }

    /**
     * The result of a run.
     *
     * @param files     the number of text files that were checked
     * @param unread    what was left out
     * @param cancelled whether it ended early
     */
    public record Summary(int files, UnreadFiles unread, boolean cancelled) {}

    /** Runs until all files are checked or {@code cancelled} says so. */
    public Summary run(List<Path> folders, Listener listener, BooleanSupplier cancelled) {
        UnreadFiles unread = new UnreadFiles();
        FileWalk.Result walk = FileWalk.of(folders, Integer.MAX_VALUE, cancelled);
        walk.problems().forEach(problem -> unread.add(problem.path(), problem.reason()));
        AtomicInteger done = new AtomicInteger();
        AtomicInteger files = new AtomicInteger();
        // One thread only: requests of the editor come first, and memory holds one batch of findings.
        FileLoop loop = new FileLoop(1, file -> FileReader.LARGEST, included, cancelled);
        loop.run(walk.steps().iterator(), (file, text) -> {
            Document document = document(file, text.text());
            List<Finding> found = check(file, document);
            return () -> listener.found(file, document, found);
        }, (file, outcome) -> {
            unread.add(file, outcome);
            if (outcome instanceof FileOutcome.Examined
                    || outcome instanceof FileOutcome.NotRead(FileContent.NoCandidate none)) {
                files.incrementAndGet();
            }
            listener.progress(done.incrementAndGet(), walk.steps().size());
        });
        return new Summary(files.get(), unread, cancelled.getAsBoolean());
    }

    /** Checks one file as it is on disk. A file that cannot be read has no findings. */
    public void one(Path file, Listener listener) {
        String text = "";
        if (included.test(file) && FileReader.read(file, FileReader.LARGEST) instanceof FileContent.Text read
                && !OwnReports.isOne(read.text())) {
            text = read.text();
        }
        Document document = document(file, text);
        listener.found(file, document, check(file, document));
    }

    private List<Finding> check(Path file, Document document) {
        CheckOptions inForce = options.apply(file);
        List<Name> names = Name.in(document, inForce.specification());
        Spellings known = spellings.apply(document.uri()).orElseGet(() -> Spellings.in(names));
        return checker.check(new DocumentSubject(document, names, inForce, known));
    }

    private static Document document(Path file, String text) {
        return new Document(file.toUri().toString(), "", 0, text);
    }
}
