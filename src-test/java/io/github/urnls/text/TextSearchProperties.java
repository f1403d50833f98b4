package io.github.urnls.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.support.Cases;
import org.junit.jupiter.api.Test;

/** A search finds what {@link String#indexOf(String, int)} finds. */
class TextSearchProperties {

    private static final String[] LETTERS = {"a", "b", "ab", "é", "中", "😀"};

    @Test
    void findsTheFirstPlace() {
        Cases.forEach(2000, random -> {
            String sought = "ab".repeat(random.nextInt(3)) + LETTERS[random.nextInt(2)]
                    + "ba".repeat(random.nextInt(2));
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(30); i > 0; i--) {
                text.append(LETTERS[random.nextInt(LETTERS.length)]);
            }
            int from = random.nextInt(text.length() + 1);
            TextSearch search = new TextSearch(sought);
            assertEquals(text.indexOf(sought, from), search.indexIn(text.toString(), from));
            assertEquals(text.indexOf(sought) >= 0, search.isIn(text.toString()));
        });
    }
}
