package io.github.urnls.feature;

import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** How often each declared name of a document is used. Editors show it above the declaration. */
public final class CodeLenses {

    /**
     * What a workspace knows of a name.
     *
     * @param references how often it is used, without its declarations
     * @param spellings  the number of its spellings, declarations included
     */
    public record Counts(int references, int spellings) {}

    /**
     * One declaration.
     *
     * @param range  where the declared name stands
     * @param title  {@code 5 references, 2 spellings}
     * @param offset where to ask for the references
     */
    public record Lens(TextRange range, String title, int offset) {}

    private CodeLenses() {}

    /**
     * The lenses in the order of the document, at most {@value DocumentView#MOST}.
     *
     * @param uses the counts of the name with a {@link Name#key}; zeros for an unknown name
     */
    public static List<Lens> in(Document document, List<Name> names, Specification specification,
            Function<String, Counts> uses) {
        return of(Declarations.in(document, names), specification, uses);
    }

    /**
     * As {@link #in}, for declarations that are found already. Two kinds have no lens. The beginning of names that a
     * catalog maps is not a name. A weak declaration, such as a constant, is a use, and the server of its language
     * counts those.
     */
    static List<Lens> of(List<Declaration> declarations, Specification specification,
            Function<String, Counts> uses) {
        List<Lens> lenses = new ArrayList<>();
        Map<String, Counts> counted = new HashMap<>(); // thousands of declarations may have one key
        for (Declaration declaration : declarations) {
            ParsedUrn urn = UrnParser.parse(declaration.name(), specification);
            boolean named = declaration.kind() != Declaration.Kind.CATALOG_PREFIX && !declaration.isWeak()
                    && urn.hasAssignedName();
            if (named && lenses.size() < DocumentView.MOST) {
                lenses.add(new Lens(declaration.range(),
                        title(counted.computeIfAbsent(NamespaceEquivalence.key(urn), uses)),
                        declaration.range().start()));
            }
        }
        return List.copyOf(lenses);
    }

    /** The title; it gives the number of spellings only when there are several. */
    private static String title(Counts counts) {
        String references = switch (counts.references()) {
            case 0 -> "no references";
            case 1 -> "1 reference";
            default -> counts.references() + " references";
        };
        if (counts.spellings() > 1) {
            return references + ", " + counts.spellings() + " spellings";
        }
        return references;
    }
}
