package io.github.urnls.scan;

import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.PercentEncoding;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Placeholders, as people and template engines mark them. */
final class TemplateMarks {

    private static final String[] PLACEHOLDERS = "\ufffc ${ #{ {{ ... … $( @{ <% ###".split(" ");

    /** A variable may begin behind these; the dollar sign of {@code fin$103} is a plain character. */
    private static final String SEPARATORS = ":-./_;,=#@(";

    /** {@code %ld}, {@code %zu}, {@code %.2f}, {@code %5s} of C (ISO/IEC 9899 §7.23.6.1), {@code %Y-%m} of dates. */
    private static final Pattern LONG_SPECIFIER = Pattern.compile("%(?:[0-9]*(?:ll?|hh?|z|j)[diuxX](?![a-z])"
            + "|[0-9]*\\.[0-9]+[sf]|[0-9]+s(?![A-Za-z])|-[0-9]+[dsuxX]|\\*[dsuxX]"
            + "|0[1-9][0-9]*(?:ll?|hh?|z|j)?(?:[diuxX]|$)|[YmHMSyj][-:.]?%)");

    // Possessive: other engines miscount a class with a count inside a repeated group.
    private static final Pattern UUID = Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}+){3}-\\p{XDigit}{12}");

    /** The last part of a path in SCIM (RFC 7643 §2.3.7). */
    private static final Pattern REFERENCE = Pattern.compile("[:.]\\$ref");

    private TemplateMarks() {}

    /** Where the first placeholder begins; the length of {@code name} if there is none. */
    static int first(String name) {
        int end = name.length();
        for (String mark : PLACEHOLDERS) {
            int found = name.indexOf(mark);
            if (found >= 0) {
                end = Math.min(end, found);
            }
        }
        for (int i = 4; i < end; i++) { // behind “urn:”
            end = Lookalikes.isOfLetters(name, i, name.length()) ? i : end;
        }
        end = Math.min(end, Math.min(formatSpecifier(name), bracedWord(name)));
        return Math.min(end, Math.min(dollarName(name), Math.min(betweenAts(name), routeParameter(name))));
    }

    /** {@code $Name}, {@code $ID}, {@code $1}: a separator, a dollar sign, then a word or one digit. */
    private static int dollarName(String name) {
        int fragment = name.indexOf('#'); // a pointer into a JSON schema, “#/$defs/a”, is no placeholder
        int end = fragment < 0 ? name.length() : fragment;
        for (int at = name.indexOf('$'); at >= 0 && at < end; at = name.indexOf('$', at + 1)) {
            char next = charAt(name, at + 1);
            boolean word = Character.isLetter(next) || next == '_'
                    || Character.isDigit(next) && !Chars.isWordAt(name, at + 2);
            boolean reference = at + 4 == name.length() && name.contains(":scim:")
                    && REFERENCE.matcher(name).region(at - 1, name.length()).matches();
            if (word && !reference && SEPARATORS.indexOf(name.charAt(Math.max(0, at - 1))) >= 0) {
                return at;
            }
        }
        return name.length();
    }

    /** {@code @id@}, as Ant and Maven filter resources: a word between two signs that is a whole part of the name. */
    private static int betweenAts(String name) {
        for (int at = name.indexOf('@'); at > 0; at = name.indexOf('@', at + 1)) {
            int close = name.indexOf('@', at + 1);
            if (Chars.isAt(name, at - 1, SEPARATORS) && close > at + 1 && isWord(name, at + 1, close, "_-.")
                    && !Chars.isWordAt(name, close + 1)) {
                return at;
            }
        }
        return name.length();
    }

    /**
     * {@code :id}, a parameter in the routes of web frameworks. In a URN no segment begins with a colon. Two colons may
     * stand around an empty segment, but then a number follows ({@code EPSG::4326}).
     */
    private static int routeParameter(String name) {
        int colon = name.indexOf(':', 4);
        if (colon > 4 && charAt(name, colon + 1) == ':' && Character.isLetter(charAt(name, colon + 2))
                && KnownNames.BUILT_IN.find(name.substring(0, colon) + name.substring(colon + 1)).isEmpty()) {
            return colon + 1;
        }
        int slash = name.indexOf("/:", 4);
        return slash > 0 && Character.isLetter(charAt(name, slash + 2)) ? slash + 1 : name.length();
    }

    /** {@code %s}, {@code %d}, {@code %1$s}, {@code %(name)s}: a percent sign that cannot encode a byte. */
    private static int formatSpecifier(String name) {
        Matcher matcher = LONG_SPECIFIER.matcher(name);
        int found = matcher.find() ? matcher.start() : name.length();
        return Math.min(found, shortSpecifier(name));
    }

    private static int shortSpecifier(String name) {
        for (int at = name.indexOf('%'); at >= 0 && at + 1 < name.length(); at = name.indexOf('%', at + 1)) {
            char next = name.charAt(at + 1);
            boolean hexLetter = "dfec".indexOf(next) >= 0 && (at + 2 == name.length() || !isHex(name.charAt(at + 2)));
            boolean numbered = Character.isDigit(next) && at + 2 < name.length() && name.charAt(at + 2) == '$';
            boolean flagged = next == '-' && at + 3 < name.length() && Character.isDigit(name.charAt(at + 2))
                    && "sdixXu".indexOf(name.charAt(at + 3)) >= 0;
            boolean letter = "viuxXrqgotn".indexOf(next) >= 0 && !Character.isLetter(charAt(name, at + 2));
            if ("s(@{".indexOf(next) >= 0 || letter || hexLetter || numbered || flagged || isVariable(name, at)) {
                return at;
            }
        }
        return name.length();
    }

    /** {@code %NAME%}: a variable of the Windows shell; but {@code %BA%} begins with a percent-encoded byte. */
    private static boolean isVariable(String name, int at) {
        if (PercentEncoding.isTriplet(name, at)) {
            return false;
        }
        int close = name.indexOf('%', at + 1);
        return close > at + 2
                && name.substring(at + 1, close).chars().allMatch(c -> Character.isUpperCase(c) || c == '_');
    }

    private static boolean isHex(char c) {
        return Character.digit(c, 16) >= 0 && c < 128;
    }

    /** {@code {id}}, {@code <id>}, {@code [id]}: a word in brackets, to be replaced; but no UUID in braces. */
    private static int bracedWord(String name) {
        int brace = opening(name, '{', '}');
        if (brace < name.length() && UUID.matcher(name.substring(brace + 1, name.indexOf('}', brace))).matches()) {
            brace = name.length();
        }
        int end = Math.min(brace, opening(name, '<', '>'));
        int square = opening(name, '[', ']');
        int close = name.indexOf(']', square);
        boolean word = close > square
                && name.substring(square + 1, close).matches("(?=..)[:.-]?[\\p{L}_-]+|[A-Z]");
        return word ? Math.min(end, square) : end;
    }

    /** The first {@code open} if {@code close} follows it; else the length of {@code name}. */
    private static int opening(String name, char open, char close) {
        int at = name.indexOf(open);
        return at >= 0 && name.indexOf(close, at) >= 0 ? at : name.length();
    }

    private static boolean isWord(String name, int start, int end, String others) {
        return Character.isLetter(name.charAt(start)) && Chars.wordEnd(name, start, end, others) == end;
    }

    private static char charAt(String name, int at) {
        return at < name.length() ? name.charAt(at) : ' ';
    }
}
