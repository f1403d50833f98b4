package io.github.urnls.feature;

import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
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
     * One declaration.
     *
     * @param range  where the declared name stands
     * @param title  {@code 5 uses, 2 spellings}
     * @param offset where to ask for the references
     */
    public record Lens(TextRange range, String title, int offset) {}

    private CodeLenses() {}

    /**
     * The lenses of the {@code declarations} of a document, in their order, at most {@value DocumentView#MOST}. Two
     * kinds have no lens. The beginning of names that a catalog maps is not a name. A weak declaration, such as a
     * constant, is a use, and the server of its language counts those.
     *
     * @param uses how the name with a {@link Name#key} is used
     */
    public static List<Lens> of(List<Declaration> declarations, Specification specification,
            Function<String, Uses> uses) {
        List<Lens> lenses = new ArrayList<>();
        Map<String, Uses> counted = new HashMap<>(); // thousands of declarations may have one key
        for (Declaration declaration : declarations) {
            ParsedUrn urn = UrnParser.parse(declaration.name(), specification);
            boolean named = declaration.isCounted()
                    && urn.hasAssignedName();
            if (named && lenses.size() < DocumentView.MOST) {
                lenses.add(new Lens(declaration.range(),
                        counted.computeIfAbsent(NamespaceEquivalence.key(urn), uses).title(),
                        declaration.range().start()));
            }
        }
        return lenses;
    }
}
