package io.github.urnls.check;

/**
 * Where and why a finding is suppressed; SARIF 2.1.0 §3.35.
 *
 * @param justification why, in the words of the user; may be empty
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
