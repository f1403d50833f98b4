package io.github.urnls.namespace;

import io.github.urnls.namespace.Namespace.Kind;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All namespaces: the user's own, and those of IANA's registry. The registry is a copy that the user has downloaded, or
 * the built-in one. The built-in copy is read when it is first needed. Immutable.
 */
public final class Registry {

    /** The built-in registry, without namespaces of the user's own. */
    public static final Registry BUILT_IN = new Registry(Map.of(), Optional.empty(),
            KnownNames.BUILT_IN, Map.of());

    /**
     * A copy of IANA's registry.
     *
     * @param updated    its date, as the copy gives it
     * @param namespaces in its own order
     */
    public record Snapshot(String updated, List<Namespace> namespaces) {
        public Snapshot {
            namespaces = List.copyOf(namespaces);
        }
    }

    /** Read when first needed, not when the server starts. */
    private static final class BuiltIn {
        private static final Snapshot SNAPSHOT = read();
        private static final Map<String, Namespace> BY_NID = byNid(SNAPSHOT.namespaces());

        private static Snapshot read() {
            List<Namespace> namespaces = new ArrayList<>();
            String table = Tables.text("registry.tsv");
            for (String[] cells : Tables.rowsOf(table, "registry.tsv")) {
                namespaces.add(new Namespace(cells[0], Kind.valueOf(cells[1].toUpperCase(Locale.ROOT)),
                        cells[2].equals("verified"),
                        cells[3], cells[4], references(cells[5]), cells[6], cells[7]));
            }
            return new Snapshot(Tables.remark(table, "updated"), namespaces);
        }
    }

    /** Without a regular expression, which would be the first in many sessions and take time to load. */
    private static List<String> references(String cell) {
        int cut = cell.indexOf("; ");
        if (cut < 0) {
            return List.of(cell);
        }
        return List.of(cell.substring(0, cut), cell.substring(cut + 2));
    }

    private final Map<String, Namespace> own;
    private final Optional<Snapshot> downloaded;
    private final Map<String, Namespace> downloadedByNid;
    private final KnownNames names;
    private final Map<String, List<String>> slots;

    private Registry(Map<String, Namespace> own, Optional<Snapshot> downloaded, KnownNames names,
            Map<String, List<String>> slots) {
        this.names = names;
        this.slots = Map.copyOf(slots);
        this.own = own;
        this.downloaded = downloaded;
        this.downloadedByNid = downloaded.isPresent() ? byNid(downloaded.get().namespaces()) : Map.of();
    }

    private static Map<String, Namespace> byNid(List<Namespace> namespaces) {
        Map<String, Namespace> byNid = new LinkedHashMap<>();
        for (Namespace namespace : namespaces) {
            byNid.putIfAbsent(namespace.nid(), namespace);
        }
        return byNid;
    }

    /**
     * A registry of the user's.
     *
     * @param own        namespaces that come before all others; of two with one NID the first counts
     * @param downloaded replaces the built-in copy of IANA's registry
     */
    public static Registry of(List<Namespace> own, Optional<Snapshot> downloaded) {
        if (own.isEmpty() && downloaded.isEmpty()) {
            return BUILT_IN;
        }
        return new Registry(byNid(own), downloaded, KnownNames.BUILT_IN, Map.of());
    }

    /** This registry with other known names. */
    public Registry with(KnownNames other) {
        return other.equals(names) ? this : new Registry(own, downloaded, other, slots);
    }

    /** This registry with these attributes, elements and members for names; see {@link #slot}. */
    public Registry withSlots(Map<String, List<String>> other) {
        return other.equals(slots) ? this : new Registry(own, downloaded, names, other);
    }

    /** How the names begin that the user wants in an attribute, element or member; none if the user says nothing. */
    public List<String> slot(String place) {
        return slots.getOrDefault(place, List.of());
    }

    /** This registry with {@code namespace}, unless its NID is known already. */
    public Registry and(Namespace namespace) {
        if (find(namespace.nid()).isPresent()) {
            return this;
        }
        Map<String, Namespace> more = new LinkedHashMap<>(own);
        more.put(namespace.nid(), namespace);
        return new Registry(more, downloaded, names, slots);
    }

    /**
     * The namespace with this NID, in any case. The user's own row counts, but a namespace that is registered keeps the
     * kind that it is registered as.
     */
    public Optional<Namespace> find(String nid) {
        String folded = Normalization.fold(nid);
        Namespace mine = own.get(folded);
        Namespace registered = registered(folded);
        if (mine == null || registered == null) {
            return Optional.ofNullable(mine == null ? registered : mine);
        }
        return Optional.of(mine.as(registered.kind()));
    }

    /** The row of the copy of IANA's registry. The built-in row replaces a downloaded one without a title. */
    private @Nullable Namespace registered(String nid) {
        Namespace found = (downloaded.isEmpty() ? BuiltIn.BY_NID : downloadedByNid).get(nid);
        return found != null && found.title().isEmpty() ? BuiltIn.BY_NID.getOrDefault(nid, found) : found;
    }

    /** Whether the user says what the names of the namespace {@code nid} are. */
    public boolean isOwn(String nid) {
        return own.containsKey(Normalization.fold(nid));
    }

    /** How known names that come with the program age. Read when first needed. */
    private static final class Lifecycles {
        private static final Map<String, Lifecycle> BY_NAME = Tables.byKey("lifecycles.tsv",
                row -> new Lifecycle(row[1], row[2], row[3], row[4], row[5]));
    }

    /** How the known name {@code name} ages; {@link Lifecycle#NONE} if nothing more is said of it. */
    public Lifecycle lifecycle(String name) {
        return names.lifecycle(name).or(() -> KnownNames.listed(name).map(Lifecycles.BY_NAME::get))
                .orElse(Lifecycle.NONE);
    }

    /** The known names. */
    public KnownNames names() {
        return names;
    }

    /** Every namespace: the user's own first. */
    public List<Namespace> all() {
        if (own.isEmpty()) {
            return snapshot().namespaces();
        }
        List<Namespace> all = new ArrayList<>();
        own.keySet().forEach(nid -> find(nid).ifPresent(all::add));
        snapshot().namespaces().stream().filter(namespace -> !own.containsKey(namespace.nid())).forEach(all::add);
        return all;
    }

    /** The date of the copy of IANA's registry. */
    public String updated() {
        return snapshot().updated();
    }

    private Snapshot snapshot() {
        return downloaded.orElseGet(() -> BuiltIn.SNAPSHOT);
    }

    /** Whether both have the same namespaces and names. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Registry that && own.equals(that.own) && downloaded.equals(that.downloaded)
                && names.equals(that.names) && slots.equals(that.slots);
    }

    @Override
    public int hashCode() {
        return ((own.hashCode() * 31 + downloaded.hashCode()) * 31 + names.hashCode()) * 31 + slots.hashCode();
    }
}
