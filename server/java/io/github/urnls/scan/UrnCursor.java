package io.github.urnls.scan;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The name at the cursor, finished or not. All offsets are decoded offsets of its passage.
 *
 * @param start  where {@code urn:} begins
 * @param cursor where the cursor is, behind {@code urn:}
 */
public record UrnCursor(Passage passage, Decoded decoded, int start, int cursor) {

    /** Longer than any name that is typed by hand, in characters; the search for its beginning goes no further back. */
    private static final int LONGEST = 2000;

    /** The name around {@code offset}, a place in the document behind {@code urn:}. */
    public static Optional<UrnCursor> at(Sections sections, int offset) {
        Document document = sections.document();
        if (!containsScheme(document.text(new TextRange(Math.max(0, offset - LONGEST), offset)))) {
            return Optional.empty();
        }
        Passage passage = passageAt(sections, offset);
        if (passage == null) {
            return Optional.empty();
        }
        int base = passage.start();
        Decoded decoded = passage.escapes()
                .decode(document.text(passage.range()), new TextRange(0, passage.range().length())).moved(base);
        int cursor = decoded.decodedOffset(offset);
        String text = decoded.text();
        for (int at = cursor - 4; at >= 0 && cursor - at <= LONGEST; at--) {
            char c = text.charAt(Math.min(at + 4, cursor - 1));
            if (at + 4 < cursor && !continuesName(c)) {
                return Optional.empty();
            }
            if (Surroundings.mayBeginName(text, at)
                    && !Surroundings.isQualifiedName(passage, text, at, sections::bindsUrnPrefix)) {
                return Chars.isUrn(text, at - 4) ? Optional.empty() // urn:urn: is repaired, not gone on with
                        : Optional.of(new UrnCursor(passage, decoded, at, cursor));
            }
        }
        return Optional.empty();
    }

    private static boolean containsScheme(String before) {
        // With escapes, a plain search does not find the letters.
        return Normalization.fold(before).contains("urn:") || before.contains("&")
                || before.contains("\\");
    }

    /**
     * The passage that holds {@code offset}; or the one before a colon at {@code offset}, as in YAML, where the colon
     * would make it a key.
     */
    private static @Nullable Passage passageAt(Sections sections, int offset) {
        Passage beforeColon = null;
        // The text before the cursor may end a section, or may be unread.
        for (int i = sections.at(Math.max(0, offset - 1)); i < sections.size() && sections.start(i) <= offset; i++) {
            int start = sections.start(i);
            for (Passage there : sections.passages(i)) {
                Passage passage = there.moved(start);
                if (passage.start() > offset) {
                    break;
                }
                if (passage.end() >= offset) {
                    return passage;
                }
                if (passage.end() == offset - 1 && isColon(sections, offset - 1)) {
                    beforeColon = passage;
                }
            }
        }
        if (beforeColon == null) {
            return null;
        }
        return new Passage(beforeColon.start(), offset, beforeColon.role(), beforeColon.extent(),
                beforeColon.escapes());
    }

    private static boolean isColon(Sections sections, int at) {
        return sections.document().text(new TextRange(at, at + 1)).equals(":");
    }

    private static boolean continuesName(char c) {
        return c > ' ' && "\"<>`{}|\\^".indexOf(c) < 0;
    }

    /** Whether the cursor stands in {@code name}, or at its end. */
    public boolean isIn(Name name) {
        return name.range().touches(decoded.source(cursor, cursor).start());
    }

    /** The text of the name before the cursor. */
    public String before() {
        return decoded.text().substring(start, cursor);
    }

    /** The text behind the cursor, as far as a name can go. */
    public String after() {
        String text = decoded.text();
        int end = cursor;
        while (end < text.length() && continuesName(text.charAt(end)) && text.charAt(end) != '\'') {
            end++;
        }
        while (passage.extent() == Extent.PROSE && end > cursor && Chars.isAt(text, end - 1, ".,;!)]")) {
            end--; // punctuation of the sentence
        }
        return text.substring(cursor, end);
    }

    /**
     * The edit that replaces characters around the cursor, with the escapes of this place in the document.
     *
     * @param back  how many characters before the cursor are replaced
     * @param ahead how many characters behind it are replaced
     */
    public TextEdit replace(int back, int ahead, String replacement) {
        TextRange range = decoded.source(cursor - back, cursor + ahead);
        return new TextEdit(range, passage.escapes().encode(replacement));
    }
}
