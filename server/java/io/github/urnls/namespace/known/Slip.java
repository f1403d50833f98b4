package io.github.urnls.namespace.known;

/** In what a name differs from the known one that was meant; the surer sign first. */
public enum Slip {
    /** Only upper and lower case. */
    CASE,
    /** Only what joins the words: a hyphen, an underscore, a dot, a colon. */
    SEPARATOR,
    /** The number of a version, where a name keeps that of the text that first defined it. */
    VERSION,
    /** One letter more, less or other, or two neighbours exchanged. */
    LETTER,
    /** A segment is missing. */
    MISSING,
    /** A segment stands twice, or is empty. */
    DOUBLED,
    /** Two segments have changed places. */
    ORDER,
    /** Two letters. */
    LETTERS,
    /** The namespace identifier is another one; all else is right. */
    NAMESPACE
}
