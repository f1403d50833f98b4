package io.github.urnls.scan;

import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.text.Chars;
import java.util.regex.Pattern;

/**
 * Notations that put a name beside something else, with a character between them that a name could hold. The text
 * before the name tells the notation, and so what ends the name.
 */
final class LargerSyntax {

    /** How far back the beginning of a notation is looked for, in characters. */
    private static final int LONGEST = 40;

    /** How far back the beginning of a query is looked for, in characters. */
    private static final int LONGEST_QUERY = 1_000;

    /** Code systems in FHIR (R4 §2.1.5, Identifier Systems); {@code |} and a code or value follow them. */
    private static final Pattern CODE_SYSTEM = Pattern
            .compile("(?i:urn:oid:)[0-9.]*[0-9]|(?i:urn:uuid:)[0-9A-Fa-f-]{36}"
                    + "|(?i:urn:ietf:)(rfc|bcp):[0-9]+|(?i:urn:iso:std:iso:)[0-9]+(:-[0-9]+)?|(?i:urn:dicom:uid)");

    /** Another parameter of a URI, with the mark before it: {@code ;item=1}, or {@code ;ob} alone. */
    private static final Pattern PARAMETER = Pattern.compile(";!?[A-Za-z][A-Za-z0-9_.-]*(?:[=;?><!~%\"'\\s]|$)");

    /** Another name for the same host in an X.509 extension (RFC 5280 §4.2.1.6), as OpenSSL writes it. */
    private static final Pattern ALTERNATIVE = Pattern.compile(",\\s*(DNS|IP|URI|email|RID|dirName|otherName):");

    /** Another attribute with its key: {@code CN=urn:…,O=…} (RFC 4514 §2), {@code &x=1}, {@code ;POINT(}. */
    private static final Pattern ATTRIBUTE = Pattern.compile("[,;&]\\s*!?[A-Za-z][A-Za-z0-9_.-]*[=(<>!~]");

    /** The end of a QName of YANG with its revision, as OpenDaylight prints it: {@code (urn:…?revision=…)x}. */
    private static final Pattern REVISION = Pattern.compile("\\?revision=\\d{4}-\\d\\d-\\d\\d\\)");

    /** An encoded quote or ampersand, which ends a value in a query. */
    private static final Pattern ENCODED_END = Pattern.compile("%2[267]");

    /** Another term of a search, in a query. */
    private static final Pattern OPERATOR = Pattern.compile("\\+(?:AND|OR|NOT)\\+");

    private static final Pattern TIME = Pattern.compile(",[0-9]{4}-[0-9]{2}-[0-9]{2}T");

    private static final Pattern HOST = Pattern.compile("@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)++");

    /** The notations, each named by what stands before the name. */
    private enum Notation {
        NONE, URI_PARAMETER, ATTRIBUTE, URL_PATH, ALTERNATIVE_NAME, FIELD, STATEMENT
    }

    private final String text;
    private final int start;
    private final Notation notation;

    /** The notation around the name at {@code start}. */
    LargerSyntax(String text, int start) {
        this.text = text;
        this.start = start;
        this.notation = notation(start);
    }

    private Notation notation(int at) {
        return switch (at == 0 ? ' ' : text.charAt(at - 1)) {
            case '=', '[' -> isParameter(at - 1) ? Notation.URI_PARAMETER : Notation.ATTRIBUTE;
            case ',', ';', '+', '(', '|' -> inList(at);
            case '/' -> Notation.URL_PATH;
            case '^' -> Notation.FIELD;
            case '&' ->
                    Chars.textBefore(text, at, LONGEST).contains("^") ? Notation.FIELD : Notation.NONE;
            case ':' -> text.startsWith("URI:", at - 4) ? Notation.ALTERNATIVE_NAME : ofField(at - 1);
            case ' ' -> text.startsWith("namespace ", at - 10) ? Notation.STATEMENT : Notation.NONE;
            default -> Chars.isAt(text, at - 3, "%") && EncodedName.isSign(text, at - 3) ? Notation.URI_PARAMETER
                    : Notation.NONE;
        };
    }

    /** The notation of a value behind the name of a field, which ends at {@code colon}: {@code ?q=id:urn:…}. */
    private Notation ofField(int colon) {
        int sign = Chars.wordStart(text, colon, "_-.") - 1;
        return Chars.isAt(text, sign, "=") && isParameter(sign) ? Notation.URI_PARAMETER : Notation.NONE;
    }

    /** The notation of a list that a name at {@code at} stands in but does not begin: that of its first item. */
    private Notation inList(int at) {
        int first = wordPart(at, "=");
        return first < 0 ? Notation.NONE : notation(first + 1);
    }

    /** The last of {@code signs} before {@code at} in the same word; negative if there is none. */
    private int wordPart(int at, String signs) {
        int i = at - 1;
        while (i >= 0 && at - i < LONGEST_QUERY && !Chars.isWhitespace(text.charAt(i))
                && !Chars.isAt(text, i, "\"'`<>") && !Chars.isAt(text, i, signs)) {
            i--;
        }
        return Chars.isAt(text, i, signs) ? i : -1;
    }

