package io.github.urnls.workspace.index;

import java.util.List;
import java.util.Locale;

/**
 * One difference in names between two states of a tree.
 *
 * @param name     the name; for {@link Kind#RAISED} and {@link Kind#LEFT_BEHIND} the new version
 * @param was      the older version; empty for the other kinds
 * @param declared whether a file declares the name, or declared it if it is gone
 * @param files    the URIs of the files that have the difference, sorted: those with the name, or without it now
 */
public record NameDifference(Kind kind, String name, String was, boolean declared, List<String> files) {

    /** The kinds, in the order in which they are shown. */
    public enum Kind {
        /** Files have another version of a name than before. */
        RAISED("A name was replaced by another version of it."),
        /** Files still have the older version of a name whose declaration was raised. */
        LEFT_BEHIND("Files still use the older version of a name that was raised where it is declared."),
        /** A document that declares a name says something else under it. */
        CHANGED("A document that declares a name changed, and the name did not."),
        /** No file has the name any more. */
        GONE("No file has the name any more."),
        /** No file had the name before. */
        ADDED("No file had the name before.");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        /** The word for options and JSON. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** The word for people. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }

        /** What it means, in a sentence. */
        public String meaning() {
            return meaning;
        }
    }

    public NameDifference {
        files = List.copyOf(files);
    }
}
