package io.github.urnls.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documents that are measured with are what they are said to be. */
class SampleDocumentTest {

    private static final int BYTES = 1_000_000;

    static Stream<String> languages() {
        return SampleDocument.LANGUAGES.stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void holdsAsManyNamesAsItShouldOfWhichSoManyAreWrong(String language) {
        SampleDocument sample = SampleDocument.of(language, BYTES);
        assertEquals(sample, SampleDocument.of(language, BYTES));
        int size = sample.text().getBytes(StandardCharsets.UTF_8).length;
        assertTrue(size >= BYTES && size < BYTES + 2000, size + " octets");

        Document document = new Document("file:///sample." + language, "", 1, sample.text());
        long names = OccurrenceScanner.scan(document).stream()
                .filter(occurrence -> occurrence.kind() == UrnOccurrence.Kind.URN).count();
        assertTrue(names > 9_900 && names < 10_100, names + " names");
        List<Finding> findings = new Checker((rule, fault) -> {
            throw fault;
        }).check(document, CheckOptions.DEFAULT);
        assertEquals(10, sample.wrong());
        assertEquals(sample.wrong(), findings.size(),
                () -> findings.stream().limit(30)
                        .map(finding -> finding.code() + " "
                                + sample.text().substring(finding.range().start(), finding.range().end()))
                        .toList().toString());
    }
}
