package io.github.urnls.cli.run;

import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.workspace.FileDraft;
import io.github.urnls.workspace.TemporaryFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The target of a report: a stream, or a file that is written in full or not at all.
 *
 * @param draft  where the report waits until it is whole
 * @param file   the file; null for a stream, which stays open
 * @param isList whether the report is a list in JSON, which may take the place of an empty one
 */
public record ReportTarget(PrintWriter out, @Nullable TemporaryFile draft, @Nullable Path file, boolean isList)
        implements
            AutoCloseable {

    /**
     * A file, in UTF-8. A device or a pipe is written while the report is made.
     *
     * @throws UsageException if it cannot be written, or has something that this program has not written
     */
    public static ReportTarget of(Path file, boolean isList) {
        if (file.toString().isEmpty() || file.toString().equals("-")) {
            throw new UsageException("--output-file needs the name of a file; without it the report goes to standard"
                    + " output");
        }
        Path folder = FileNames.absolute(file).getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw failure(file, "is a folder; name a file");
        }
        if (!Files.isDirectory(folder)) {
            throw failure(file, "there is no folder " + Printable.path(folder) + "; make it first");
        }
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                return new ReportTarget(new PrintWriter(file.toFile(), StandardCharsets.UTF_8), null, file, isList);
            }
            if (Files.isSymbolicLink(file) && !Files.exists(file)) {
                throw failure(file, "it is a link to nothing; name another file, or delete it first");
            }
            keepOthers(file, isList);
            TemporaryFile.removeLeftovers(folder);
            new FileDraft(file).close(); // fails now if it cannot be written
            TemporaryFile draft = TemporaryFile.ofSystem();
            return new ReportTarget(new PrintWriter(draft.path().toFile(), StandardCharsets.UTF_8), draft, file,
                    isList);
        } catch (IOException e) {
            throw failure(file, FileWriter.reason(e));
        }
    }

    private static void keepOthers(Path file, boolean isList) throws IOException {
        if (Files.exists(file) && !EarlierReport.is(file)
                && !(isList && Files.size(file) < 9 && Files.readString(file).strip().equals("[]"))) {
            throw failure(file,
                    "it is not recognized as a report of urn-ls alone, and would be lost; name another file,"
                            + " or delete it first");
        }
    }

    private static UsageException failure(Path file, String reason) {
        return new UsageException("--output-file: " + Printable.path(file) + ": " + reason);
    }

    /** Completes the report. */
    public void finish() {
        out.flush();
        BrokenOutput.stopRun(out);
        if (draft != null && file != null) {
            try (FileDraft whole = new FileDraft(file)) {
                Files.copy(draft.path(), whole.stream());
                keepOthers(file, isList); // it may have come during the run
                whole.finish();
            } catch (IOException e) {
                throw failure(file, FileWriter.reason(e));
            }
        }
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            out.close();
        }
        if (draft != null) {
            draft.close();
        }
    }
}
