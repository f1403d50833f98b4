package io.github.urnls.feature.renamemap;

import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Renames of names. A line of a whole name means the name in all its spellings, and wins over any other; the order of
 * the others is that of {@link LineTree}. Every name is looked up once, so the lines do not follow each other: what a
 * line makes, no other line changes.
 */
public final class RenameMap {

    /** Stands behind the key of a name that has a line with a fragment. No text has this character. */
    private static final String ANY_FRAGMENT = "\uffff";

    /** Nothing, or something that is filled in. */
    private static final Pattern FILLED_AT_END = Pattern.compile("(?:.*[\ufffc})\\]]|%[a-z])?");

    private final List<MapLine> lines;
    private final LineTree patterns = new LineTree();
    private final Map<Specification, Map<String, MapLine>> whole = new HashMap<>();
    private final OpenNames open;

    RenameMap(List<MapLine> lines) {
        this.lines = List.copyOf(lines);
        lines.stream().filter(line -> line.left().isPattern()).forEach(patterns::add);
        open = new OpenNames(this.lines);
    }

    /**
     * What becomes of a name.
     *
     * @param line     the line that says so
     * @param replaced the beginning of the name that is replaced; components and what {@code *} stands for are behind
     *                 it
     * @param written  what replaces it
     */
    public record Change(MapLine line, String replaced, String written) {

        /** {@code name}, which begins with {@link #replaced}, afterwards. */
        public String after(String name) {
            return written + name.substring(replaced.length());
        }

        /** Whether the name changes. */
        public boolean changes() {
            return !replaced.equals(written);
        }
    }

    List<MapLine> lines() {
        return lines;
    }

    /** The line of a map without a file, which has no other, if it changes names that begin so. */
    private Optional<MapLine> beginning() {
        return Optional.of(lines.getFirst()).filter(line -> line.number() == 0 && line.changesBeginnings());
    }

    /**
     * Whether {@code name}, which does not change, begins as all names that change will. That is no matter where the
     * new beginning is one of the old one's, since then some of these names change themselves.
     */
    public boolean isJoined(String name) {
        return beginning().filter(line -> !NamePattern.covers(line.right().head(), line.left().head())
                && NamePattern.covers(line.right().head(), name)).isPresent();
    }

    /** The whole name below which all names change; empty if there is none. */
    public Optional<MapLine> below() {
        return beginning().filter(MapLine::below);
    }

    /** Why a new name is not valid under {@code specification}; empty when all are. */
    public Optional<String> refusal(Specification specification) {
        return lines.stream().flatMap(line -> line.right().invalid(specification).stream()).findFirst();
    }

    /** What becomes of the name {@code spelling}, an assigned-name; empty if no line is for it. */
    public Optional<Change> change(String spelling, String key, Specification specification) {
        MapLine exact = whole(specification).get(key);
        return exact == null ? byPattern(spelling, spelling.length(), false) : Optional.of(exact(exact, spelling));
    }

    /** What becomes of the name {@code text}, which may have a fragment. */
    Optional<Change> change(String text, Specification specification) {
        ParsedUrn urn = UrnParser.parse(text, specification);
        return exact(urn, NamespaceEquivalence.key(urn)).or(() -> byPattern(text, urn.assignedNameEnd(), false));
    }

    /** Whether the name with {@code key} may change where it has a fragment. */
    public boolean concernsFragments(String key, Specification specification) {
        return whole(specification).containsKey(key + ANY_FRAGMENT);
    }

    /** Whether a text that is no use of a name may change, or have an old name in it. */
    public boolean concernsOpen(String text, Specification specification) {
        return open.namespace(text).isPresent() || open.whole(OpenNames.fixed(text)).isPresent()
                || hasOldName(text, specification) || hasOldName(OpenNames.fixed(text), specification)
                || concernsFragments(NamespaceEquivalence.key(UrnParser.parse(text, specification)), specification);
    }

    /** The renames in a document with these {@code names}, which are all. */
    public DocumentMap in(List<Name> names) {
        return new DocumentMap(this, names);
    }

    /**
     * What becomes of {@code place}; empty if it stays, since no line is for it or more than one may be.
     *
     * @param binds whether it binds a prefix: then each name that begins so is looked up itself
     */
    Optional<Change> change(Name place, boolean binds) {
        return switch (place.kind()) {
            case QUALIFIED, PATTERN -> Optional.empty(); // the one changes with its prefix, the other may mean any name
            case URN, PREFIXED, PART, ENCODED -> exact(place).or(() -> byPattern(place.urn().text(),
                    place.urn().assignedNameEnd(), false)).or(() -> mention(place));
            case PREFIX, COMPARED, TEMPLATE -> exact(place).or(() -> general(place)
                    .filter(change -> binds || exception(place, change).isEmpty()));
        };
    }

    /** What becomes of the beginning of names that a text mentions, whose colon reads as one of the sentence. */
    private Optional<Change> mention(Name place) {
        String beginning = place.text() + ":";
        boolean mentions = place.isUrn()
                && Chars.isAt(place.occurrence().decoded().text(), place.occurrence().end(), ":");
        return mentions ? byPattern(beginning, beginning.length(), true)
                .filter(change -> change.replaced().equals(beginning) && change.written().endsWith(":"))
                .map(change -> new Change(change.line(), place.text(),
                        change.written().substring(0, change.written().length() - 1)))
                : Optional.empty();
    }

