package io.github.urnls.check.rules;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/** A namespace identifier of fewer than two or more than 32 characters (RFC 8141 §2). */
public final class NumberInNid extends SyntaxRule {

    public NumberInNid(SyntaxCode syntax, String setting) {
        super(syntax, setting);
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        return whole(subject, problem.span());
    }

    /** A name of a fixed form without its namespace, or joined to it: {@code urn:f81d4fae-…}, {@code urn:uuid-…}. */
    static List<Fix> whole(Subject subject, Span written) {
        String text = subject.text();
        if (written.end() == text.length()) {
            for (Namespace namespace : subject.registry().all()) {
                String nid = namespace.nid();
                if (!Namespaces.hasFixedForm(nid)) {
                    continue;
                }
                boolean joined = text.regionMatches(true, 4, nid, 0, nid.length());
                int start = joined ? 4 + nid.length() : 4;
                String name = text.substring(Chars.isAt(text, start, "-._") ? start + 1 : start);
                if ((joined || name.indexOf('-') > 0) && Namespaces.isWhole("urn:" + nid + ":" + name)) {
                    return subject.review("Write “urn:" + nid + ":" + name + "”", written, nid + ":" + name);
                }
            }
        }
        return List.of();
    }
}
