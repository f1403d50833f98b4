package io.github.urnls.cli.setup;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.run.Rules;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.urn.ParsedUrn;
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

    /** A namespace that is a letter from another one, which stands at so many times its places, is a slip. */
    private static final int SLIP = 4;

    private static final int LEAST_LETTERS = 4;

    private final Map<String, Integer> namespaces = new TreeMap<>();
    /** Patterns of files that are copies or were generated, and have findings. */
    final Set<String> copies = new TreeSet<>();
    /** Patterns of the tests that are recognized without a setting. */
    final Set<String> usualTests = new TreeSet<>();
    /** Patterns of tests that are called otherwise than usual. */
    final Set<String> unusualTests = new TreeSet<>();

    /**
     * Takes in the findings of a file, by the built-in settings.
     *
     * @param path the path below the folder of the settings, with {@code /}
     */
    public void add(String path, List<Finding> findings) {
        Optional<String> copy = Copies.pattern(path);
        if (copy.isPresent() && findings.stream().anyMatch(one -> one.isAtLeast(Severity.INFORMATION))) {
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
        ParsedUrn urn = UrnParser.parse(finding.urn());
        if (urn.isValid() && !finding.isAtLeast(Severity.WARNING)) {
            namespaces.merge(urn.foldedNid(), 1, Integer::sum);
        }
    }

    /** The private namespaces, each with its number of places. */
    public Map<String, Integer> namespaces() {
        Map<String, Integer> often = new TreeMap<>(namespaces);
        often.values().removeIf(places -> places < LEAST_PLACES);
        often.keySet().removeAll(slips().keySet());
        return often;
    }

    /** The namespaces that are probably misspelled, each with the one that is meant. */
    public Map<String, String> slips() {
        Map<String, String> slips = new TreeMap<>();
        namespaces.forEach((nid, places) -> namespaces.entrySet().stream()
                .filter(other -> other.getValue() >= SLIP * places && isSlip(nid, other.getKey()))
                .max(Map.Entry.comparingByValue()).ifPresent(other -> slips.put(nid, other.getKey())));
        return slips;
    }

    /** Whether they differ in one letter; short names do so by chance, and digits number things. */
    private static boolean isSlip(String nid, String meant) {
        return Math.min(nid.length(), meant.length()) >= LEAST_LETTERS && Likeness.edits(nid, meant) == 1
                && !(nid + meant).matches(".*[0-9].*");
    }
}
