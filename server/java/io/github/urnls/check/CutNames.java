package io.github.urnls.check;

import io.github.urnls.format.Passage;
import io.github.urnls.namespace.Namespaces;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.CharSet;
import java.util.regex.Pattern;

/** Names in running text that a blank may have cut: {@code urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91 e6bf6}. */
final class CutNames {

    /** How many words may belong to a name. */
    private static final int MOST_WORDS = 5;

    /** A public identifier, which has blanks, to its language: {@code DocBook XML V4.1.2//EN}. */
    private static final Pattern TO_LANGUAGE = Pattern.compile("[^\\r\\n]{0,200}//[A-Z]{2}\\b.*", Pattern.DOTALL);

    private CutNames() {}

    /**
     * Whether the name goes on behind the blank that ends it, so that a repair of what stands before makes no sense.
     */
    static boolean isCut(Subject subject) {
        if (subject.occurrence().passage().extent() != Passage.Extent.PROSE) {
            return false;
        }
        String text = subject.occurrence().decoded().text();
        int end = subject.occurrence().end();
        if (subject.nid().equals("publicid")) {
            return !TO_LANGUAGE.matcher(subject.text()).matches()
                    && TO_LANGUAGE.matcher(text).region(end, text.length()).lookingAt();
        }
        StringBuilder joined = new StringBuilder(subject.text());
        for (int word = 0; word < MOST_WORDS && end < text.length() && Chars.isWhitespace(text.charAt(end)); word++) {
            int start = end + 1;
            end = start;
            while (end < text.length() && CharSet.LDH.contains(text.charAt(end))) {
                end++;
            }
            if (end > start && Namespaces.isWhole(joined.append(text, start, end).toString())) {
                return true;
            }
        }
        return false;
    }
}
