package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.Formats;
import io.github.urnls.format.Language;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Writes the comment that suppresses a finding. The lexers know where a URN can stand, but not where a comment can. So
 * each possible place is tried, and the first one that suppresses the finding and changes nothing else is offered.
 */
public final class Ignoring {

    /**
     * In UTF-16 code units. The document is checked again for each place that is tried, which takes too long in a
     * larger one.
     */
    private static final int LARGEST = 1 << 18;

    private Ignoring() {}

    /**
     * The fix that writes a comment for {@code finding}; empty where the language has none, or none can stand there.
     */
    public static Optional<Fix> of(Document document, Finding finding, Checker checker, CheckOptions options) {
        Optional<CommentSyntax> syntax = Formats.of(document).comments();
        if (syntax.isEmpty() || document.length() > LARGEST || mayHoldText(document)
                || finding.code().equals("unused-suppression")) {
            return Optional.empty();
        }
        boolean markup = syntax.get().open().startsWith("<");
        Predicate<Finding> same = found -> found.code().equals(finding.code()) && found.urn().equals(finding.urn());
        Predicate<Finding> unused = found -> found.code().equals("unused-suppression");
        List<Finding> before = checker.check(document, options);
        for (List<TextEdit> edits : ways(document, finding, syntax.get())) {
            if (edits.stream().mapToInt(edit -> edit.range().start())
                    .anyMatch(at -> disturbs(document, at) || markup && isInTag(document.text(), at))) {
                continue;
            }
            Document changed = document.withText(document.version(), TextEdit.apply(document.text(), edits));
            List<Finding> after = checker.check(changed, options);
            if (after.size() < before.size() && count(after, same) < count(before, same)
                    && count(after, unused) == count(before, unused)
                    && names(changed).equals(names(document))) {
                return Optional.of(new Fix("Ignore “" + finding.code() + "” here", Fix.Safety.REVIEW, edits));
            }
        }
        return Optional.empty();
    }

    /** Whether the document may hold here-documents, in which a comment is data; lexers do not know where they end. */
    private static boolean mayHoldText(Document document) {
        return Formats.language(document).hasHereDocuments() && document.text().contains("<<");
    }

    /** Whether a comment at {@code at} would stand before what must come first, or in the middle of something. */
    private static boolean disturbs(Document document, int at) {
        int line = document.lines().lineOf(at);
        String here = line(document, line).strip();
        boolean table = Formats.language(document) == Language.MARKDOWN && here.startsWith("|");
        return here.startsWith("<?") || document.text().startsWith("#!", at)
                || line > 0 && line(document, line - 1).endsWith("\\") || here.endsWith("\\") || table;
    }

    private static String line(Document document, int line) {
        LineIndex lines = document.lines();
        return document.text().substring(lines.lineStart(line), lines.lineEnd(line));
    }

    private static boolean isInTag(String text, int at) {
        return text.lastIndexOf('<', at - 1) > text.lastIndexOf('>', at - 1);
    }

    /** Each name with its place, which a comment in a wrong position would change. */
    private static List<String> names(Document document) {
        return OccurrenceScanner.scan(document).stream()
                .map(occurrence -> occurrence.kind() + " " + occurrence.passage().role() + " "
                        + occurrence.passage().extent() + " " + occurrence.text())
                .toList();
    }

    private static long count(List<Finding> findings, Predicate<Finding> wanted) {
        return findings.stream().filter(wanted).count();
    }

    /** Above the line, behind it, or around the element that it belongs to. */
    private static List<List<TextEdit>> ways(Document document, Finding finding, CommentSyntax syntax) {
        LineIndex lines = document.lines();
        int line = lines.lineOf(finding.range().start());
        String ignore = syntax.of("urn-ls:ignore[" + finding.code() + "]");
        List<List<TextEdit>> ways = new ArrayList<>();
        ways.add(List.of(above(document, line, ignore)));
        ways.add(List.of(insert(lines.lineEnd(line), " " + ignore)));
        if (!syntax.close().isEmpty()) {
            int open = document.text().lastIndexOf('<', finding.range().start());
            int close = document.text().indexOf('>', finding.range().end());
            if (open >= 0 && close >= 0) {
                ways.add(List.of(above(document, lines.lineOf(open), syntax.of("urn-ls:off[" + finding.code() + "]")),
                        insert(close + 1, syntax.of("urn-ls:on[" + finding.code() + "]"))));
            }
        }
        return ways;
    }

    private static TextEdit above(Document document, int line, String comment) {
        String text = document.text();
        int start = document.lines().lineStart(line);
        int end = start;
        while (end < text.length() && " \t".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        return insert(start, text.substring(start, end) + comment + lineEnd(document));
    }

    private static String lineEnd(Document document) {
        LineIndex lines = document.lines();
        return lines.lineCount() == 1 ? "\n" : document.text().substring(lines.lineEnd(0), lines.lineStart(1));
    }

    private static TextEdit insert(int at, String text) {
        return new TextEdit(at, at, text);
    }
}
