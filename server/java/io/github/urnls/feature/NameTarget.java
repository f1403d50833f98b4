package io.github.urnls.feature;

import io.github.urnls.check.NameKey;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;

/**
 * The name that someone points at. Whoever points at the assigned-name means it wherever it stands; whoever points at a component means
 * the places with the same components (RFC 8141 §3.1 ignores them when names are compared).
 *
 * @param occurrence the place pointed at
 * @param key        what the name is compared by
 * @param components what follows the assigned-name, when that is pointed at
 */
public record NameTarget(UrnOccurrence occurrence, ParsedUrn urn, String key, Optional<String> components) {

    /** The name that {@code offset} touches, if it touches one that has a namespace and something in it. */
    public static Optional<NameTarget> at(List<UrnOccurrence> occurrences, int offset, Specification specification) {
        return occurrences.stream()
                .filter(occurrence -> occurrence.kind() == UrnOccurrence.Kind.URN && occurrence.range().touches(offset)).findFirst()
                .flatMap(occurrence -> of(occurrence, offset, specification));
    }

    private static Optional<NameTarget> of(UrnOccurrence occurrence, int offset, Specification specification) {
        ParsedUrn urn = UrnParser.parse(occurrence.text(), specification);
        int at = occurrence.decoded().decodedOffset(offset) - occurrence.start();
        return !urn.hasAssignedName() ? Optional.empty() : Optional.of(new NameTarget(occurrence, urn, NameKey.of(urn),
                at > urn.assignedNameEnd() ? Optional.of(components(urn)) : Optional.empty()));
    }

    private static String components(ParsedUrn urn) {
        return urn.text().substring(urn.assignedNameEnd());
    }

    /** The assigned-name as it is written here. */
    public String spelling() {
        return urn.assignedNameText();
    }

    /** Where the assigned-name stands. */
    public TextRange range() {
        return occurrence.range(new Span(0, urn.assignedNameEnd()));
    }

    /** What is meant of {@code place}: its assigned-name, or all of it when its components are meant as well. */
    public TextRange rangeAt(UrnOccurrence place, Specification specification) {
        return components.isPresent() ? place.range()
                : place.range(new Span(0, UrnParser.parse(place.text(), specification).assignedNameEnd()));
    }

    /** The same name with no regard to components. */
    public NameTarget anywhere() {
        return new NameTarget(occurrence, urn, key, Optional.empty());
    }

    /** Every place among {@code others} that means the same, in their order. */
    public List<UrnOccurrence> in(List<UrnOccurrence> others, Specification specification) {
        return others.stream().filter(other -> other.kind() == UrnOccurrence.Kind.URN
                && isMeantBy(UrnParser.parse(other.text(), specification))).toList();
    }

    private boolean isMeantBy(ParsedUrn other) {
        return other.hasAssignedName() && NameKey.of(other).equals(key)
                && (components.isEmpty() || components(other).equals(components.get()));
    }
}
