package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that look at names with a prefix, in a project with a list of its own. */
class PrefixedNameRulesTest {

    private static final String BINDING = "@prefix shop: <urn:example:shop:> .\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void project() throws IOException {
        write("urn-ls.json", """
                {"vocabularies": [{"prefix": "urn:example:shop:", "closed": true,
                  "names": ["Order", "Basket"]}]}""");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private List<String> found(String... options) {
        List<String> arguments = new ArrayList<>(
                List.of("check", "--format", "concise", "--min-severity", "hint"));
        arguments.addAll(List.of(options));
        arguments.add(folder.toString());
        return Run.of(arguments.toArray(String[]::new)).out().replace(folder + "/", "").lines()
                .map(line -> line.replaceFirst("\\].*", "]")).toList();
    }

    @Test
    void undeclaredNamesAreFound() throws IOException {
        write("a.ttl", BINDING + "[] a shop:Invoice, shop:Order, shop:Payment, shop:Baskte .\nshop:Payment a 1 .\n");
        write("b.ttl", BINDING + "shop:Coupon a shop:Payment, shop:Coupon .\n");
        write("c.jsonld", """
                {"@context": {"s": "urn:example:shop:"}, "@type": ["s:Gift", "s:Coupon"]}
                """);
        assertEquals(List.of("a.ttl:2:6: hint[undeclared-name]", "a.ttl:2:51: warning[misspelled-name]",
                "c.jsonld:1:53: hint[undeclared-name]"), found("--compare-files"));
        // Of one file by itself nobody can tell what others declare.
        assertEquals(List.of("a.ttl:2:51: warning[misspelled-name]"), found());
    }

    @Test
    void theRepairWritesTheLastPart() throws IOException {
        write("a.ttl", BINDING + "[] a shop:Baskte .\n");
        String found = Run.of("check", "--format", "jsonl", folder.resolve("a.ttl").toString()).out();
        assertTrue(found.contains("\"newText\":\"shop:Basket\""), found);
    }

    @Test
    void acceptedAndFragmentsAreLeftAlone() throws IOException {
        write("a.ttl", BINDING + "@prefix m: <urn:example:shop:Order#> .\n[] a shop:Gift, m:Any, shop:Order .\n");
        assertEquals(List.of(), found("--compare-files", "--accept", "urn:example:shop:Gift"));
    }
}
