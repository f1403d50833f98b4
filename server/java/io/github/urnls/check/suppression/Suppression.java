package io.github.urnls.check.suppression;

import io.github.urnls.check.Finding;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A stretch of a document in which findings are not wanted. {@code ignore} is for its own line, and for the next one
 * when it stands alone; {@code off} is for everything up to an {@code on}, which may be for some rules alone.
 *
 * @param silenced findings that begin here are meant
 * @param ended    rules for which it ends before that, and where
 */
public record Suppression(SuppressionComment directive, TextRange silenced, Map<String, Integer> ended) {

    /** Whether {@code finding} is not wanted. */
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
                boolean inRow = lines.start() < nextStart && nextStart <= lines.end();
                int end = inRow ? Math.max(lines.end(), nextEnd) : lines.end();
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
        return directives.subList(off + 1, directives.size()).stream()
                .filter(directive -> directive.kind() == SuppressionComment.Kind.ON)
                .filter(on -> on.codes().isEmpty()).mapToInt(on -> on.range().start()).findFirst()
                .orElse(document.text().length());
    }

    private static Map<String, Integer> ended(List<SuppressionComment> directives, int off) {
        Map<String, Integer> ended = new HashMap<>();
        directives.subList(off + 1, directives.size()).stream()
                .filter(directive -> directive.kind() == SuppressionComment.Kind.ON)
                .forEach(on -> on.codes().forEach(code -> ended.putIfAbsent(code.name(), on.range().start())));
        return ended;
    }

    private static TextRange lines(SuppressionComment directive, Document document) {
        LineIndex lines = document.lines();
        int first = lines.lineOf(directive.range().start());
        int last = isAlone(directive, document) ? lines.lineOf(directive.comment().end()) + 1
                : lines.lineOf(directive.range().start());
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
