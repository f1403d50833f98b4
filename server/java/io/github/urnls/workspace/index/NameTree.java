package io.github.urnls.workspace.index;

import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.feature.Uses;
import io.github.urnls.feature.Version;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.text.Lines;
import io.github.urnls.workspace.index.NameFilter.Trait;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The names of an index as a view shows them, level by level: the namespaces, then the names of one. Each answer goes
 * once through the index. Nothing is kept, so a view that is not shown costs nothing.
 *
 * @param lists  the lists of known names; the first that has a name counts
 * @param filter which names to show
 */
public record NameTree(NameIndex index, List<KnownNames> lists, NameFilter filter) {

    private static final NaturalOrder ORDER = new NaturalOrder();

    public NameTree {
        lists = List.copyOf(lists);
    }

    /**
     * The rows of one level, in their order.
     *
     * @param total how many there are, with those that are left out
     */
    public record Level<T>(List<T> rows, int total) {}

    /**
     * A namespace.
     *
     * @param nid        its identifier, in lower case
     * @param names      the number of names in it that the filter lets through
     * @param undeclared how many of these no file declares
     */
    public record Namespace(String nid, int names, int undeclared) {

        private Namespace plus(Namespace other) {
            return new Namespace(nid, names + other.names, undeclared + other.undeclared);
        }
    }

    /**
     * A name.
     *
     * @param spelling the spelling to prefer
     * @param listed   what a list says of it
     * @param newer    the newest later version of it, in the workspace or in a list
     */
    public record Row(String spelling, Uses uses, Optional<KnownName> listed,
            Optional<String> newer) {}

    /** The namespaces that have a name, the first {@code most} in the order of their identifiers. */
    public Level<Namespace> namespaces(int most) {
        Map<String, Namespace> all = new HashMap<>();
        for (FoundName name : found("")) {
            String nid = nid(name.key());
            all.merge(nid, new Namespace(nid, 1, name.isDeclared() ? 0 : 1), Namespace::plus);
        }
        return new Level<>(all.values().stream().sorted(Comparator.comparing(Namespace::nid, ORDER)).limit(most)
                .toList(), all.size());
    }

    /**
     * The first {@code most} names of the namespace {@code nid}, which is in lower case: in their order, or the most
     * used before others.
     */
    public Level<Row> names(String nid, int most, boolean byUses) {
        List<FoundName> found = found("urn:" + nid + ":");
        Best<FoundName> first = new Best<>((a, b) -> byUses && a.uses() != b.uses() ? b.uses() - a.uses()
                : ORDER.compare(a.key(), b.key()), most);
        found.forEach(first::add);
        List<String> keys = first.inOrder().stream().map(FoundName::key).toList();
        NewestVersions newest = NewestVersions.of(keys, index);
        return new Level<>(keys.stream().map(key -> row(key, newest)).toList(), found.size());
    }

    private Row row(String key, NewestVersions newest) {
        List<Spelling> spellings = index.ranked(key);
        String spelling = spellings.isEmpty() ? key : spellings.getFirst().text();
        return new Row(spelling, index.uses(key), listed(key), newer(key, newest));
    }

    /** The names that the filter lets through and whose keys have this beginning. */
    private List<FoundName> found(String beginning) {
        List<FoundName> found = new ArrayList<>();
        index.each(filter.ranking(), name -> {
            if (name.key().startsWith(beginning) && !(name.isDeclared() && filter.wants(Trait.UNDECLARED))) {
                found.add(name);
            }
        });
        // What follows takes longer, so the index is not locked meanwhile.
        if (filter.wants(Trait.DEPRECATED)) {
            found.removeIf(name -> listed(name.key()).filter(KnownName::isPast).isEmpty());
        }
        if (filter.wants(Trait.OUTDATED)) {
            NewestVersions newest = NewestVersions.of(found.stream().map(FoundName::key).toList(), index);
            found.removeIf(name -> newer(name.key(), newest).isEmpty());
        }
        return found;
    }

    private Optional<KnownName> listed(String key) {
        return listsWith(nid(key)).flatMap(list -> spellings(key).flatMap(spelling -> list.find(spelling).stream()))
                .findFirst();
    }

    private Stream<String> spellings(String key) {
        return index.ranked(key).stream().map(Spelling::text);
    }

    private Stream<KnownNames> listsWith(String nid) {
        return lists.stream().filter(list -> list.isListed(nid));
    }

    private Optional<String> newer(String key, NewestVersions newest) {
        Stream<String> listed = Version.in(key).filter(version -> version.name().equals(key)).stream()
                .flatMap(version -> listsWith(nid(key)).flatMap(list -> version.published(list).stream().limit(1)));
        Stream<String> used = newest.after(key).stream().flatMap(later -> spellings(later).limit(1))
                .filter(later -> lists.stream().allMatch(list -> list.nearMisses(later, false).isEmpty()));
        return Stream.concat(used, listed).max(ORDER);
    }

    private static String nid(String key) {
        int start = key.indexOf(':') + 1;
        return key.substring(start, Lines.find(key, ":", start));
    }
}
