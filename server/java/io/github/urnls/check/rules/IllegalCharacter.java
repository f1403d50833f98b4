package io.github.urnls.check.rules;

import io.github.urnls.check.CharacterFixes;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** An ASCII character that must be percent-encoded where it stands (RFC 8141 §2, RFC 3986 §2.1). */
public final class IllegalCharacter extends SyntaxRule {

    public IllegalCharacter() {
        super(SyntaxCode.ILLEGAL_CHARACTER, "An ASCII character that must be percent-encoded here.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        return CharacterFixes.of(subject, problem, !Confusable.isConfusable(subject));
    }
}
