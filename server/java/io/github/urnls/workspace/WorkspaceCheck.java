package io.github.urnls.workspace;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Checks every file below some folders, one after the other, for someone who watches and may change their mind. */
public final class WorkspaceCheck {

    /** A file full of findings takes some forty times its size; what is larger than this is left out, and that is said. */
    private static final long LARGEST = Math.max(1L << 20, Math.min(100L << 20, Runtime.getRuntime().maxMemory() / 64));

    /** Hears what happens, on the thread that checks. */
    public interface Listener {

        /** {@code done} of {@code all} files have been looked at. */
        void progress(int done, int all);

        /** A file with findings. */
        void found(Path file, Document document, List<Finding> findings);
    }

    /**
     * What it came to.
     *
     * @param files     files that hold text and were looked at
     * @param findings  in how many places something was found
     * @param notRead   files that were left out, with the reason
     * @param cancelled whether it ended early
     */
    public record Summary(int files, int findings, List<String> notRead, boolean cancelled) {}

    private WorkspaceCheck() {}

    /** Runs until all files are checked or {@code cancelled} says so. */
    public static Summary run(List<Path> folders, Checker checker, CheckOptions options, Listener listener, BooleanSupplier cancelled) {
        FileWalk.Result walk = FileWalk.of(folders);
        List<String> notRead = new ArrayList<>();
        walk.problems().forEach(problem -> notRead.add(problem.path() + ": " + problem.reason()));
        int files = 0;
        int findings = 0;
        int done = 0;
        for (Path file : walk.files()) {
            if (cancelled.getAsBoolean()) {
                return new Summary(files, findings, List.copyOf(notRead), true);
            }
            switch (FileReader.read(file, LARGEST)) {
                case FileContent.Text text -> {
                    files++;
                    Document document = document(file, text.text());
                    List<Finding> found = checker.check(document, options);
                    findings += found.size();
                    listener.found(file, document, found);
                }
                case FileContent.NoCandidate none -> files++;
                case FileContent.Binary binary -> { }
                case FileContent.Unreadable problem -> notRead.add(file + ": " + problem.reason());
                case FileContent.TooLarge size -> notRead.add(file + ": larger than " + (size.limit() >> 20) + " MiB, which the memory of the server allows");
            }
            listener.progress(++done, walk.files().size());
        }
        return new Summary(files, findings, List.copyOf(notRead), false);
    }

    /** What is found in one file as it is on disk; nothing when it cannot be read. */
    public static void one(Path file, Checker checker, CheckOptions options, Listener listener) {
        Document document = document(file, FileReader.read(file, LARGEST) instanceof FileContent.Text text ? text.text() : "");
        listener.found(file, document, checker.check(document, options));
    }

    private static Document document(Path file, String text) {
        return new Document(file.toUri().toString(), "", 0, text);
    }
}