    private Optional<Change> exact(Name place) {
        return place.isSameByKey() ? exact(place.urn(), place.key()) : Optional.empty();
    }

    /** What becomes of a name by a line for this very name, with its fragment or without. */
    private Optional<Change> exact(ParsedUrn urn, String key) {
        Map<String, MapLine> exact = whole(urn.specification());
        String text = urn.text();
        int end = urn.assignedNameEnd();
        return Optional.ofNullable(exact.get(key + text.substring(end))).map(line -> exact(line, text))
                .or(() -> Optional.ofNullable(exact.get(key)).map(line -> exact(line, text.substring(0, end))));
    }

    /** What becomes of most names that begin with {@code place}. */
    private Optional<Change> general(Name place) {
        // What is below a name must be told from what only begins so, also where something is filled in.
        String text = lines.getFirst().below() ? place.text() : place.urn().text();
        return open.namespace(text).or(() -> byPattern(text, text.length(), true));
    }

    /**
     * The old name of a line by which names that begin with {@code place} become others than by {@code change}.
     */
    private Optional<String> exception(Name place, Change change) {
        boolean composes = place.urn().text().indexOf(':', 4) >= 0; // else it mentions the namespace
        return composes ? open.exception(place.urn().text(), change.line()).map(MapLine::oldName) : Optional.empty();
    }

    /** The lines for whole names by their keys; for one with a fragment also {@link #ANY_FRAGMENT} behind its key. */
    private Map<String, MapLine> whole(Specification specification) {
        return whole.computeIfAbsent(specification, by -> {
            Map<String, MapLine> keys = new HashMap<>();
            lines.stream().filter(line -> !line.left().isPattern()).forEach(line -> {
                ParsedUrn urn = UrnParser.parse(line.oldName(), by);
                String rest = urn.text().substring(urn.assignedNameEnd());
                String key = NamespaceEquivalence.key(urn);
                keys.put(key + rest, line);
                if (!rest.isEmpty()) {
                    keys.putIfAbsent(key + ANY_FRAGMENT, line);
                }
            });
            return keys;
        });
    }

    private static Change exact(MapLine line, String replaced) {
        return new Change(line, replaced, sameNamespace(line, replaced, line.newName()));
    }

    private Optional<Change> byPattern(String text, int end, boolean isOpen) {
        MapLine only = lines.getFirst();
        if (only.below()) {
            String old = only.oldName();
            return NamePattern.covers(old, text.substring(0, end))
                    ? Optional.of(exact(only, text.substring(0, old.length()))) : Optional.empty();
        }
        return patterns.find(text, end, isOpen).map(match -> {
            String replaced = text.substring(0, match.end());
            return new Change(match.line(), replaced,
                    sameNamespace(match.line(), replaced, match.line().written(match.segments())));
        });
    }

    /**
     * Keeps the spelling of a namespace, whose case has no meaning (RFC 8141 §3.1), unless the line's sides differ in
     * it, or nothing else changes.
     */
    private static String sameNamespace(MapLine line, String replaced, String written) {
        int rest = written.indexOf(':', 4) + 1;
        boolean isKept = line.oldName().startsWith(written.substring(0, rest))
                && !replaced.endsWith(written.substring(rest));
        return isKept ? replaced.substring(0, rest) + written.substring(rest) : written;
    }

    /** Why {@code place}, which stays, may stand for old names, as the end of a sentence. */
    Optional<String> left(Name place) {
        return switch (place.kind()) {
            case URN, PREFIXED, PART, QUALIFIED, ENCODED -> Optional.empty();
            case PATTERN -> left(place, place.text(), "it is a pattern");
            case TEMPLATE -> left(place, place.urn().text(), "it may be another name, too").or(() -> piece(place));
            case PREFIX, COMPARED -> left(place, place.urn().text(), "other names may begin so").or(() -> piece(place));
        };
    }

    private Optional<String> left(Name place, String text, String why) {
        if (!hasOldName(OpenNames.fixed(text), place.urn().specification())) {
            return Optional.empty();
        }
        return Optional.of(general(place).flatMap(change -> exception(place, change))
                .map(other -> "“" + other + "” has a line of its own, and may begin so").orElse(why));
    }

    /** That a program may make a name of {@code place}, with something behind it. */
    private Optional<String> piece(Name place) {
        String text = place.text();
        String fixed = OpenNames.fixed(text);
        boolean open = place.passage().inCode() && FILLED_AT_END.matcher(text).region(fixed.length(),
                text.length()).matches();
        return open ? this.open.whole(fixed).map(name -> "“" + name + "” may be made of it") : Optional.empty();
    }

    private boolean hasOldName(String text, Specification specification) {
        ParsedUrn urn = UrnParser.parse(text, specification);
        String key = NamespaceEquivalence.key(urn);
        return whole(specification).containsKey(key)
                || whole(specification).containsKey(key + text.substring(urn.assignedNameEnd()))
                || byPattern(text, text.length(), false).isPresent() || patterns.mayGoOn(text);
    }
}
