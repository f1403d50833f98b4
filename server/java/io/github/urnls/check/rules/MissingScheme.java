package io.github.urnls.check.rules;

import io.github.urnls.check.Rule;
import io.github.urnls.urn.SyntaxCode;

/**
 * A string that does not begin with {@code urn:} (RFC 8141 §2). Never found in a document; {@code parse} reports it.
 */
public final class MissingScheme implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.MISSING_SCHEME;
    }
}
