package io.github.urnls.namespace.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LikenessTest {

    /** Two ways to count must agree; words of few letters are often near each other. */
    @Test
    void oneEditIsOneEdit() {
        Random random = new Random(8141);
        int near = 0;
        for (int i = 0; i < 100_000; i++) {
            String a = word(random);
            String b = word(random);
            boolean one = Likeness.edits(a, b) == 1;
            assertEquals(one, Likeness.isOneEdit(a, b), a + " and " + b);
            near += one ? 1 : 0;
        }
        assertTrue(near > 5_000, "near " + near);
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        for (int length = random.nextInt(7); length > 0; length--) {
            word.append((char) ('a' + random.nextInt(3)));
        }
        return word.toString();
    }
}
