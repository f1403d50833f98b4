package io.github.urnls.feature.completion;

import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.KnownNames.Next;
import io.github.urnls.feature.completion.Completion.Kind;
import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.scan.UrnCursor;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.CharSet;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What may come next in the name under the cursor, the best first. After {@code urn:} come the namespaces. After a
 * namespace come the parts that the document or the workspace uses, and the known ones. A few typed characters also
 * find known names that begin with all that is typed. After {@code ?} come the two components.
 *
 * <p>
 * Editors accept the first answer at the end of a line. So every answer goes on from the segment that is typed and
 * changes nothing of it, but for the case of a NID; behind what is whole there is none until a delimiter follows, and
 * none adds a single character. All answers replace the same segment, since editors compare them by what they replace.
 * In a place that takes names of one kind, a word finds names by their ends and titles, also behind {@code urn:}, and a
 * name is offered until its last character is typed.
 */
public final class Completions {

    /** What a segment ends at. */
    private static final String DELIMITERS = ":?#/";

    /** Names within this distance of the cursor are offered, in UTF-16 code units. */
    private static final int NEAR = 1 << 14;

    /** The most that is offered of each source: the document, the workspace, and the known names. */
    private static final int MOST_USED = 50;

    /** The most known parts that are offered in one place before more is typed. */
    private static final int MOST_PARTS = 300;

    /** The fewest characters that an answer adds to a part that is begun. */
    private static final int LEAST_ADDED = 2;

    /** The fewest typed letters that find known names. */
    private static final int LEAST_TYPED = 3;

    /** By the beginning of names: another beginning, whose names are right there, too. */
    private static final Map<String, String> ALSO = Tables.byKey("also.tsv", row -> row[1]);

    private final UrnCursor cursor;
    private final List<Name> names;
    private final Registry registry;
    private final UsedNames workspace;
    private final String before;
    /** The beginning of the part under the cursor: of a NID, or of a segment of the NSS. */
    private final String typed;
    /** What stands before that part. */
    private final String begun;
    /** The number of characters after the cursor that belong to that part. */
    private final int ahead;
    private final Map<String, Completion> found = new LinkedHashMap<>();
    /** Whether what is typed of the part is one of those that may stand there, or one and a delimiter is missing. */
    private boolean whole;

    private Completions(UrnCursor cursor, List<Name> names, Registry registry, UsedNames workspace) {
        this.cursor = cursor;
        this.names = names;
        this.registry = registry;
        this.workspace = workspace;
        this.before = Normalization.foldNamespace(cursor.before());
        int part = before.lastIndexOf(':') + 1;
        this.typed = before.substring(part);
        this.begun = before.substring(0, part);
        this.ahead = CharSet.firstOf(DELIMITERS + "\ufffc%$", cursor.after(), 0); // which begin what a program fills in
    }

    /**
     * The completions at {@code offset} of the document in {@code sections}; empty when no name is being written there.
     */
    public static List<Completion> at(Sections sections, int offset, Registry registry, UsedNames workspace) {
        Optional<UrnCursor> cursor = UrnCursor.at(sections, offset);
        Optional<NameSlot> slot = NameSlot.at(sections.document(), offset, registry);
        List<Name> names = sections.touching(new TextRange(Math.max(0, offset - NEAR),
                Math.min(sections.document().length(), offset + NEAR)));
        if (cursor.isPresent()) {
            return new Completions(cursor.get(), names, registry, workspace).complete(slot);
        }
        return slot.map(place -> place.completions(names, registry, workspace)).orElse(List.of());
    }

    /**
     * As {@link #at}, for a list that opens by itself: none behind a {@code :} that may end what is meant, and nothing
     * of a single character.
     */
    public static List<Completion> unasked(Sections sections, int offset, Registry registry, UsedNames workspace) {
        Optional<NameSlot> slot = NameSlot.at(sections.document(), offset, registry);
        Optional<UrnCursor> urn = UrnCursor.at(sections, offset);
        if (urn.filter(cursor -> WholeBeginning.mayEnd(sections.document(), cursor, offset, slot, registry))
                .isPresent()) {
            return List.of();
        }
        List<Completion> all = at(sections, offset, registry, workspace);
        return urn.isEmpty() && slot.filter(place -> place.isVague(offset, all)).isPresent() ? List.of() : all.stream()
                .filter(one -> slot.isPresent()
                        || one.edit().range().start() + one.edit().newText().length() >= offset + LEAST_ADDED)
                .toList();
    }

