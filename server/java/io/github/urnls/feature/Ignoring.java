package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix.Safety;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.Rules;
import io.github.urnls.format.CommentPlaces;
import io.github.urnls.format.CommentSyntax;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Writes the comment that suppresses a finding. The lexers know where a URN can stand, but not where a comment can. So
 * each possible place is tried. The first one that suppresses the finding and changes nothing else is offered.
 */
public final class Ignoring {

    /**
     * The longest document in which an editor is offered a comment, in UTF-16 code units. Each place that is tried
     * checks the document again, which takes too long in a larger one.
     */
    private static final int LARGEST = 1 << 17;

    /** The most rounds in which comments are tried together, each without those that failed before. */
    private static final int MOST_TRIES = 12;

    /** The number of lines tried from the top, since an XML declaration or a license may stand there. */
    private static final int MOST_LINES_BEFORE = 6;

    /**
     * A comment, or two that belong together.
     *
     * @param targets the findings that it must silence
     */
    private record Comment(String code, List<Finding> targets, List<TextEdit> edits) {}

    /**
     * The comments for all findings.
     *
     * @param edits    the comments
     * @param comments the number of comments by rule
     */
    public record Written(List<TextEdit> edits, SortedMap<String, Integer> comments) {}

    private final Document document;
    private final Checker checker;
    private final CheckOptions options;
    private final CommentSyntax syntax;
    private @Nullable CommentPlaces places;
    /** The findings without any new comment; computed when first needed. */
    private @Nullable List<Finding> before;
    private @Nullable Set<Mark> marks;

    public Ignoring(Document document, Checker checker, CheckOptions options) {
        this.document = document;
        this.checker = checker;
        this.options = options;
        this.syntax = Formats.of(document).comments();
    }

    /**
     * The fix that writes a comment for {@code finding}; empty when the language has no comments, or none can stand
     * there.
     */
    public Optional<Fix> here(Finding finding) {
        return isOffered(finding)
                ? ignore(finding, "here", ways().stream().flatMap(way -> way.apply(List.of(finding)).stream()))
                : Optional.empty();
    }

    /** As {@link #here}, for all findings of the same rule in the document. */
    public Optional<Fix> inFile(Finding finding) {
        if (!isOffered(finding)) {
            return Optional.empty();
        }
        List<Finding> all = before().stream().filter(found -> found.code().equals(finding.code())).toList();
        int own = line(finding);
        return ignore(finding, "in this file",
                IntStream.concat(IntStream.rangeClosed(0, Math.min(own, MOST_LINES_BEFORE)), IntStream.of(own))
                        .mapToObj(line -> new Comment(finding.code(), all, above(line, "off", finding.code()))));
    }

    private boolean isOffered(Finding finding) {
        return document.length() <= LARGEST && canIgnore(finding);
    }

    /** The fix that writes the first of {@code comments} that holds. */
    private Optional<Fix> ignore(Finding finding, String where, Stream<Comment> comments) {
        return comments.filter(comment -> !comment.edits.isEmpty() && wrong(List.of(), List.of(comment)).isEmpty())
                .findFirst().map(comment -> new Fix("Ignore “" + finding.code() + "” " + where, Safety.REVIEW,
                        comment.edits));
    }

    /**
     * Comments for all findings, as far as they can be written. The number of checks does not grow with the number of
     * findings.
     */
    public Written all() {
        List<Finding> left = new ArrayList<>(before().stream().filter(this::canIgnore).toList());
        List<Comment> held = new ArrayList<>();
        for (Function<List<Finding>, List<Comment>> way : ways()) {
            if (left.isEmpty()) {
                break;
            }
            List<Comment> more = holding(held, way.apply(left));
            held.addAll(more);
            Set<Finding> silenced = Collections.newSetFromMap(new IdentityHashMap<>());
            more.forEach(comment -> silenced.addAll(comment.targets));
            left.removeIf(silenced::contains);
        }
        SortedMap<String, Integer> comments = new TreeMap<>();
        held.forEach(comment -> comments.merge(comment.code, 1, Integer::sum));
        return new Written(edits(held), comments);
    }

