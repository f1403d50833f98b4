package io.github.urnls.feature;

import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Shows percent-encoded names decoded, right behind them (RFC 8141 §4.4). Only the encoded segments are shown: for
 * {@code urn:example:a:caf%C3%A9} the last one.
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
    public static List<Hint> in(List<Name> names, TextRange range) {
        List<Hint> hints = new ArrayList<>();
        for (Name name : names) {
            int offset = name.range().end();
            if (name.isUrn() && range.touches(offset)) {
                label(name.urn()).ifPresent(label -> hints.add(new Hint(offset, label, tooltip(name.urn().text()))));
            }
        }
        return List.copyOf(hints);
    }

    private static Optional<String> label(ParsedUrn parsed) {
        String urn = parsed.text();
        if (urn.indexOf('%') < 0) {
            return Optional.empty();
        }
        int start = urn.length();
        int end = 0;
        for (UrnPart part : parsed.parts()) {
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
