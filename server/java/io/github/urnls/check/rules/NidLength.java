package io.github.urnls.check.rules;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** A namespace identifier of fewer than two or more than 32 characters (RFC 8141 §2). */
public final class NidLength extends SyntaxRule {

    public NidLength() {
        super(SyntaxCode.NID_LENGTH, "A namespace identifier that is too short or too long.");
    }

    /** A name of a fixed form without its namespace, or joined to it: {@code urn:f81d4fae-…}, {@code urn:uuid-…}. */
    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        Span written = problem.span();
        if (written.end() == subject.text().length()) {
            for (Namespace namespace : subject.registry().all()) {
                String nid = namespace.nid();
                if (!Namespaces.hasFixedForm(nid)) {
                    continue;
                }
                int start = subject.text().regionMatches(true, 4, nid, 0, nid.length()) ? 4 + nid.length() : 4;
                String name = subject.text().substring(subject.text().startsWith("-", start) ? start + 1 : start);
                if (name.indexOf('-') > 0 && Namespaces.isWhole("urn:" + nid + ":" + name)) {
                    return subject.review("Write “urn:" + nid + ":" + name + "”", written, nid + ":" + name);
                }
            }
        }
        return List.of();
    }
}
