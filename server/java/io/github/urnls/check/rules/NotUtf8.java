package io.github.urnls.check.rules;

import static io.github.urnls.urn.PercentEncoding.nextRun;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.PercentEncoding.Run;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Percent-encoded bytes that are not UTF-8, which RFC 8141 §2.2 requires. */
public final class NotUtf8 extends NamedRule implements Rule.OfName {

    public NotUtf8() {
        super("not-utf-8", Group.SPELLING, Severity.WARNING, "Percent-encoded bytes that are not UTF-8.");
    }

    @Override
    public List<Finding> check(Subject subject) {
        if (!subject.isEncoded()) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        String text = subject.text();
        boolean utf8 = subject.urn().specification() != Specification.PROPOSAL_1995;
        for (Run run = nextRun(text, 0); run != null && utf8; run = nextRun(text, run.end())) {
            if (!run.isUtf8()) {
                Span span = new Span(run.start(), run.end());
                findings.add(subject.finding(this, span,
                        "“" + span.in(text)
                                + "” is not UTF-8: percent-encode the UTF-8 bytes of characters outside ASCII"
                                + " (RFC 8141 §2.2)",
                        fixes(subject, run, span)));
            }
        }
        return findings;
    }

    /** Bytes that are letters in ISO 8859-1 were probably meant as such. */
    private static List<Fix> fixes(Subject subject, Run run, Span span) {
        String latin1 = new String(run.octets(), StandardCharsets.ISO_8859_1);
        if (!latin1.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == ' ')) {
            return List.of();
        }
        String encoded = PercentEncoding.encodeAll(latin1);
        return subject.review("Read it as ISO 8859-1 “" + latin1 + "” and write " + encoded, span, encoded);
    }
}
