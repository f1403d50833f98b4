package io.github.urnls.namespace.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PlaceholdersTest {

    /** What repeats, as a regular expression: one character six times, or two to four digits three times. */
    private static final Pattern REPEATED = Pattern.compile("([0-9A-Za-z])\\1{5}|([0-9]{2,4})\\2{2}");

    /** Characters that do not count up or down, so that only what repeats is left. */
    @Test
    void aNumberThatRepeatsIsMadeUp() {
        Random random = new Random(8141);
        int repeated = 0;
        for (int i = 0; i < 100_000; i++) {
            StringBuilder number = new StringBuilder();
            String characters = i % 2 == 0 ? "037" : "03x\u0660.";
            for (int length = random.nextInt(20); length > 0; length--) {
                number.append(characters.charAt(random.nextInt(characters.length())));
            }
            boolean expected = REPEATED.matcher(number).find();
            assertEquals(expected, Placeholders.isMadeUp("lei", number.toString()), number::toString);
            repeated += expected ? 1 : 0;
        }
        assertTrue(repeated > 2_000, "repeated " + repeated);
    }
}
