package io.github.urnls.check;

import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Objects;
import java.util.Map;
import java.util.Set;

/**
 * What a user has set.
 *
 * @param specification the system of syntax that names are checked by
 * @param severities    codes that are more or less bad than by default
 * @param off           codes that are not reported
 * @param accept        patterns of names that are not checked
 * @param registry      the namespaces that are known
 */
public record CheckOptions(Specification specification, Map<String, Severity> severities, Set<String> off,
        List<Glob> accept, Registry registry) {

    public static final CheckOptions DEFAULT = new CheckOptions(Specification.RFC8141, Map.of(), Set.of());

    /** Options with the namespaces that come with the program, and no name accepted unseen. */
    public CheckOptions(Specification specification, Map<String, Severity> severities, Set<String> off) {
        this(specification, severities, off, List.of(), Registry.BUILT_IN);
    }

    /** These options with other namespaces. */
    public CheckOptions with(Registry other) {
        return new CheckOptions(specification, severities, off, accept, other);
    }

    public CheckOptions {
        severities = Map.copyOf(severities);
        off = Set.copyOf(off);
        accept = List.copyOf(accept);
    }

    /** Written out, since the JVM makes that of a record anew at each start, which takes time and memory. */
    @Override
    public boolean equals(Object other) {
        return other instanceof CheckOptions that && specification == that.specification
                && severities.equals(that.severities) && off.equals(that.off) && accept.equals(that.accept)
                && registry.equals(that.registry);
    }

    @Override
    public int hashCode() {
        return Objects.hash(specification, severities, off, accept, registry);
    }

    /** Whether {@code name} is accepted unchecked. */
    public boolean accepts(String name) {
        for (Glob pattern : accept) {
            if (pattern.matches(name)) {
                return true;
            }
        }
        return false;
    }

    /** The severity of a finding of {@code code}, to which its rule gives {@code byRule}. */
    Severity severity(String code, Severity byRule) {
        return severities.getOrDefault(code, byRule);
    }
}
