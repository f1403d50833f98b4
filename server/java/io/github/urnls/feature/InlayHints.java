package io.github.urnls.feature;

import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.UrnPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What percent-encoded names say, for showing behind them (RFC 8141 §4.4). Only what cannot be read as it stands is said again: of
 * {@code urn:example:a:caf%C3%A9} the last segment.
 */
public final class InlayHints {

    /** In UTF-16 code units. */
    private static final int LONGEST_LABEL = 40;
    private static final int LONGEST_TOOLTIP = 500;

    private static final String SEGMENT_ENDS = ":/?&=";

    /**
     * One hint.
     *
     * @param offset  where it is shown: right behind the name
     * @param label   the reading of what is encoded: {@code = café}
     * @param tooltip the reading of the whole name, in a sentence, as plain text
     */
    public record Hint(int offset, String label, String tooltip) {}

    private InlayHints() {}

    /** The hints whose place {@code range} touches, in the order of the document. */
    public static List<Hint> in(List<UrnOccurrence> occurrences, Specification specification, TextRange range) {
        List<Hint> hints = new ArrayList<>();
        for (UrnOccurrence occurrence : occurrences) {
            int offset = occurrence.range().end();
            if (occurrence.kind() == UrnOccurrence.Kind.URN && range.touches(offset)) {
                label(occurrence.text(), specification).ifPresent(label -> hints.add(new Hint(offset, label, tooltip(occurrence.text()))));
            }
        }
        return List.copyOf(hints);
    }

    private static Optional<String> label(String urn, Specification specification) {
        if (urn.indexOf('%') < 0) {
            return Optional.empty();
        }
        int start = urn.length();
        int end = 0;
        for (UrnPart part : UrnParser.parse(urn, specification).parts()) {
            for (int from = part.span().start(); from < part.span().end();) {
                int to = segmentEnd(urn, from, part.span().end());
                if (DisplayText.decoded(urn.substring(from, to)).isPresent()) {
                    start = Math.min(start, from);
                    end = to;
                }
                from = to + 1;
            }
        }
        if (start >= end) {
            return Optional.empty();
        }
        return DisplayText.decoded(urn.substring(start, end)).filter(reading -> !reading.isBlank())
                .map(reading -> "= " + DisplayText.cut(reading, LONGEST_LABEL));
    }

    private static int segmentEnd(String urn, int from, int limit) {
        int to = from;
        while (to < limit && SEGMENT_ENDS.indexOf(urn.charAt(to)) < 0) {
            to++;
        }
        return to;
    }

    private static String tooltip(String urn) {
        return "Reads as “" + DisplayText.cut(DisplayText.decoded(urn).orElse(urn), LONGEST_TOOLTIP)
                + "”. Percent-encoding is not decoded when names are compared (RFC 8141 §3.1).";
    }
}
