package io.github.urnls.namespace.known;

/** How a name differs from the known one that was meant; the surest sign first. */
public enum Slip {
    /** In case only. */
    CASE,
    /** In separators only: a hyphen, an underscore, a dot, a colon. */
    SEPARATOR,
    /** In the version number, where a name keeps that of the text that first defined it. */
    VERSION,
    /** In one letter more, less or different, or two neighbors exchanged. */
    LETTER,
    /** In one letter of a short word, where names may be added. */
    SHORT,
    /** One is the plural of the other. */
    PLURAL,
    /** A segment is missing. */
    MISSING,
    /** A segment is doubled or empty. */
    DOUBLED,
    /** A version stands where the name has none. */
    EXTRA,
    /** Two segments are exchanged. */
    ORDER,
    /** In two letters. */
    LETTERS,
    /** One begins with the other. */
    BEGUN,
    /** In the namespace identifier; all else is right. */
    NAMESPACE
}