    private List<Completion> complete(Optional<NameSlot> slot) {
        int question = before.indexOf('?');
        if (question >= 0 || before.contains("#")) {
            if (question > 0 && question == before.length() - 1 && !before.contains("#")) {
                component("?=", "q-component: parameters for the named resource", "RFC 8141 §2.3.2");
                component("?+", "r-component: parameters for resolution, not to be used yet", "RFC 8141 §2.3.1");
            }
            known();
        } else if (!mayEndHere()) {
            slot.or(() -> NameSlot.behind(cursor, begun, typed, registry)).filter(place -> cursor.after().isEmpty())
                    .ifPresent(
                            place -> place
                                    .completions(begun, typed, others(), registry, workspace,
                                            rest -> cursor.replace(typed.length(), 0, rest))
                                    .forEach(one -> found.putIfAbsent(one.edit().newText(), one)));
            boolean goesOn = !found.isEmpty();
            if (before.indexOf(':', 4) >= 0) {
                checkDigit();
                segments();
            } else {
                namespaces();
                whole &= !goesOn;
            }
            known();
        }
        if (whole && cursor.after().isEmpty()) {
            return List.of();
        }
        return inForceFirst(slot);
    }

    /** What may stand in {@code slot}. Names that should no longer be used come last, those that must not are out. */
    private List<Completion> inForceFirst(Optional<NameSlot> slot) {
        List<Completion> first = new ArrayList<>();
        List<Completion> past = new ArrayList<>();
        for (Completion one : found.values()) {
            Optional<KnownName> known = registry.names().find(begun + one.edit().newText())
                    .filter(KnownName::isPast);
            if (slot.isPresent() && slot.get().excludes(begun + one.edit().newText(), registry)) {
                continue;
            }
            if (known.isEmpty()) {
                first.add(one);
            } else if (known.get().status() == Status.DEPRECATED) {
                past.add(one.past(registry.lifecycle(known.get().name()).words(known.get().status()) + ": "
                        + known.get().title()));
            }
        }
        first.addAll(past);
        return first;
    }

    /**
     * Whether the name, a segment or a word may end at the cursor: it is listed, or used elsewhere; nothing follows.
     */
    private boolean mayEndHere() {
        if (typed.isEmpty() || typed.endsWith(".") || !cursor.after().isEmpty()) {
            return false;
        }
        List<Next> listed = registry.names().behind(begun);
        return registry.names().isKnown(before)
                || workspace.beginning(before).stream()
                        .anyMatch(name -> !name.equals(cursor.before()) && endsPart(name, listed))
                || names.stream().anyMatch(
                        name -> cursor.isIn(name) ? workspace.uses(name) > names.stream()
                                .filter(other -> other.spelling().equals(name.spelling())).count()
                                : endsPart(Normalization.foldNamespace(name.spelling()), listed));
    }

    /**
     * Whether {@code name}, a segment of it or a word in one is what is typed: a hyphen, a digit or a capital follows,
     * unless a {@code listed} part goes on so.
     */
    private boolean endsPart(String name, List<Next> listed) {
        if (!name.startsWith(before) || name.length() == before.length()) {
            return name.equals(before);
        }
        char last = before.charAt(before.length() - 1);
        char next = name.charAt(before.length());
        boolean wordGoesOn = next == '%' || Character.isLowerCase(next)
                || Character.isUpperCase(next) && !Character.isLowerCase(last)
                || CharSet.DIGIT.contains(next) && !Character.isLetter(last)
                || listed.stream().anyMatch(part -> part.segment().startsWith(typed + next));
        return !wordGoesOn;
    }

    private void add(Kind kind, String label, String detail, String about, String text) {
        add(kind, label, detail, about, text, ahead);
    }

