package io.github.urnls.scan;

import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.urn.EarlyEnd;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.code.CodeEscapes;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Finds every {@link UrnOccurrence} of a document, in the order of the text and without overlaps. */
public final class OccurrenceScanner {

    /** Ends the reading of a document early, when no candidate is left. */
    private static final EarlyEnd NOTHING_LEFT = new EarlyEnd("nothing left to find");

    private final int[] candidates;
    private final String text;
    private final BooleanSupplier bindsUrnPrefix;
    private final List<UrnOccurrence> found = new ArrayList<>();
    private int next;

    private OccurrenceScanner(String text, int[] candidates, BooleanSupplier bindsUrnPrefix) {
        this.text = text;
        this.candidates = candidates;
        this.bindsUrnPrefix = bindsUrnPrefix;
    }

    /** Reads {@code document} in the format that its language and content show. */
    public static List<UrnOccurrence> scan(Document document) {
        int[] candidates = Candidates.in(document.text());
        if (candidates.length == 0) {
            return List.of();
        }
        OccurrenceScanner scanner = new OccurrenceScanner(document.text(), candidates,
                new PrefixBinding(document::text));
        try {
            Formats.of(document).read(document.text(), passage -> {
                scanner.passage(passage);
                if (scanner.next == candidates.length) {
                    throw NOTHING_LEFT;
                }
            });
        } catch (EarlyEnd expected) {
            // The last candidate has been seen; further passages do not matter.
        }
        return List.copyOf(scanner.found);
    }

    /**
     * Every occurrence in {@code passages}, which are in the order of the text.
     *
     * @param candidates     where names may begin in them, see {@link Candidates}
     * @param bindsUrnPrefix whether the document binds {@code urn} as a prefix; asked only where it matters
     */
    static List<UrnOccurrence> scan(String text, int[] candidates, List<Passage> passages,
            BooleanSupplier bindsUrnPrefix) {
        if (candidates.length == 0) {
            return List.of();
        }
        OccurrenceScanner scanner = new OccurrenceScanner(text, candidates, bindsUrnPrefix);
        passages.forEach(scanner::passage);
        return List.copyOf(scanner.found);
    }

    private void passage(Passage passage) {
        int start = passage.start();
        int end = passage.end();
        while (next < candidates.length && candidates[next] < start) {
            next++;
        }
        if (next == candidates.length || candidates[next] >= end) {
            return;
        }
        Decoded decoded = passage.escapes().decode(text, passage.range());
        int from = 0;
        for (; next < candidates.length && candidates[next] < end; next++) {
            int at = decoded.decodedOffset(candidates[next]);
            if (at >= from) {
                from = Math.max(from, occurrence(passage, decoded, at));
            }
        }
    }

    /** A string within an expression that is filled in: {@code `${attributes['urn:…']}`}. */
    private void inPlaceholder(int start, int limit) {
        int end = Chars.isAt(text, start - 1, "\"'`") ? Chars.indexOf(text, text.charAt(start - 1), start, limit) : -1;
        if (end > start && (found.isEmpty() || found.getLast().range().end() < start)) {
            boolean joined = Chars.isAt(text, Chars.skipSpace(text, end + 1, limit), "+.&),"); // or it is an argument
            Extent extent = joined ? Extent.PIECE : Extent.VALUE;
            Passage inner = new Passage(start, text.charAt(end - 1) == '\\' ? end - 1 : end, Role.VALUE, extent,
                    Escapes.NONE).asCode();
            occurrence(inner, inner.escapes().decode(text, inner.range()), 0);
        }
    }

    /** Checks the candidate at {@code at} and returns where to go on. */
    private int occurrence(Passage passage, Decoded decoded, int at) {
        String passageText = decoded.text();
        if (passage.inCode() && Chars.isAt(passageText, at, CodeEscapes.PLACEHOLDER)) {
            inPlaceholder(candidates[next], passage.end());
            return at;
        }
        if (Bracketed.isAnnouncement(passageText, at)) {
            return at + 4;
        }
        if (passage.extent() == Extent.PROSE && passage.escapes().isNone()) {
            int bracket = Bracketed.closing(passageText, at);
            if (bracket > 0) {
                Decoded joined = Bracketed.joined(text, decoded.source(at, bracket));
                found.add(new UrnOccurrence(Kind.URN, passage, joined, 0, joined.text().length()));
                return bracket;
            }
        }
        int encoded = Chars.isInAnyCase(passageText, at + 3, "%3A") ? EncodedName.end(passageText, at) : 0;
        if (encoded < 0 || encoded == passageText.length() && passage.extent() == Extent.PIECE) {
            return Math.abs(encoded); // it goes on elsewhere
        }
        if (encoded > 0) {
            EncodedName escapes = new EncodedName(passage.escapes());
            Decoded name = escapes.decode(text, decoded.source(at, encoded));
            if (name.text().indexOf(':', 4) > 4) {
                found.add(new UrnOccurrence(Kind.ENCODED,
                        new Passage(passage.range(), passage.role(), passage.extent(), escapes), name, 0,
                        name.text().length()));
            }
            return encoded;
        }
        if (!Surroundings.beginsName(passageText, at)
                || Surroundings.isQualifiedName(passage, passageText, at, bindsUrnPrefix)) {
            return at + 4;
        }
        Opening opening = new Opening(text, passage, decoded);
        Extents.Extent extent = LargerSyntax.within(passageText, at,
                new Extents(passageText, at, passage, opening).end());
        if (extent.end() <= at + 4) {
            return at + 4;
        }
        Passage place = passage;
        if (Quotes.isNamespaceAttribute(passageText, at)) {
            place = passage.asNamespaceName();
        }
        found.add(new UrnOccurrence(extent.kind(), place, decoded, at, extent.end(),
                Surroundings.blanksBefore(passageText, at, extent, opening)));
        return extent.end();
    }
}
