package io.github.urnls.feature;

import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.DecodedReading;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.UrnPart.Delimiter;
import io.github.urnls.urn.UrnPart.QComponent;
import io.github.urnls.urn.UrnPart.RComponent;
import io.github.urnls.urn.UrnPart;
import java.util.ArrayList;
import java.util.List;

/**
 * The ranges of a selection that grows within a URN. They are a percent-encoded character, a segment, a parameter, the
 * NSS or another part, the assigned-name, the URN, and the value around it.
 */
public final class SelectionRanges {

    private final ParsedUrn urn;
    private final UrnOccurrence occurrence;
    private final int offset;
    private final String text;
    /** Where {@link #offset} is in {@link #text}. */
    private final int at;
    private final List<TextRange> ranges = new ArrayList<>();

    private SelectionRanges(Name name, int offset) {
        this.urn = name.urn();
        this.occurrence = name.occurrence();
        this.offset = offset;
        this.text = urn.text();
        this.at = Math.clamp(occurrence.decoded().decodedOffset(offset) - occurrence.start(), 0, text.length());
    }

    /**
     * The ranges that {@code offset} touches, the shortest first. Each contains the one before and is larger. Empty
     * when no name is there.
     */
    public static List<TextRange> at(List<Name> names, int offset) {
        return names.stream()
                .filter(name -> name.kind() != Kind.PATTERN && name.range().touches(offset))
                .findFirst()
                .map(name -> new SelectionRanges(name, offset).grow()).orElse(List.of());
    }

    private List<TextRange> grow() {
        urn.parts().forEach(this::part);
        if (at <= urn.assignedNameEnd()) {
            add(new Span(0, urn.assignedNameEnd()));
        }
        add(occurrence.range());
        if (occurrence.passage().extent() != Extent.PROSE) { // prose can be the whole document
            add(occurrence.passage().range());
        }
        return ranges;
    }

    private void part(UrnPart part) {
        Span span = part.span();
        if (at < span.start() || at > span.end()) {
            return;
        }
        switch (part) {
            case Delimiter delimiter -> {
            }
            case RComponent r -> segments(span, ":/&=", "&=", "&");
            case QComponent q -> segments(span, ":/&=", "&=", "&");
            default -> segments(span, ":/");
        }
    }

    /** Adds the text between these delimiters, the shortest first, and then the part itself. */
    private void segments(Span part, String... delimiters) {
        character(segment(part, delimiters[0]));
        for (String some : delimiters) {
            add(segment(part, some));
        }
        add(part);
    }

    /** The text around the cursor without any of {@code delimiters}; at a delimiter, the text before it. */
    private Span segment(Span part, String delimiters) {
        int start = at;
        while (start > part.start() && !Chars.isAt(text, start - 1, delimiters)) {
            start--;
        }
        return new Span(start, Chars.firstOf(delimiters, text, at, part.end()));
    }

    /** Adds the percent-encoded character at the cursor, or one encoded byte that is not part of a character. */
    private void character(Span segment) {
        for (int start = Math.min(at, segment.end()); start >= Math.max(at - 3, segment.start()); start--) {
            if (PercentEncoding.isTriplet(text, start)) {
                add(around(new Span(start, start + 3), segment));
                return;
            }
        }
    }

    private Span around(Span triplet, Span segment) {
        return DecodedReading.of(segment.in(text)).stream()
                .map(letter -> new Span(segment.start() + letter.span().start(), segment.start() + letter.span().end()))
                .filter(letter -> letter.start() <= triplet.start() && triplet.end() <= letter.end()).findFirst()
                .orElse(triplet);
    }

    /**
     * Adds {@code span}, unless it is in a template and reaches the first place to be filled in: its end is unknown.
     */
    private void add(Span span) {
        boolean goesOn = occurrence.kind() == Kind.TEMPLATE && span.end() == text.length();
        if (!span.isEmpty() && !goesOn) {
            add(occurrence.range(span));
        }
    }

    private void add(TextRange range) {
        boolean isLarger = ranges.isEmpty()
                || ranges.getLast().isWithin(range) && ranges.getLast().length() < range.length();
        if (range.touches(offset) && isLarger) {
            ranges.add(range);
        }
    }
}
