package io.github.urnls.cli.report;

import java.nio.file.Path;

/** Something to know of a file besides its findings. */
public record Notice(Path path, Kind kind, String text) {

    /** What kind of thing it is. */
    public enum Kind {
        /** It could not be read, or not be written. */
        FAILED("not-done"),
        /** It is over the limit. */
        TOO_LARGE("too-large"),
        /** It was read, but not as it asks to be. */
        DOUBTFUL("encoding"),
        /** It was named, but its project file leaves it out. */
        LEFT_OUT("left-out");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** The severity, as a word, in formats that know errors and warnings. */
        String level() {
            return this == FAILED ? "error" : "warning";
        }

        /** The word in formats that want one. */
        String id() {
            return id;
        }
    }
}
