package io.github.urnls.feature;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.names.Segments.Segment;
import io.github.urnls.namespace.names.Segments;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.scan.UrnCursor;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

/**
 * What may come next in the name under the cursor, the best first: behind {@code urn:} the namespaces, behind a
 * namespace the parts that are well known or used in the document already, behind {@code ?} the two components.
 */
public final class Completions {

    private static final int LONGEST_NID = 32;

    /** In UTF-16 code units: of a large document, what stands nearer than this is offered. */
    private static final int NEAR = 1 << 14;

    /** Of what the document uses no more than this is offered. */
    private static final int MOST_USED = 50;

    private final UrnCursor cursor;
    private final List<Name> names;
    private final Registry registry;
    private final Map<String, Completion> found = new LinkedHashMap<>();

    private Completions(UrnCursor cursor, List<Name> names, Registry registry) {
        this.cursor = cursor;
        this.names = names;
        this.registry = registry;
    }

    /**
     * The completions at {@code offset} of the document in {@code sections}; empty when no name is being written there.
     */
    public static List<Completion> at(Sections sections, int offset, Registry registry) {
        TextRange near = new TextRange(Math.max(0, offset - NEAR),
                Math.min(sections.document().length(), offset + NEAR));
        return UrnCursor.at(sections, offset)
                .map(cursor -> new Completions(cursor, sections.touching(near), registry).complete())
                .orElse(List.of());
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
        } else {
            segments(before);
        }
        return List.copyOf(found.values());
    }

    private void add(String label, Completion.Kind kind, String detail, String about, int back, int ahead,
            String text) {
        found.putIfAbsent(label, new Completion(label, kind, detail, about, cursor.replace(back, ahead, text)));
    }

    /** How far the part under the cursor reaches behind it. */
    private int ahead(String delimiters) {
        String after = cursor.after();
        int end = 0;
        while (end < after.length() && delimiters.indexOf(after.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private void namespaces(int back) {
        int ahead = ahead(":?#/");
        boolean colonFollows = cursor.after().startsWith(":", ahead);
        Map<String, Integer> used = usedNids();
        List<String> byUse = new ArrayList<>(used.keySet());
        byUse.sort((a, b) -> used.get(b) - used.get(a));
        byUse.stream().limit(MOST_USED).forEach(nid -> namespace(nid, back, ahead, colonFollows, "in this document"));
        List<Namespace> registered = registry.all();
        registered.forEach(namespace -> namespace(namespace.nid(), back, ahead, colonFollows, ""));
        NidsInUse.all().forEach(entry -> namespace(entry.nid(), back, ahead, colonFollows, ""));
    }

    private Map<String, Integer> usedNids() {
        Map<String, Integer> used = new TreeMap<>();
        for (Name name : names) {
            String text = name.urn().text();
            int colon = text.indexOf(':', 4);
            boolean hasNid = name.isUrn() && colon > 5 && colon <= LONGEST_NID + 4;
            if (hasNid && isNid(text, colon) && !isUnderCursor(name)) {
                used.merge(Normalization.fold(text.substring(4, colon)), 1, Integer::sum);
            }
        }
        return used;
    }

    private static boolean isNid(String urn, int end) {
        return urn.substring(4, end).chars()
                .allMatch(c -> c == '-' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z');
    }

    private boolean isUnderCursor(Name name) {
        return name.range().touches(cursor.decoded().source(cursor.cursor(), cursor.cursor()).start());
    }

    private void namespace(String nid, int back, int ahead, boolean colonFollows, String use) {
        Optional<Namespace> known = registry.find(nid);
        String title = known.map(Namespace::title).or(() -> NidsInUse.find(nid).map(NidsInUse.Entry::who)).orElse("");
        String kind = known.map(namespace -> namespace.kind().words()).orElse("not registered with IANA");
        String detail = title.isEmpty() ? kind : title;
        StringBuilder about = new StringBuilder(kind);
        known.filter(namespace -> !namespace.registrant().isEmpty())
                .ifPresent(namespace -> about.append("\n\nManaged by ")
                        .append(namespace.registrant()));
        known.filter(namespace -> !namespace.references().isEmpty())
                .ifPresent(namespace -> about.append("\n\nDefined in ")
                        .append(String.join(", ", namespace.references())));
        known.filter(namespace -> !namespace.verified())
                .ifPresent(namespace -> about.append("\n\nTitle and registrant are not verified."));
        add(nid, Completion.Kind.NAMESPACE, use.isEmpty() ? detail : use + ": " + detail, about.toString(), back, ahead,
                colonFollows ? nid : nid + ":");
    }

    private void segments(String before) {
        int nidEnd = before.indexOf(':', 4);
        String nid = Normalization.fold(before.substring(4, nidEnd));
        String nss = before.substring(nidEnd + 1);
        int segment = nss.lastIndexOf(':') + 1;
        if (nid.equals("uuid") && segment == 0) {
            uuids(nss.length());
        }
        // Within one segment, a dot or a hyphen may begin a part of its own: urn:service:sos.fire
        for (int start = nss.length(); start >= segment; start--) {
            List<Segment> known = Segments.behind(nid + ":" + nss.substring(0, start));
            if (!known.isEmpty()) {
                offer(known, nss, start);
                break;
            }
        }
        used(nid, nss, segment);
    }

    private void offer(List<Segment> known, String nss, int start) {
        StringBuilder ends = new StringBuilder(":?#/");
        known.forEach(segment -> ends.append(segment.then()));
        boolean inSegment = start > 0 && nss.charAt(start - 1) != ':';
        int ahead = ahead(ends + (inSegment ? ".;" : ""));
        boolean endsThere = cursor.after().length() == ahead;
        for (Segment segment : known) {
            add(segment.text(), Completion.Kind.SEGMENT, segment.meaning(),
                    segment.meaning() + "\n\n" + segment.source(),
                    nss.length() - start, ahead, endsThere ? segment.text() + segment.then() : segment.text());
        }
    }

    /** Parts that stand in the document behind the same beginning. */
    private void used(String nid, String nss, int segment) {
        String prefix = "urn:" + nid + ":" + nss.substring(0, segment);
        int ahead = ahead(":?#/");
        Map<String, Integer> used = new TreeMap<>();
        int nssStart = 4 + nid.length() + 1;
        for (Name name : names) {
            String text = name.urn().text();
            if (name.isUrn() && text.length() > prefix.length()
                    && Normalization.fold(text.substring(0, nssStart)).equals("urn:" + nid + ":")
                    && text.startsWith(nss.substring(0, segment), nssStart) && !isUnderCursor(name)) {
                int end = prefix.length();
                while (end < text.length() && ":?#/".indexOf(text.charAt(end)) < 0) {
                    end++;
                }
                used.merge(text.substring(prefix.length(), end), 1, Integer::sum);
            }
        }
        used.keySet().stream().filter(part -> !part.isEmpty() && UrnParser.parse(prefix + part).isValid())
                .limit(MOST_USED)
                .forEach(part -> add(part, Completion.Kind.SEGMENT, "in this document", "", nss.length() - segment,
                        ahead, part));
    }

    private void uuids(int back) {
        int ahead = ahead(":?#/");
        UUID random = UUID.randomUUID();
        add(random.toString(), Completion.Kind.VALUE, "a new random UUID, version 4", "RFC 9562 §5.4", back, ahead,
                random.toString());
        UUID timed = timed(System.currentTimeMillis(), UUID.randomUUID());
        add(timed.toString(), Completion.Kind.VALUE, "a new UUID that sorts by time, version 7", "RFC 9562 §5.7", back,
                ahead, timed.toString());
    }

    /** A UUID of version 7: 48 bits of milliseconds, version, variant, and 74 random bits (RFC 9562 §5.7). */
    static UUID timed(long milliseconds, UUID random) {
        long high = milliseconds << 16 | 0x7000 | random.getMostSignificantBits() & 0xFFF;
        return new UUID(high, random.getLeastSignificantBits());
    }

    private void components() {
        boolean begun = cursor.after().startsWith("=") || cursor.after().startsWith("+");
        int ahead = begun ? 1 : 0;
        add("?=", Completion.Kind.COMPONENT, "q-component: parameters for the named resource", "RFC 8141 §2.3.2", 1,
                ahead, "?=");
        add("?+", Completion.Kind.COMPONENT, "r-component: parameters for resolution, not to be used yet",
                "RFC 8141 §2.3.1", 1, ahead,
                "?+");
    }
}
