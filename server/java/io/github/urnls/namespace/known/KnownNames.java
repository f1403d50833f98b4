package io.github.urnls.namespace.known;

import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The known names: those of the user's own lists, then those that come with the program. */
public final class KnownNames {

    /** The names that come with the program. Read when first needed. */
    public static final KnownNames BUILT_IN = new KnownNames(List.of());

    /** In characters; longer names are not looked up. */
    private static final int LONGEST = 512;

    private static final Pattern VERSION = Pattern.compile("[0-9]+\\.[0-9]+|20[0-9]{2}");

    private static volatile byte @Nullable [] given;

    private static final class BuiltIn {
        private static final SegmentTree TABLE = read();
        private static final List<SegmentTree> ALONE = List.of(TABLE);

        private static SegmentTree read() {
            byte[] bytes = given;
            if (bytes != null) {
                return new SegmentTree(bytes);
            }
            try (InputStream table = KnownNames.class.getResourceAsStream("names.bin")) {
                if (table == null) {
                    throw new IllegalStateException("names.bin is missing");
                }
                return new SegmentTree(table.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private final List<NameList> own;
    private final Optional<SegmentTree> ownTable;
    /** How names of the own lists age, by the name as it is listed. */
    private final Map<String, Lifecycle> lifecycles;

    private KnownNames(List<NameList> own) {
        this.own = List.copyOf(own);
        this.ownTable = own.isEmpty() ? Optional.empty() : Optional.of(SegmentTreeWriter.table(own));
        this.lifecycles = new HashMap<>();
        if (ownTable.isPresent()) { // no lambda, which would be linked at each start
            age(ownTable.get());
        }
    }

    /** Of a name in several lists the first counts, which {@code table} takes the status from. */
    private void age(SegmentTree table) {
        if (own.stream().allMatch(list -> list.lifecycles().isEmpty())) {
            return; // as in most lists
        }
        for (NameList list : own) {
            for (KnownName known : list.names()) {
                Lifecycle life = list.lifecycles().getOrDefault(known.name(), Lifecycle.NONE);
                listed(table, known.name()).ifPresent(listed -> lifecycles.putIfAbsent(listed, life));
            }
        }
    }

    /**
     * Uses {@code table}, as {@link SegmentTreeWriter} makes it, for the names that come with the program. For a
     * program that loads them later than its code; it has no effect once a name was looked up.
     */
    public static void use(byte[] table) {
        given = table;
    }

    /** The names of {@code own}, then those that come with the program. */
    public static KnownNames of(List<NameList> own) {
        return own.isEmpty() ? BUILT_IN : new KnownNames(own);
    }

    /** These names with those of {@code more}. */
    public KnownNames and(List<NameList> more) {
        List<NameList> all = new ArrayList<>(own);
        all.addAll(more);
        return of(all);
    }

    /** Whether the lists are the same. */
    @Override
    public boolean equals(Object other) {
        return other instanceof KnownNames that && own.equals(that.own);
    }

    @Override
    public int hashCode() {
        return own.hashCode();
    }

    private List<SegmentTree> tables() {
        return ownTable.isEmpty() ? BuiltIn.ALONE : List.of(ownTable.get(), BuiltIn.TABLE);
    }

    /**
     * {@code name} as lists have it: hexadecimal digits of percent-encoded bytes in upper case, since their case means
     * nothing (RFC 8141 §3.1). The tables themselves ignore the case of the NID.
     */
    private static String normal(String name) {
        return name.contains("%") ? PercentEncoding.upperCaseHex(name) : name;
    }

    /** What the first table says that says something. */
    private <T> Optional<T> first(Function<SegmentTree, Optional<T>> asked) {
        return ownTable.flatMap(asked).or(() -> asked.apply(BuiltIn.TABLE));
    }

    /** Whether there is a known name in the namespace {@code nid}, in any case. */
    public boolean isListed(String nid) {
        for (SegmentTree table : tables()) {
            if (table.namespace(nid, 0, nid.length()) != SegmentTree.NONE) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether {@code name}, an assigned-name (RFC 8141 §2), is a known name or the beginning of one. A beginning that
     * ends with any segment of a family is not known.
     */
    public boolean isKnown(String name) {
        String normal = normal(name);
        boolean own = ownTable.isPresent() && isKnown(ownTable.get(), normal);
        return own || isKnown(BuiltIn.TABLE, normal);
    }

    private static boolean isKnown(SegmentTree table, String name) {
        int node = table.node(name);
        return node != SegmentTree.NONE && (table.isName(node) || !table.isAny(node));
    }

    /** The known name {@code name}. */
    public Optional<KnownName> find(String name) {
        String normal = normal(name);
        return first(table -> table.find(normal));
    }

    /** How {@code name} ages, if it stands in the user's own lists. */
    public Optional<Lifecycle> lifecycle(String name) {
        return ownTable.flatMap(table -> listed(table, name))
                .map(listed -> lifecycles.getOrDefault(listed, Lifecycle.NONE));
    }

    /** The known name {@code name} as the list that comes with the program has it. */
    public static Optional<String> listed(String name) {
        return listed(BuiltIn.TABLE, name);
    }

    /** The segments of the list that lead to {@code name}: {@code *} where that stands for any. */
    private static Optional<String> listed(SegmentTree table, String name) {
        String normal = normal(name);
        if (!table.isName(table.node(normal))) {
            return Optional.empty();
        }
        NameSegments segments = new NameSegments(normal);
        StringBuilder listed = new StringBuilder("urn");
        int node = SegmentTree.ROOT;
        for (int i = 0; i < segments.count(); i++) {
            node = table.next(node, segments, i);
            listed.append(':').append(table.segment(node));
        }
        return Optional.of(listed.toString());
    }

    /**
     * A segment that may come next in a name.
     *
     * @param segment the next segment
     * @param title   its meaning; may be empty
     * @param goesOn  whether names go on behind it
     * @param isPast  whether the name that ends there is deprecated
     */
    public record Next(String segment, String title, boolean goesOn, boolean isPast) {}

    /** The known segments that may follow {@code prefix}, which ends with a colon. */
    public List<Next> behind(String prefix) {
        List<Next> behind = new ArrayList<>();
        for (SegmentTree table : tables()) {
            int node = table.node(normal(prefix.substring(0, prefix.length() - 1)));
            table.childrenOf(node)
                    .filter(child -> !table.isAny(child) && (!table.isName(child) || table.isOffered(child)))
                    .forEach(child -> behind.add(next(table, child, prefix)));
        }
        return behind;
    }

    private static Next next(SegmentTree table, int node, String prefix) {
        String segment = table.segment(node);
        String title = table.vocabulary(node, prefix).map(Vocabulary::title).orElse("");
        if (table.isName(node)) {
            title = table.name(node, prefix + segment).title();
        }
        return new Next(segment, title, table.children(node) > 0,
                table.isName(node) && table.status(node).isPast());
    }

    /** All known names that {@code wanted} accepts, the user's own first, without those that should not be offered. */
    public List<KnownName> all(Predicate<KnownName> wanted) {
        List<KnownName> all = new ArrayList<>();
        for (SegmentTree table : tables()) {
            table.each(SegmentTree.ROOT, "urn", known -> {
                if (wanted.test(known)) {
                    all.add(known);
                }
            });
        }
        return all;
    }

    /**
     * A known name that differs from {@code name} only in the numbers of its last segment: another version, or another
     * of its kind. It is returned as {@code name} if the title holds the number.
     */
    public Optional<KnownName> relative(String name) {
        return first(table -> table.relative(name));
    }

    /** The longest known name that {@code name} is below. */
    public Optional<KnownName> above(String name) {
        for (int end = name.lastIndexOf(':', LONGEST); end > 4; end = name.lastIndexOf(':', end - 1)) {
            Optional<KnownName> above = find(name.substring(0, end));
            if (above.isPresent()) {
                return above;
            }
        }
        return Optional.empty();
    }

    /** Whether {@code name} is unknown, and names are known that begin with its NID and the next segment. */
    public boolean areKnownBeside(String name) {
        int least = name.indexOf(':', name.indexOf(':', 4) + 1);
        int end = least < 0 || isKnown(name) ? -1 : name.lastIndexOf(':', LONGEST);
        while (end >= least && end > 0 && !isKnown(name.substring(0, end))) {
            end = name.lastIndexOf(':', end - 1);
        }
        return end > 0 && end >= least;
    }

    /**
     * The names that an unknown name was probably meant to be: none, or one or two that are equally near.
     *
     * @param freeNamespace whether its namespace identifier is neither registered nor known to be in use
     */
    public List<NearMiss> nearMisses(String name, boolean freeNamespace) {
        if (name.length() > LONGEST || isKnown(name)) {
            return List.of();
        }
        String normal = normal(name);
        return tables().stream().map(table -> NearMisses.of(table, normal, freeNamespace))
                .filter(found -> !found.isEmpty()).findFirst().map(this::inForce).orElse(List.of());
    }

    /**
     * Those of {@code found} that the own lists do not call past, if there are any. In a list that comes with the
     * program a name may be past in one text, and in force in another.
     */
    private List<NearMiss> inForce(List<NearMiss> found) {
        List<NearMiss> inForce = found.stream().filter(miss -> !isPast(miss)).toList();
        return inForce.isEmpty() ? found : inForce;
    }

    private boolean isPast(NearMiss miss) {
        return miss.known().filter(KnownName::isPast).isPresent()
                && lifecycle(miss.meant()).isPresent();
    }

    /**
     * The known name that {@code name} is without its version, if a closed list has it with only one:
     * {@code urn:ietf:params:restconf:capability:depth}.
     */
    public Optional<NearMiss> withVersion(String name) {
        int last = name.lastIndexOf(':');
        if (last <= 4) {
            return Optional.empty();
        }
        for (SegmentTree table : tables()) {
            int node = table.node(name);
            boolean beginning = node != SegmentTree.NONE && !table.isName(node);
            if (beginning && table.adds(table.node(name.substring(0, last))).isClosed()) {
                List<String> next = table.childrenOf(node).mapToObj(table::segment)
                        .filter(segment -> !segment.contains("#")).limit(2).toList();
                if (next.size() != 1) {
                    continue;
                }
                String version = next.getFirst();
                String meant = name + ":" + version;
                return find(meant).filter(known -> VERSION.matcher(version).matches())
                        .map(known -> new NearMiss(Slip.MISSING, new Span(name.length(), name.length()), ":" + version,
                                meant, Optional.of(known), vocabulary(name), meant));
            }
        }
        return Optional.empty();
    }

    /** The list that should hold the first unknown segment of {@code name}. */
    public Optional<Vocabulary> vocabulary(String name) {
        String normal = normal(name);
        return first(table -> table.deepest(normal, kind -> true));
    }

    /** The complete list that {@code name} should be in but is not. */
    public Optional<Vocabulary> missingFrom(String name) {
        if (isKnown(name)) { // as most names are; the rest allocates memory
            return Optional.empty();
        }
        String normal = normal(name);
        return first(table -> table.deepest(normal, Vocabulary.Adds.NOBODY::equals));
    }

    /** Whether {@code name} is a known name that is cut off within a segment. */
    public boolean isCut(String name) {
        return tables().stream().anyMatch(table -> table.isCut(name));
    }
}
