package io.github.urnls.scan;

import io.github.urnls.namespace.forms.PartForm;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.urn.PercentEncoding;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Placeholders in {@code name}, as people and template engines mark them. */
record TemplateMarks(String name) {

    private static final String[] PLACEHOLDERS = "\ufffc ${ #{ {{ ... … $( @{ <% ###".split(" ");

    /** A variable may begin behind these; the dollar sign of {@code fin$103} is a plain character. */
    private static final String SEPARATORS = ":-./_;,=#@(";

    /** {@code %ld}, {@code %zu}, {@code %.2f}, {@code %5s} of C (ISO/IEC 9899 §7.23.6.1), {@code %Y-%m} of dates. */
    private static final Pattern LONG_SPECIFIER = Pattern.compile("%(?:[0-9]*(?:ll?|hh?|z|j)[diuxX](?![a-z])"
            + "|[0-9]*\\.[0-9]+[sf]|[0-9]+s(?![A-Za-z])|-[0-9]+[dsuxX]|\\*[dsuxX]"
            + "|0[1-9][0-9]*(?:ll?|hh?|z|j)?(?:[diuxX]|$)|[YmHMSyj][-:.]?%)");

    /** The last part of a path in SCIM (RFC 7643 §2.3.7). */
    private static final Pattern REFERENCE = Pattern.compile("[:.]\\$ref");

    /** Where the first placeholder begins in {@code name}; its length if there is none. */
    static int first(String name) {
        return new TemplateMarks(name).first();
    }

    private int first() {
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
        end = Math.min(end, Math.min(formatSpecifier(), bracedWord()));
        return Math.min(end, Math.min(dollarName(), Math.min(betweenAts(), routeParameter())));
    }

    /** {@code $Name}, {@code $ID}, {@code $1}: a separator, a dollar sign, then a word or one digit. */
    private int dollarName() {
        int end = Lines.find(name, "#", 0); // a pointer into a JSON schema, “#/$defs/a”, is no placeholder
        for (int at = name.indexOf('$'); at >= 0 && at < end; at = name.indexOf('$', at + 1)) {
            char next = charAt(at + 1);
            boolean word = Character.isLetter(next) || next == '_'
                    || Character.isDigit(next) && !Chars.isWordAt(name, at + 2);
            boolean reference = at + 4 == name.length() && name.contains(":scim:")
                    && REFERENCE.matcher(name).region(at - 1, name.length()).matches();
            if (word && !reference && Chars.isAt(name, Math.max(0, at - 1), SEPARATORS)) {
                return at;
            }
        }
        return name.length();
    }

    /** {@code @id@}, as Ant and Maven filter resources: a word between two signs that is a whole part of the name. */
    private int betweenAts() {
        for (int at = name.indexOf('@'); at > 0; at = name.indexOf('@', at + 1)) {
            int close = name.indexOf('@', at + 1);
            if (Chars.isAt(name, at - 1, SEPARATORS) && close > at + 1 && isWord(at + 1, close, "_-.")
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
    private int routeParameter() {
        int colon = name.indexOf(':', 4);
        if (colon > 4 && charAt(colon + 1) == ':' && Character.isLetter(charAt(colon + 2))
                && KnownNames.BUILT_IN.find(name.substring(0, colon) + name.substring(colon + 1)).isEmpty()) {
            return colon + 1;
        }
        int slash = name.indexOf("/:", 4);
        return slash > 0 && Character.isLetter(charAt(slash + 2)) ? slash + 1 : name.length();
    }

    /** {@code %s}, {@code %d}, {@code %1$s}, {@code %(name)s}: a percent sign that cannot encode a byte. */
    private int formatSpecifier() {
        Matcher matcher = LONG_SPECIFIER.matcher(name);
        int found = matcher.find() ? matcher.start() : name.length();
        return Math.min(found, shortSpecifier());
    }

    private int shortSpecifier() {
        for (int at = name.indexOf('%'); at >= 0 && at + 1 < name.length(); at = name.indexOf('%', at + 1)) {
            char next = name.charAt(at + 1);
            boolean hexLetter = "dfec".indexOf(next) >= 0 && (at + 2 == name.length() || !isHex(name.charAt(at + 2)));
            boolean numbered = Character.isDigit(next) && name.startsWith("$", at + 2);
            boolean flagged = next == '-' && at + 3 < name.length() && Character.isDigit(name.charAt(at + 2))
                    && Chars.isAt(name, at + 3, "sdixXu");
            boolean letter = "viuxXrqgotn".indexOf(next) >= 0 && !Character.isLetter(charAt(at + 2));
            if ("s(@{".indexOf(next) >= 0 || letter || hexLetter || numbered || flagged || isVariable(at)) {
                return at;
            }
        }
        return name.length();
    }

    /** {@code %NAME%}: a variable of the Windows shell; but {@code %BA%} begins with a percent-encoded byte. */
    private boolean isVariable(int at) {
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
    private int bracedWord() {
        int brace = opening('{', '}');
        if (brace < name.length() && PartForm.Kind.UUID.accepts(name.substring(brace + 1, name.indexOf('}', brace)))) {
            brace = name.length();
        }
        int end = Math.min(brace, opening('<', '>'));
        int square = opening('[', ']');
        int close = name.indexOf(']', square);
        boolean word = close > square
                && name.substring(square + 1, close).matches("(?=..)[:.-]?[\\p{L}_-]+|[A-Z]");
        return word ? Math.min(end, square) : end;
    }

    /** The first {@code open} if {@code close} follows it; else the length of {@code name}. */
    private int opening(char open, char close) {
        int at = name.indexOf(open);
        return at >= 0 && name.indexOf(close, at) >= 0 ? at : name.length();
    }

    private boolean isWord(int start, int end, String others) {
        return Character.isLetter(name.charAt(start)) && Chars.wordEnd(name, start, end, others) == end;
    }

    private char charAt(int at) {
        return Lines.charAt(name, at, name.length());
    }
}
