package io.github.urnls.cli;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Product;
import io.github.urnls.check.Reported;
import io.github.urnls.check.Severity;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Counts what a run finds, for its last line, its statistics and its exit code. */
final class Tally {

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

    void add(CheckedFile file) {
        Set<String> rules = new HashSet<>();
        for (Reported reported : file.findings()) {
            known += reported.isKnown() ? 1 : 0;
            if (reported.counts()) {
                add(reported.finding(), rules.add(reported.finding().code()));
            }
        }
        files += rules.isEmpty() ? 0 : 1;
    }

    private void add(Finding finding, boolean firstInFile) {
        counts.merge(finding.severity(), 1, Integer::sum);
        Row row = rows.computeIfAbsent(finding.code(), code -> new Row());
        row.findings++;
        row.files += firstInFile ? 1 : 0;
        row.safe += finding.fixes().stream().anyMatch(fix -> fix.safety() == Fix.Safety.SAFE) ? 1 : 0;
    }

    /** A file that was repaired, or would be. */
    void repaired() {
        repaired++;
    }

    boolean reaches(Severity threshold) {
        return counts.keySet().stream().anyMatch(severity -> severity.isAtLeast(threshold));
    }

    /** The last line: what was found in {@code scanned} files, or in the one stream when that is negative. */
    String summary(int scanned, boolean onlyShown, int gone, String omissions) {
        StringBuilder text = new StringBuilder(Product.NAME).append(": ");
        int total = counts.values().stream().mapToInt(Integer::intValue).sum();
        text.append(total == 0 ? "no findings" : total + (total == 1 ? " finding" : " findings"));
        if (total > 0) {
            StringBuilder parts = new StringBuilder();
            counts.forEach((severity, count) -> parts.append(parts.isEmpty() ? " (" : ", ").append(count).append(' ')
                    .append(severity.id()));
            text.append(parts).append(')');
        }
        text.append(scanned < 0 ? "" : " in " + files(scanned));
        text.append(known > 0 ? "; " + known + " known" : "").append(gone > 0 ? "; " + gone + " gone" : "");
        text.append(repaired > 0 ? "; " + files(repaired) + (onlyShown ? " would be repaired" : " repaired") : "");
        return text.append(omissions.isEmpty() ? "" : "; " + omissions).toString();
    }

    private static String files(int count) {
        return count + (count == 1 ? " file" : " files");
    }

    /** A table of the rules, the most frequent first. */
    void statistics(PrintWriter out) {
        String format = "%9s %7s %12s  %s%n";
        out.printf(format, "findings", "files", "safe to fix", "rule");
        List<Map.Entry<String, Row>> sorted = rows.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<String, Row> row) -> -row.getValue().findings)).toList();
        sorted.forEach(row -> out.printf(format, row.getValue().findings, row.getValue().files, row.getValue().safe, row.getKey()));
        out.printf(format, rows.values().stream().mapToInt(row -> row.findings).sum(), files,
                rows.values().stream().mapToInt(row -> row.safe).sum(), "total");
    }
}
