package io.github.urnls.check.rules;

import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;

/** No ElementID, or an authority of the scheme {@code dns} that is no host; only the 1995 proposal (§2, §2.2.1). */
public final class MalformedAuthority extends SyntaxRule {

    public MalformedAuthority() {
        super(SyntaxCode.MALFORMED_AUTHORITY, "No ElementID, or an authority that is not a host (1995 proposal only).");
    }
}
