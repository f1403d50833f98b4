package io.github.urnls.feature;

import io.github.urnls.feature.Completion.Kind;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.scan.UrnCursor;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What may come next in the name under the cursor, the best first. After {@code urn:} come the namespaces. After a
 * namespace come the parts that the document or the workspace uses, and the known ones. A few typed characters also
 * find known names that begin with all that is typed. After {@code ?} come the two components. Every answer goes on
 * from what is typed behind {@code urn:} and changes nothing of it, but for the case of a NID: editors accept the first
 * answer at the end of a line. In a place that takes names of one kind, a word that is no URN finds names by their
 * titles.
 */
public final class Completions {

    /** The beginning of a URN with its NID (RFC 8141 §2). */
    private static final Pattern NID = Pattern.compile("(?s).{4}([A-Za-z0-9-]{2,32}):");

    private static final String DELIMITERS = ":?#/";

    /** Names within this distance of the cursor are offered, in UTF-16 code units. */
    private static final int NEAR = 1 << 14;

    /** The most that is offered of each source: the document, the workspace, and the known names. */
    private static final int MOST_USED = 50;

    /** The most known parts that are offered in one place before more is typed. */
    private static final int MOST_PARTS = 300;

    /** The fewest typed letters that find known names. */
    private static final int LEAST_TYPED = 3;

    /** The most frequent namespaces in public files. They come after those already used and before all others. */
    private static final List<String> COMMON = List.of("ietf", "oasis", "uuid", "isbn", "oid", "iso", "un", "epc",
            "epcglobal", "ogc", "xmpp", "issn", "nbn", "doi", "service", "hl7-org", "example");

    /** The names of a workspace. */
    public interface UsedNames {

        /** Names that begin with {@code prefix}, the most used first. Their number is limited. */
        List<String> beginning(String prefix);
    }

    private final UrnCursor cursor;
    private final List<Name> names;
    private final Registry registry;
    private final UsedNames workspace;
    private final Map<String, Completion> found = new LinkedHashMap<>();

    private Completions(UrnCursor cursor, List<Name> names, Registry registry, UsedNames workspace) {
        this.cursor = cursor;
        this.names = names;
        this.registry = registry;
        this.workspace = workspace;
    }

    /**
     * The completions at {@code offset} of the document in {@code sections}; empty when no name is being written there.
     */
    public static List<Completion> at(Sections sections, int offset, Registry registry, UsedNames workspace) {
        TextRange near = new TextRange(Math.max(0, offset - NEAR),
                Math.min(sections.document().length(), offset + NEAR));
        Optional<UrnCursor> cursor = UrnCursor.at(sections, offset);
        if (cursor.isPresent()) {
            return new Completions(cursor.get(), sections.touching(near), registry, workspace).complete();
        }
        return NameSlot.at(sections.document(), offset)
                .map(slot -> slot.completions(sections.touching(near), registry, workspace)).orElse(List.of());
    }

    private List<Completion> complete() {
        String before = cursor.before();
        int question = before.indexOf('?');
        if (question >= 0 || before.indexOf('#') >= 0) {
            if (question > 0 && question == before.length() - 1 && before.indexOf('#') < 0) {
                components();
            }
        } else if (before.indexOf(':', 4) < 0) {
            namespaces(before.length() - 4);
            known(before);
        } else {
            segments(before);
            known(before);
        }
        return List.copyOf(found.values());
    }

    /**
     * Adds what begins with the last {@code back} characters before the cursor. Those of a NID stand for either case.
     */
    private void add(String label, Kind kind, String detail, String about, int back, int ahead,
            String text) {
        String typed = cursor.before().substring(cursor.before().length() - back);
        if (text.regionMatches(kind == Kind.NAMESPACE, 0, typed, 0, back)) {
            found.putIfAbsent(label,
                    new Completion(label, kind, detail, about, label, cursor.replace(back, ahead, text)));
        }
    }

    /** The number of characters after the cursor that belong to the part under it. */
    private int ahead(String delimiters) {
        return end(cursor.after(), 0, delimiters);
    }

