package io.github.urnls.scan;

import io.github.urnls.text.Chars;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;

/**
 * Finds the end of a URN that begins a value: the end of the value, unless something else follows in it.
 *
 * @param at    where the URN begins
 * @param limit where the value ends
 */
record ValueEnd(String text, int at, int limit) {

    /**
     * Words that continue a sentence: the value is a message about a URN, not a URN with spaces in it. The last ones
     * are the operators of SCIM filters (RFC 7644 §3.4.2.2).
     */
    private static final Set<String> SENTENCE = Set
            .of(("is are was were has have must should can cannot and or in for of"
                    + " to not as with from at on by the a an will does did but that which when if into already"
                    + " could would may might be eq ne co sw ew gt ge lt le pr").split(" "));

    private static final Set<String> SCHEMES = Set
            .of("urn http https ftp file data mailto tag info cid did doi oid ldap ni tel sip ws wss".split(" "));

    /** ASCII characters that may end a name. All white space beyond ASCII may, too. */
    private static final CharSet LOOKED_AT = CharSet.of(" \t\n\u000B\f\r\u001C\u001D\u001E\u001F&()[{<]}>,|;");

    /** The greatest distance of two bars in one record, in characters. */
    private static final int LONGEST_FIELD = 200;

    /**
     * The end of the URN.
     *
     * @param parts      whether the first white space ends the name: any in a text for people, a control character in a
     *                   program
     * @param identifies whether the value is known to be one identifier: then only another one ends it at white space
     */
    int end(IntPredicate parts, BooleanSupplier identifies) {
        int end = Chars.trimSpace(text, at, limit);
        if (isPublic(text, at) && !Chars.isAt(text, at + 13, " ")) {
            // A public identifier that was not transcribed has spaces and slashes.
            int comma = Chars.indexOf(text, ',', at, end);
            while (comma >= 0 && !beginsIdentifier(text, Chars.skipSpace(text, comma + 1, end))) {
                comma = Chars.indexOf(text, ',', comma + 1, end);
            }
            return comma < 0 ? end : comma;
        }
        int depth = 0;
        // White space in brackets is no end: urn:…:User[type eq "work"] (RFC 7644 §3.10), urn:…:{ id }
        int brackets = 0;
        // Behind an open bracket, bars divide alternatives.
        boolean alternatives = false;
        int firstSpace = end;
        boolean identifier = false;
        for (int i = at; i < end; i++) {
            char c = text.charAt(i);
            if (c < 128 && !LOOKED_AT.contains(c)) {
                continue; // as nearly all characters are
            }
            if (Chars.isWhitespace(c) && brackets <= 0) {
                if (Chars.isWhitespace(text.charAt(i - 1))) {
                    continue; // the first of a run of white space is enough
                }
                boolean label = firstSpace == end && c == ' ' && text.charAt(i - 1) == ':' && !isOneWord(i, end);
                firstSpace = Math.min(firstSpace, i);
                if ((label || beginsAnotherItem(i) || i == firstSpace && parts.test(c))
                        && (beginsIdentifier(text, Chars.skipSpace(text, i, limit))
                                || !(identifier |= !identifier && identifies.getAsBoolean()))) {
                    return withoutSeparator(firstSpace);
                }
            } else if (c == '&' && EscapedMarkup.isReference(text, i)) {
                return Math.min(firstSpace, i);
            } else if (c == '<' && text.startsWith("/", i + 1)) {
                return Math.min(firstSpace, i); // <a>urn:…</a>, of which only the end is in the string
            } else if (c == '(') {
                depth++;
                alternatives = true;
            } else if (c == ')') {
                depth--;
            } else if ("[{<".indexOf(c) >= 0) {
                if (c == '[' && brackets == 0 && isUnclosedFilter(i, end)) {
                    return Math.min(firstSpace, i);
                }
                brackets++;
                alternatives |= c == '[';
            } else if ("]}>".indexOf(c) >= 0) {
                if (--brackets < 0 && i + 1 < end && Chars.isAt(text, i + 1, ",; )]}")) {
                    return Math.min(firstSpace, i); // closes a list that began earlier
                }
            } else if (",|;".indexOf(c) >= 0 && depth <= 0 && beginsIdentifier(text, i + 1)
                    || c == '|' && (LargerSyntax.isCodeBar(text, at, i) || !alternatives && isRecord(i, end))) {
                return Math.min(firstSpace, i);
            }
        }
        return LargerSyntax.withoutNotify(text, at, end);
    }

