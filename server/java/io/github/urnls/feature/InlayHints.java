package io.github.urnls.feature;

import io.github.urnls.text.Chars;
import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Shows, behind a name, what a person cannot read in it. One kind decodes percent-encoding (RFC 8141 §4.4) and shows
 * only the encoded segments: for {@code urn:example:a:caf%C3%A9} the last one. The others say what digits stand for, by
 * the rules of some namespaces. A name has at most one hint.
 */
public final class InlayHints {

    /** The longest label, in UTF-16 code units. */
    private static final int LONGEST_LABEL = 40;
    private static final int LONGEST_TOOLTIP = 500;

    private static final String SEGMENT_ENDS = ":/?&=";

    /** What a hint shows. */
    public enum Kind {
        PERCENT_ENCODING,
        /** The name of the object. */
        OID,
        /** The GS1 key, with its check digit. */
        EPC,
        /** The time at which a UUID was made. */
        TIME,
        /** The registration group of a book. */
        ISBN;

        /** The name of the kind in the settings. */
        public String id() {
            return this == PERCENT_ENCODING ? "percentEncoding" : Normalization.id(this);
        }

        /** The kind with that {@link #id}. */
        public static Optional<Kind> byId(String id) {
            return Stream.of(values()).filter(kind -> kind.id().equals(id)).findFirst();
        }
    }

    /**
     * One hint.
     *
     * @param offset  where it is shown: the end of the name
     * @param label   the reading of what is encoded: {@code = café}
     * @param tooltip the reading of the whole name, in a sentence, as plain text
     */
    public record Hint(int offset, String label, String tooltip) {}

    private InlayHints() {}

    /**
     * The hints of {@code kinds} whose place {@code range} touches, in the order of the document, at most
     * {@value DocumentView#MOST}.
     */
    public static List<Hint> in(List<Name> names, TextRange range, Predicate<Kind> kinds) {
        List<Hint> hints = new ArrayList<>();
        for (Name name : names) {
            if (hints.size() < DocumentView.MOST && name.isUrn() && range.touches(name.range().end())) {
                hint(name.range().end(), name.urn(), kinds).ifPresent(hints::add);
            }
        }
        return hints;
    }

    private static Optional<Hint> hint(int offset, ParsedUrn urn, Predicate<Kind> kinds) {
        Optional<Hint> decoded = Optional.of(urn).filter(name -> kinds.test(Kind.PERCENT_ENCODING))
                .flatMap(InlayHints::label).map(label -> new Hint(offset, label, tooltip(urn.text())));
        return decoded.or(() -> ofNamespace(offset, urn, kinds));
    }

    private static Optional<Hint> ofNamespace(int offset, ParsedUrn urn, Predicate<Kind> kinds) {
        return (FamilyTrait.RANDOM.isOf(urn.text()) ? Optional.of(Kind.TIME)
                : Kind.byId(urn.foldedNid())).filter(kinds)
                .flatMap(kind -> Namespaces.reading(urn)).map(reading -> new Hint(offset, shown(reading.text()),
                        Namespaces.title(urn).orElse(reading.text()) + " (" + reading.source() + ")"));
    }

    private static String shown(String reading) {
        return "= " + DisplayText.cut(reading, LONGEST_LABEL);
    }

    private static Optional<String> label(ParsedUrn parsed) {
        String urn = parsed.text();
        if (!urn.contains("%")) {
            return Optional.empty();
        }
        int start = urn.length();
        int end = 0;
        for (UrnPart part : parsed.parts()) {
            for (int from = part.span().start(); from < part.span().end();) {
                int to = Chars.firstOf(SEGMENT_ENDS, urn, from, part.span().end());
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
        return DisplayText.decoded(urn.substring(start, end)).filter(reading -> !Chars.isBlank(reading))
                .map(InlayHints::shown);
    }

    private static String tooltip(String urn) {
        return "Reads as “" + DisplayText.cut(DisplayText.decoded(urn).orElse(urn), LONGEST_TOOLTIP)
                + "”. Percent-encoding is not decoded when names are compared (RFC 8141 §3.1).";
    }
}
