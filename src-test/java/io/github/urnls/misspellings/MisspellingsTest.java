package io.github.urnls.misspellings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.Severity;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What {@link MisspellingReport} measures does not become worse, on a smaller sample. */
class MisspellingsTest {

    private static final List<Outcome> SAMPLE = Sample.of(Family.all(), 6);

    /** The least share that is called, of those that no guard excludes. It may only become higher. */
    private static final Map<Kind, Double> LEAST = new TreeMap<>(Map.ofEntries(
            Map.entry(Kind.LETTER_LEFT_OUT, 0.98), Map.entry(Kind.LETTER_ADDED, 0.98),
            Map.entry(Kind.LETTER_CHANGED, 0.98), Map.entry(Kind.LETTERS_EXCHANGED, 0.98),
            Map.entry(Kind.PLURAL, 0.98), Map.entry(Kind.CASE, 0.97), Map.entry(Kind.SEPARATOR, 0.95),
            Map.entry(Kind.SEGMENT_LEFT_OUT, 0.90), Map.entry(Kind.SEGMENT_DOUBLED, 0.95),
            Map.entry(Kind.SEGMENTS_EXCHANGED, 0.97), Map.entry(Kind.NUMBER, 0.85), Map.entry(Kind.NID, 0.97)));

    private static <T> Map<T, Share> by(Function<Outcome, T> key) {
        return SAMPLE.stream().collect(Collectors.groupingBy(key, TreeMap::new,
                Collectors.collectingAndThen(Collectors.toList(), Share::new)));
    }

    @Test
    void misspellingsOfEachKindAreCalled() {
        by(outcome -> outcome.mutation().kind()).forEach((kind, share) -> {
            assertTrue(share.expected() > 80, kind + ": " + share.expected());
            assertTrue(share.shareCalled() >= LEAST.get(kind), kind + ": " + share.shareCalled());
        });
    }

    @Test
    void noGuardTakesMoreThanAQuarterOfAFamily() {
        by(Outcome::family).forEach((family, share) -> share.taken().forEach(
                (guard, taken) -> assertTrue(taken <= MisspellingReport.MOST_TAKEN, family + guard + taken)));
    }

    private static List<Outcome> misspelled() {
        return SAMPLE.stream().filter(outcome -> outcome.answer().code().equals("misspelled-name")).toList();
    }

    @Test
    void theListedNameIsAmongTheRepairsOfAMisspelledName() {
        List<Outcome> warned = misspelled().stream()
                .filter(outcome -> outcome.answer().worst().orElseThrow().severity() == Severity.WARNING).toList();
        List<String> other = warned.stream().filter(outcome -> !outcome.isRepaired()).map(Outcome::row).toList();
        assertTrue(other.size() * 500 <= warned.size(), other.size() + " of " + warned.size() + ": " + other);
    }

    @Test
    void aRepairIsNotCalledItself() {
        for (Outcome outcome : misspelled()) {
            for (String repair : outcome.answer().repairs()) {
                Answer answer = Answer.to(new Mutation(outcome.mutation().kind(), outcome.mutation().original(),
                        repair));
                assertEquals("", answer.isCalled() ? answer.code() : "", outcome.row() + " → " + repair);
            }
        }
    }
}
