package io.github.urnls.feature;

import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/**
 * The name that a user points at. A place in the assigned-name means the name wherever it stands; a place in a
 * component means the places with the same components (RFC 8141 §3.1 ignores them when names are compared).
 *
 * @param name       the place pointed at
 * @param components what follows the assigned-name, when that is pointed at
 */
public record NameTarget(Name name, Optional<String> components) {

    /** The name that {@code offset} touches, if it touches one that has a namespace and something in it. */
    public static Optional<NameTarget> at(List<Name> names, int offset) {
        return names.stream().filter(name -> name.isUrn() && name.range().touches(offset)).findFirst()
                .filter(Name::isComparable).map(name -> of(name, offset));
    }

    private static NameTarget of(Name name, int offset) {
        int at = name.occurrence().decoded().decodedOffset(offset) - name.occurrence().start();
        return new NameTarget(name, Optional.of(name).filter(it -> at > it.urn().assignedNameEnd())
                .map(NameTarget::components));
    }

    private static String components(Name name) {
        return name.urn().text().substring(name.urn().assignedNameEnd());
    }

    /** What the name is compared by. */
    public String key() {
        return name.key();
    }

    /** The assigned-name as it is written here. */
    public String spelling() {
        return name.spelling();
    }

    /** Where the assigned-name stands. */
    public TextRange range() {
        return name.assignedNameRange();
    }

    /** The range to use at {@code place}: its assigned-name, or all of it when the components count as well. */
    public TextRange rangeAt(Name place) {
        return components.isPresent() ? place.range() : place.assignedNameRange();
    }

    /** Every place among {@code others} that means the same, in their order. */
    public List<Name> in(List<Name> others) {
        return others.stream().filter(this::isMeantBy).toList();
    }

    private boolean isMeantBy(Name other) {
        return other.isComparable() && other.key().equals(key())
                && (components.isEmpty() || components(other).equals(components.get()));
    }
}
