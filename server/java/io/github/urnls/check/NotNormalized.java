package io.github.urnls.check;

import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;

/** Upper-case scheme or NID, lower-case hexadecimal digits: the same name, spelled unusually (RFC 8141 §3.1). */
final class NotNormalized implements Rule.OfOccurrence {

    @Override
    public String code() {
        return "not-normalized";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.HINT;
    }

    @Override
    public List<Match> check(Subject subject) {
        ParsedUrn urn = subject.urn();
        String text = urn.text();
        String normalized = Normalization.normalize(urn);
        if (!urn.hasAssignedName() || normalized.equals(text) || normalized.length() != text.length()) {
            return List.of();
        }
        Span changed = changed(text, normalized);
        boolean onlyHex = changed.start() >= urn.nid().map(Span::end).orElse(0);
        String message = (onlyHex ? "percent-encoding is normally written with upper-case digits"
                : "scheme and namespace identifier are normally written in lower case") + ": “" + normalized
                + "” is the same name (RFC 8141 §3.1)";
        String title = "Write it as “" + normalized + "”";
        Fix.Safety safety = onlyHex ? Fix.Safety.SAFE : Fix.Safety.REVIEW;
        return List.of(subject.match(this, changed, message,
                subject.repair().offer(title, safety, changed, changed.in(normalized)).done()));
    }

    /** The shortest stretch that holds every difference. */
    private static Span changed(String a, String b) {
        int start = 0;
        while (a.charAt(start) == b.charAt(start)) {
            start++;
        }
        int end = a.length();
        while (a.charAt(end - 1) == b.charAt(end - 1)) {
            end--;
        }
        return new Span(start, end);
    }
}
