package io.github.urnls.urn;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One stretch of a URN behind the NID: what introduces it, what it may hold, and what may follow it.
 *
 * @param type    which part this is
 * @param name    what the specification calls it
 * @param section where the prose about it stands in the specification
 * @param marker  the delimiter that introduces it
 * @param first   what its first character may be, besides {@code %}
 * @param rest    what its other characters may be, besides {@code %}
 * @param plain   members of {@code rest} that cannot begin the marker of a following component
 * @param next    the components whose marker ends this one; a marker comes before its own prefixes
 */
record Component(ComponentType type, String name, String section, String marker, CharSet first, CharSet rest,
        CharSet plain,
        List<Component> next) {

    enum ComponentType { NSS, R, Q, F }

    Component(ComponentType type, String name, String section, String marker, CharSet first, CharSet rest,
            Component... next) {
        this(type, name, section, marker, first, rest, plain(rest, next), List.of(next));
    }

    private static CharSet plain(CharSet rest, Component... next) {
        CharSet plain = rest;
        for (Component component : next) {
            plain = plain.without(CharSet.of(component.marker.substring(0, 1)));
        }
        return plain;
    }

    /** What people call it. */
    String word() {
        return type == ComponentType.NSS ? "name" : name;
    }

    /** The component whose marker stands at {@code offset}. A hot path: {@code null} rather than {@code Optional}. */
    @Nullable
    Component startingAt(String text, int offset) {
        for (int i = 0; i < next.size(); i++) {
            Component candidate = next.get(i);
            if (text.startsWith(candidate.marker, offset)) {
                return candidate;
            }
        }
        return null;
    }
}
