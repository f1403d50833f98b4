package io.github.urnls.feature.declarations;

import io.github.urnls.format.Formats;
import io.github.urnls.format.markup.Markup;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the places where a document declares names. Only the place decides, not the name: a schema declares its target
 * namespace even if that name is invalid. A place that only may declare a name does not count, since it would mislead a
 * user who follows the name.
 */
public final class Declarations {

    /** First what defines a name, in the order of the kinds, then the catalogs, the longest beginning first. */
    public static final Comparator<Declaration> ORDER = Declarations::compare;

    private Declarations() {}

    private static int compare(Declaration a, Declaration b) {
        if (a.kind() == Declaration.Kind.CATALOG_PREFIX && b.kind() == a.kind()) {
            return b.name().length() - a.name().length();
        }
        return a.kind().compareTo(b.kind());
    }

    /**
     * What {@code document} declares, in the order of the text.
     *
     * @param names everything in it that stands for a name
     */
    public static List<Declaration> in(Document document, List<Name> names) {
        if (names.isEmpty()) {
            return List.of();
        }
        return switch (Formats.language(document)) {
            case XML ->
                    Markup.of(document).map(markup -> MarkupDeclarations.in(markup, document, names)).orElse(List.of());
            case JSON, JSON_WITH_COMMENTS -> JsonDeclarations.in(document, names);
            case YANG -> YangDeclarations.in(document, names);
            default -> List.of();
        };
    }

    /**
     * Whether a catalog entry for names that begin with {@code prefix} is one for {@code name}; see
     * {@link CatalogName}.
     */
    public static boolean covers(String prefix, String name) {
        return CatalogName.of(name).startsWith(CatalogName.of(prefix));
    }
}
