package io.github.urnls.cli.report;

import io.github.urnls.check.Severity;
import io.github.urnls.workspace.Baseline;
import java.nio.file.Path;
import java.util.List;

/**
 * One output format of {@code check}. Files come in the order of the walk, on one thread. If the format allows, they
 * are written as they come, so memory does not grow with the tree.
 */
public interface Report {

    /** Called before the first file. */
    default void begin() {}

    /** Called for each file that was read, with or without findings. */
    void file(CheckedFile file);

    /** Called after the last file. */
    default void end(Ending ending) {}

    /** A message about the report itself, for after its end; may be empty. */
    default String remark() {
        return "";
    }

    /**
     * The results of a run.
     *
     * @param files   the number of files that were read
     * @param notices messages about single files besides findings
     * @param gone    findings of the baseline that are no longer found
     */
    record Ending(int files, int exitCode, List<Notice> notices, List<Gone> gone) {}

    /**
     * The word of a format for a severity.
     *
     * @param lesser the word for information and hints, which formats do not tell apart
     */
    static String word(Severity severity, String error, String warning, String lesser) {
        return switch (severity) {
            case ERROR -> error;
            case WARNING -> warning;
            case INFORMATION, HINT -> lesser;
        };
    }

    /** Findings that are gone from {@code file}. */
    record Gone(Path file, Baseline.Gone what) {}
}
