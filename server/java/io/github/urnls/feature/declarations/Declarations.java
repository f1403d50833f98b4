package io.github.urnls.feature.declarations;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the places where a document declares names. Only the place counts, not the name: a schema declares its target
 * namespace even if that name is invalid. A place that may declare a name or may not is left out, since it could
 * mislead a user who follows the name. Constants are the exception: they are shown last and count as uses.
 */
public final class Declarations {

    /**
     * The order of answers. First come definitions, in the order of the kinds, then those in examples, then those in
     * strings of programs. Constants follow, then catalogs, the longest beginning first.
     */
    public static final Comparator<Declaration> ORDER = Declarations::compare;

    private Declarations() {}

    private static int compare(Declaration a, Declaration b) {
        if (a.kind() == Declaration.Kind.CATALOG_PREFIX && b.kind() == a.kind()) {
            return b.name().length() - a.name().length();
        }
        return Integer.compare(a.order(), b.order());
    }

    /**
     * The declarations in {@code document}, in the order of the text.
     *
     * @param names all names in it
     */
    public static List<Declaration> in(Document document, List<Name> names) {
        if (names.isEmpty()) {
            return List.of();
        }
        List<Declaration> found = new ArrayList<>(ofDocument(document, names));
        EmbeddedDocument.in(document, names).forEach(embedded -> found.addAll(embedded.declarations(names)));
        if (names.getFirst().passage().inCode()) {
            found.addAll(CodeConstants.in(document, names));
        }
        return inOrder(found);
    }

    /** The declarations of the text itself, without those in embedded documents. */
    static List<Declaration> ofDocument(Document document, List<Name> names) {
        return switch (Formats.language(document)) {
            case XML ->
                    Formats.markup(document).map(markup -> MarkupDeclarations.in(markup, document, names))
                            .orElse(List.of());
            case JSON, JSON_WITH_COMMENTS, YAML -> JsonDeclarations.in(document, names);
            case YANG -> YangDeclarations.in(document, names);
            case TURTLE -> TurtleDeclarations.in(document, names);
            case HASH_COMMENTS -> CompactGrammars.in(document, names);
            default -> List.of();
        };
    }

    /** The declarations in the order of the text, one for each place: the first by {@link #ORDER}. */
    private static List<Declaration> inOrder(List<Declaration> found) {
        found.sort((a, b) -> a.range().start() == b.range().start() ? compare(a, b)
                : Integer.compare(a.range().start(), b.range().start())); // a class of our own, in the cache for the
                                                                          // start
        List<Declaration> ordered = new ArrayList<>(found.size());
        for (Declaration one : found) {
            if (ordered.isEmpty() || ordered.getLast().range().start() < one.range().start()) {
                ordered.add(one);
            }
        }
        return List.copyOf(ordered);
    }

    /**
     * The offsets of the names that {@code document} declares. The beginnings of names in a catalog and weak
     * declarations do not count.
     */
    public static Set<Integer> starts(Document document, List<Name> names) {
        return in(document, names).stream()
                .filter(Declaration::isCounted)
                .map(declaration -> declaration.range().start()).collect(Collectors.toSet());
    }

    /** The names that can be compared, by where they begin. */
    static Map<Integer, Name> byStart(List<Name> names) {
        return names.stream().filter(Name::isComparable)
                .collect(Collectors.toMap(name -> name.range().start(), name -> name, (first, last) -> last));
    }

    /**
     * Whether a catalog entry for names that begin with {@code prefix} applies to {@code name}; see
     * {@link CatalogName}.
     */
    public static boolean covers(String prefix, String name) {
        return CatalogName.of(name).startsWith(CatalogName.of(prefix));
    }
}
