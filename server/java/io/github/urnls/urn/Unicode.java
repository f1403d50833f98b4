package io.github.urnls.urn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Properties of characters by Unicode 16, from a table of our own: the scripts, emoji, ideographs, and the names of
 * characters that messages name. A finding so depends on no Java version, and a browser has the same.
 */
public final class Unicode {

    /** The script of a character that has none of its own: digits, punctuation, signs. */
    public static final String COMMON = "COMMON";

    /** The first of 240 variation selectors (Variation Selectors Supplement), whose names count on from 17. */
    private static final int SUPPLEMENT = 0xE0100;

    private static final Unicode TABLE = read();

    private final Map<String, int[]> classes = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final List<String> scripts = new ArrayList<>();

    private Unicode() {}

    /** The script (UAX 24) in capitals, such as {@code LATIN}; {@link #COMMON} where it has none of its own. */
    public static String script(int codePoint) {
        for (String script : TABLE.scripts) {
            if (TABLE.is(script, codePoint)) {
                return script;
            }
        }
        return COMMON;
    }

    /** Whether the character may be drawn as an emoji (UTS 51 §1.4.1); so may the ASCII digits. */
    public static boolean isEmoji(int codePoint) {
        return TABLE.is("emoji", codePoint);
    }

    /** Whether the character is an ideograph (Unicode's property Ideographic). */
    public static boolean isIdeographic(int codePoint) {
        return codePoint >= 0x3006 && TABLE.is("ideographic", codePoint);
    }

    /** The name of a character that cannot be seen or looks like a Latin letter; empty for most others. */
    public static String name(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.PRIVATE_USE -> "PRIVATE USE";
            case Character.SURROGATE -> "LONE SURROGATE";
            default -> codePoint >= SUPPLEMENT && codePoint < SUPPLEMENT + 240
                    ? "VARIATION SELECTOR-" + (codePoint - SUPPLEMENT + 17) : TABLE.names.getOrDefault(codePoint, "");
        };
    }

    private boolean is(String wanted, int codePoint) {
        int[] ranges = Objects.requireNonNull(classes.get(wanted));
        int at = Arrays.binarySearch(ranges, codePoint);
        // Each pair is the first character and the one behind the last: within one, the place is odd.
        return at >= 0 ? at % 2 == 0 : (-at - 1) % 2 == 1;
    }

    /** Lines of a class and its ranges, {@code LATIN 41-5A 61-7A}, or {@code =} and a character and its name. */
    private static Unicode read() {
        Unicode table = new Unicode();
        try (InputStream in = Unicode.class.getResourceAsStream("unicode.txt")) {
            for (String line : new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .split("\n")) {
                if (line.startsWith("=")) {
                    int space = line.indexOf(' ');
                    table.names.put(Integer.parseInt(line.substring(1, space), 16), line.substring(space + 1));
                } else if (!line.startsWith("#")) {
                    table.add(line.split(" "));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }

    private void add(String[] words) {
        int[] ranges = new int[2 * words.length - 2];
        for (int i = 1; i < words.length; i++) {
            String[] range = words[i].split("-");
            ranges[2 * i - 2] = Integer.parseInt(range[0], 16);
            ranges[2 * i - 1] = Integer.parseInt(range[range.length - 1], 16) + 1;
        }
        classes.put(words[0], ranges);
        if (Character.isUpperCase(words[0].charAt(0))) {
            scripts.add(words[0]);
        }
    }
}