    /**
     * Adds what goes on from the part that is typed, and replaces that and the next {@code end} characters. A number is
     * never made longer, and nothing by one character alone.
     */
    private void add(Kind kind, String label, String detail, String about, String text, int end) {
        int back = typed.length();
        if (!text.startsWith(typed)) {
            return;
        }
        String rest = text.substring(back);
        boolean isName = registry.names().find(begun + text).isPresent() && !found.containsKey(text);
        whole |= back > 0 && (rest.isEmpty()
                || rest.length() == 1 && (isName || !Character.isLetterOrDigit(rest.charAt(0))));
        boolean goesOn = rest.length() >= LEAST_ADDED || back == 0 && !rest.isEmpty() || end > 0;
        if (goesOn && !NextNumber.isLonger(typed, rest)) {
            put(kind, label, detail, about, cursor.replace(back, end, text));
        }
    }

    private void put(Kind kind, String label, String detail, String about, TextEdit edit) {
        found.putIfAbsent(label, new Completion(label, kind, detail, about, label, edit));
    }

    private void namespaces() {
        String then = cursor.after().startsWith(":", ahead) ? "" : ":";
        NamespaceEntry.all(others(), typed, registry, workspace)
                .forEach(entry -> add(Kind.NAMESPACE, entry.nid(), entry.detail(), entry.about(), entry.nid() + then));
    }

    /** The URNs near the cursor, without the one that is being typed. */
    private List<Name> others() {
        return names.stream().filter(name -> name.isUrn() && !cursor.isIn(name)).toList();
    }

    private void segments() {
        int nidEnd = before.indexOf(':', 4);
        String nid = before.substring(4, nidEnd);
        String nss = before.substring(nidEnd + 1);
        int segment = nss.length() - typed.length();
        Optional<OwnParts> own = registry.find(nid).flatMap(Namespace::form).flatMap(form -> OwnParts.next(form, nss))
                .filter(parts -> parts.start() >= segment);
        own.ifPresent(parts -> offer(parts.next(), nss, parts.start()));
        used();
        // A dot or a hyphen may separate parts of one segment: urn:service:sos.fire
        for (int start = nss.length(); start >= segment; start--) {
            List<Segment> known = Segments.behind(nid + ":" + nss.substring(0, start));
            if (!known.isEmpty()) {
                offer(known, nss, start);
                break;
            }
        }
        knownParts();
        nextNumber();
        own.ifPresent(parts -> parts.computed().forEach(this::computed));
        if (nss.isEmpty() && FamilyTrait.RANDOM.isOf(before)) {
            NewUuids.all().forEach(this::computed);
        }
        Optional.ofNullable(ALSO.get(begun)).filter(other -> typed.isEmpty())
                .ifPresent(this::ofOtherVersion);
    }

    /** The names below {@code other}, which are right here; another segment has their version. */
    private void ofOtherVersion(String other) {
        int end = begun.lastIndexOf(':', begun.length() - 2);
        int start = begun.lastIndexOf(':', end - 1) + 1;
        String version = other.substring(start, other.indexOf(':', start));
        String family = " (" + other.substring(other.lastIndexOf(':', start - 2) + 1, start - 1) + " " + version + ")";
        for (Next part : registry.names().behind(other)) {
            String label = part.segment() + family;
            TextEdit there = cursor.replace(before.length() - start, end - before.length(), version);
            found.putIfAbsent(label, new Completion(label, Kind.SEGMENT, part.title(), "", part.segment(),
                    cursor.replace(0, 0, part.segment()), List.of(there), false));
        }
    }

    /** Parts that follow the same beginning in the document, then in the workspace. */
    private void used() {
        Map<String, String> used = new LinkedHashMap<>();
        Set<String> ends = new HashSet<>();
        others().stream().map(name -> name.urn().text())
                .filter(text -> Normalization.foldNamespace(text).startsWith(before)).sorted()
                .forEach(name -> use(name, "in this document", used, ends));
        workspace.beginning(before).stream().filter(name -> !name.equals(before + cursor.after()))
                .forEach(name -> use(name, "in this workspace", used, ends));
        used.entrySet().stream().limit(MOST_USED).forEach(one -> addPart(one.getKey(),
                one.getValue() + titled(begun + one.getKey()), !ends.contains(one.getKey())));
    }

