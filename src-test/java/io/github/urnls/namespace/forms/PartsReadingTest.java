package io.github.urnls.namespace.forms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.namespace.NamespaceRule.Problem;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.support.Packages;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How names are taken apart where it is not plain. */
class PartsReadingTest {

    private static List<String> problems(String parts, String nss) {
        List<String> complaints = new ArrayList<>();
        RegistryFile.Content content = RegistryFile.read("a.json",
                "{\"namespaces\": [{\"nid\": \"acme\", \"parts\": " + parts + "}]}", complaints);
        assertEquals(List.of(), complaints);
        return Packages.registry(content).find("acme").orElseThrow().form().orElseThrow()
                .check(UrnParser.parse("urn:acme:" + nss)).stream().map(Problem::message).toList();
    }

    /** An optional part is left out where the text does not have its form. */
    @ParameterizedTest
    @CsvSource({"5, ''", "eu:5, ''", "us, the part “number” of the namespace “acme” is missing",
            "uk:5, the part “number” of the namespace “acme” must be a number"})
    void optionalPartsMayBeLeftOut(String nss, String problem) {
        String parts = "[{\"name\": \"region\", \"values\": [\"eu\", \"us\"], \"optional\": true},"
                + " {\"name\": \"number\", \"form\": \"number\"}]";
        assertEquals(problem.isEmpty() ? List.of() : List.of(problem), problems(parts, nss));
    }

    /** Hyphens do not count in a check digit, but it must be the last character. */
    @ParameterizedTest
    @CsvSource({"4006381-33393-1, ''", "4006381333931-, be digits with a check digit (gs1)",
            "AB12345, be digits with a check digit (gs1)"})
    void checkDigitsComeLast(String nss, String must) {
        String wrong = "the part “n” of the namespace “acme” must " + must;
        assertEquals(must.isEmpty() ? List.of() : List.of(wrong),
                problems("[{\"name\": \"n\", \"pattern\": \"[A-Z0-9-]+\", \"check\": \"gs1\"}]", nss));
    }

    /** Percent-encoded bytes are compared in any case (RFC 8141 §3.1). */
    @Test
    void percentEncodingIsCompared() {
        assertEquals(List.of(), problems("[{\"name\": \"n\", \"values\": [\"caf%C3%A9\"]}]", "caf%c3%a9"));
        assertEquals(List.of(), problems("[{\"name\": \"n\", \"values\": [\"caf%c3%a9\"]}]", "caf%C3%A9"));
    }

    /** What would take too long is not checked; the plain name of the same form is. */
    @Test
    void theCostHasABound() {
        Part part = new Part("n", "", PartForm.Kind.TEXT, Optional.of(NssPattern.of("(.?){450}!")), "",
                Optional.empty(), "-", false, false, "");
        List<Part> parts = Collections.nCopies(200, part);
        assertEquals(List.of(), PartsReading.of(parts, "a" + "-a".repeat(499)).faults());
        assertEquals(List.of(), PartsReading.of(parts, "a" + "-a".repeat(499)).found());
        assertTrue(PartsReading.of(parts, "a-a").faults().size() > 1, "few parts are checked");
        assertEquals(List.of(), PartsReading.of(List.of(part), "a-".repeat(100_000)).found(), "a very long name");
    }
}
