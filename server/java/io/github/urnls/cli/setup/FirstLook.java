package io.github.urnls.cli.setup;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.run.Rules;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What stands in the files of a project that has no settings yet. */
public final class FirstLook {

    /** A namespace at fewer places may be a slip or a placeholder. */
    private static final int LEAST_PLACES = 3;

    private final Map<String, Integer> namespaces = new TreeMap<>();
    private final Set<String> copies = new TreeSet<>();
    private final Set<String> usualTests = new TreeSet<>();
    private final Set<String> unusualTests = new TreeSet<>();

    /**
     * Takes in the findings of a file, by the built-in settings.
     *
     * @param path the path below the folder of the settings, with {@code /}
     */
    public void add(String path, List<Finding> findings) {
        Optional<String> copy = Copies.pattern(path);
        if (copy.isPresent() && findings.stream().anyMatch(one -> one.severity().isAtLeast(Severity.INFORMATION))) {
            copies.add(copy.get());
            return;
        }
        Optional<String> usual = TestFolders.usual(path);
        Optional<String> unusual = TestFolders.unusual(path);
        usual.ifPresent(usualTests::add);
        unusual.filter(pattern -> usual.isEmpty()).ifPresent(unusualTests::add);
        if (usual.isEmpty() && unusual.isEmpty()) {
            findings.stream().filter(one -> Rules.is(one.code(), Rule.Trait.JUDGES_NID)).forEach(this::namespace);
        }
    }

    /** Counts a namespace that is registered nowhere. One that is misspelled or malformed is a warning at least. */
    private void namespace(Finding finding) {
        ParsedUrn urn = UrnParser.parse(finding.urn(), Specification.RFC8141);
        if (urn.isValid() && !finding.severity().isAtLeast(Severity.WARNING)) {
            namespaces.merge(Normalization.fold(urn.nidText()), 1, Integer::sum);
        }
    }

    /** The private namespaces, each with its number of places. */
    public Map<String, Integer> namespaces() {
        Map<String, Integer> often = new TreeMap<>(namespaces);
        often.values().removeIf(places -> places < LEAST_PLACES);
        return often;
    }

    /** Patterns of files that are copies or were generated, and have findings. */
    public Set<String> copies() {
        return copies;
    }

    /**
     * Patterns of tests that are called otherwise than usual; empty if none are.
     */
    public Set<String> tests() {
        return unusualTests;
    }

    /** Patterns of the tests that are recognized without a setting. */
    public Set<String> usualTests() {
        return usualTests;
    }
}
