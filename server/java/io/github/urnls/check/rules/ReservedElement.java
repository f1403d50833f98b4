package io.github.urnls.check.rules;

import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;

/** An element in {@code urn+} that is not a defined request; only in the 1995 proposal (§2.3, §3.5). */
public final class ReservedElement extends SyntaxRule {

    public ReservedElement() {
        super(SyntaxCode.RESERVED_ELEMENT, "An element in `urn+` that is not a defined request (1995 proposal only).");
    }
}
