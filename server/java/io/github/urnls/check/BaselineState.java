package io.github.urnls.check;

/**
 * How a finding stands to those that were accepted when the baseline was written; SARIF 2.1.0 §3.27.24 has the same
 * words.
 */
public enum BaselineState {
    /** It came since. */
    NEW,
    /** It was there already. */
    UNCHANGED
}
