package io.github.urnls.namespace.known;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.support.Cases;
import org.junit.jupiter.api.Test;

/** The short ways of {@link Likeness} give what the long ones give. */
class LikenessProperties {

    @Test
    void oneEditIsOne() {
        Cases.forEach(20_000, random -> {
            StringBuilder a = new StringBuilder();
            for (int i = random.nextInt(7); i > 0; i--) {
                a.append((char) ('a' + random.nextInt(3)));
            }
            StringBuilder b = new StringBuilder(a);
            for (int i = random.nextInt(3); i > 0; i--) {
                int at = random.nextInt(b.length() + 1);
                int end = Math.min(b.length(), at + random.nextInt(3));
                b.replace(at, end, "abc".substring(0, random.nextInt(3)));
            }
            assertEquals(Likeness.edits(a.toString(), b.toString()) == 1,
                    Likeness.isOneEdit(a.toString(), b.toString()), a + " " + b);
        });
    }
}
