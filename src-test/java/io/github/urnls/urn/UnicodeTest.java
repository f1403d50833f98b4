package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.Character.UnicodeScript;
import org.junit.jupiter.api.Test;

/** The table of characters says what the JDK says that has the same version of Unicode. */
class UnicodeTest {

    @Test
    void everyCharacterHasTheClassesOfTheJdk() {
        assumeTrue(Runtime.version().feature() == 25, "only JDK 25 has Unicode 16");
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            String shown = Integer.toHexString(c);
            assertEquals(script(c), Unicode.script(c), shown);
            assertEquals(Character.isEmoji(c), Unicode.isEmoji(c), shown);
            assertEquals(Character.isIdeographic(c), Unicode.isIdeographic(c), shown);
        }
    }

    private static String script(int c) {
        return switch (UnicodeScript.of(c)) {
            case COMMON, INHERITED, UNKNOWN -> Unicode.COMMON;
            default -> UnicodeScript.of(c).name();
        };
    }

    @Test
    void everyCharacterThatCannotBeSeenHasItsName() {
        assumeTrue(Runtime.version().feature() == 25, "only JDK 25 has Unicode 16");
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            String shown = Integer.toHexString(c);
            switch (Character.getType(c)) {
                case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
                        Character.SPACE_SEPARATOR ->
                        assertEquals(Character.getName(c), Unicode.name(c), shown);
                case Character.PRIVATE_USE -> assertEquals("PRIVATE USE", Unicode.name(c), shown);
                case Character.UNASSIGNED -> assertEquals("", Unicode.name(c), shown);
                default -> {
                    if (!Unicode.name(c).isEmpty() && Character.getType(c) != Character.SURROGATE) {
                        assertEquals(Character.getName(c), Unicode.name(c), shown);
                    }
                }
            }
        }
        for (int c : new int[] {0x034F, 0x115F, 0x1160, 0x17B4, 0x2800, 0x3164, 0xFFA0, 0xFE0F, 0xE0100, 'о', 'Α'}) {
            assertEquals(Character.getName(c), Unicode.name(c));
        }
    }
}
