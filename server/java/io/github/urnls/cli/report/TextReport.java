package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.Tally;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.urn.UrnParser;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * {@code --format text}: the place, the message, the line with the finding underlined, and its fixes. What is found in
 * several files is printed where it comes first; the end says where else it was found.
 */
public final class TextReport implements Report {

    /** The most findings of one file that are printed. */
    private static final int MOST_PER_FILE = 50;

    /** How much of a long line is shown on either side of a finding, in UTF-16 code units. */
    private static final int CONTEXT = 60;

    /** The longest range that is shown and underlined, in UTF-16 code units. */
    private static final int LONGEST_SPAN = 120;

    /** The most places that are listed for equal findings. */
    private static final int PLACES = 5;

    /** The most findings that are remembered to be compared with those of later files. */
    private static final int MOST = 10_000;

    private final PrintWriter out;
    private final Ink ink;
    private final boolean showsKnown;
    /** Where each was found first, with its kind, then its first place in each other file. */
    private final Map<String, List<String>> seen = new LinkedHashMap<>();

    /** With {@code showsKnown}, findings in the baseline are printed too. */
    public TextReport(PrintWriter out, Ink ink, boolean showsKnown) {
        this.out = out;
        this.ink = ink;
        this.showsKnown = showsKnown;
    }

    @Override
    public void file(CheckedFile file) {
        Map<String, List<ReportedFinding>> places = new LinkedHashMap<>();
        for (ReportedFinding reported : file.findings()) {
            if (reported.counts() || showsKnown && reported.isKnown()) {
                places.computeIfAbsent(wrong(reported), wrong -> new ArrayList<>()).add(reported);
            }
        }
        int printed = 0;
        int hidden = 0;
        for (Map.Entry<String, List<ReportedFinding>> wrong : places.entrySet()) {
            List<ReportedFinding> same = wrong.getValue();
            Finding first = same.getFirst().finding();
            List<String> before = seen.get(wrong.getKey());
            if (before != null) {
                before.add(Ink.place(file.document(), first));
            } else if (printed >= MOST_PER_FILE) {
                hidden += same.size();
            } else {
                print(file.document(), same);
                printed++;
                if (seen.size() < MOST) {
                    seen.put(wrong.getKey(), new ArrayList<>(List.of(ink.kind(file.document(), first) + " “"
                            + Ink.shortened(name(first)) + "”")));
                }
            }
        }
        if (hidden > 0) {
            out.println(ink.dim(
                    "… and " + hidden + " more in " + file.document().uri() + " (--format concise prints all)"));
            out.println();
        }
    }

    @Override
    public void end(Ending ending) {
        seen.values().stream().filter(places -> places.size() > 1).forEach(places -> {
            List<String> others = places.subList(1, places.size());
            out.println(places.getFirst() + " also in " + Tally.counted(others.size(), "other file") + ": "
                    + others.stream().limit(PLACES).collect(Collectors.joining(", "))
                    + (others.size() > PLACES ? ", …" : ""));
        });
    }

    private void print(Document document, List<ReportedFinding> same) {
        ReportedFinding first = same.getFirst();
        print(document, first.finding(), first.isKnown());
        also(document, same.subList(1, same.size()));
        first.finding().fixes().forEach(fix -> out.println(ink.dim("  fix: ") + Ink.shortened(fix.title())));
        out.println();
    }

    /** The namespace identifier if the finding is about that, else the whole name. */
    private static String name(Finding finding) {
        return Rules.is(finding.code(), Trait.JUDGES_NID)
                ? UrnParser.parse(finding.urn()).nidText() : finding.urn();
    }

    /** In what equal findings agree, a line each. They are reported once in a file. */
    private static String wrong(ReportedFinding reported) {
        Finding finding = reported.finding();
        return String.join("\n", finding.code(), finding.severity().name(), finding.message(), name(finding),
                String.valueOf(reported.isKnown()));
    }

    /** Prints the number of other places with the same finding, and the first of them. */
    private void also(Document document, List<ReportedFinding> others) {
        if (!others.isEmpty()) {
            String places = others.stream().limit(PLACES)
                    .map(other -> Place.of(document, other.finding().start()).toString())
                    .collect(Collectors.joining(", "));
            out.println(ink.dim("  and in " + Tally.counted(others.size(), "other place") + ": ") + places
                    + (others.size() > PLACES ? ", …" : ""));
        }
    }

    /** Prints a finding without its fixes. */
    public void print(Document document, Finding finding, boolean known) {
        out.println(ink.headline(document, finding, known));
        excerpt(document, finding);
    }

    private void excerpt(Document document, Finding finding) {
        String text = document.text();
        LineIndex lines = document.lines();
        int line = lines.lineOf(finding.start());
        int lineStart = lines.lineStart(line);
        int lineEnd = lines.lineEnd(line);
        int start = Math.min(finding.start(), lineEnd);
        int end = Math.min(Math.max(finding.end(), start + 1), Math.max(lineEnd, start + 1));
        boolean cut = end - start > LONGEST_SPAN;
        if (cut) {
            end = Cells.characterStart(text, start + LONGEST_SPAN);
        }
        int from = Cells.characterStart(text, Math.max(lineStart, start - CONTEXT));
        int to = Cells.characterStart(text, Math.min(lineEnd, end + (cut ? 0 : CONTEXT)));
        String gutter = String.valueOf(line + 1);
        String margin = " ".repeat(gutter.length());
        int last = Math.max(start, to);
        // made safe as a whole, since unsafe characters may span the parts
        String shown = Printable.of(text.substring(from, last).replace('\t', ' '));
        String before = shown.substring(0, start - from);
        String left = from > lineStart ? "…" : "";
        String right = to < lineEnd ? "…" : "";
        out.println(ink.dim(gutter + " | ") + left + shown + right);
        int width = Math.max(1,
                Cells.width(
                        shown.substring(start - from, Math.max(start, Math.min(Math.min(end, lineEnd), last)) - from)));
        out.println(ink.dim(margin + " | ") + " ".repeat(left.length() + Cells.width(before))
                + ink.severity(finding.severity(), "^".repeat(width)));
    }
}
