package io.github.urnls.misspellings;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Counts of outcomes, as a row of a table. */
record Share(Collection<Outcome> outcomes) {

    static final List<String> HEADS = List.of("made", "warning", "information", "hint", "silent", "called of all",
            "repaired",
            "no guard", "called of these", "share", "guards");

    private long count(Predicate<Outcome> counted) {
        return outcomes.stream().filter(counted).count();
    }

    private String level(String... levels) {
        return String.valueOf(count(outcome -> Arrays.asList(levels).contains(outcome.answer().level())));
    }

    long expected() {
        return count(Outcome::isExpected);
    }

    long called() {
        return count(outcome -> outcome.isExpected() && outcome.isCalled());
    }

    /** The share of the names that the program calls of those that it should; 1 if there are none. */
    double shareCalled() {
        return expected() == 0 ? 1 : (double) called() / expected();
    }

    List<String> cells() {
        return List.of(String.valueOf(outcomes.size()), level("error", "warning"), level("information"), level("hint"),
                level("silent"), decimal((double) count(Outcome::isCalled) / outcomes.size()),
                String.valueOf(count(Outcome::isRepaired)), String.valueOf(expected()),
                String.valueOf(called()), expected() == 0 ? "" : decimal(shareCalled()), guards());
    }

    /** What each guard took, as its share of all. */
    Map<Guard, Double> taken() {
        return outcomes.stream().filter(Outcome::isTaken)
                .collect(Collectors.groupingBy(outcome -> outcome.guard().orElseThrow(), TreeMap::new,
                        Collectors.summingDouble(outcome -> 1.0 / outcomes.size())));
    }

    /** The guards that took at least one in a hundred, the largest first. */
    private String guards() {
        return taken().entrySet().stream().filter(guard -> guard.getValue() >= 0.01)
                .sorted(Map.Entry.<Guard, Double>comparingByValue().reversed())
                .map(guard -> guard.getKey().words() + " " + decimal(guard.getValue()))
                .collect(Collectors.joining(", "));
    }

    static String decimal(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
