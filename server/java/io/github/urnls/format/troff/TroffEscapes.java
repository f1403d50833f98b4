package io.github.urnls.format.troff;

import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.format.Decoded;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The escape sequences of troff that occur in names: groff(7), “Escape short reference”; man(7), “Portability”. */
public enum TroffEscapes implements MarkedEscapes {
    TEXT;

    private static final String NAMED = "\\([^\\n]{2}|\\[[^\\]\\n]{0,40}\\]";

    /**
     * In order: a minus; what is not visible, such as changes of font and size, and breaks; a backslash; a blank; a
     * named character.
     */
    private static final Pattern SEQUENCE = Pattern.compile("\\\\(?:(-|\\(hy|\\[hy\\])"
            + "|(?:f(?:" + NAMED + "|[A-Z0-9])|s[-+]?[0-9]|[&:%/,])"
            + "|(e|\\(rs|\\[rs\\])|([ ~])|(" + NAMED + "))");

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        return MarkedEscapes.read(SEQUENCE.matcher(text).region(at, end), TroffEscapes::meaning, decoded);
    }

    private static String meaning(Matcher matcher) {
        if (matcher.group(1) != null) {
            return "-";
        }
        if (matcher.group(2) != null) {
            return "\\";
        }
        if (matcher.group(3) != null) {
            return " ";
        }
        return matcher.group(4) == null ? "" : "\ufffd"; // a quote or another sign that ends a name
    }

    @Override
    public String encode(String decoded) {
        return decoded.replace("\\", "\\e").replace("-", "\\-");
    }
}
