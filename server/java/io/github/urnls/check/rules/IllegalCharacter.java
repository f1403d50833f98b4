package io.github.urnls.check.rules;

import io.github.urnls.check.CharacterFixes;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** A character that must be percent-encoded where it stands: as UTF-8 (RFC 8141 §2, §2.2, RFC 3986 §2.1). */
public final class IllegalCharacter extends SyntaxRule {

    public IllegalCharacter(SyntaxCode syntax, String setting) {
        super(syntax, setting);
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        return CharacterFixes.of(subject, problem, !Confusable.isConfusable(subject));
    }
}
