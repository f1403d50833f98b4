package io.github.urnls.check.rules;

import io.github.urnls.check.Rule;
import io.github.urnls.urn.SyntaxCode;

/** An element in {@code urn+} that is not a defined request; only in the 1995 proposal (§2.3, §3.5). */
public final class ReservedElement implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.RESERVED_ELEMENT;
    }
}