    /** Notes the part of {@code name} behind the beginning, and whether a name ends with it. */
    private void use(String name, String where, Map<String, String> used, Set<String> ends) {
        String part = part(name);
        // The whole name: what is wrong in it may be told only of a name that is long enough.
        if (!part.isEmpty() && !part.endsWith(".") && (used.containsKey(part) || workspace.isSound(name))) {
            used.putIfAbsent(part, where);
            if (!name.startsWith(":", begun.length() + part.length())) {
                ends.add(part);
            }
        }
    }

    /** The part of {@code name}, which begins so, at the place of the one that is typed. */
    private String part(String name) {
        return name.substring(begun.length(), CharSet.firstOf(DELIMITERS, name, begun.length()));
    }

    private String titled(String name) {
        return registry.names().find(name).map(known -> ": " + known.title()).orElse("");
    }

    /** The known parts that may follow; if there are too many, those that the typed text finds. */
    private void knownParts() {
        NameMatch match = new NameMatch(typed);
        List<Next> parts = registry.names().behind(begun);
        parts.stream().filter(
                part -> parts.size() <= MOST_PARTS || match.rank(part.segment(), part.title()) != NameMatch.NONE)
                .limit(MOST_PARTS)
                .forEach(part -> addPart(part.segment(), part.title(),
                        !registry.names().behind(begun + part.segment() + ":").isEmpty()));
    }

    /** Adds a part of names, with a colon if names go on behind it, and none that is listed ends with it. */
    private void addPart(String part, String detail, boolean goesOn) {
        boolean colon = goesOn && part.length() >= typed.length() + LEAST_ADDED && cursor.after().length() == ahead
                && registry.names().find(begun + part).isEmpty();
        add(Kind.SEGMENT, part, detail, "", colon ? part + ":" : part);
    }

    /** Whole names that begin so and go on behind the part under the cursor, which the other answers complete. */
    private void known() {
        boolean finds = typed.length() >= LEAST_TYPED || before.contains("#");
        if (!finds || !cursor.after().isEmpty()) {
            return;
        }
        registry.names().all(name -> name.name().startsWith(before) && name.name().indexOf(':', before.length()) > 0)
                .stream().sorted(Comparator.comparingInt((KnownName name) -> name.name().length())
                        .thenComparing(KnownName::name))
                .limit(MOST_USED)
                .forEach(name -> {
                    String rest = name.name().substring(begun.length());
                    add(Kind.NAME, rest, name.title(), name.source(), rest);
                });
    }

    /** The {@code known} parts of a segment, which begin at {@code start} of the NSS, within or at its segment. */
    private void offer(List<Segment> known, String nss, int start) {
        StringBuilder ends = new StringBuilder(DELIMITERS);
        known.forEach(part -> ends.append(part.then()));
        if (start > 0 && nss.charAt(start - 1) != ':') {
            ends.append(".;");
        }
        int end = CharSet.firstOf(ends.toString(), cursor.after(), 0);
        String begun = nss.substring(nss.length() - typed.length(), start);
        for (Segment part : known) {
            String title = registry.names()
                    .find(before.substring(0, before.length() - nss.length() + start) + part.text())
                    .map(KnownName::title).orElse(part.meaning());
            String text = begun + part.text();
            add(Kind.SEGMENT, text, title, part.meaning() + "\n\n" + part.source(),
                    cursor.after().length() == end ? text + part.then() : text, end);
        }
    }

    private void computed(ComputedValue value) {
        add(Kind.VALUE, typed + value.text(), value.detail(), value.source(), typed + value.text());
    }

    /** The whole number, where only its check digit is missing. It goes on within a number, which others never do. */
    private void checkDigit() {
        if (cursor.after().isEmpty()) {
            Namespaces.missingCheck(before, registry).ifPresent(check -> put(Kind.VALUE, typed + check.text(),
                    check.words(), "", cursor.replace(typed.length(), 0, typed + check.text())));
        }
    }

    /** The next number, behind all that exists, since Enter accepts the first answer. */
    private void nextNumber() {
        if (ahead == 0) {
            NextNumber.behind(before, registry).flatMap(number -> number.next(others(), workspace))
                    .ifPresent(this::computed);
        }
    }

    private void component(String mark, String detail, String source) {
        boolean marked = cursor.after().startsWith("=") || cursor.after().startsWith("+");
        put(Kind.COMPONENT, mark, detail, source, cursor.replace(1, marked ? 1 : 0, mark));
    }
}
