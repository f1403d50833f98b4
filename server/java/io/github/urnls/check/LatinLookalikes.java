package io.github.urnls.check;

import java.util.HashMap;
import java.util.Map;

/** Letters of other scripts that readers cannot tell from Latin ones, from Unicode's confusables (UTS 39 §4). */
public final class LatinLookalikes {

    // Pairs: a letter of another script, then the Latin letter that it looks like.
    private static final String PAIRS = "аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwӏl"
            + "АAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSҮYԌGԚQԜW" // Cyrillic
            + "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνv" // Greek
            + "օoսuոnհhցgզqԼLՕOՍU" // Armenian
            + "ᎪAᏴBᏟCᎠDᎬEᎻHᎫJᏦKᏞLᎷMᏢPᎡRᏚSᎢTᏙVᎳWᏃZ"; // Cherokee

    private static final Map<Integer, Character> LATIN = table();

    private LatinLookalikes() {}

    private static Map<Integer, Character> table() {
        Map<Integer, Character> latin = new HashMap<>();
        for (int i = 0; i + 1 < PAIRS.length(); i += 2) {
            latin.put((int) PAIRS.charAt(i), PAIRS.charAt(i + 1));
        }
        return latin;
    }

    /** Whether the character looks like a Latin letter but is not one. */
    public static boolean contains(int codePoint) {
        return LATIN.containsKey(codePoint);
    }

    /** The Latin letter that {@code codePoint} looks like; only for a lookalike. */
    public static char latin(int codePoint) {
        return LATIN.getOrDefault(codePoint, '?');
    }
}
