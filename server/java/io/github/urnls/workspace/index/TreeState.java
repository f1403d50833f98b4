package io.github.urnls.workspace.index;

import io.github.urnls.check.Fingerprint;
import io.github.urnls.check.NameUse;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.feature.declarations.DeclaredContent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The names of some files in one state, old or new, and what their documents say under the names that they declare.
 * Files may be added on any thread.
 */
public final class TreeState extends FilesIndex {

    private final Predicate<String> compared;
    /** The digest of what a file says under a name, by the key of the name and the URI of the file. */
    private final Map<String, Map<String, String>> contents = new ConcurrentHashMap<>();

    /**
     * A state without files.
     *
     * @param compared whether the content under the name with this key is compared
     */
    public TreeState(ScannedFile.Reader reader, Predicate<String> compared) {
        super(reader);
        this.compared = compared;
    }

    /** Adds a file with its text. */
    @Override
    public ScannedFile add(Path file, String text) {
        ScannedFile scanned = super.add(file, text);
        NamesInFile names = names().names(scanned.document().uri());
        Map<String, String> listed = ListedNames.in(scanned);
        if (!listed.isEmpty()) {
            List<NameUse> uses = new ArrayList<>(names.uses());
            listed.forEach((name, content) -> {
                NameUse use = ListedNames.use(name, scanned.specification());
                uses.add(use);
                put(use.key(), scanned, content);
            });
            names = new NamesInFile(names.uri(), merged(uses), names.prefixes(), names.open());
            names().put(names);
        }
        if (names.uses().stream().anyMatch(use -> use.isDeclared() && compared.test(use.key()))) {
            DeclaredContent.of(scanned.document(), scanned.names())
                    .forEach((key, content) -> put(key, scanned, content));
        }
        return scanned;
    }

    /** The uses, each spelling once. */
    private static List<NameUse> merged(List<NameUse> uses) {
        Map<String, NameUse> merged = new HashMap<>();
        uses.forEach(use -> merged.merge(use.spelling(), use,
                (written, listed) -> written.as(listed.declared())));
        return List.copyOf(merged.values());
    }

    private void put(String key, ScannedFile file, String content) {
        if (compared.test(key)) {
            contents.computeIfAbsent(key, name -> new ConcurrentHashMap<>()).put(file.document().uri(),
                    Fingerprint.digest(content));
        }
    }

    /** The keys of all names. */
    Set<String> keys() {
        Set<String> keys = new TreeSet<>();
        names().eachSpelling((spelling, key) -> keys.add(key));
        return keys;
    }

    /** How often the names stand in a file, by their keys. */
    SortedMap<String, Integer> counts(String uri) {
        return names().names(uri).uses().stream().filter(NameUse::isExample)
                .collect(Collectors.toMap(NameUse::key, NameUse::count, Integer::sum, TreeMap::new));
    }

    /** How often a name stands in all files. */
    int count(String key) {
        return names().ranked(key).stream().mapToInt(Spelling::uses).sum();
    }

    /** The keys of the names that a file declares. */
    Set<String> declared() {
        Set<String> keys = keys();
        keys.removeIf(key -> !declares(key));
        return keys;
    }

    boolean has(String key) {
        return !names().ranked(key).isEmpty();
    }

    boolean declares(String key) {
        return names().isDeclared(key);
    }

    /** The best spelling of a name that it has. */
    String spelling(String key) {
        return names().ranked(key).getFirst().text();
    }

    /** The files that say something under a name, with the digest of that. */
    Map<String, String> contents(String key) {
        return new TreeMap<>(contents.getOrDefault(key, Map.of()));
    }

    /** The keys of the names under which a file says something. */
    public Set<String> compared() {
        return new TreeSet<>(contents.keySet());
    }
}