    private static int end(String text, int from, String delimiters) {
        int end = from;
        while (end < text.length() && delimiters.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private void namespaces(int back) {
        int ahead = ahead(DELIMITERS);
        String then = cursor.after().startsWith(":", ahead) ? "" : ":";
        Map<String, Integer> used = usedNids();
        used.keySet().stream().sorted((a, b) -> used.get(b) - used.get(a)).limit(MOST_USED)
                .forEach(nid -> namespace(nid, back, ahead, then, "in this document: "));
        for (String name : workspace.beginning("urn:")) {
            namespace(Normalization.fold(name.substring(4, end(name, 4, DELIMITERS))), back, ahead, then,
                    "in this workspace: ");
        }
        registry.all().stream().filter(namespace -> namespace.kind() == Namespace.Kind.PRIVATE)
                .forEach(namespace -> namespace(namespace.nid(), back, ahead, then, ""));
        COMMON.forEach(nid -> namespace(nid, back, ahead, then, ""));
        registry.all().forEach(namespace -> namespace(namespace.nid(), back, ahead, then, ""));
        NidsInUse.all().forEach(entry -> namespace(entry.nid(), back, ahead, then, ""));
    }

    private Map<String, Integer> usedNids() {
        Map<String, Integer> used = new TreeMap<>();
        for (Name name : names) {
            Matcher nid = NID.matcher(name.urn().text());
            if (name.isUrn() && nid.lookingAt() && !isUnderCursor(name)) {
                used.merge(Normalization.fold(nid.group(1)), 1, Integer::sum);
            }
        }
        return used;
    }

    private boolean isUnderCursor(Name name) {
        return name.range().touches(cursor.decoded().source(cursor.cursor(), cursor.cursor()).start());
    }

    private void namespace(String nid, int back, int ahead, String then, String use) {
        String about = registry.find(nid).map(Completions::about).orElse("not registered with IANA");
        add(nid, Kind.NAMESPACE, use + title(nid), about, back, ahead, nid + then);
    }

    /** The title of a namespace, or else its kind. */
    private String title(String nid) {
        return registry.find(nid)
                .map(namespace -> namespace.title().isEmpty() ? namespace.kind().words() : namespace.title())
                .or(() -> NidsInUse.find(nid).map(NidsInUse.Entry::who)).orElse("not registered with IANA");
    }

    private static String about(Namespace namespace) {
        String about = namespace.kind().words();
        if (!namespace.registrant().isEmpty()) {
            about += "\n\nManaged by " + namespace.registrant();
        }
        if (!namespace.references().isEmpty()) {
            about += "\n\nDefined in " + String.join(", ", namespace.references());
        }
        if (!namespace.verified()) {
            about += "\n\nTitle and registrant are not verified.";
        }
        return about;
    }

    private void segments(String before) {
        int nidEnd = before.indexOf(':', 4);
        String nid = Normalization.fold(before.substring(4, nidEnd));
        String nss = before.substring(nidEnd + 1);
        int segment = nss.lastIndexOf(':') + 1;
        if (nid.equals("uuid") && nss.isEmpty()) {
            uuids();
        }
        String prefix = "urn:" + nid + ":" + nss.substring(0, segment);
        used(nid, nss, segment);
        usedElsewhere(prefix, nss.length() - segment);
        // A dot or a hyphen may separate parts of one segment: urn:service:sos.fire
        for (int start = nss.length(); start >= segment; start--) {
            List<Segment> known = Segments.behind(nid + ":" + nss.substring(0, start));
            if (!known.isEmpty()) {
                offer(known, nss, start);
                break;
            }
        }
        knownParts(prefix, nss.length() - segment, nss.substring(segment));
    }

    /** Parts that follow {@code prefix} in the workspace. */
    private void usedElsewhere(String prefix, int back) {
        int ahead = ahead(DELIMITERS);
        for (String name : workspace.beginning(prefix)) {
            String part = name.substring(prefix.length(), end(name, prefix.length(), DELIMITERS));
            boolean other = !name.equals(cursor.before() + cursor.after());
            if (other && !part.isEmpty() && found.size() < MOST_USED) {
                add(part, Kind.SEGMENT, "in this workspace" + titled(prefix + part), "", back, ahead, part);
            }
        }
    }

    private String titled(String name) {
        return registry.names().find(name).map(known -> ": " + known.title()).orElse("");
    }

    /** The known parts after {@code prefix}; if there are too many, those that {@code typed} finds. */
    private void knownParts(String prefix, int back, String typed) {
        int ahead = ahead(DELIMITERS);
        boolean endsThere = cursor.after().length() == ahead;
        NameMatch match = new NameMatch(typed);
        List<KnownNames.Next> parts = registry.names().behind(prefix);
        parts.stream().filter(part -> parts.size() <= MOST_PARTS || match.rank(part.segment(), part.title()) < 4)
                .limit(MOST_PARTS)
                .forEach(part -> add(part.segment(), Kind.SEGMENT, part.title(), "", back, ahead,
                        part.segment() + (part.goesOn() && part.title().isEmpty() && endsThere ? ":" : "")));
    }

    /** Whole names that begin so and go on behind the part under the cursor, which the other answers complete. */
    private void known(String before) {
        int part = before.lastIndexOf(':') + 1;
        if (before.length() - part < LEAST_TYPED || !cursor.after().isEmpty()) {
            return;
        }
        new NameMatch(before.substring(part))
                .best(registry.names().all(name -> name.name().startsWith(before)
                        && name.name().indexOf(':', before.length()) > 0), name -> 0)
                .stream().limit(MOST_USED)
                .forEach(name -> add(name.name(), Kind.NAME, name.title(), name.source(), before.length(),
                        0, name.name()));
    }

    private void offer(List<Segment> known, String nss, int start) {
        StringBuilder ends = new StringBuilder(DELIMITERS);
        known.forEach(segment -> ends.append(segment.then()));
        if (start > 0 && nss.charAt(start - 1) != ':') {
            ends.append(".;");
        }
        int ahead = ahead(ends.toString());
        boolean endsThere = cursor.after().length() == ahead;
        for (Segment segment : known) {
            String title = registry.names()
                    .find(cursor.before().substring(0, cursor.before().length() - nss.length() + start)
                            + segment.text())
                    .map(KnownName::title).orElse(segment.meaning());
            add(segment.text(), Kind.SEGMENT, title,
                    segment.meaning() + "\n\n" + segment.source(),
                    nss.length() - start, ahead, endsThere ? segment.text() + segment.then() : segment.text());
        }
    }

    /** Parts that follow the same beginning in the document. */
    private void used(String nid, String nss, int segment) {
        String namespace = "urn:" + nid + ":";
        String begun = nss.substring(0, segment);
        String prefix = namespace + begun;
        int ahead = ahead(DELIMITERS);
        Set<String> used = new TreeSet<>();
        for (Name name : names) {
            String text = name.urn().text();
            if (name.isUrn() && text.length() > prefix.length()
                    && Normalization.fold(text.substring(0, namespace.length())).equals(namespace)
                    && text.startsWith(begun, namespace.length()) && !isUnderCursor(name)) {
                used.add(text.substring(prefix.length(), end(text, prefix.length(), DELIMITERS)));
            }
        }
        used.stream().filter(part -> !part.isEmpty() && UrnParser.parse(prefix + part).isValid())
                .limit(MOST_USED)
                .forEach(part -> add(part, Kind.SEGMENT, "in this document" + titled(prefix + part), "",
                        nss.length() - segment, ahead, part));
    }

    private void uuids() {
        uuid(UUID.randomUUID().toString(), "a new random UUID, version 4", "RFC 9562 §5.4");
        uuid(timed(System.currentTimeMillis(), UUID.randomUUID().toString()),
                "a new UUID that sorts by time, version 7",
                "RFC 9562 §5.7");
    }

    private void uuid(String uuid, String detail, String source) {
        add(uuid, Kind.VALUE, detail, source, 0, ahead(DELIMITERS), uuid);
    }

    /** A UUID of version 7: 48 bits of milliseconds, version, and the rest of a {@code random} one (RFC 9562 §5.7). */
    static String timed(long milliseconds, String random) {
        String time = Long.toHexString(1L << 48 | milliseconds).substring(1);
        return time.substring(0, 8) + "-" + time.substring(8) + "-7" + random.substring(15);
    }

    private void components() {
        int ahead = 0;
        if (cursor.after().startsWith("=") || cursor.after().startsWith("+")) {
            ahead = 1;
        }
        add("?=", Kind.COMPONENT, "q-component: parameters for the named resource", "RFC 8141 §2.3.2", 1,
                ahead, "?=");
        add("?+", Kind.COMPONENT, "r-component: parameters for resolution, not to be used yet",
                "RFC 8141 §2.3.1", 1, ahead,
                "?+");
    }
}
