package io.github.urnls.namespace.known;

import io.github.urnls.urn.Normalization;
import java.util.Locale;

/**
 * A published name.
 *
 * @param name   the assigned-name (RFC 8141 §2), or the beginning of a family of names
 * @param title  its meaning
 * @param source the text that defines it: {@code RFC 7643 section 4.1}, {@code XEP-0184}
 */
public record KnownName(String name, String title, Status status, String source) {

    /** Whether another name should be used instead. */
    public boolean isPast() {
        return status.isPast();
    }

    /** How a name came to be known. */
    public enum Status {
        /** Listed by its registrar, or in the section of a text that registers it. */
        REGISTERED,
        /** Listed in the text, schema or module that defines it. */
        PUBLISHED,
        /** A later text or the registrar says that it should no longer be used. */
        DEPRECATED,
        /** Its owner says that it must no longer be used. */
        RETIRED,
        /** Used in drafts or products. It is never called wrong, and never offered for another name. */
        IN_USE;

        /** Whether the name may be offered in place of another. */
        boolean isOffered() {
            return this != IN_USE && this != RETIRED;
        }

        /** The status in words. */
        public String word() {
            return Normalization.fold(name()).replace('_', ' ');
        }

        /** Whether other names should be used instead. */
        public boolean isPast() {
            return this == DEPRECATED || this == RETIRED;
        }

        /** The status as the tables write it. */
        public static Status of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'));
        }
    }
}
