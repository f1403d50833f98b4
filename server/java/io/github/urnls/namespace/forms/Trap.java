package io.github.urnls.namespace.forms;

import io.github.urnls.urn.CharSet;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.Span;
import java.util.Optional;
import java.util.regex.MatchResult;

/**
 * A wrong form that occurs by mistake.
 *
 * @param form    for all behind the beginning of the family
 * @param message what is wrong
 * @param repair  the right text, with <code>{1}</code> for the first group of the form; empty if it is not certain
 * @param kind    how certain it is that the form is wrong
 */
record Trap(NssPattern form, String message, String repair, Problem.Kind kind) {

    Optional<Problem> in(Nss nss) {
        return form.match(nss.text()).filter(groups -> !filled(groups).equals(nss.text())).map(groups -> {
            int group = groups.groupCount() > 0 && groups.start(1) >= 0 ? 1 : 0;
            return (repair.isEmpty() ? nss.wrong(groups.start(group), groups.end(group), message)
                    : repaired(nss, filled(groups))).as(kind);
        });
    }

    /** Marks the segments that {@code right} changes; if one character changes, or some only go, just these. */
    private Problem repaired(Nss nss, String right) {
        String text = nss.text();
        if (right.startsWith("urn:")) {
            return nss.wrong(0, text.length(), message)
                    .repairedBy(new Span(0, nss.offset() + text.length()), right);
        }
        int from = CharSet.common(text, right);
        int shorter = Math.min(text.length(), right.length());
        int behind = Math.min(shorter - from,
                CharSet.common(new StringBuilder(text).reverse(), new StringBuilder(right).reverse()));
        int to = text.length() - behind;
        int start = text.lastIndexOf(':', from - (from < to ? 1 : 2)) + 1;
        int end = nss.segmentEnd(to);
        boolean goes = from < to && from == right.length() - behind;
        String better = right.substring(start, end + right.length() - text.length());
        String title = (goes ? "Remove “" + text.substring(from, to) : "Write “" + better) + "”";
        return (goes || to - from == 1 ? nss.wrong(from, to, message) : nss.wrong(start, end, message))
                .repairedBy(title, nss.span(start, end), better);
    }

    private String filled(MatchResult groups) {
        return NssPattern.filled(repair, '1', groups);
    }
}
