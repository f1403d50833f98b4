package io.github.urnls.feature;

import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/**
 * The text that an editor shows when a user points at a URN.
 *
 * @param range the whole URN in the document
 */
public record UrnHover(TextRange range, Explanation explanation) {

    /** The hover for the URN that {@code offset} touches, if it touches one. */
    public static Optional<UrnHover> at(List<Name> names, int offset, Registry registry) {
        return names.stream().filter(name -> name.isUrn() && name.range().touches(offset)).findFirst()
                .map(name -> new UrnHover(name.range(), Explanation.of(name.urn(), registry)));
    }
}
