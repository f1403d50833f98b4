package io.github.urnls.format.xml;

import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.lexers.HexEscape;
import java.util.HashMap;
import java.util.Map;

/** Character references and predefined entities (XML 1.0 §4.1, §4.6). Other entities stay as they are. */
public record XmlEscapes(Map<String, String> entities, String percent) implements MarkedEscapes {

    public static final XmlEscapes XML = new XmlEscapes(
            Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'"), "%");

    /** In the value of an entity a percent sign begins the reference to a parameter entity (XML 1.0 §4.4, §4.5). */
    static final XmlEscapes ENTITY_VALUE = new XmlEscapes(XML.entities, "&#37;");

    /** HTML also has names for letters of western Europe, which people paste into URNs, and for what ends a name. */
    public static final XmlEscapes HTML = new XmlEscapes(html(), "%");

    /** The names of U+00A0 to U+00FF in order (WHATWG HTML §13.5). */
    private static final String LATIN_1 = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 \
            sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc \
            Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve \
            Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute \
            acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde \
            ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml""";

    private static final int LATIN_COUNT = 96;

    private static final String PUNCTUATION = """
            ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo bull hellip lsaquo rsaquo larr rarr ensp emsp thinsp""";
    private static final String CHARACTERS = "–—‘’‚“”„•…‹›←→\u2002\u2003\u2009";

    /** No reference is longer, in characters. */
    public static final int LONGEST = 12;

    private static Map<String, String> html() {
        Map<String, String> entities = new HashMap<>(XML.entities);
        String[] names = (LATIN_1 + " " + PUNCTUATION).split(" ");
        for (int i = 0; i < names.length; i++) {
            char character = i < LATIN_COUNT ? (char) (0xA0 + i) : CHARACTERS.charAt(i - LATIN_COUNT);
            entities.put(names[i], String.valueOf(character));
        }
        return entities;
    }

    @Override
    public String marks() {
        return "&";
    }

    @Override
    public int read(String text, int at, int limit, Decoded.Builder decoded) {
        int end = Chars.indexOf(text, ';', at, Math.min(limit, at + LONGEST));
        String character = end < 0 ? "" : character(text.substring(at + 1, end));
        if (!character.isEmpty()) {
            decoded.escape(at, end + 1, character);
        }
        return at + 1;
    }

    /** The character for the reference {@code name}, or the empty string. */
    private String character(String name) {
        if (!name.startsWith("#")) {
            return entities.getOrDefault(name, "");
        }
        int digits = 1;
        int radix = 10;
        if (name.startsWith("#x") || name.startsWith("#X")) {
            digits = 2;
            radix = 16;
        }
        return HexEscape.character(name, digits, name.length(), radix).replace("\0", "");
    }

    @Override
    public String encode(String decoded) {
        return decoded.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
                .replace("'", "&apos;").replace("%", percent);
    }
}
