package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.Checker;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.support.HostileText;
import io.github.urnls.text.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts that are meant to be slow, or to overflow the stack: what opens and never closes, over and over, in every
 * document language. Nothing here asserts a time, but work that grew with the square of these lengths would take hours,
 * and the limit of each test is minutes. How the work does grow is what {@code GrowthTest} counts.
 */
class HostileTextTest {

    /** In characters; the heavy variant, {@code -Durnls.torture=full}, has ten million of each. */
    private static final int LENGTH = isFull() ? 10_000_000 : 200_000;

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    private static boolean isFull() {
        return "full".equals(System.getProperty("urnls.torture"));
    }

    static Stream<HostileText> openings() {
        return HostileText.openings();
    }

    static Stream<HostileText> names() {
        return HostileText.names();
    }

    @ParameterizedTest
    @MethodSource("openings")
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void isReadToItsEnd(HostileText text) {
        Document document = text.document(LENGTH);
        int end = document.text().length();
        // What is found at the end depends on the language; that the end is reached does not.
        OccurrenceScanner.scan(document).forEach(occurrence -> assertTrue(occurrence.range().end() <= end));
    }

    @ParameterizedTest
    @MethodSource("names")
    @Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void isCheckedToItsEnd(HostileText text) {
        Document document = text.document(LENGTH / 10);
        List<Finding> findings = new ArrayList<>(CHECKER.check(document, CheckOptions.DEFAULT));
        findings.forEach(finding -> assertTrue(finding.range().end() <= document.text().length()));
    }
}
