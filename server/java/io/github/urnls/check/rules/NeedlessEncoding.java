package io.github.urnls.check.rules;

import io.github.urnls.check.NamedRule;
import io.github.urnls.urn.Characters;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A percent-encoded letter, digit, {@code -}, {@code .}, {@code _} or {@code ~} in the NSS that could stand as itself.
 * Only a hint: the plain spelling is another name, since names are compared without decoding (RFC 8141 §3.1).
 */
public final class NeedlessEncoding extends NamedRule implements Rule.OfName {

    public NeedlessEncoding() {
        super("needless-encoding", Group.SPELLING, Severity.HINT,
                "A percent-encoded character that could stand as itself.", Trait.REMARK);
    }

    @Override
    public List<Finding> check(Subject subject) {
        if (!subject.isEncoded()) {
            return List.of();
        }
        String text = subject.text();
        int from = subject.urn().nss().map(Span::start).orElse(text.length());
        List<Finding> findings = new ArrayList<>();
        int end = subject.urn().assignedNameEnd();
        for (int at = text.indexOf('%', from); at >= 0 && at < end; at = text.indexOf('%', at + 1)) {
            if (PercentEncoding.isTriplet(text, at) && isUnreserved(subject, PercentEncoding.octet(text, at))) {
                findings.add(
                        finding(subject, new Span(at, at + 3), Characters.text(PercentEncoding.octet(text, at))));
            }
        }
        return findings;
    }

    private Finding finding(Subject subject, Span span, String character) {
        return subject.finding(this, span,
                "“" + span.in(subject.text()) + "” is “" + character
                        + "”; without the encoding it is another name (RFC 8141 §3.1)",
                subject.review("Write “" + character + "” (this makes it another name)", span, character));
    }

    // unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~", of which RFC 2141 does not allow "~" (RFC 3986 §2.3)
    private static boolean isUnreserved(Subject subject, int octet) {
        return octet < 128 && (Character.isLetterOrDigit(octet) || "-._~".indexOf(octet) >= 0)
                && subject.urn().specification().allowsInNss((char) octet);
    }
}
