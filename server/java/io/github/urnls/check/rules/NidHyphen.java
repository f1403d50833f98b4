package io.github.urnls.check.rules;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** A hyphen at the beginning or the end of a namespace identifier (RFC 8141 §2, App. B). */
public final class NidHyphen extends SyntaxRule {

    public NidHyphen() {
        super(SyntaxCode.NID_HYPHEN, "A namespace identifier that begins or ends with a hyphen.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        Span nid = subject.nidSpan();
        if (problem.span().equals(nid) && !subject.urn().hasAssignedName()) {
            return List.of();
        }
        if (problem.span().equals(nid)) {
            String repaired = nid.in(subject.text()).replaceAll("^-+|-+$", "");
            return NidCharacter.replace(subject, problem, "Write “" + repaired + "”", repaired);
        }
        return NidCharacter.replace(subject, problem, "Remove the hyphen", "");
    }
}
