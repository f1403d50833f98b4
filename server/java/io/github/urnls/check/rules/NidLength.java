package io.github.urnls.check.rules;

import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;

/** A namespace identifier of fewer than two or more than 32 characters (RFC 8141 §2). */
public final class NidLength extends SyntaxRule {

    public NidLength() {
        super(SyntaxCode.NID_LENGTH, "A namespace identifier that is too short or too long.");
    }
}
