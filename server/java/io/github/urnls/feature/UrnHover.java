package io.github.urnls.feature;

import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;

/**
 * What is shown when a reader points at a URN.
 *
 * @param range the whole URN in the document
 */
public record UrnHover(TextRange range, Explanation explanation) {

    /** The hover for the URN that {@code offset} touches, if it touches one. */
    public static Optional<UrnHover> at(Document document, int offset, Specification specification) {
        return at(OccurrenceScanner.scan(document), offset, specification, Registry.BUILT_IN);
    }

    /** As {@link #at(Document, int, Specification)}, for occurrences already found and other namespaces. */
    public static Optional<UrnHover> at(List<UrnOccurrence> occurrences, int offset, Specification specification,
            Registry registry) {
        return occurrences.stream()
                .filter(occurrence -> occurrence.kind() == UrnOccurrence.Kind.URN && occurrence.range().touches(offset))
                .findFirst()
                .map(occurrence -> new UrnHover(occurrence.range(),
                        Explanation.of(UrnParser.parse(occurrence.text(), specification), registry)));
    }
}
