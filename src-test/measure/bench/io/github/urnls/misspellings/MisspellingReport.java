package io.github.urnls.misspellings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Measures how many misspellings of the known names the program calls. It prints how many of each kind and each family,
 * where fewer than nine in ten are called, and which guard takes too many. All outcomes go into a file, one a line.
 */
public final class MisspellingReport {

    private static final Path FOLDER = Path.of("target", "misspellings");

    /** The share of those that no guard excludes which the program should call. */
    private static final double LEAST = 0.9;

    /** The share of a family that one guard should take at most. */
    static final double MOST_TAKEN = 0.25;

    private static final int EXAMPLES = 2;

    /** One kind of a family. */
    private record Cell(String family, Kind kind) {}

    private MisspellingReport() {}

    /** {@code arguments}: how many names of each kind and family; 40 if there is none. */
    public static void main(String... arguments) throws IOException {
        int most = arguments.length == 0 ? 40 : Integer.parseInt(arguments[0]);
        List<Outcome> outcomes = Sample.of(Family.all(), most);
        Files.createDirectories(FOLDER);
        Files.write(FOLDER.resolve("outcomes.tsv"), outcomes.stream().map(Outcome::row).toList());
        String report = report(outcomes);
        Files.writeString(FOLDER.resolve("report.md"), report);
        System.out.print(report);
    }

    private static String report(List<Outcome> outcomes) {
        List<String> lines = new ArrayList<>();
        table("kind", by(outcomes, outcome -> outcome.mutation().kind()), Kind::words, lines);
        row("all", new Share(outcomes).cells(), lines);
        table("family", by(outcomes, Outcome::family), family -> family, lines);
        worst(by(outcomes, outcome -> new Cell(outcome.family(), outcome.mutation().kind())), lines);
        taken(by(outcomes, Outcome::family), lines);
        return String.join("\n", lines) + "\n";
    }

    private static <T> Map<T, List<Outcome>> by(Collection<Outcome> outcomes, Function<Outcome, T> key) {
        return outcomes.stream().collect(Collectors.groupingBy(key));
    }

    private static <T extends Comparable<T>> void table(String head, Map<T, List<Outcome>> groups,
            Function<T, String> words, List<String> lines) {
        head(head, Share.HEADS, lines);
        new TreeMap<>(groups).forEach((key, outcomes) -> row(words.apply(key), new Share(outcomes).cells(), lines));
    }

    private static void head(String first, List<String> others, List<String> lines) {
        lines.add("");
        row(first, others, lines);
        lines.add("|---".repeat(others.size() + 1) + "|");
    }

    private static void row(String first, List<String> cells, List<String> lines) {
        lines.add("| " + first + " | " + String.join(" | ", cells) + " |");
    }

    /** The kinds and families of which too few are called; those first in which most are missing. */
    private static void worst(Map<Cell, List<Outcome>> cells, List<String> lines) {
        head("family", List.of("kind", "no guard", "called of these", "share", "silent, for example"), lines);
        Comparator<Map.Entry<Cell, Share>> byMissing = Comparator
                .comparing(cell -> cell.getValue().called() - cell.getValue().expected());
        cells.entrySet().stream().map(cell -> Map.entry(cell.getKey(), new Share(cell.getValue())))
                .filter(cell -> cell.getValue().shareCalled() < LEAST)
                .sorted(byMissing.thenComparing(cell -> cell.getKey().family())
                        .thenComparing(cell -> cell.getKey().kind()))
                .forEach(cell -> {
                    Share share = cell.getValue();
                    row(cell.getKey().family(), List.of(cell.getKey().kind().words(), String.valueOf(share.expected()),
                            String.valueOf(share.called()), Share.decimal(share.shareCalled()), examples(share)),
                            lines);
                });
    }

    private static void taken(Map<String, List<Outcome>> families, List<String> lines) {
        head("family", List.of("guard", "share that it took"), lines);
        new TreeMap<>(families).forEach((family, outcomes) -> new Share(outcomes).taken().entrySet().stream()
                .filter(guard -> guard.getValue() > MOST_TAKEN)
                .forEach(guard -> row(family, List.of(guard.getKey().words(), Share.decimal(guard.getValue())),
                        lines)));
    }

    private static String examples(Share share) {
        return share.outcomes().stream().filter(outcome -> outcome.isExpected() && !outcome.isCalled()).limit(EXAMPLES)
                .map(outcome -> "`" + outcome.mutation().text() + "`").collect(Collectors.joining(", "));
    }
}
