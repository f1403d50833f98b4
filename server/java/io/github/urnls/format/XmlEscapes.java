package io.github.urnls.format;

import io.github.urnls.text.TextRange;
import java.util.Map;

/** Character references and predefined entities (XML 1.0 §4.1, §4.6). Other entities are left as they stand: none is resolved. */
final class XmlEscapes implements Escapes {

    static final XmlEscapes XML = new XmlEscapes(Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'"));

    /** HTML knows a space that people do paste into names by its own name. */
    static final XmlEscapes HTML = new XmlEscapes(
            Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "nbsp", "\u00a0", "shy", "\u00ad"));

    private static final int LONGEST = 12;

    private final Map<String, String> entities;

    private XmlEscapes(Map<String, String> entities) {
        this.entities = entities;
    }

    @Override
    public Decoded decode(String text, TextRange range) {
        int at = text.indexOf('&', range.start(), range.end());
        if (at < 0) {
            return Decoded.plain(text, range);
        }
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        for (; at >= 0; at = text.indexOf('&', at + 1, range.end())) {
            int end = text.indexOf(';', at, Math.min(range.end(), at + LONGEST));
            if (end > 0) {
                String character = character(text.substring(at + 1, end));
                if (!character.isEmpty()) {
                    decoded.escape(at, end + 1, character);
                }
            }
        }
        return decoded.build();
    }

    /** What the reference called {@code name} stands for, or the empty string. */
    private String character(String name) {
        if (!name.startsWith("#")) {
            return entities.getOrDefault(name, "");
        }
        boolean hex = name.startsWith("#x") || name.startsWith("#X");
        try {
            int codePoint = Integer.parseInt(name, hex ? 2 : 1, name.length(), hex ? 16 : 10);
            return Character.isValidCodePoint(codePoint) && codePoint > 0 ? Character.toString(codePoint) : "";
        } catch (NumberFormatException e) {
            return "";
        }
    }

    @Override
    public String encode(String decoded) {
        return decoded.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
                .replace("'", "&apos;");
    }
}
