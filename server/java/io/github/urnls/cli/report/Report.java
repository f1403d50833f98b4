package io.github.urnls.cli.report;

import io.github.urnls.check.Severity;
import io.github.urnls.workspace.Baseline;
import java.nio.file.Path;
import java.util.List;

/**
 * One output format of {@code check}. Files come in the order of the walk, on one thread; what the format allows to be
 * written is written as they come, so that a large tree does not stand in memory.
 */
public interface Report {

    /** Before the first file. */
    default void begin() {}

    /** A file that was read, with or without findings. */
    void file(CheckedFile file);

    /** After the last file. */
    default void end(Ending ending) {}

    /**
     * What is known at the end.
     *
     * @param files   how many files were looked at
     * @param notices what is to be said of single files besides findings
     * @param gone    what the baseline knows and is no longer found
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

    /** What is gone from {@code file}. */
    record Gone(Path file, Baseline.Gone what) {}
}
