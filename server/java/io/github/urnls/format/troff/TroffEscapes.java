package io.github.urnls.format.troff;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.TextRange;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The escape sequences of troff that occur in names: groff(7), “Escape short reference”; man(7), “Portability”. */
public enum TroffEscapes implements Escapes {
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
    public Decoded decode(String text, TextRange range) {
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        Matcher matcher = SEQUENCE.matcher(text).region(range.start(), range.end());
        while (matcher.find()) {
            String meaning = matcher.group(1) != null ? "-" : "";
            if (matcher.group(2) != null) {
                meaning = "\\";
            } else if (matcher.group(3) != null) {
                meaning = " ";
            } else if (matcher.group(4) != null) {
                meaning = "\ufffd"; // a quote or another sign that ends a name
            }
            decoded.escape(matcher.start(), matcher.end(), meaning);
        }
        return decoded.build();
    }

    @Override
    public String encode(String decoded) {
        return decoded.replace("\\", "\\e").replace("-", "\\-");
    }
}
