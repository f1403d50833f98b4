package io.github.urnls.format;

import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A stretch of a document that can hold a URN, without the delimiters around it.
 *
 * @param range   where it is in the document
 * @param role    the purpose of the text
 * @param extent  how far a URN in it reaches
 * @param escapes how the place writes characters
 * @param inCode  whether it is a string or a comment of a program
 * @param isExact whether it is one value of data, to which white space at its ends belongs as written
 */
public record Passage(TextRange range, Role role, Extent extent, Escapes escapes, boolean inCode, boolean isExact) {

    /** As the canonical constructor, for a passage outside programs. */
    public Passage(TextRange range, Role role, Extent extent, Escapes escapes) {
        this(range, role, extent, escapes, false, false);
    }

    /** As the canonical constructor, with the range as two offsets. */
    public Passage(int start, int end, Role role, Extent extent, Escapes escapes) {
        this(new TextRange(start, end), role, extent, escapes);
    }

    /** Where it begins in the document. */
    public int start() {
        return range.start();
    }

    /** Where it ends in the document. */
    public int end() {
        return range.end();
    }

    /** The same passage in a program. */
    public Passage asCode() {
        return new Passage(range, role, extent, escapes, true, isExact);
    }

    /** The same passage, as one value of data to which white space at its ends belongs. */
    public Passage asExact() {
        return new Passage(range, role, extent, escapes, inCode, true);
    }

    /** The same passage as the name of an XML namespace. */
    public Passage asNamespaceName() {
        return new Passage(range, Role.NAMESPACE_NAME, extent, escapes, inCode, isExact);
    }

    /** The same passage {@code by} characters later; earlier if {@code by} is negative. */
    public Passage moved(int by) {
        return new Passage(range.moved(by), role, extent, escapes, inCode, isExact);
    }

    /** The purpose of a passage. */
    public enum Role {
        /** The name of an XML namespace: compared letter by letter, and often fixed by others. */
        NAMESPACE_NAME,
        /** The name of the XML namespace that the document defines: a {@link #NAMESPACE_NAME}, and its origin. */
        DEFINED_NAMESPACE,
        /** A slot that points at a resource to fetch, such as {@code href} (RFC 8141 §4.1). */
        LOCATOR,
        /** The base of the relative references of a document, such as {@code xml:base} (RFC 8141 §4.3). */
        BASE,
        /**
         * The action of an operation of a web service (SOAP 1.1 §6.1.1, WS-Addressing 1.0 Metadata §4.4). Toolkits
         * derive it from the name of the operation, {@code urn:getOrder}, and every client of the service must send it.
         */
        ACTION,
        /** An attribute value, a string, a scalar. */
        VALUE,
        /** A regular expression; the name of its attribute or member tells. */
        PATTERN,
        /** The name of a member or setting. */
        KEY,
        /** Running text, or the content of an element. */
        TEXT,
        /** A comment of the document's language. */
        COMMENT;

        private static final String WORDS = "title topic caption label labels alt summary description desc"
                + " placeholder tooltip text texts message messages msg comment comments note notes prompt hint help"
                + " heading headline subtitle documentation displayname friendlyname fullname";

        /** Text for people, by the last word of the name of an attribute, a member or a setting. */
        private static final Set<String> TEXTS = Set.of(WORDS.split(" "));

        /** The same, and what programs join to other text. */
        private static final Set<String> PIECES = Set
                .of((WORDS + " content contents prefix suffix separator delimiter sep header footer body"
                        + " excerpt subject before after format").split(" "));

        /** Names of what holds identifiers, also as UBL and SAML write them: {@code CustomizationID}. */
        private static final Pattern IDENTIFYING = Pattern.compile("(?:id|urn|uri|ref)s?|system|ID|UR[IN]"
                + "|Audience|NameIDFormat|AttributeProfile|AuthnContext(?:Class|Decl)Ref|.*(?:I[dD]|Ur[in]|UR[IN])s?");

        /** Whether an attribute, element, member or setting of this name holds identifiers. */
        public static boolean isIdentifying(String name) {
            return IDENTIFYING.matcher(name).matches();
        }

        /** Whether a value of this name is text for people, such as {@code title} and {@code errorMessage}. */
        public static boolean isText(String name) {
            return isOf(TEXTS, name);
        }

        /** Whether a value of this name is text or a piece of it, in which a blank before a name may be meant. */
        public static boolean mayBeText(String name) {
            return isOf(PIECES, name);
        }

        private static boolean isOf(Set<String> words, String name) {
            int start = name.length();
            while (Chars.isWordAt(name, start - 1)
                    && (start == name.length() || !Character.isUpperCase(name.charAt(start)))) {
                start--;
            }
            return words.contains(lower(name.substring(start))) || words.contains(lower(name));
        }

        private static String lower(String name) {
            return name.toLowerCase(Locale.ROOT);
        }

        /** Whether the value of the name in {@code [start, end)} of {@code text} is a regular expression. */
        public static boolean isPattern(String text, int start, int end) {
            return Chars.isInAnyCase(text, Math.max(start, end - 5), "regex")
                    || Chars.isInAnyCase(text, Math.max(start, end - 6), "regexp")
                    || end - start == 7 && text.startsWith("pattern", start);
        }

        /** Whether it is the name of an XML namespace. */
        public boolean isNamespaceName() {
            return this == NAMESPACE_NAME || this == DEFINED_NAMESPACE;
        }

        /** The role of a scalar in data. {@code pattern} tells whether its name announces a regular expression. */
        public static Role ofScalar(boolean key, boolean pattern) {
            if (key) {
                return KEY;
            }
            return pattern ? PATTERN : VALUE;
        }
    }

    /** How far a URN in a passage reaches. */
    public enum Extent {
        /** One value: a URN at its start ends with it, unless the value proves to be a list. */
        VALUE,
        /** A part of a value that a program builds: a URN that reaches its end goes on elsewhere. */
        PIECE,
        /** Values separated by white space. */
        LIST,
        /** Running text: white space, quotes and brackets end a URN, trailing punctuation is not part of it. */
        PROSE
    }
}
