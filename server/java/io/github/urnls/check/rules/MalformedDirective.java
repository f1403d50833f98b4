package io.github.urnls.check.rules;

import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;

/** A query that is not {@code keyword=value&…}; only the 2012 draft has this rule (§2.3). */
public final class MalformedDirective extends SyntaxRule {

    public MalformedDirective() {
        super(SyntaxCode.MALFORMED_DIRECTIVE, "A query that is not `keyword=value&…` (2012 draft only).");
    }
}
