package io.github.urnls.namespace.known;

/**
 * A name that was published.
 *
 * @param name   the assigned-name (RFC 8141 §2), or the beginning of a family of them
 * @param title  what it stands for
 * @param source the text that defines it: {@code RFC 7643 section 4.1}, {@code XEP-0184}
 */
public record KnownName(String name, String title, Status status, String source) {

    /** How a name came to be known. */
    public enum Status {
        /** Its registrar, or the section of a text by which it is registered, has it. */
        REGISTERED,
        /** The text, schema or module that defines it has it. */
        PUBLISHED,
        /** A later text or the registrar says that it is no longer to be used. */
        DEPRECATED,
        /** Drafts or products write it. It is never called wrong, and never offered for another name. */
        IN_USE;

        /** The status as the tables write it. */
        public static Status of(String word) {
            return switch (word) {
                case "registered" -> REGISTERED;
                case "published" -> PUBLISHED;
                case "deprecated" -> DEPRECATED;
                case "in use" -> IN_USE;
                default -> throw new IllegalArgumentException("no status: " + word);
            };
        }
    }
}
