package io.github.urnls.check.rules;

import io.github.urnls.check.Rule;
import io.github.urnls.urn.SyntaxCode;

/** A namespace identifier of fewer than two or more than 32 characters (RFC 8141 §2). */
public final class NidLength implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.NID_LENGTH;
    }
}
