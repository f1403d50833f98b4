package io.github.urnls.workspace.index;

import io.github.urnls.urn.Normalization;
import java.util.List;

/**
 * One difference in names between two states of a tree.
 *
 * @param name     the name; for {@link Kind#RAISED} and {@link Kind#LEFT_BEHIND} the new version
 * @param was      the older version; empty for the other kinds
 * @param declared whether a file declares the name, or declared it if it is gone; for {@link Kind#RAISED} whether the
 *                 older one gave way to it where it was declared
 * @param files    the URIs of the files that have the difference, sorted: those with the name, or without it now
 */
public record NameDifference(Kind kind, String name, String was, boolean declared, List<String> files) {

    /** The kinds, in the order in which they are shown. */
    public enum Kind {
        /** Files have another version of a name than before. */
        RAISED,
        /** Files still have the older version of a name whose declaration, or most of whose places, were raised. */
        LEFT_BEHIND,
        /** A document that declares a name says something else under it. */
        CHANGED,
        /** No file has the name any more. */
        GONE,
        /** No file had the name before. */
        ADDED;

        /** The word for options and JSON. */
        public String id() {
            return Normalization.id(this);
        }

        /** The word for people. */
        public String word() {
            return Normalization.fold(name()).replace('_', ' ');
        }
    }

    public NameDifference {
        files = List.copyOf(files);
    }
}
