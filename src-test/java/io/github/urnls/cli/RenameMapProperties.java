package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A map renames a tree, and the map of its lines turned around restores the tree byte for byte. */
class RenameMapProperties {

    /** Lines without a common old or new name. Their order does not matter; {@code *} is the exception to the rest. */
    private static final List<String> LINES = List.of("urn:acme:orders -> urn:example:order",
            "urn:acme:bill -> urn:example:it's", "urn:acme:hr:{id} -> urn:example:people:{id}",
            "urn:acme:{a}:of:{b} -> urn:example:{b}:from:{a}", "urn:acme:old:* -> urn:example:older:*",
            "urn:acme:old:v1* -> urn:example:first*", "urn:acme:spec#a -> urn:acme:spec#b",
            "urn:other:* -> urn:example:x:*", "urn:acme:a/{b} -> urn:example:a/{b}:c");

    private static final List<String> NAMES = List.of("urn:acme:orders", "URN:Acme:orders", "urn:acme:bill",
            "urn:acme:hr:7", "urn:acme:hr:7:8", "urn:acme:p:of:q", "urn:acme:old:x:y", "urn:acme:old:v12",
            "urn:acme:old:v1:of", "urn:acme:spec", "urn:other:a", "urn:other:b~c", "urn:acme:a/b",
            "urn:isbn:0306406152",
            "urn:acme:old:");

    /** One name in many formats, each with the text around it that could get in the way. */
    private static final Map<String, String> FORMATS = new TreeMap<>(Map.of(
            "xml", "<a b=\"NAME\" c='NAME?=x=1&amp;y=2'>see NAME, NAME.</a>\r\n<!-- (NAME) --><![CDATA[NAME]]>\n",
            "json", "{\"NAME\": [\"NAME#é\", \"x\", \"NAME#a\"]}\n", "yaml", "a: NAME\nb: \"NAME\"\n",
            "md", "[a](NAME) `NAME` **NAME**\n", "java", "class A { String a = \"NAME\"; /* NAME */ }\n",
            "ttl", "<NAME> a <NAME#a> .\n", "csv", "a,NAME,\"NAME\"\n"));

    /** Prefixes that move with all names behind them; a name written in full would stay so on the way back. */
    private static final String PREFIXES = "@prefix x: <urn:other:> .\n@prefix o: <urn:acme:old:> .\n"
            + "x:a a x:y , o:x , <urn:acme:old:x> .\n";

    @TempDir
    private Path folder;

    @Test
    void theWayBackRestoresTheTree() {
        int[] done = {0};
        Cases.forEach(60, random -> {
            Map<String, String> before = tree(random);
            before.forEach(this::write);
            Set<String> lines = some(LINES, random, 5);
            write("urns.map", String.join("\n", lines));
            Run there = run();
            if (there.exitCode() == 2) {
                assertEquals(before, read(before.keySet()), "refused: nothing is written");
                return; // an apostrophe ends a name in a text
            }
            assertEquals(0, Run.of("rename", "--check", "--map", folder.resolve("urns.map").toString(),
                    folder.toString()).exitCode());
            write("urns.map", lines.stream().map(line -> line.split(" -> ")).map(line -> line[1] + " -> " + line[0])
                    .collect(Collectors.joining("\n")));
            Run back = run();
            assertEquals(there.exitCode(), back.exitCode(), back::err);
            Map<String, String> after = read(before.keySet());
            before.replaceAll((name, text) -> respelled(text));
            after.replaceAll((name, text) -> respelled(text));
            assertEquals(before, after, () -> lines.toString());
            done[0]++;
        });
        assertTrue(done[0] > 30, "most are renamed: " + done[0]);
    }

    /** The spelling of a namespace is that of the map after a move to another one, as with any rename. */
    private static String respelled(String text) {
        return text.replace("URN:Acme:", "urn:acme:");
    }

    private static Map<String, String> tree(Case random) {
        Map<String, String> tree = new TreeMap<>();
        for (String format : FORMATS.keySet()) {
            StringBuilder text = new StringBuilder();
            some(NAMES, random, 4).forEach(name -> text.append(FORMATS.get(format).replace("NAME", name)));
            tree.put("a." + format, text.toString());
        }
        tree.put("p.ttl", PREFIXES);
        return tree;
    }

    private static Set<String> some(List<String> all, Case random, int most) {
        Set<String> some = new LinkedHashSet<>();
        for (int i = 0; i < most; i++) {
            some.add(all.get(random.nextInt(all.size())));
        }
        return some;
    }

    private Run run() {
        return Run.of("rename", "--map", folder.resolve("urns.map").toString(), folder.toString());
    }

    private void write(String name, String text) {
        try {
            Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, String> read(Set<String> names) throws IOException {
        Map<String, String> tree = new TreeMap<>();
        for (String name : names) {
            tree.put(name, Files.readString(folder.resolve(name)));
        }
        return tree;
    }
}
