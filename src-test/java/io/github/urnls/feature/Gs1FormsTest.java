package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.Fix;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
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

    @Test
    void anAddressOfTheVocabularyHasAUrn() {
        String address = "https://ref.gs1.org/cbv/BizStep-receiving";
        Document document = new Document("file:///a.json", "json", 1, "[\"" + address + "\"]");
        Optional<Fix> fix = Gs1Forms.urnForm(document, 5);
        assertEquals("[\"urn:epcglobal:cbv:bizstep:receiving\"]",
                TextEdit.apply(document.text(), fix.orElseThrow().edits()));
        assertEquals(Optional.empty(), Gs1Forms.urnForm(document, 0));
        assertEquals(Optional.empty(), Gs1Forms.urnForm(
                new Document("file:///a.json", "json", 1, "[\"https://ref.gs1.org/cbv/Other-x\"]"), 5));
    }
}