    /**
     * Whether {@code ?name=} or {@code &name=} stands before the sign at {@code sign} in the same word, so that it is
     * in a query; or {@code ;name}, or {@code nsu}, the beginning of a node identifier (OPC 10000-6 §5.3.1.10).
     */
    private boolean isParameter(int sign) {
        int key = wordPart(sign, "?&");
        int end = Chars.wordEnd(text, key + 1, sign + 1, "_-.");
        if (key >= 0 && end > key + 1 && text.charAt(end) == '=') {
            return true;
        }
        int word = Chars.wordStart(text, sign, "_-.");
        return text.startsWith("nsu", word) && sign == word + 3 || word < sign && Chars.isAt(text, word - 1, ";");
    }

    /** Whether the name stands in the query of a URI. */
    boolean isInQuery() {
        return notation == Notation.URI_PARAMETER;
    }

    /** Whether the character at {@code i} ends the name because the notation goes on there. */
    boolean endsAt(int i) {
        char c = text.charAt(i);
        if (c == '?' && startsWith(REVISION, i) || c == '@' && isContentId(i)) {
            return true;
        }
        return switch (notation) {
            case NONE -> false;
            case ATTRIBUTE -> startsWith(ATTRIBUTE, i);
            case URI_PARAMETER ->
                    c == '&' || c == ';' && startsWith(PARAMETER, i) || ";+".indexOf(c) >= 0 && Chars.isUrn(text, i + 1)
                            || c == '+' && startsWith(OPERATOR, i)
                            || c == '%' && (startsWith(ENCODED_END, i) || EncodedName.endsName(text, start, i));
            // Behind a colon, a slash closes what the slash before the name opened: s/urn:uuid://
            case URL_PATH -> c == '?' || c == '#' || c == '/' && (text.charAt(i - 1) == ':' || isAnotherInPath(i)
                    || FamilyTrait.SEGMENT.isOf(text, start));
            case ALTERNATIVE_NAME -> c == ',' && startsWith(ALTERNATIVE, i);
            // Fields, components and subcomponents of HL7 version 2 (§2.5.4)
            case FIELD -> "^&~|".indexOf(c) >= 0;
            // YANG (RFC 7950 §6.3): the statement ends with a semicolon, and so does the name.
            case STATEMENT -> c == ';';
        };
    }

    /**
     * {@code extent} without what follows an entity in a path of NGSI-LD, {@code entities/urn:…/attrs}, or a name
     * before a time in a row of values, {@code urn:…,2010-07-26T17:59:00Z}.
     */
    static Extents.Extent within(String text, int at, Extents.Extent extent) {
        int end = text.startsWith("entities/", at - 9) ? Chars.indexOf(text, "/attrs", at, extent.end()) : -1;
        int comma = Chars.indexOf(text, ',', at, extent.end());
        while (end < 0 && comma >= 0) {
            end = TIME.matcher(text).region(comma, extent.end()).lookingAt() ? comma : -1;
            comma = Chars.indexOf(text, ',', comma + 1, extent.end());
        }
        return end < 0 ? extent : new Extents.Extent(end, Lookalikes.kind(text, at, end, true));
    }

    /**
     * Whether the UUID that ends here is the left part of a Content-ID, {@code <0.urn:uuid:…@apache.org>} (RFC 2392).
     */
    private boolean isContentId(int i) {
        return startsWith(HOST, i) && i - start < 60 && Chars.isInAnyCase(text, start, "urn:uuid:");
    }

    /** Whether another name is a segment of the path behind the slash: {@code /org/urn:…/user/urn:…}. */
    private boolean isAnotherInPath(int slash) {
        int end = Chars.wordEnd(text, slash, Chars.limit(text, slash + LONGEST), "/-_.~%");
        return Chars.isAt(text, end, ":") && Chars.isUrn(text, end - 3) && text.charAt(end - 4) == '/';
    }

    private boolean startsWith(Pattern pattern, int i) {
        return pattern.matcher(text).region(i, Chars.limit(text, i + LONGEST)).lookingAt();
    }

    /** Whether the bar at {@code bar} stands between a code system, which begins at {@code at}, and the code. */
    static boolean isCodeBar(String text, int at, int bar) {
        return text.charAt(bar) == '|' && bar - at < 100 && bar + 1 < text.length()
                && Chars.isOfWord(text.charAt(bar + 1), "$%{<")
                && CODE_SYSTEM.matcher(text).region(at, bar).matches();
    }

    /** The end of the name at {@code at} without {@code +notify}, by which XEP-0163 §4.2 asks for notifications. */
    static int withoutNotify(String text, int at, int end) {
        return end - at > 11 && text.startsWith("+notify", end - 7) ? end - 7 : end;
    }
}
