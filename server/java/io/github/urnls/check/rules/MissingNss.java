package io.github.urnls.check.rules;

import io.github.urnls.check.Rule;
import io.github.urnls.urn.SyntaxCode;

/** No namespace specific string (RFC 8141 §2). */
public final class MissingNss implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.MISSING_NSS;
    }
}
