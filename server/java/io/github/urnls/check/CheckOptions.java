package io.github.urnls.check;

import io.github.urnls.check.Rule.Group;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Objects;
import java.util.Map;
import java.util.Set;

/**
 * The settings of a check.
 *
 * @param specification the specification that names are checked by
 * @param severities    the severities that differ from the default, by code
 * @param off           codes that are not reported
 * @param accept        patterns of names that are not checked
 * @param registry      the namespaces that are known
 * @param least         the lowest severity that is reported
 * @param testSeverity  how findings of the document are reported if it is a test; {@code SAME} for all others
 */
public record CheckOptions(Specification specification, Map<String, Severity> severities, Set<String> off,
        List<Glob> accept, Registry registry, Severity least, TestSeverity testSeverity) {

    public static final CheckOptions DEFAULT = new CheckOptions(Specification.RFC8141, Map.of(), Set.of());

    /** Options by which findings of every severity are reported. */
    public CheckOptions(Specification specification, Map<String, Severity> severities, Set<String> off,
            List<Glob> accept, Registry registry) {
        this(specification, severities, off, accept, registry, Severity.HINT, TestSeverity.SAME);
    }

    /** Options with the namespaces that come with the program, and no name accepted unseen. */
    public CheckOptions(Specification specification, Map<String, Severity> severities, Set<String> off) {
        this(specification, severities, off, List.of(), Registry.BUILT_IN);
    }

    /** These options with other namespaces. */
    public CheckOptions with(Registry other) {
        return new CheckOptions(specification, severities, off, accept, other, least, testSeverity);
    }

    /** These options with another lowest severity. */
    public CheckOptions with(Severity other) {
        return new CheckOptions(specification, severities, off, accept, registry, other, testSeverity);
    }

    /** These options for a document in which findings are reported so. */
    public CheckOptions with(TestSeverity other) {
        return other == testSeverity ? this
                : new CheckOptions(specification, severities, off, accept, registry, least, other);
    }

    /** These options with other rules that are not reported. */
    public CheckOptions without(Set<String> codes) {
        return new CheckOptions(specification, severities, codes, accept, registry, least, testSeverity);
    }

    public CheckOptions {
        severities = Map.copyOf(severities);
        off = Set.copyOf(off);
        accept = List.copyOf(accept);
    }

    /** Written out: the JVM generates that of a record at each start, which takes time and memory. */
    @Override
    public boolean equals(Object other) {
        return other instanceof CheckOptions that && specification == that.specification
                && severities.equals(that.severities) && off.equals(that.off) && accept.equals(that.accept)
                && registry.equals(that.registry) && least == that.least && testSeverity == that.testSeverity;
    }

    @Override
    public int hashCode() {
        return Objects.hash(specification, severities, off, accept, registry, least, testSeverity);
    }

    /** Whether {@code name} is accepted: no rule but those of syntax looks at it. */
    public boolean accepts(String name) {
        return accepted(name) >= 0;
    }

    /**
     * How many characters of {@code name} are accepted, right or wrong: those that a pattern has before its first
     * {@code *}, or all if it is the name itself; -1 if no pattern matches.
     */
    public int accepted(String name) {
        int most = -1;
        for (Glob pattern : accept) {
            if (pattern.matches(name)) {
                String accepted = name.equals(pattern.pattern()) ? name : pattern.beginning();
                most = Math.max(most, accepted.length());
            }
        }
        return most;
    }

    /** Whether every finding is reported. */
    public boolean reportEverything() {
        return off.isEmpty() && least == Severity.HINT && testSeverity != TestSeverity.OFF;
    }

    /** Whether findings of {@code rule} are reported in this document. */
    public boolean reports(Rule rule) {
        return !off.contains(rule.code()) && (testSeverity != TestSeverity.OFF || rule.group() == Group.PROJECT);
    }

    /**
     * The severity of a finding of {@code code}; {@code byRule} is the severity that the rule gives it. A severity that
     * the user sets holds in tests, too.
     */
    public Severity severity(String code, Severity byRule) {
        Severity set = severities.get(code);
        return set == null ? testSeverity.of(byRule) : set;
    }
}
