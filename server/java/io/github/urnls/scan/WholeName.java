package io.github.urnls.scan;

import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.names.ComposedName;
import io.github.urnls.text.Chars;

/**
 * A name that is whole by the fixed form of its namespace, such as a UUID, or as one that a list holds, within a larger
 * text: {@code id=urn:uuid:…;x=1}, {@code https://…/urn:uuid:…/y}. It ends there where something proves that what
 * follows belongs to that text: what stands before the name, or what the rest goes on to be.
 *
 * @param at where the name begins
 */
record WholeName(String text, int at) {

    /** Characters directly before a name that join it to what stands there. */
    private static final String JOINING = "=/?&#:@|,;~^_-+.";

    /** Characters that stand between a name and something else. */
    private static final String SEPARATING = "/?;,&|@=+~^!*()[]{}";

    /** What stands between letters and digits in names of a fixed form. */
    private static final String OF_FORM = ":-._";

    /** No name of a fixed form is longer, nor is what proves its end looked for farther behind it, in characters. */
    private static final int LONGEST = 200;

    /** RFC 8141 §2. */
    private static final int LONGEST_NID = 32;

    /**
     * The end of the name, where it is whole and something proves that it ends there; else negative.
     *
     * @param inCode whether it stands in a program, where a blank and a word may follow the name of a namespace, as in
     *               {@code Space + " " + Local} of Go
     */
    int end(boolean inCode) {
        int limit = Chars.limit(text, at + LONGEST);
        int colon = Chars.indexOf(text, ':', at + 4, Math.min(limit, at + 4 + LONGEST_NID + 1));
        if (colon < 0) {
            return -1;
        }
        int end = colon + 1;
        while (end < limit && isOfForm(end)) {
            end++;
        }
        if (end == limit) {
            return -1; // as nearly always
        }
        if (text.charAt(end) == ':') {
            end -= 4; // another name, with a separator before it
        }
        boolean composed = ComposedName.goesOn(text, at, end);
        boolean word = inCode && at == 0 && text.charAt(end) == ' ' && end + 1 < text.length()
                && Character.isLetter(text.charAt(end + 1)) && !Namespaces.hasFixedForm(text.substring(at + 4, colon))
                && Chars.wordEnd(text, end + 1, text.length(), "-_") == text.length();
        return !composed && (word || isProven(end))
                && isWhole(text.substring(at, end), text.substring(at + 4, colon))
                        ? end : -1;
    }

    private static boolean isWhole(String name, String nid) {
        return Namespaces.hasFixedForm(nid) ? Namespaces.isWhole(name) : KnownNames.BUILT_IN.find(name).isPresent();
    }

    /** Whether the character at {@code i} may belong to a name of a fixed form, and begins no other name. */
    private boolean isOfForm(int i) {
        char c = text.charAt(i);
        return c < 128 && Chars.isOfWord(c, OF_FORM) && (c != ':' || !endsScheme(at, i));
    }

    /** Whether the colon at {@code i} ends the {@code urn:} of another name, behind a character of no word. */
    private boolean endsScheme(int start, int i) {
        return i > start + 8 && (text.charAt(i - 1) | 0x20) == 'n' && Chars.isUrn(text, i - 3)
                && !Chars.isWordAt(text, i - 4);
    }

    /** Whether what follows {@code end} belongs to something around the name at {@code at}. */
    private boolean isProven(int end) {
        char c = text.charAt(end);
        if (Chars.isUrn(text, end + 1)) {
            return true;
        }
        if (SEPARATING.indexOf(c) < 0) {
            return false;
        }
        boolean joined = Chars.isAt(text, at - 1, JOINING);
        if (c == '?') { // a component of the name, unless it stands in a URL
            return joined && !text.startsWith("+", end + 1) && !text.startsWith("=", end + 1);
        }
        return joined || "@|=".indexOf(c) >= 0 || holdsAddress(end);
    }

    /** Whether the word that goes on at {@code from} holds the address of something, or another name. */
    private boolean holdsAddress(int from) {
        int limit = Chars.limit(text, from + LONGEST);
        for (int i = from; i < limit && !Chars.isWhitespace(text.charAt(i)); i++) {
            if (text.charAt(i) == ':' && (text.startsWith("//", i + 1) || endsScheme(from - 8, i))) {
                return true;
            }
        }
        return false;
    }
}
