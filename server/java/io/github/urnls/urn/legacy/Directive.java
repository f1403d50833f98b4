package io.github.urnls.urn.legacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One {@code keyword=value} of a query, as in the 2012 draft (§2.3). R-components may still hold some.
 *
 * @param keyword compared letter by letter: directives are case-sensitive (2012 draft §2.3)
 */
public record Directive(String keyword, String value) {

    /** Every directive of {@code component}, in order. A part without {@code =} is none. */
    public static List<Directive> in(String component) {
        List<Directive> directives = new ArrayList<>();
        for (String part : component.split("&")) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                directives.add(new Directive(part.substring(0, equals), part.substring(equals + 1)));
            }
        }
        return List.copyOf(directives);
    }

    /** The service that this directive asks for: a known one that follows {@code s=} (2012 draft §2.3.1). */
    public Optional<ResolutionService> service() {
        if (keyword.equals("s")) {
            return ResolutionService.find(value);
        }
        return Optional.empty();
    }

    /** Whether this directive names a component of the resource (2012 draft §2.3.2). */
    public boolean isComponent() {
        return keyword.equals("c") && !value.isEmpty();
    }

    @Override
    public String toString() {
        return keyword + "=" + value;
    }
}
