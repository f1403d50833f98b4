package io.github.urnls.cli.report;

import io.github.urnls.check.Finding;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.cli.Terminal;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code --format text}: the place, the message, the line with the span underlined, and what would repair it. */
public record TextReport(PrintWriter out, Terminal.Style style, boolean showKnown) implements Report {

    /** How much of a long line is shown on either side of a finding, in UTF-16 code units. */
    private static final int CONTEXT = 60;

    /** How many places are named in which the same is wrong. */
    private static final int PLACES = 5;

    private static final String BOLD = "\u001b[1m";
    private static final String DIM = "\u001b[2m";
    private static final String RESET = "\u001b[0m";

    @Override
    public void file(CheckedFile file) {
        Map<Wrong, List<ReportedFinding>> places = new LinkedHashMap<>();
        for (ReportedFinding reported : file.findings()) {
            if (reported.counts() || showKnown && reported.isKnown()) {
                places.computeIfAbsent(Wrong.of(reported), wrong -> new ArrayList<>()).add(reported);
            }
        }
        for (List<ReportedFinding> same : places.values()) {
            ReportedFinding first = same.getFirst();
            print(file.document(), first.finding(), first.isKnown());
            also(file.document().lines(), same.subList(1, same.size()));
            first.finding().fixes().forEach(fix -> out.println(paint(DIM, "  fix: ") + Printable.of(fix.title())));
            out.println();
        }
    }

    /**
     * What is said once in a file, however many places it is wrong in.
     *
     * @param name what is wrong: the namespace identifier, where only that is judged, or the whole name
     */
    private record Wrong(String code, Severity severity, String message, String name, boolean known) {

        private static Wrong of(ReportedFinding reported) {
            Finding finding = reported.finding();
            String name = finding.urn();
            if (Rules.byCode(finding.code()).filter(Rule::judgesNid).isPresent()) {
                name = UrnParser.parse(name, Specification.RFC8141).nidText();
            }
            return new Wrong(finding.code(), finding.severity(), finding.message(), name, reported.isKnown());
        }
    }

    /** The other places in which the same is wrong: how many, and the first of them. */
    private void also(LineIndex lines, List<ReportedFinding> others) {
        if (!others.isEmpty()) {
            String places = others.stream().limit(PLACES)
                    .map(other -> Place.of(lines, other.finding().range().start()).toString())
                    .collect(Collectors.joining(", "));
            out.println(paint(DIM, "  and in " + Tally.count(others.size(), "other place") + ": ") + places
                    + (others.size() > PLACES ? ", …" : ""));
        }
    }

    /** A finding without its fixes. */
    public void print(Document document, Finding finding, boolean known) {
        LineIndex lines = document.lines();
        Place start = Place.of(lines, finding.range().start());
        String kind = paint(colourOf(finding.severity()), finding.severity().id() + "[" + linked(finding.code()) + "]");
        out.println(paint(BOLD, document.uri() + ":" + start) + ": " + kind + " " + (known ? "(known) " : "")
                + Printable.of(finding.message()));
        excerpt(document.text(), lines, start.line() - 1, finding);
    }

    /** The code as a link to its page, in the way of terminals: OSC 8. */
    private String linked(String code) {
        if (!style.links()) {
            return code;
        }
        return "\u001b]8;;" + RulePages.address(code) + "\u001b\\" + code + "\u001b]8;;\u001b\\";
    }

    private void excerpt(String text, LineIndex lines, int line, Finding finding) {
        int lineStart = lines.lineStart(line);
        int lineEnd = lines.lineEnd(line);
        int start = Math.min(finding.range().start(), lineEnd);
        int end = Math.min(Math.max(finding.range().end(), start + 1), Math.max(lineEnd, start + 1));
        int from = characterStart(text, Math.max(lineStart, start - CONTEXT));
        int to = characterStart(text, Math.min(lineEnd, Math.max(end, start) + CONTEXT));
        String gutter = String.valueOf(line + 1);
        String margin = " ".repeat(gutter.length());
        int last = Math.max(start, to);
        // as a whole: what is unsafe may lie across
        String shown = Printable.of(text.substring(from, last).replace('\t', ' '));
        String before = shown.substring(0, start - from);
        String left = from > lineStart ? "…" : "";
        String right = to < lineEnd ? "…" : "";
        out.println(paint(DIM, gutter + " | ") + left + shown + right);
        int width = Math.max(1,
                columns(shown.substring(start - from, Math.max(start, Math.min(Math.min(end, lineEnd), last)) - from)));
        out.println(paint(DIM, margin + " | ") + " ".repeat(left.length() + columns(before))
                + paint(colourOf(finding.severity()), "^".repeat(width)));
    }

    /** Not into the middle of a surrogate pair. */
    private static int characterStart(String text, int at) {
        if (at > 0 && at < text.length() && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at))) {
            return at - 1;
        }
        return at;
    }

    /** How many cells of a terminal {@code text} takes: East Asian wide characters take two, combining ones none. */
    private static int columns(String text) {
        return text.codePoints().map(c -> {
            int type = Character.getType(c);
            if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
                return 0;
            }
            return switch (Character.UnicodeScript.of(c)) {
                case HAN, HIRAGANA, KATAKANA, HANGUL -> 2;
                default -> c >= 0x1F300 && c <= 0x1FAFF ? 2 : 1;
            };
        }).sum();
    }

    private static String colourOf(Severity severity) {
        return switch (severity) {
            case ERROR -> "\u001b[1;31m";
            case WARNING -> "\u001b[1;33m";
            case INFORMATION -> "\u001b[1;34m";
            case HINT -> "\u001b[1;36m";
        };
    }

    private String paint(String how, String text) {
        if (style.colours()) {
            return how + text + RESET;
        }
        return text;
    }
}
