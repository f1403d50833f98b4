package io.github.urnls.cli.report;

import io.github.urnls.check.Severity;
import java.nio.file.Path;

/** A message about a file besides its findings. */
public record Notice(Path path, Kind kind, String text) {

    /** The kind of a notice. */
    public enum Kind {
        FAILED("not-done", Severity.ERROR, "A file could not be read or written."),
        TOO_LARGE("too-large", Severity.WARNING, "A file is over the size limit and was not checked."),
        DOUBTFUL("encoding", Severity.INFORMATION, "A file is not in the expected encoding."),
        /** It was named, but is left out or binary. */
        LEFT_OUT("left-out", Severity.INFORMATION,
                "A file was left out: its project file says so, or it is a report of this program.");

        /** The id for formats that need one. */
        final String id;
        final Severity severity;
        /** What all such notices say. */
        final String sentence;

        Kind(String id, Severity severity, String sentence) {
            this.id = id;
            this.severity = severity;
            this.sentence = sentence;
        }
    }
}
