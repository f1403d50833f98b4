package io.github.urnls.feature.declarations;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.xml.Markup;
import io.github.urnls.format.xml.MarkupTag.Attribute;
import io.github.urnls.format.xml.MarkupTag.Kind;
import io.github.urnls.format.xml.MarkupTag;
import io.github.urnls.format.xml.OpenElements;
import io.github.urnls.text.Document;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.UriReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * An XML catalog, as far as it maps URNs (OASIS XML Catalogs 1.1). It fetches nothing: it answers with the names of
 * resources, which may not exist.
 *
 * <p>
 * Catalogs map URI references (§7.2) and external identifiers (§7.1) separately. Here entries for both count in every
 * use of a name; {@code prefer} is ignored.
 *
 * @param entries in the order of the text
 * @param next    the URIs of the catalogs to search after this one, in the order of the text
 */
public record Catalog(List<Entry> entries, List<String> next) {

    /** Which names an entry is for, in the order in which entries are tried (§7.2.2). */
    public enum Match {
        /** The name itself. */
        WHOLE,
        /** Names that begin so; the beginning is replaced. */
        BEGINNING,
        /** Names that end so. */
        END,
        /** Names that begin so; another catalog maps them. */
        DELEGATE
    }

    /**
     * One entry.
     *
     * @param name the name, its beginning or its end, in the spelling by which catalogs compare; see
     *             {@link CatalogName}
     * @param uri  where it leads, resolved
     */
    public record Entry(Match match, String name, String uri) {

        private boolean isFor(String wanted) {
            return switch (match) {
                case WHOLE -> wanted.equals(name);
                case BEGINNING, DELEGATE -> wanted.startsWith(name);
                case END -> wanted.endsWith(name);
            };
        }

        private String target(String wanted) {
            if (match == Match.BEGINNING) {
                return uri + wanted.substring(name.length());
            }
            return uri;
        }
    }

    /**
     * The longest base, in UTF-16 code units. Without a limit, the work for nested bases would grow with the square of
     * their number.
     */
    private static final int LONGEST_BASE = 2000;

    private static final Comparator<Entry> LONGEST_FIRST = Comparator.comparingInt(entry -> -entry.name.length());

    public Catalog {
        entries = List.copyOf(entries);
        next = List.copyOf(next);
    }

    /** The catalog in {@code document}; empty when its root element is something else (§8). */
    public static Optional<Catalog> of(Document document) {
        Optional<Markup> markup = Formats.markup(document).filter(xml -> !xml.isHtml());
        if (markup.isEmpty() || !document.text().contains(CatalogElement.NAMESPACE)) {
            return Optional.empty();
        }
        OpenElements<UriReference> open = new OpenElements<>(UriReference.parse(document.uri()));
        List<Entry> entries = new ArrayList<>();
        List<String> next = new ArrayList<>();
        boolean root = true;
        for (MarkupTag tag : markup.get()) {
            if (tag.kind() != Kind.CLOSE) {
                open.enter(tag, base(tag, open.base()));
                boolean known = open.namespace(tag).equals(CatalogElement.NAMESPACE);
                if (root && !(known && tag.localName().equals("catalog"))) {
                    return Optional.empty();
                }
                root = false;
                if (known) {
                    read(tag, open.base(), entries, next);
                }
            }
            if (tag.kind() != Kind.OPEN) {
                open.leave(tag);
            }
        }
        return root ? Optional.empty() : Optional.of(new Catalog(entries, next));
    }

    /** The base in the element of {@code tag} (XML Base §4). */
    private static UriReference base(MarkupTag tag, UriReference outer) {
        return tag.attribute("xml:base").map(Attribute::value)
                .filter(value -> outer.toString().length() + value.length() <= LONGEST_BASE)
                .map(value -> reference(value).resolve(outer)).orElse(outer);
    }

    private static String resolve(String reference, UriReference base) {
        return reference(reference).resolve(base).toString();
    }

    /** Encodes characters that no URI can hold, before the reference is resolved (OASIS XML Catalogs 1.1 §6.3). */
    private static UriReference reference(String text) {
        return UriReference.parse(PercentEncoding.encodeUriReference(text.strip()));
    }

    private static void read(MarkupTag tag, UriReference base, List<Entry> entries, List<String> next) {
        if (tag.localName().equals("nextCatalog")) {
            tag.attribute("catalog").ifPresent(catalog -> next.add(resolve(catalog.value(), base)));
        }
        CatalogElement.of(tag).ifPresent(element -> {
            Optional<String> name = tag.attribute(element.key()).map(Attribute::value).flatMap(element::name);
            Optional<String> target = tag.attribute(element.target()).map(Attribute::value);
            if (name.isPresent() && target.isPresent()) {
                entries.add(new Entry(element.match(), CatalogName.of(name.get()), resolve(target.get(), base)));
            }
        });
    }

    /**
     * The resource for {@code name} in this catalog alone. The first entry for just this name counts, else that with
     * the longest beginning, else that with the longest end (§7.1.2, §7.2.2).
     */
    public Optional<String> resolve(String name) {
        String wanted = CatalogName.of(name);
        return Stream.of(Match.WHOLE, Match.BEGINNING, Match.END).flatMap(match -> entries(match, wanted)).findFirst()
                .map(entry -> entry.target(wanted));
    }

    private Stream<Entry> entries(Match match, String wanted) {
        return entries.stream().filter(entry -> entry.match == match && entry.isFor(wanted)).sorted(LONGEST_FIRST);
    }

    /**
     * The URIs of the catalogs to which names like {@code name} are delegated, the longest beginning first (§7.2.2).
     */
    public List<String> delegates(String name) {
        return entries(Match.DELEGATE, CatalogName.of(name)).map(Entry::uri).distinct().toList();
    }

    /**
     * The resource for {@code name} in {@code catalogs} and in those that they name. A missing catalog is skipped (§8),
     * and none is read twice. If the delegates do not know the name, the search continues, unlike in §7.2.2: they may
     * be there for another use of it.
     *
     * @param catalogs their URIs, in the order in which they are searched
     * @param read     the catalog at a URI, if there is one
     */
    public static Optional<String> resolve(List<String> catalogs, String name,
            Function<String, Optional<Catalog>> read) {
        Deque<String> left = new ArrayDeque<>(catalogs);
        Set<String> asked = new HashSet<>();
        while (!left.isEmpty()) {
            String uri = left.pop();
            if (!asked.add(uri)) {
                continue;
            }
            Optional<Catalog> catalog = read.apply(uri);
            Optional<String> target = catalog.flatMap(known -> known.resolve(name));
            if (target.isPresent()) {
                return target;
            }
            catalog.ifPresent(known -> {
                known.next.reversed().forEach(left::push);
                known.delegates(name).reversed().forEach(left::push);
            });
        }
        return Optional.empty();
    }
}
