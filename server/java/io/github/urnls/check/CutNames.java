package io.github.urnls.check;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.CharSet;
import java.util.List;
import java.util.regex.Pattern;

/** Names in running text that a blank or a line end may have cut. */
public final class CutNames {

    /** How many words may belong to a name. */
    private static final int MOST_WORDS = 5;

    private static final int MOST_BLANKS = 40;

    /** What may have stood where a blank is. */
    private static final List<String> BETWEEN = List.of("", "-", ".", ":");

    /** A public identifier, which has blanks, to its language: {@code DocBook XML V4.1.2//EN}. */
    private static final Pattern TO_LANGUAGE = Pattern.compile("[^\\r\\n]{0,200}//[A-Z]{2}(?!\\w).*", Pattern.DOTALL);

    private CutNames() {}

    /**
     * Whether the name goes on behind the blank that ends it, so that a repair of what stands before makes no sense.
     */
    public static boolean isCut(Subject subject) {
        if (subject.passage().extent() != Extent.PROSE) {
            return false;
        }
        String text = subject.occurrence().decoded().text();
        int end = subject.occurrence().end();
        if (EncodeFixes.hasBlanks(subject.urn())) {
            return !TO_LANGUAGE.matcher(subject.text()).matches()
                    && TO_LANGUAGE.matcher(text).region(end, text.length()).lookingAt();
        }
        boolean isWhole = Namespaces.isWhole(subject.text());
        StringBuilder joined = new StringBuilder(subject.text());
        for (int word = 0; word < MOST_WORDS; word++) {
            int start = Chars.skipSpace(text, end, Chars.limit(text, end + MOST_BLANKS));
            int wordEnd = CharSet.LDH.end(text, start);
            if (start == end || wordEnd == start) {
                return false;
            }
            joined.append(text, start, wordEnd);
            if (!isWhole && Namespaces.isWhole(joined.toString())
                    || word == 0 && isListed(subject, text.substring(start, wordEnd))) {
                return true;
            }
            end = wordEnd;
        }
        return false;
    }

    private static boolean isListed(Subject subject, String word) {
        return BETWEEN.stream().anyMatch(between -> subject.isListedName(subject.text() + between + word));
    }
}
