package io.github.urnls.check;

/**
 * That someone wants to hear nothing of a finding; SARIF 2.1.0 §3.35.
 *
 * @param where         where they said so
 * @param justification why, in their words; may be empty
 */
public record Suppressed(Where where, String justification) {

    /** The place of a suppression. */
    public enum Where {
        /** In a comment of the document. */
        IN_SOURCE,
        /** In a file of settings. */
        EXTERNAL
    }
}
