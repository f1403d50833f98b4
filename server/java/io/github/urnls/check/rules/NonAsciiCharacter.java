package io.github.urnls.check.rules;

import io.github.urnls.check.CharacterFixes;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** A character outside ASCII, which is percent-encoded as UTF-8 (RFC 8141 §2, §2.2). */
public final class NonAsciiCharacter extends SyntaxRule {

    public NonAsciiCharacter() {
        super(SyntaxCode.NON_ASCII_CHARACTER, "A character outside ASCII, which must be percent-encoded as UTF-8.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        return CharacterFixes.of(subject, problem, !Confusable.isConfusable(subject));
    }
}
