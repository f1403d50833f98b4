package io.github.urnls.check;

/** Letters of other scripts that readers cannot tell from Latin ones, from Unicode's confusables (UTS 39 §4). */
public final class LatinLookalikes {

    // Pairs: a letter of another script, then the Latin letter that it looks like.
    private static final String PAIRS = "аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwӏl"
            + "АAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSҮYԌGԚQԜW" // Cyrillic
            + "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνv" // Greek
            + "օoսuոnհhցgզqԼLՕOՍU" // Armenian
            + "ᎪAᏴBᏟCᎠDᎬEᎻHᎫJᏦKᏞLᎷMᏢPᎡRᏚSᎢTᏙVᎳWᏃZ"; // Cherokee

    private LatinLookalikes() {}

    /** Whether the character looks like a Latin letter but is not one. */
    public static boolean contains(int codePoint) {
        return PAIRS.indexOf(codePoint) % 2 == 0; // no letter stands on both sides; -1 is odd
    }

    /** The Latin letter that {@code codePoint} looks like; only for a lookalike. */
    public static char latin(int codePoint) {
        return PAIRS.charAt(PAIRS.indexOf(codePoint) + 1);
    }
}
