package io.github.urnls.urn;

import io.github.urnls.support.Case;
import java.util.List;
import java.util.random.RandomGenerator;

/** Strings that are nearly URNs: pieces of the grammar in any order, so that both right and wrong ones are frequent. */
public final class UrnStrings {

    static final List<String> PIECES = List.of("urn:", "URN:", "uRn:", "urn", ":", "example", "ex", "a", "X-b", "-",
            "--", "a1",
            "urn-7", "foo:bar", "/", "?", "?+", "?=", "??", "+", "=", "#", "%", "%4", "%41", "%2f", "%00", "%zz",
            "%C3%A9", " ",
            "é", "😀", "\ud800", Character.toString(0xE0041), Character.toString(0xE0101), "_", "~", ".", "[", "]", "&",
            "s=I2L", "c=", "'", "\"", "\\", "{", "}", "|", "\n",
            "\t", "\u0000",
            "ſ", "K", "dns", "dns:host.example:", "urn+m", "urn+x", "abcdefghijklmnopqrstuvwxyz", "0123456789");

    private UrnStrings() {}

    public static String nearly(Case random) {
        return switch (random.nextInt(3)) {
            case 0 -> random.joined(0, 12, PIECES);
            case 1 -> "urn:example:" + random.joined(0, 12, PIECES);
            default -> random.text(40);
        };
    }

    /** As {@link #nearly}, without the cost of shrinking, for a million strings a run. */
    public static String random(RandomGenerator random) {
        StringBuilder text = new StringBuilder(switch (random.nextInt(4)) {
            case 0 -> "";
            case 1 -> "urn:";
            case 2 -> "urn:example:";
            default -> "urn:ex:a?" + (random.nextBoolean() ? "+" : "=");
        });
        for (int pieces = random.nextInt(6); pieces > 0; pieces--) {
            text.append(random.nextInt(3) == 0 ? String.valueOf((char) random.nextInt(0x21, 0x7F))
                    : PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }
}
