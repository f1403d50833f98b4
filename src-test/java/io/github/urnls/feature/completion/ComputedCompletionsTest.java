package io.github.urnls.feature.completion;

import static io.github.urnls.feature.completion.CompletionsTest.accepted;
import static io.github.urnls.feature.completion.CompletionsTest.at;
import static io.github.urnls.feature.completion.CompletionsTest.document;
import static io.github.urnls.feature.completion.CompletionsTest.labels;
import static io.github.urnls.feature.completion.CompletionsTest.workspace;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.namespace.Registry;
import io.github.urnls.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers and check digits among the completions; the cursor is at {@code |}. */
class ComputedCompletionsTest {

    /** The next one is last: Enter accepts the first, which should exist. */
    @Test
    void theNextNumberStandsBehindThoseInUse() {
        String text = "<a b='urn:acme:order:0001'/><a b='urn:acme:order:0002'/><a b='urn:acme:order:|'/>";
        List<Completion> completions = at("xml", text, Registry.BUILT_IN, workspace(List.of("urn:acme:order:0007")));
        assertEquals(List.of("0001", "0002", "0007", "0008"), labels(completions));
        assertEquals("next number after urn:acme:order:0007", completions.get(3).detail());
        assertEquals("<a b='urn:acme:order:0001'/><a b='urn:acme:order:0002'/><a b='urn:acme:order:0003'/>",
                accepted("xml", text, "0003"));
        assertEquals(List.of("order-17", "order-18", "order-19"),
                labels(at("txt", "urn:acme:order-17 urn:acme:order-18 urn:acme:order-|")));
    }

    /** Once a digit is typed, a number of one's own is being written. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:acme:order:0|", "urn:acme:order:00|", "urn:acme:order:1|", "urn:acme:order:8|",
            "urn:acme:order:|9"})
    void aNumberThatIsBegunIsNotReplaced(String text) {
        assertEquals(List.of(), labels(at("txt", "urn:acme:order:0001 urn:acme:order:0002 " + text)).stream()
                .filter(label -> label.equals("0003")).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
            "urn:isbn:978-0-306-40615| ~ 978-0-306-40615-7 ~ check digit 7 (ISO 2108)",
            "urn:isbn:080442957| ~ 080442957X ~ check digit X (ISO 2108)",
            "urn:eidr:10.5240:7791-8534-2C23-9030-8610-| ~ 7791-8534-2C23-9030-8610-5 ~ check digit 5 (RFC 7972 §2)"})
    void aMissingCheckDigitIsOffered(String text, String whole, String detail) {
        List<Completion> completions = at("txt", "see " + text + " now");
        assertEquals(List.of(whole), labels(completions));
        assertEquals(detail, completions.get(0).detail());
        assertEquals("see " + text.substring(0, text.lastIndexOf(':') + 1) + whole + " now",
                TextEdit.apply(document("txt", "see " + text + " now").text(), List.of(completions.get(0).edit())));
        assertEquals(List.of(), at("txt", text + "-x"), "only at the end");
    }
}
