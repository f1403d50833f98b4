package io.github.urnls.scan;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Formats;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The name, finished or not, in which the cursor stands. All offsets are decoded offsets of its passage.
 *
 * @param start  where {@code urn:} begins
 * @param cursor where the cursor is, behind {@code urn:}
 */
public record UrnCursor(Passage passage, Decoded decoded, int start, int cursor) {

    /** Ends the reading of a document at the passage that holds the cursor. */
    private static final class Found extends RuntimeException {

        private static final long serialVersionUID = 1;
        private final transient Passage passage;

        private Found(Passage passage) {
            super("found", null, false, false);
            this.passage = passage;
        }
    }

    /** Longer than any name that is typed by hand; the search for its beginning goes no further back. */
    private static final int LONGEST = 2000;

    /** The name in which {@code offset}, a place in the document, stands behind {@code urn:}. */
    public static Optional<UrnCursor> at(Document document, int offset) {
        int from = Math.max(0, offset - LONGEST);
        if (!containsScheme(document.text(), from, offset)) {
            return Optional.empty();
        }
        Passage passage = passageAt(document, offset);
        if (passage == null) {
            return Optional.empty();
        }
        Decoded decoded = passage.escapes().decode(document.text(), passage.range());
        int cursor = decoded.decodedOffset(offset);
        String text = decoded.text();
        for (int at = cursor - 4; at >= 0 && cursor - at <= LONGEST; at--) {
            char c = text.charAt(Math.min(at + 4, cursor - 1));
            if (at + 4 < cursor && !continuesName(c)) {
                return Optional.empty();
            }
            if (Surroundings.mayBeginName(text, at) && !isQualifiedName(document, passage, text, at)) {
                return Optional.of(new UrnCursor(passage, decoded, at, cursor));
            }
        }
        return Optional.empty();
    }

    private static boolean containsScheme(String text, int from, int offset) {
        for (int at = offset - 4; at >= from; at--) {
            if (text.regionMatches(true, at, "urn:", 0, 4)) {
                return true;
            }
        }
        // Written with escapes, which hide the letters from a plain search.
        return text.substring(from, offset).indexOf('&') >= 0 || text.substring(from, offset).indexOf('\\') >= 0;
    }

    /** The passage that holds {@code offset}; or the one that a colon follows there, as in YAML, where it would make a key of it. */
    private static @Nullable Passage passageAt(Document document, int offset) {
        Passage[] beforeColon = new Passage[1];
        try {
            Formats.of(document).read(document.text(), passage -> {
                if (passage.range().end() == offset - 1 && document.text().charAt(offset - 1) == ':') {
                    beforeColon[0] = passage;
                }
                if (passage.range().end() >= offset || passage.range().start() > offset) {
                    throw new Found(passage);
                }
            });
        } catch (Found found) {
            if (found.passage.range().start() <= offset) {
                return found.passage;
            }
        }
        Passage before = beforeColon[0];
        return before == null ? null : new Passage(before.range().start(), offset, before.role(), before.extent(), before.escapes());
    }

    private static boolean isQualifiedName(Document document, Passage passage, String text, int at) {
        return passage.role() != Passage.Role.NAMESPACE_NAME && Surroundings.isPrefixUse(text, at)
                && !Quotes.isNamespaceAttribute(text, at) && Surroundings.bindsPrefix(document.text());
    }

    private static boolean continuesName(char c) {
        return c > ' ' && "\"<>`{}|\\^".indexOf(c) < 0;
    }

    /** What stands between the beginning and the cursor. */
    public String before() {
        return decoded.text().substring(start, cursor);
    }

    /** What stands behind the cursor, as far as a name can go. */
    public String after() {
        String text = decoded.text();
        int end = cursor;
        while (end < text.length() && continuesName(text.charAt(end)) && text.charAt(end) != '\'') {
            end++;
        }
        while (passage.extent() == Passage.Extent.PROSE && end > cursor && ".,;!)]".indexOf(text.charAt(end - 1)) >= 0) {
            end--; // punctuation of the sentence
        }
        return text.substring(cursor, end);
    }

    /**
     * The edit that replaces characters around the cursor, written as this place in the document writes them.
     *
     * @param back  how many characters before the cursor are replaced
     * @param ahead how many behind it
     */
    public TextEdit replace(int back, int ahead, String replacement) {
        TextRange range = decoded.source(cursor - back, cursor + ahead);
        return new TextEdit(range, passage.escapes().encode(replacement));
    }
}
