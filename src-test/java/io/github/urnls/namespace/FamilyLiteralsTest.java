package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.support.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is known of a family of names stands in its file, and at most in its form. General classes name families only
 * where {@code literals.tsv} says why. Its numbers may only fall.
 */
class FamilyLiteralsTest {

    private static final Path ROOT = Path.of("server/java/io/github/urnls");
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
    private static final Pattern LITERAL = Pattern.compile("\"((?:\\\\.|[^\"\\\\\n])*)\"");

    private static Set<String> nids() {
        Set<String> nids = new HashSet<>();
        Registry.BUILT_IN.all().forEach(namespace -> nids.add(namespace.nid()));
        NidsInUse.all().forEach(entry -> nids.add(entry.nid()));
        return nids;
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> Stream.of("namespace", "check", "feature")
                            .anyMatch(room -> file.startsWith(ROOT.resolve(room))))
                    .filter(file -> !file.startsWith(ROOT.resolve("namespace/forms"))).toList();
        }
    }

    /** How many literals in a file begin with {@code urn:} and a namespace, or are a namespace identifier. */
    private static int literals(Path file, Set<String> nids) {
        try {
            Matcher literal = LITERAL.matcher(COMMENT.matcher(Files.readString(file)).replaceAll(""));
            return (int) literal.results().map(found -> found.group(1))
                    .filter(text -> text.matches("(?i)urn:[a-z0-9].*") || nids.contains(text)).count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void generalClassesNameFewFamilies() throws IOException {
        Set<String> nids = nids();
        Map<String, Integer> found = new TreeMap<>();
        for (Path file : files()) {
            int count = literals(file, nids);
            if (count > 0) {
                found.put(ROOT.relativize(file).toString().replace('\\', '/'), count);
            }
        }
        Map<String, Integer> listed = new TreeMap<>();
        Table.rows("namespaces/literals.tsv").forEach(row -> listed.put(row.get(0), Integer.parseInt(row.get(1))));
        assertEquals(listed, found, "write it into server/families; if there are fewer, lower the number");
    }
}
