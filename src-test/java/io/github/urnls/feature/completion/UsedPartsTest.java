package io.github.urnls.feature.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Registry;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is written when a part is chosen that other names have. */
class UsedPartsTest {

    /** Enter may accept the first answer: so a number behind a word stays, as a number alone does. */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {
            "urn:acme:bo|, bolt-red300;bolt-red4;bolt-blue", "urn:acme:bolt-red3|, ``", "urn:acme:bolt-b|, bolt-blue",
            "urn:acme:2024-0|, 2024-0017", "urn:acme:6e8bc4|, 6e8bc430-9c3a",
            "urn:acme:0|, ``", "urn:acme:03|, ``", "urn:fdc:peppol.eu:201|, ``"})
    void aNumberIsNotMadeLonger(String typed, String written) {
        assertEquals(List.of(written.split(";")), written("yaml", "- " + typed + "\n", "urn:acme:bolt-red300",
                "urn:acme:bolt-red4", "urn:acme:bolt-blue", "urn:acme:2024-0017", "urn:acme:6e8bc430-9c3a",
                "urn:acme:0306"));
    }

    /** A part that no listed name ends with has its colon, so that the list goes on. */
    @ParameterizedTest
    @CsvSource({"urn:oasis:nam|, names:", "urn:oasis:names:t|, tc:", "urn:oasis:names:tc:SAML:2.0:prot|, protocol",
            "urn:acme:th|, thing:", "urn:acme:pa|, part"})
    void aPartThatGoesOnHasItsColon(String typed, String written) {
        assertEquals(written, written("xml", "<a b='" + typed + "'/>", "urn:oasis:names:tc:SAML:2.0:protocol",
                "urn:acme:thing:7", "urn:acme:part:7", "urn:acme:part").getFirst());
    }

    /** The list stays open at a hyphen or dot of a listed part; what only others use may end there. */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {"urn:ietf:params:xml:ns:yang:ietf|, ietf-interfaces",
            "urn:oasis:names:tc:SAML:2|, 2.0:", "urn:acme:thing|, ``", "urn:oasis:names:tc:SAML|, ``"})
    void aListedPartIsNoTwoParts(String typed, String written) {
        assertTrue(written("xml", "<a b='" + typed + "'/>", "urn:ietf:params:xml:ns:yang:ietf-interfaces",
                "urn:oasis:names:tc:SAML:2.0:protocol", "urn:acme:thing-7").contains(written));
    }

    private static List<String> written(String extension, String text, String... used) {
        List<String> written = CompletionsTest
                .at(extension, text, Registry.BUILT_IN, CompletionsTest.workspace(List.of(used))).stream()
                .map(one -> one.edit().newText()).toList();
        return written.isEmpty() ? List.of("") : written;
    }
}
