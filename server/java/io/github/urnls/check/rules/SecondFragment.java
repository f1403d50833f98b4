package io.github.urnls.check.rules;

import io.github.urnls.check.EncodeFixes;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/**
 * A second {@code #} (RFC 8141 §2: the f-component is a fragment of RFC 3986 §3.5, which has no {@code #}). Its repair
 * needs review: {@code ##} joins two names in identifiers that a standard has fixed.
 */
public final class SecondFragment extends SyntaxRule {

    public SecondFragment() {
        super(SyntaxCode.SECOND_FRAGMENT, "A second `#`.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        return EncodeFixes.of(subject, problem);
    }
}
