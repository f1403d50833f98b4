package io.github.urnls.check.rules;

import io.github.urnls.check.Rule;
import io.github.urnls.urn.SyntaxCode;

/** A query that is not {@code keyword=value&…}; only the 2012 draft has this rule (§2.3). */
public final class MalformedDirective implements Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.MALFORMED_DIRECTIVE;
    }
}
