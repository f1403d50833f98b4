package io.github.urnls.namespace.forms;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Check digits against published numbers. */
class CheckAlgorithmTest {

    /** A GTIN of GS1's, a card number of ISO/IEC 7812-1, ISBN and ISSN, an IMEI, an ISNI, an ISAN, an LEI. */
    @ParameterizedTest
    @CsvSource({"gs1, 400638133393, 1", "gs1, 978-0-306-40615, 7", "luhn, 7992739871, 3", "luhn, 49015420323751, 8",
            "mod-11, 0-306-40615, 2", "mod-11, 0317847, 1", "mod-11, 080442957, X",
            "mod-11-2, 000000012281955, X", "mod-37-36, A12425GABC1234002, M",
            "mod-97-10, 5493001KJTIIGC8Y1R, 12"})
    void digitsFollowFromThoseBeforeThem(String id, String text, String digits) {
        CheckAlgorithm algorithm = CheckAlgorithm.named(id).orElseThrow();
        assertEquals(Optional.of(digits), algorithm.behind(text));
        assertEquals(Optional.of(digits), algorithm.of(text + digits));
        assertEquals(Optional.of(digits), algorithm.of(text + "0".repeat(digits.length())), "what it should be");
    }

    @Test
    void otherCharactersHaveNone() {
        for (CheckAlgorithm algorithm : CheckAlgorithm.values()) {
            assertEquals(Optional.empty(), algorithm.of(""));
            assertEquals(Optional.empty(), algorithm.of("1"));
            assertEquals(Optional.empty(), algorithm.of("12_45"));
            assertEquals(Optional.empty(), algorithm.behind("-.-"));
        }
        assertEquals(Optional.empty(), CheckAlgorithm.LUHN.behind("12a"));
        assertEquals(Optional.empty(), CheckAlgorithm.named("crc"));
    }
}
