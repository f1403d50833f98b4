package io.github.urnls.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A property that fails is seen to fail, and its case can be repeated. */
class CasesTest {

    @Test
    void aFailureHasTheCommandThatRepeatsIt() {
        AssertionError failure = assertThrows(AssertionError.class, () -> Cases.forEach(1000, random -> {
            String text = random.joined(1, 3, List.of("a", "b"));
            assertNotEquals("ab", text, "no ab");
        }));
        Matcher seed = Pattern
                .compile("no ab.*\nrepeat with mvn test -Dtest=CasesTest#aFailureHasTheCommandThatRepeatsIt"
                        + " -Durnls.seed=(-?\\d+)\nvalues \\[ab]")
                .matcher(failure.getMessage());
        assertTrue(seed.matches(), failure.getMessage());
        assertEquals("ab", new Case(Long.parseLong(seed.group(1))).joined(1, 3, List.of("a", "b")));
    }

    @Test
    void everyCaseIsAnotherOne() {
        Set<Integer> numbers = new HashSet<>();
        Set<String> texts = new HashSet<>();
        Cases.forEach(1000, random -> {
            numbers.add(random.between(-1, 1));
            texts.add(random.text(20));
        });
        assertEquals(Set.of(-1, 0, 1), numbers);
        assertTrue(texts.size() > 500, () -> texts.size() + " texts");
        assertTrue(texts.stream().anyMatch(text -> text.chars().anyMatch(c -> Character.isSurrogate((char) c))),
                "surrogates");
    }

    @Test
    void aListIsRememberedAsOneValue() {
        Case random = new Case(1);
        List<Integer> numbers = random.list(2, 4, () -> random.between(0, 9));
        assertEquals(List.of(numbers), random.values());
    }
}
