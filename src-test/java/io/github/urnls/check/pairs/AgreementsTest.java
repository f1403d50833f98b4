package io.github.urnls.check.pairs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Severity;
import io.github.urnls.namespace.Tables;
import io.github.urnls.text.Document;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What depends on the address of a document, and the tables themselves. The rest is among the fixtures of the rule. */
class AgreementsTest {

    private static List<String> repairs(String uri, String text) {
        Document document = new Document(uri, "", 1, text);
        return new Agreements().in(DocumentSubject.of(document, CheckOptions.DEFAULT)).stream()
                .map(one -> one.fixes().getFirst().edits().getFirst().newText()).toList();
    }

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {
            "m/com.example/1.0.0/A.ttl, urn:samm:com.example:1.0.0#, -",
            "m/com.example/1.1.0/A.ttl, urn:samm:com.example:1.0.0#, urn:samm:com.example:1.1.0#",
            "m/org.example.a/1.0.0/A.ttl, urn:samm:com.example:1.0.0#, -", // the namespace may have a folder of its own
            "m/models/1.1.0/A.ttl, urn:samm:com.example:1.0.0#, -", // the folder is no namespace
            "m/com.example/A.ttl, urn:samm:com.example:1.0.0#, -",
            "m/com.example/1.1.0/sub/A.ttl, urn:samm:com.example:1.0.0#, -"})
    void theFolderOfAModelSaysItsVersion(String path, String namespace, String repair) {
        assertEquals(repair == null ? List.of() : List.of(repair),
                repairs("file:///" + path, "@prefix : <" + namespace + "> .\n:A a samm:Aspect .\n"));
    }

    @Test
    void otherPrefixesOfAModelAreThoseOfOthers() {
        assertEquals(List.of(), repairs("file:///m/com.example/1.1.0/A.ttl",
                "@prefix samm: <urn:samm:org.eclipse.esmf.samm:meta-model:2.1.0#> .\n"));
    }

    @Test
    void aResourceIsToldByTheBeginningOfTheDocument() {
        String coding = "\"coding\": [{\"system\": \"urn:oid:2.16.840.1.113883.6.1\"}]";
        String much = "\"a\": \"" + "b".repeat(70_000) + "\"";
        assertEquals(List.of("http://loinc.org"),
                repairs("file:///a.json", "{\"resourceType\": \"X\", " + coding + "}"));
        assertEquals(List.of(), repairs("file:///a.json", "{" + much + ", \"resourceType\": \"X\", " + coding + "}"));
    }

    /** Words, patterns, and lists that exist. */
    @Test
    void everyRowIsWhole() {
        Set<String> lists = Tables.rows("agreeing-values.tsv").stream().map(row -> row[0].split(" ")[0])
                .collect(Collectors.toSet());
        for (String[] row : Tables.rows("agreements.tsv")) {
            String all = String.join(" | ", row);
            List.of(row[1], row[2], row[4], row[5]).forEach(Pattern::compile);
            assertTrue(Set.of("", "known").contains(row[6]) || lists.contains(row[6].split(" ")[0]), all);
            assertEquals(Set.of("", "known").contains(row[6]), !(row[7] + row[10]).contains("{list}"), all);
            assertTrue(Severity.byId(row[9]).isPresent() && !row[10].isBlank() && !row[11].isBlank(), all);
        }
    }
}