    /** Whether a filter of SCIM begins at {@code bracket} that is not closed: {@code urn:…:User[type eq "work"}. */
    private boolean isUnclosedFilter(int bracket, int end) {
        int operator = Chars.indexOf(text, ' ', bracket, end) + 1;
        return operator > 0
                && SENTENCE.contains(text.substring(operator, Chars.wordEnd(text, operator, end, "")))
                && Chars.indexOf(text, ']', bracket, end) < 0;
    }

    /**
     * Whether another bar, or the value of another field, follows the one at {@code bar} in the same item. One bar may
     * be a slip; several divide a record.
     */
    private boolean isRecord(int bar, int end) {
        if (Chars.isAt(text, Chars.wordEnd(text, bar + 1, end, ""), "=")) {
            return true;
        }
        for (int i = bar + 1; i < Math.min(end, bar + LONGEST_FIELD) && text.charAt(i) != ','; i++) {
            if (text.charAt(i) == '|') {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a single word follows the blank at {@code space}: then it is a name with a blank in it, not a message.
     */
    private boolean isOneWord(int space, int end) {
        return space + 1 < end && Chars.isWordAt(text, space + 1)
                && Chars.wordEnd(text, space + 1, end, ":-_./") == end;
    }

    /** {@code end} without a comma or semicolon before it, which belongs to neither item. */
    private int withoutSeparator(int end) {
        return end > at && Chars.isAt(text, end - 1, ",;") ? end - 1 : end;
    }

    /** Whether another item or a sentence follows the white space at {@code space}, so that the name ends there. */
    private boolean beginsAnotherItem(int space) {
        int word = Chars.skipSpace(text, space, limit);
        int wordEnd = Chars.wordEnd(text, word, limit);
        String next = text.substring(word, wordEnd);
        // A single word is part of the name, except the SCIM operator that needs nothing behind it.
        boolean goesOn = wordEnd < limit || next.equals("pr");
        boolean colon = next.startsWith(":") && Chars.isWordAt(next, 1);
        boolean number = next.length() > 1 && next.charAt(0) == '.' && Character.isDigit(next.charAt(1));
        boolean joined = next.startsWith("#") && next.indexOf('#', 1) > 1; // the names of a customization
        if (colon || number || joined) {
            return false; // one blank too many before it, or within a version
        }
        return SENTENCE.contains(next) && goesOn || !Character.isLetterOrDigit(next.codePointAt(0))
                || next.contains("/") && !next.contains(":") || hasScheme(next) || isFileName(next);
    }

    /** Whether a public identifier stands at {@code at}. */
    static boolean isPublic(String text, int at) {
        return Chars.isInAnyCase(text, at, "urn:publicid:");
    }

    /** Whether a URN or a web address begins at {@code at}. */
    static boolean beginsIdentifier(String text, int at) {
        return Chars.isUrn(text, at) || Chars.isInAnyCase(text, at, "http:")
                || Chars.isInAnyCase(text, at, "https:");
    }

    /** Whether a URI begins here. Another word with a colon, as in {@code DTD Books:EN}, may be part of a name. */
    private static boolean hasScheme(String word) {
        int colon = word.indexOf(':');
        return colon > 0 && colon < word.length() - 1
                && (word.startsWith("//", colon + 1)
                        || SCHEMES.contains(Normalization.fold(word.substring(0, colon))));
    }

    private static boolean isFileName(String word) {
        int dot = word.lastIndexOf('.');
        int length = word.length() - dot - 1;
        return dot > 0 && length >= 2 && length <= 5 && word.substring(dot + 1).chars().allMatch(Character::isLetter);
    }
}
