package io.github.urnls.feature;

import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import java.util.List;

/**
 * What a rename covers: one name, or also the names below it. A name is below {@code urn:example:a:2} if it continues
 * with a colon, a slash, a component or {@code @}, such as {@code urn:example:a:2:b}. Beginnings of names and templates
 * count too. {@code urn:example:a:22} and {@code urn:example:a:2.1} are other versions.
 *
 * @param target the name, without components if the names below it are included
 * @param below  whether the names below it are included
 */
public record RenameScope(NameTarget target, boolean below) {

    private static final String GOES_ON = ":/#?@";

    /** Every place among {@code names} that is renamed, in their order. */
    public List<Name> in(List<Name> names) {
        return below ? names.stream().filter(this::holds).toList() : target.in(names);
    }

    private boolean holds(Name name) {
        return switch (name.occurrence().kind()) {
            case PATTERN -> isTarget(name);
            case QUALIFIED -> false;
            case URN, PREFIX, COMPARED, TEMPLATE, PREFIXED, PART -> isBelow(name) || isTarget(name);
        };
    }

    private boolean isTarget(Name name) {
        return name.isSameByKey() && name.key().equals(target.key());
    }

    private boolean isBelow(Name name) {
        return name.urn().text().length() >= target.spelling().length()
                && covers(target.spelling(), name.occurrence().text());
    }

    /** Whether {@code name} is {@code spelling} or below it. */
    public static boolean covers(String spelling, String name) {
        int end = spelling.length();
        int namespace = spelling.indexOf(':', 4);
        return name.regionMatches(true, 0, spelling, 0, namespace)
                && name.regionMatches(namespace, spelling, namespace, end - namespace)
                && (name.length() == end || GOES_ON.indexOf(name.charAt(end)) >= 0);
    }

    /** Whether a place with this spelling may be renamed. */
    public boolean mayHold(String spelling) {
        return covers(target.spelling(), spelling);
    }

    /**
     * The text at {@code place} that {@code newName} replaces. It is the assigned-name, or the whole when
     * {@code newName} has a fragment, or the beginning of a name below the target.
     */
    String replaced(Name place, String newName) {
        if (below && isBelow(place)) {
            return place.occurrence().text().substring(0, target.spelling().length());
        }
        return newName.indexOf('#') < 0 ? place.spelling() : place.urn().text();
    }

    /**
     * The text that replaces {@link #replaced} at {@code place}. A name below the target keeps its spelling of
     * {@code urn:} and the namespace, whose case has no meaning (RFC 8141 §3.1).
     */
    String written(Name place, String newName) {
        String before = replaced(place, newName);
        int namespace = newName.indexOf(':', 4) + 1;
        if (below && isBelow(place) && before.regionMatches(true, 0, newName, 0, namespace)) {
            return before.substring(0, namespace) + newName.substring(namespace);
        }
        return newName;
    }

    /** Whether a rename to {@code newName} may have made {@code name}. */
    boolean isMade(Name name, String newName) {
        if (below) {
            return name.occurrence().kind() != UrnOccurrence.Kind.PATTERN
                    && covers(newName, name.occurrence().text());
        }
        return name.isSameByKey() && replaced(name, newName).equals(newName);
    }

    /** Whether the binding of its prefix holds all that changes at {@code place}. The binding is a place itself. */
    boolean isRenamedByItsPrefix(Name place, String newName) {
        return place.occurrence().passage().escapes() instanceof PrefixEscapes prefix
                && prefix.namespace().startsWith(replaced(place, newName));
    }
}
