package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** EPC and CBV names as web addresses, and back. The numbers are those that the standards print. */
class Gs1FormsTest {

    @ParameterizedTest
    @CsvSource({
            "urn:epc:id:sgtin:0614141.812345.6789, https://id.gs1.org/01/80614141123458/21/6789",
            "urn:epc:class:lgtin:4012345.012345.998877, https://id.gs1.org/01/04012345123456/10/998877",
            "urn:epc:id:sscc:0614141.1234567890, https://id.gs1.org/00/106141412345678908",
            "urn:epc:id:sgln:0614141.12345.0, https://id.gs1.org/414/0614141123452",
            "urn:epc:id:sgln:0614141.12345.400, https://id.gs1.org/414/0614141123452/254/400",
            "urn:epc:id:pgln:0614141.12345, https://id.gs1.org/417/0614141123452",
            "urn:epc:id:grai:0614141.12345.400, https://id.gs1.org/8003/00614141123452400",
            "urn:epc:id:giai:0614141.12345400, https://id.gs1.org/8004/061414112345400",
            "urn:epc:id:gsrn:0614141.1234567890, https://id.gs1.org/8018/061414112345678902",
            "urn:epc:id:gdti:0614141.12345.400, https://id.gs1.org/253/0614141123452400",
            "urn:epc:id:itip:4012345.012345.01.02.987, https://id.gs1.org/8006/040123451234560102/21/987",
            "urn:epcglobal:cbv:bizstep:receiving, https://ref.gs1.org/cbv/BizStep-receiving",
            "urn:epcglobal:cbv:disp:in_progress, https://ref.gs1.org/cbv/Disp-in_progress"})
    void namesHaveAWebForm(String urn, String address) {
        assertEquals(Optional.of(address), webForm(urn));
    }

    @ParameterizedTest
    @CsvSource({"urn:epc:id:sgtin:0614141.12345.6789", "urn:epc:id:gid:1.2.3", "urn:epcglobal:cbv:mda:x:y",
            "urn:example:a", "urn:epc:id:sscc:0614141.1234567890#f"})
    void othersHaveNone(String urn) {
        assertEquals(Optional.empty(), webForm(urn));
    }

    private static Optional<String> webForm(String urn) {
        Document document = new Document("file:///a.json", "json", 1, "[\"" + urn + "\"]");
        return Name.in(document, Specification.RFC8141).stream().findFirst().flatMap(Gs1Forms::webForm)
                .map(fix -> fix.edits().getFirst().newText());
    }

    /** What may be written in place of the address in {@code text}, which begins at the fifth character. */
    private static List<String> urns(String text) {
        Document document = new Document("file:///a.json", "json", 1, text);
        return Gs1Forms.urnForms(document, 5, () -> Name.in(document, Specification.RFC8141)).stream()
                .map(fix -> fix.edits().getFirst().newText()).toList();
    }

    @Test
    void anAddressOfTheVocabularyHasAUrn() {
        assertEquals(List.of("urn:epcglobal:cbv:bizstep:receiving"),
                urns("[\"https://ref.gs1.org/cbv/BizStep-receiving\"]"));
        assertEquals(List.of(), urns("[\"https://ref.gs1.org/cbv/Other-x\"]"));
        assertEquals(List.of(), urns("[1, 2, 3, \"https://ref.gs1.org/cbv/BizStep-receiving\"]"));
    }

    @Test
    void aDigitalLinkHasAUrnForEachLengthOfTheCompanyPrefix() {
        assertEquals(List.of("urn:epc:id:sgtin:061414.8112345.6789", "urn:epc:id:sgtin:0614141.812345.6789",
                "urn:epc:id:sgtin:06141411.82345.6789", "urn:epc:id:sgtin:061414112.8345.6789",
                "urn:epc:id:sgtin:0614141123.845.6789", "urn:epc:id:sgtin:06141411234.85.6789",
                "urn:epc:id:sgtin:061414112345.8.6789"),
                urns("[\"https://id.gs1.org/01/80614141123458/21/6789\"]"));
        assertEquals(List.of("urn:epc:class:lgtin:061414.8112345.A1"),
                urns("[\"https://example.com/01/80614141123458/10/A1\"]").subList(0, 1));
        assertEquals(List.of("urn:epc:id:sscc:061414.11234567890"),
                urns("[\"https://id.gs1.org/00/106141412345678908\"]").subList(0, 1));
        assertEquals(List.of("urn:epc:id:sgln:061414.112345.0"),
                urns("[\"https://id.gs1.org/414/0614141123452\"]").subList(0, 1));
    }

    @Test
    void theCompanyPrefixOfANameInTheDocumentIsTaken() {
        assertEquals(List.of("urn:epc:id:sgtin:0614141.812345.6789"), urns(
                "[\"https://id.gs1.org/01/80614141123458/21/6789\", \"urn:epc:id:sgln:0614141.11111.0\"]"));
    }

    @Test
    void anAddressWithAWrongCheckDigitOrOfOthersHasNone() {
        assertEquals(List.of(), urns("[\"https://id.gs1.org/01/80614141123459/21/6789\"]"));
        assertEquals(List.of(), urns("[\"https://id.gs1.org/01/80614141123458\"]"));
        assertEquals(List.of(), urns("[\"https://example.com/a/b\"]"));
    }

    @Test
    void bothWaysMakeWhatWasThere() {
        for (String urn : List.of("urn:epc:id:sgtin:0614141.812345.6789", "urn:epc:id:sscc:0614141.1234567890",
                "urn:epc:id:sgln:0614141.12345.400", "urn:epc:id:grai:0614141.12345.400",
                "urn:epc:id:gdti:0614141.12345.400", "urn:epc:class:lgtin:4012345.012345.998877")) {
            assertTrue(urns("[\"" + webForm(urn).orElseThrow() + "\"]").contains(urn), urn);
        }
    }
}
