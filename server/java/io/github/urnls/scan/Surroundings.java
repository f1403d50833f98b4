package io.github.urnls.scan;

import java.util.List;
import io.github.urnls.text.Lines;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Chars;
import io.github.urnls.text.UnsafeCharacters;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage;
import java.util.function.BooleanSupplier;

/** Tells a name from a word, an identifier or a namespace prefix by the text around {@code urn:}. */
final class Surroundings {

    private static final String CONTEXT = "\"@context\"";
    private static final String MEMBER = "\"urn\":";
    /** What binds the prefix by itself. */
    private static final List<String> BINDINGS = List.of("xmlns:urn=", "xmlns:urn =", "prefix=\"urn\"", "prefix urn:",
            "PREFIX urn:");

    /** In characters; nothing that {@link #bindsPrefix} looks for is longer. */
    static final int LONGEST_BINDING = 16;

    private Surroundings() {}

    /**
     * Whether a name may begin with the {@code urn:} at {@code at}: it is not part of a longer word, and something
     * follows.
     */
    static boolean beginsName(String text, int at) {
        // "urn: value" and "urn:" are a label, a type annotation or a constant.
        return at + 4 < text.length() && mayBeginName(text, at)
                && !Chars.isAt(text, at + 4, " \t\r\n\"'`<>)]},;|") && !isScope(text, at);
    }

    /** Whether it is the name of a scope in a program: {@code urn::xmpp::carbons}, {@code Urn::parse}. */
    private static boolean isScope(String text, int at) {
        return text.startsWith("::", at + 3) && (text.startsWith("Urn", at) && Chars.isWordAt(text, at + 5)
                || text.startsWith("::", Chars.wordEnd(text, at + 5, text.length(), "_")));
    }

    /** As {@link #beginsName}, for a name that someone is still typing: nothing needs to follow. */
    static boolean mayBeginName(String text, int at) {
        return Chars.isUrn(text, at) && text.charAt(at) <= 127 && isAlone(text, at);
    }

    /** Whether no word goes on to {@code at}. */
    static boolean isAlone(String text, int at) {
        return at == 0 || !continuesWord(text, at - 1);
    }

    /**
     * Whether a word goes on to {@code urn:}: {@code return:}, {@code parent_urn:}, {@code $urn:}, {@code x-urn:},
     * {@code node.urn:}; but not {@code \nurn:}, {@code \Aurn:}.
     */
    private static boolean continuesWord(String text, int before) {
        char c = text.charAt(before);
        if (Chars.isLetterOrDigit(c)) {
            return !(Chars.isAt(text, before - 1, "\\") && "nrtAb".indexOf(c) >= 0)
                    && !(Chars.isAt(text, before - 2, "%") && EncodedName.isSign(text, before - 2));
        }
        if (c == '-') {
            return Chars.isWordAt(text, before - 1); // “--urn:…” is a name in a list or after an option
        }
        return "_$%".indexOf(c) >= 0;
    }

    /**
     * Whether {@code urn:} is a namespace prefix, if the document binds it: one word follows and no second colon, as in
     * {@code <urn:Poll>}, {@code type="urn:Poll"}, {@code urn:order/urn:item}.
     */
    private static boolean isPrefixUse(String text, int at) {
        int end = Chars.wordEnd(text, at + 4, text.length(), "_-.");
        return end > at + 4 && !text.startsWith(":", end);
    }

    /**
     * Whether {@code urn:} is a prefix. {@code isBound} tells whether the document binds it; asked only where it
     * matters.
     */
    static boolean isQualifiedName(Passage passage, String text, int at, BooleanSupplier isBound) {
        return isPrefixUse(text, at) && !passage.role().isNamespaceName()
                && !Quotes.isNamespaceAttribute(text, at) && isBound.getAsBoolean();
    }

    /**
     * Whether a document binds {@code urn} as a prefix: in XML, also quoted XML, in Schematron, JSON-LD or SPARQL. The
     * place does not matter: in doubt it is a prefix.
     */
    static boolean bindsPrefix(String text) {
        return bindsAlone(text) || text.contains(CONTEXT) && text.contains(MEMBER);
    }

    /** Whether {@code text}, a stretch of a document, holds anything that {@link #bindsPrefix} looks for. */
    static boolean mayBindPrefix(String text) {
        return bindsAlone(text) || text.contains(CONTEXT) || text.contains(MEMBER);
    }

    private static boolean bindsAlone(String text) {
        return BINDINGS.stream().anyMatch(text::contains);
    }

    /**
     * How many characters before the name at {@code at} of {@code text} are white space or cannot be seen, and belong
     * to its value as those behind it do: {@code xmlns=" urn:…"}. What reads the value compares them too. Blanks do not
     * count where a reader takes them out, as in lists and element text, and nothing does where a program may join the
     * string to others.
     */
    static int blanksBefore(String text, int at, Extents.Extent extent, Opening opening) {
        Passage passage = opening.passage();
        boolean counts = at > 0 && extent.kind() == Kind.URN && passage.extent() == Extent.VALUE
                && areBlanks(text, 0, at) && areBlanks(text, extent.end(), text.length())
                && isOnOneLine(text, at, extent.end())
                && (passage.inCode() ? opening.isAssigned() : passage.isExact()
                        || passage.start() > 0 && !Chars.isBlank(text.substring(0, at)));
        return counts ? at : 0;
    }

    /** Whether only white space and what cannot be seen stands in {@code [from, to)}. */
    static boolean areBlanks(String text, int from, int to) {
        for (int i = from; i < to; i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            if (!Character.isSpaceChar(c) && !UnsafeCharacters.isUnsafe(c)) {
                return false;
            }
        }
        return true;
    }

    /** Whether no line break stands before {@code at} or behind {@code end}. */
    private static boolean isOnOneLine(String text, int at, int end) {
        String around = text.substring(0, at) + text.substring(end);
        return around.chars().noneMatch(c -> Lines.isLineEnd((char) c));
    }
}
