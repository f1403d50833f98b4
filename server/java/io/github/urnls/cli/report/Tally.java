package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.Severity;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts what a run finds, for its last line, its statistics and its exit code. */
public final class Tally {

    /** The row of one rule. */
    private static final class Row {
        private int findings;
        private int files;
        private int safe;
    }

    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    private final Map<String, Row> rows = new TreeMap<>();
    private int files;
    private int known;
    private int repaired;

    public void add(CheckedFile file) {
        Set<String> rules = new HashSet<>();
        for (ReportedFinding reported : file.findings()) {
            if (reported.isKnown()) {
                known++;
            }
            if (reported.counts()) {
                add(reported.finding(), rules.add(reported.finding().code()));
            }
        }
        if (!rules.isEmpty()) {
            files++;
        }
    }

    private void add(Finding finding, boolean firstInFile) {
        counts.merge(finding.severity(), 1, Integer::sum);
        Row row = rows.computeIfAbsent(finding.code(), code -> new Row());
        row.findings++;
        if (firstInFile) {
            row.files++;
        }
        if (finding.fixes().stream().anyMatch(fix -> fix.safety() == Fix.Safety.SAFE)) {
            row.safe++;
        }
    }

    /** A file that was repaired, or would be. */
    public void repaired() {
        repaired++;
    }

    public boolean reaches(Severity threshold) {
        return counts.keySet().stream().anyMatch(severity -> severity.isAtLeast(threshold));
    }

    /** The last line: what was found in {@code scanned} files, or in the one stream when that is negative. */
    public String summary(int scanned, boolean onlyShown, int gone, String omissions) {
        List<String> parts = new ArrayList<>();
        parts.add(found(scanned));
        if (known > 0) {
            parts.add(known + " known");
        }
        if (gone > 0) {
            parts.add(gone + " gone");
        }
        if (repaired > 0) {
            parts.add(count(repaired, "file") + (onlyShown ? " would be repaired" : " repaired"));
        }
        if (!omissions.isEmpty()) {
            parts.add(omissions);
        }
        return String.join("; ", parts);
    }

    private String found(int scanned) {
        int total = counts.values().stream().mapToInt(Integer::intValue).sum();
        String text = "no findings";
        if (total > 0) {
            List<String> bySeverity = new ArrayList<>();
            counts.forEach((severity, count) -> bySeverity.add(count + " " + severity.id()));
            text = count(total, "finding") + " (" + String.join(", ", bySeverity) + ")";
        }
        if (scanned < 0) {
            return text;
        }
        return text + " in " + count(scanned, "file");
    }

    /** {@code count} things, as “1 file” or “2 files”. */
    public static String count(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /** A table of the rules, the most frequent first. */
    public void statistics(PrintWriter out) {
        String format = "%9s %7s %12s  %s%n";
        out.printf(format, "findings", "files", "safe to fix", "rule");
        List<Map.Entry<String, Row>> sorted = rows.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<String, Row> row) -> -row.getValue().findings)).toList();
        sorted.forEach(row -> out.printf(format, row.getValue().findings, row.getValue().files, row.getValue().safe,
                row.getKey()));
        out.printf(format, rows.values().stream().mapToInt(row -> row.findings).sum(), files,
                rows.values().stream().mapToInt(row -> row.safe).sum(), "total");
    }
}