    private boolean canIgnore(Finding finding) {
        return syntax != CommentSyntax.NONE && !places().areUnknown()
                && Rules.byCode(finding.code()).filter(Rule.OfSuppressions.class::isInstance).isEmpty();
    }

    /** Ways to place a comment: above the line, behind it, or around the element of the finding. */
    private List<Function<List<Finding>, List<Comment>>> ways() {
        return List.of(
                findings -> comments(findings, this::line,
                        some -> above(line(some.getFirst()), "ignore", some.getFirst().code())),
                findings -> comments(findings, this::line, some -> behind(some.getFirst())),
                findings -> comments(findings, this::lineOfTag, this::around));
    }

    /** One comment for all findings of a rule with the same {@code line}, if {@code write} can write it. */
    private static List<Comment> comments(List<Finding> findings, ToIntFunction<Finding> line,
            Function<List<Finding>, List<TextEdit>> write) {
        Map<String, List<Finding>> together = new LinkedHashMap<>();
        findings.forEach(finding -> together
                .computeIfAbsent(line.applyAsInt(finding) + " " + finding.code(), key -> new ArrayList<>())
                .add(finding));
        return together.values().stream()
                .map(targets -> new Comment(targets.getFirst().code(), targets, write.apply(targets)))
                .filter(comment -> !comment.edits.isEmpty()).toList();
    }

    /** The comments of {@code tried} that, beside {@code kept}, suppress their findings and change nothing else. */
    private List<Comment> holding(List<Comment> kept, List<Comment> tried) {
        List<Comment> left = tried;
        for (int i = 0; i < MOST_TRIES && !left.isEmpty(); i++) {
            Set<Comment> wrong = wrong(kept, left);
            if (wrong.isEmpty()) {
                return left;
            }
            left = left.stream().filter(comment -> !wrong.contains(comment)).toList();
        }
        return List.of();
    }

    /** The comments of {@code tried} that do not suppress their findings, or after which something else changes. */
    private Set<Comment> wrong(List<Comment> kept, List<Comment> tried) {
        List<Comment> all = Stream.concat(kept.stream(), tried.stream()).toList();
        List<TextEdit> edits = edits(all);
        Document changed = document.withEdits(edits);
        Set<Mark> after = marks(changed, checker.check(changed, options), Offsets.of(edits));

        Set<Comment> wrong = Collections.newSetFromMap(new IdentityHashMap<>());
        NavigableMap<Integer, List<Comment>> byPlace = new TreeMap<>();
        for (Comment comment : tried) {
            if (comment.targets.stream().anyMatch(target -> after.contains(Mark.of(target, Offsets.NONE)))) {
                wrong.add(comment);
            }
            comment.edits.forEach(edit -> byPlace.computeIfAbsent(edit.range().start(), at -> new ArrayList<>())
                    .add(comment));
        }
        Set<String> codes = all.stream().map(Comment::code).collect(Collectors.toSet());
        Stream<Mark> gone = marks().stream().filter(mark -> !codes.contains(mark.code) && !after.contains(mark));
        Stream<Mark> come = after.stream().filter(mark -> !marks().contains(mark));
        Stream.concat(gone, come).forEach(mark -> wrong.addAll(
                Optional.ofNullable(byPlace.floorEntry(mark.at)).orElseGet(byPlace::firstEntry).getValue()));
        return wrong;
    }

    /**
     * A name or a finding that a comment elsewhere must not change.
     *
     * @param at   where it begins in the text without comments
     * @param code the rule of a finding; empty for a name
     * @param what everything else that must not change
     */
    private record Mark(int at, String code, String what) {

        static Mark of(Finding finding, Offsets offsets) {
            return new Mark(offsets.before(finding.start()), finding.code(),
                    String.valueOf(offsets.before(finding.end())));
        }

        static Mark of(UrnOccurrence name, Offsets offsets) {
            return new Mark(offsets.before(name.range().start()), "", name.kind() + " " + name.passage().role() + " "
                    + name.passage().extent() + " " + name.text());
        }
    }

