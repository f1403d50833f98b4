package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.feature.Tally;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Counts the findings of a run, for its summary, its statistics and its exit code. */
public final class RunSummary {

    /** The fewest findings for which the summary names the files and rules with most. */
    private static final int MANY = 10;

    /** The number of files and rules that the summary names. */
    private static final int NAMED = 3;

    /** The smallest width of a column in the statistics. */
    private static final int NUMBER = 7;

    /** The longest path in the summary, in UTF-16 code units. */
    private static final int LONGEST_PATH = 80;

    /** The least that a cut must remove, in UTF-16 code units. */
    private static final int LEAST_CUT = 20;

    /** The row of one rule, or of all. */
    private static final class Row {
        private final Map<Severity, Integer> findings = new EnumMap<>(Severity.class);
        private int files;
        private int safe;
        /** How many have repairs, but none that is safe. */
        private int forReview;

        private int total() {
            return findings.values().stream().mapToInt(Integer::intValue).sum();
        }

        private void add(Finding finding, boolean firstInFile) {
            findings.merge(finding.severity(), 1, Integer::sum);
            if (firstInFile) {
                files++;
            }
            if (finding.safeFix().isPresent()) {
                safe++;
            } else if (!finding.fixes().isEmpty()) {
                forReview++;
            }
        }
    }

    /** The highest first; equal counts keep their order. */
    private static final Comparator<Map.Entry<String, Integer>> HIGHEST = Map.Entry
            .<String, Integer>comparingByValue().reversed();

    private final Row all = new Row();
    private final Map<String, Row> rows = new TreeMap<>();
    /** The files with most findings, with the number of these. */
    private final List<Map.Entry<String, Integer>> worstFiles = new ArrayList<>();
    private int known;
    private int hidden;
    private int lowered;
    private int repaired;

    public void add(CheckedFile file) {
        int before = all.total();
        hidden += file.hidden();
        Set<String> rules = new HashSet<>();
        for (ReportedFinding reported : file.findings()) {
            if (reported.isKnown()) {
                known++;
            }
            if (reported.counts()) {
                Finding finding = reported.finding();
                all.add(finding, rules.isEmpty());
                rows.computeIfAbsent(finding.code(), code -> new Row()).add(finding, rules.add(finding.code()));
            }
        }
        if (file.tests() == TestSeverity.LOWER) {
            lowered += all.total() - before;
        }
        if (!rules.isEmpty()) {
            worstFiles.add(Map.entry(shortened(file.document().uri()), all.total() - before));
            worstFiles.sort(HIGHEST);
            worstFiles.subList(Math.min(NAMED, worstFiles.size()), worstFiles.size()).clear();
        }
    }

    /** How many findings have repairs, but none that may be made without a look. */
    public int forReview() {
        return all.forReview;
    }

    /** Counts a file that was repaired, or would be. */
    public void repaired() {
        repaired++;
    }

    public boolean reaches(Severity threshold) {
        return all.findings.keySet().stream().anyMatch(severity -> severity.isAtLeast(threshold));
    }

    /** The files and rules with most findings, one line each; empty for few findings, or for one file or rule. */
    public List<String> most() {
        List<String> lines = new ArrayList<>();
        if (all.total() < MANY) {
            return lines;
        }
        if (all.files > 1) {
            lines.add("most in: " + words(worstFiles.stream()));
        }
        if (rows.size() > 1) {
            lines.add("most of: " + words(rows.entrySet().stream()
                    .map(row -> Map.entry(row.getKey(), row.getValue().total())).sorted(HIGHEST).limit(NAMED)));
        }
        return lines;
    }

    private static String words(Stream<Map.Entry<String, Integer>> counts) {
        return counts.map(count -> count.getKey() + " (" + count.getValue() + ")").collect(Collectors.joining(", "));
    }

    /** A long path cut to its end, which says more than its beginning. */
    private static String shortened(String path) {
        if (path.length() <= LONGEST_PATH + LEAST_CUT) {
            return path;
        }
        return "…" + path.substring(Cells.characterStart(path, path.length() - LONGEST_PATH));
    }

    /**
     * The first line of the summary: the findings in {@code scanned} files; a negative number stands for one stream.
     */
    public String summary(int scanned, boolean onlyShown, int gone, String omissions) {
        String files = Tally.counted(repaired, "file") + (onlyShown ? " would be repaired" : " repaired");
        return Stream.of(found(scanned), some(known, " known"),
                some(lowered, " in tests, one level lower unless a setting says otherwise"),
                some(hidden, " not shown (--min-severity hint shows all)"), some(gone, " gone"),
                repaired > 0 ? files : "", omissions)
                .filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
    }

    /** {@code count} with {@code words} behind it; nothing for 0. */
    public static String some(int count, String words) {
        return count > 0 ? count + words : "";
    }

    private String found(int scanned) {
        List<String> bySeverity = new ArrayList<>();
        all.findings.forEach((severity, count) -> bySeverity.add(words(severity, count)));
        String text = bySeverity.isEmpty() ? "no findings"
                : Tally.counted(all.total(), "finding") + " (" + String.join(", ", bySeverity) + ")";
        return scanned < 0 ? text : text + " in " + Tally.counted(scanned, "file");
    }

    private static String words(Severity severity, int count) {
        return severity == Severity.INFORMATION ? count + " " + severity.id() : Tally.counted(count, severity.id());
    }

    /** A table of the rules, the most frequent first, with a column for each severity that occurs. */
    public void statistics(PrintWriter out) {
        List<String> heads = new ArrayList<>(List.of("findings"));
        all.findings.keySet().forEach(severity -> heads.add(severity.id()));
        heads.addAll(List.of("files", "safe to fix"));
        line(out, heads, heads, "rule");
        rows.entrySet().stream().sorted(Comparator.comparingInt(row -> -row.getValue().total()))
                .forEach(row -> line(out, heads, cells(row.getValue()), row.getKey()));
        line(out, heads, cells(all), "total");
    }

    private List<String> cells(Row row) {
        List<Integer> numbers = new ArrayList<>(List.of(row.total()));
        all.findings.keySet().forEach(severity -> numbers.add(row.findings.getOrDefault(severity, 0)));
        numbers.addAll(List.of(row.files, row.safe));
        return numbers.stream().map(String::valueOf).toList();
    }

    private static void line(PrintWriter out, List<String> heads, List<String> cells, String last) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            int width = Math.max(NUMBER, heads.get(i).length());
            line.append(String.format("%" + width + "s  ", cells.get(i)));
        }
        out.println(line + last);
    }
}
