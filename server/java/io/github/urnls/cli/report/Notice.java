package io.github.urnls.cli.report;

import java.nio.file.Path;

/** A message about a file besides its findings. */
public record Notice(Path path, Kind kind, String text) {

    /** The kind of a notice. */
    public enum Kind {
        /** It could not be read or written. */
        FAILED("not-done"),
        /** It is over the size limit. */
        TOO_LARGE("too-large"),
        /** It was read, but not in the expected encoding. */
        DOUBTFUL("encoding"),
        /** It was named, but is left out or binary. */
        LEFT_OUT("left-out");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** The severity for formats with errors and warnings. */
        String level() {
            return this == FAILED ? "error" : "warning";
        }

        /** The id for formats that need one. */
        String id() {
            return id;
        }
    }
}
