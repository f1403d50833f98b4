package io.github.urnls.scan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.urnls.support.Cases;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The candidates are the places of a regular expression. */
class CandidatesProperties {

    private static final Pattern CANDIDATE = Pattern.compile("(?i)urn[:\\\\&]");

    private static final String[] SCRAPS = {"u", "r", "n", "U", "R", "N", ":", "\\", "&", "urn:", "uRN&", " ", "é",
            "中"};

    @Test
    void areAllPlaces() {
        Cases.forEach(2000, random -> {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(40); i > 0; i--) {
                text.append(SCRAPS[random.nextInt(SCRAPS.length)]);
            }
            int from = random.nextInt(text.length() + 1);
            int to = from + random.nextInt(text.length() + 1 - from);
            int[] expected = CANDIDATE.matcher(text).results().mapToInt(found -> found.start())
                    .filter(start -> start + 3 >= from && start + 3 < to).toArray();
            assertArrayEquals(expected, Candidates.in(text.toString(), from, to), text + " " + from + " " + to);
        });
    }
}
