package io.github.urnls.check.suppression;

import io.github.urnls.check.suppression.SuppressionComment.Kind;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What the comments of a document suppress. The time grows with the sum of comments and findings, not with their
 * product.
 */
public final class Suppressions {

    private static final String ALL = "";

    private final List<SuppressionComment> comments;
    private final List<Suppression> stretches;
    /** Where {@code urn-ls:on} stands, by rule; {@link #ALL} for all rules. */
    private final Map<String, TreeSet<Integer>> endings = new HashMap<>();
    /** Where findings begin, by rule. */
    private final Map<String, TreeSet<Integer>> places;
    /** The comment for each of these places that one silences. */
    private final Map<String, Map<Integer, SuppressionComment>> silenced = new HashMap<>();

    /**
     * Applies comments to findings.
     *
     * @param comments all those of {@code document}, in the order of the text
     * @param places   where findings begin in it, by rule
     */
    public Suppressions(List<SuppressionComment> comments, Document document, Map<String, TreeSet<Integer>> places) {
        this.comments = List.copyOf(comments);
        comments.stream().filter(comment -> comment.kind() == Kind.ON).forEach(this::end);
        this.stretches = stretches(comments, document);
        this.places = places;
        Map<String, TreeSet<Integer>> left = new HashMap<>();
        places.forEach((code, starts) -> left.put(code, new TreeSet<>(starts)));
        for (Suppression suppression : stretches) {
            codes(suppression.directive(), places.keySet()).forEach(code -> silence(suppression, code, left));
        }
    }

    private void end(SuppressionComment on) {
        codes(on, List.of(ALL)).forEach(
                code -> endings.computeIfAbsent(code, first -> new TreeSet<>()).add(on.range().start()));
    }

    /** The rules that {@code directive} is for; {@code all} if it names none. */
    private static Collection<String> codes(SuppressionComment directive, Collection<String> all) {
        return directive.codes().isEmpty() ? all
                : directive.codes().stream().map(SuppressionComment.Code::name).toList();
    }

    /** The first place of a rule from {@code offset} on; beyond any document if there is none. */
    private static int next(Map<String, TreeSet<Integer>> places, String code, int offset) {
        Integer next = places.getOrDefault(code, new TreeSet<>()).ceiling(offset);
        return next == null ? Integer.MAX_VALUE : next;
    }

    /** Takes places out of {@code left}, so each is silenced by the first comment for it. */
    private void silence(Suppression suppression, String code, Map<String, TreeSet<Integer>> left) {
        TextRange range = range(suppression, code);
        Map<Integer, SuppressionComment> here = silenced.computeIfAbsent(code, key -> new HashMap<>());
        for (int at = next(left, code, range.start()); at <= range.end(); at = next(left, code, at)) {
            left.get(code).remove(at);
            here.put(at, suppression.directive());
        }
    }

    /** Where findings of one rule are silenced. */
    private TextRange range(Suppression suppression, String code) {
        TextRange all = suppression.silenced();
        if (suppression.directive().kind() == Kind.IGNORE) {
            return all;
        }
        return new TextRange(all.start(), Math.min(all.end(), next(endings, code, all.start() + 1)));
    }

    /** All comments, also those that silence nothing. */
    public List<SuppressionComment> comments() {
        return comments;
    }

    /** The parts of the document in which comments suppress findings, in the order of the text. */
    public List<Suppression> stretches() {
        return stretches;
    }

    /** The first comment that silences findings of the rule {@code code} that begin at {@code place}. */
    public Optional<SuppressionComment> of(String code, int place) {
        return Optional.ofNullable(silenced.getOrDefault(code, Map.of()).get(place));
    }

    /** Whether there is a finding, of any rule, that {@code suppression} is for. */
    public boolean isUsed(Suppression suppression) {
        return codes(suppression.directive(), places.keySet()).stream().anyMatch(code -> isUsed(suppression, code));
    }

    /** Whether there is a finding of the rule {@code code} that {@code suppression} is for. */
    public boolean isUsed(Suppression suppression, String code) {
        TextRange range = range(suppression, code);
        return next(places, code, range.start()) <= range.end();
    }

    private List<Suppression> stretches(List<SuppressionComment> directives, Document document) {
        List<Suppression> found = new ArrayList<>();
        // From last to first, since comments in a row are all for the line after the last of them.
        int nextStart = -1;
        int nextEnd = -1;
        for (SuppressionComment directive : directives.reversed()) {
            if (directive.kind() == Kind.OFF) {
                int start = directive.range().start();
                int end = Math.min(document.length(), next(endings, ALL, start + 1));
                found.add(new Suppression(directive, new TextRange(start, end)));
            } else if (directive.kind() == Kind.IGNORE) {
                TextRange lines = lines(directive, document);
                int end = lines.end();
                if (lines.start() < nextStart && nextStart <= end) {
                    end = Math.max(end, nextEnd);
                }
                found.add(new Suppression(directive, new TextRange(lines.start(), end)));
                if (directive.isAlone()) {
                    nextStart = lines.start();
                    nextEnd = end;
                }
            }
        }
        Collections.reverse(found);
        return found;
    }

    private static TextRange lines(SuppressionComment directive, Document document) {
        LineIndex lines = document.lines();
        int first = lines.lineOf(directive.range().start());
        int last = first;
        if (directive.isAlone()) {
            last = lines.lineOf(directive.comment().end()) + 1;
        }
        return new TextRange(lines.lineStart(first), lines.lineEnd(Math.min(last, lines.lineCount() - 1)));
    }
}