    private static Set<Mark> marks(Document document, List<Finding> findings, Offsets offsets) {
        Set<Mark> marks = new LinkedHashSet<>();
        OccurrenceScanner.scan(document).forEach(name -> marks.add(Mark.of(name, offsets)));
        findings.forEach(finding -> marks.add(Mark.of(finding, offsets)));
        return marks;
    }

    /** The marks of the document as it is. */
    private Set<Mark> marks() {
        if (marks == null) {
            marks = marks(document, before(), Offsets.NONE);
        }
        return marks;
    }

    private static List<TextEdit> edits(List<Comment> comments) {
        return comments.stream().flatMap(comment -> comment.edits.stream()).toList();
    }

    private List<Finding> before() {
        if (before == null) {
            before = checker.check(document, options);
        }
        return before;
    }

    private CommentPlaces places() {
        if (places == null) {
            places = Formats.of(document).commentPlaces(document);
        }
        return places;
    }

    private int line(Finding finding) {
        return document.lines().lineOf(finding.start());
    }

    private int lineOfTag(Finding finding) {
        return places().tagBefore(finding.start()).stream().map(document.lines()::lineOf).findFirst()
                .orElse(-1);
    }

    /** A comment on a line of its own for one rule: {@code urn-ls:} and {@code word}; none if it cannot stand there. */
    private List<TextEdit> above(int line, String word, String code) {
        return places().above(line).stream()
                .mapToObj(at -> insert(at, places().indent(line) + comment(word, code) + lineEnd(document))).toList();
    }

    private List<TextEdit> behind(Finding finding) {
        return places().behind(line(finding)).stream()
                .mapToObj(at -> insert(at, " " + comment("ignore", finding.code()))).toList();
    }

    /** Two comments: above the tag of the first finding and behind the tag of the last. */
    private List<TextEdit> around(List<Finding> findings) {
        String code = findings.getFirst().code();
        OptionalInt open = places().tagBefore(findings.getFirst().start());
        OptionalInt close = places().tagEnd(findings.getLast().end());
        if (open.isEmpty() || close.isEmpty() || Formats.language(document) == Language.MARKDOWN
                || !places().isFree(close.getAsInt())) {
            return List.of();
        }
        return above(document.lines().lineOf(open.getAsInt()), "off", code).stream()
                .flatMap(off -> Stream.of(off, insert(close.getAsInt(), comment("on", code)))).toList();
    }

    private String comment(String word, String code) {
        return syntax.of("urn-ls:" + word + "[" + code + "]");
    }

    private static String lineEnd(Document document) {
        LineIndex lines = document.lines();
        return lines.lineCount() == 1 ? "\n" : document.text().substring(lines.lineEnd(0), lines.lineStart(1));
    }

    private static TextEdit insert(int at, String text) {
        return new TextEdit(at, at, text);
    }

    /**
     * Maps offsets of a text with insertions back to the text without them. A range begins where the insertion stands
     * there, and is as long as all insertions up to it.
     */
    private record Offsets(NavigableMap<Integer, TextRange> insertions) {

        private static final Offsets NONE = of(List.of());

        static Offsets of(List<TextEdit> edits) {
            NavigableMap<Integer, TextRange> insertions = new TreeMap<>();
            int length = 0;
            for (TextEdit edit : edits.stream().sorted(Comparator.comparingInt(one -> one.range().start())).toList()) {
                int begin = edit.range().start() + length;
                length += edit.newText().length();
                insertions.put(begin, new TextRange(edit.range().start(), edit.range().start() + length));
            }
            return new Offsets(insertions);
        }

        /**
         * The offset without insertions for {@code after}, an offset with them. Within an insertion it is the place of
         * that one.
         */
        int before(int after) {
            Map.Entry<Integer, TextRange> last = insertions.floorEntry(after);
            return last == null ? after : Math.max(last.getValue().start(), after - last.getValue().length());
        }
    }
}
