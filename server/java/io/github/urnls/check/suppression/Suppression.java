package io.github.urnls.check.suppression;

import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A stretch of a document in which findings are suppressed. {@code ignore} covers its own line, and the next one when
 * it stands alone; {@code off} covers everything up to an {@code on}, which may name some rules.
 *
 * @param silenced findings that begin here are meant
 * @param ended    rules for which it ends before that, and where
 */
public record Suppression(SuppressionComment directive, TextRange silenced, Map<String, Integer> ended) {

    /** Whether {@code finding} is suppressed. */
    public boolean covers(Finding finding) {
        int at = finding.range().start();
        return silenced.start() <= at
                && at <= Math.min(silenced.end(), ended.getOrDefault(finding.code(), Integer.MAX_VALUE))
                && directive.isFor(finding.code());
    }

    /** What {@code directives}, which are all those of {@code document} in the order of the text, silence. */
    public static List<Suppression> of(List<SuppressionComment> directives, Document document) {
        List<Suppression> found = new ArrayList<>();
        // From the last to the first: comments in a row are all for the line behind the last of them.
        int nextStart = -1;
        int nextEnd = -1;
        for (int i = directives.size() - 1; i >= 0; i--) {
            SuppressionComment directive = directives.get(i);
            if (directive.kind() == SuppressionComment.Kind.OFF) {
                found.add(0,
                        new Suppression(directive,
                                new TextRange(directive.range().start(), end(directives, i, document)),
                                ended(directives, i)));
            } else if (directive.kind() == SuppressionComment.Kind.IGNORE) {
                TextRange lines = lines(directive, document);
                int end = lines.end();
                if (lines.start() < nextStart && nextStart <= end) {
                    end = Math.max(end, nextEnd);
                }
                found.add(0, new Suppression(directive, new TextRange(lines.start(), end), Map.of()));
                if (isAlone(directive, document)) {
                    nextStart = lines.start();
                    nextEnd = end;
                }
            }
        }
        return found;
    }

    private static int end(List<SuppressionComment> directives, int off, Document document) {
        return ons(directives, off).filter(on -> on.codes().isEmpty()).mapToInt(on -> on.range().start()).findFirst()
                .orElse(document.text().length());
    }

    private static Map<String, Integer> ended(List<SuppressionComment> directives, int off) {
        Map<String, Integer> ended = new HashMap<>();
        ons(directives, off)
                .forEach(on -> on.codes().forEach(code -> ended.putIfAbsent(code.name(), on.range().start())));
        return ended;
    }

    private static Stream<SuppressionComment> ons(List<SuppressionComment> directives, int off) {
        return directives.stream().skip(off + 1L)
                .filter(directive -> directive.kind() == SuppressionComment.Kind.ON);
    }

    private static TextRange lines(SuppressionComment directive, Document document) {
        LineIndex lines = document.lines();
        int first = lines.lineOf(directive.range().start());
        int last = first;
        if (isAlone(directive, document)) {
            last = lines.lineOf(directive.comment().end()) + 1;
        }
        return new TextRange(lines.lineStart(first), lines.lineEnd(Math.min(last, lines.lineCount() - 1)));
    }

    /** Whether nothing but the comment stands on its lines. */
    public static boolean isAlone(SuppressionComment directive, Document document) {
        LineIndex lines = document.lines();
        String text = document.text();
        int start = lines.lineStart(lines.lineOf(directive.comment().start()));
        int end = lines.lineEnd(lines.lineOf(directive.comment().end()));
        return text.substring(start, directive.comment().start()).chars().noneMatch(Suppression::isOfCode)
                && text.substring(directive.comment().end(), end).chars().noneMatch(Character::isLetterOrDigit);
    }

    /** The marks of comments are of other characters. */
    private static boolean isOfCode(int c) {
        return Character.isLetterOrDigit(c) || "\"',:?=)}".indexOf(c) >= 0;
    }
}
