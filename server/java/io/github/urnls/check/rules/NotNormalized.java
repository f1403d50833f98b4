package io.github.urnls.check.rules;

import io.github.urnls.text.TextRange;
import io.github.urnls.text.TextEdit;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix.Safety;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Upper-case scheme or NID, lower-case hexadecimal digits: the same name, spelled unusually (RFC 8141 §3.1). */
public final class NotNormalized extends NamedRule implements Rule.OfName {

    /** In a format string a number of some width, as in {@code %5d}. */
    private static final Pattern FORMAT = Pattern.compile("%[0-9]d");

    public NotNormalized() {
        super("not-normalized", Group.SPELLING, Severity.HINT,
                "An unusual spelling of the same name: upper-case scheme or namespace "
                        + "identifier, lower-case hexadecimal digits.",
                Trait.REMARK);
    }

    @Override
    public List<Finding> check(Subject subject) {
        String text = subject.text();
        ParsedUrn urn = subject.urn();
        String normalized = Normalization.normalize(urn);
        if (normalized.equals(text) || !urn.hasAssignedName() || subject.deployed().isPresent()
                || normalized.length() != text.length()) {
            return List.of();
        }
        int nidEnd = subject.nidSpan().end();
        String head = normalized.substring(0, nidEnd) + text.substring(nidEnd);
        String tail = text.substring(0, nidEnd) + normalized.substring(nidEnd);
        List<Finding> findings = new ArrayList<>();
        if (!head.equals(text)) {
            // For review: it is the same name by RFC 8141, but much software compares letter by letter.
            findings.add(finding(subject, head, "usually in lower case",
                    Safety.REVIEW));
        }
        if (!tail.equals(text)) {
            findings.add(finding(subject, tail, "usually with upper-case digits",
                    FORMAT.matcher(text).find() ? Safety.REVIEW : Safety.SAFE));
        }
        return findings;
    }

    private Finding finding(Subject subject, String better, String what, Safety safety) {
        TextRange difference = TextEdit.between(subject.text(), better).range();
        Span changed = new Span(difference.start(), difference.end());
        String shown = Subject.shortened(better, Subject.LONGEST_SHOWN);
        return subject.finding(this, changed, what + ": “" + shown + "” is the same name (RFC 8141 §3.1)",
                subject.repair().offer("Write it as “" + shown + "”", safety, changed, changed.in(better)).done());
    }
}
