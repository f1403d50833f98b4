package io.github.urnls.check.rules;

import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;

/**
 * A string that does not begin with {@code urn:} (RFC 8141 §2). Never found in a document; {@code parse} reports it.
 */
public final class MissingScheme extends SyntaxRule {

    public MissingScheme() {
        super(SyntaxCode.MISSING_SCHEME, "A name that does not begin with `urn:`. Only the command line reports it.");
    }
}
