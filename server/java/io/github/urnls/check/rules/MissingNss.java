package io.github.urnls.check.rules;

import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;

/** No namespace specific string (RFC 8141 §2). */
public final class MissingNss extends SyntaxRule {

    public MissingNss() {
        super(SyntaxCode.MISSING_NSS, "Nothing after the namespace identifier.");
    }
}
