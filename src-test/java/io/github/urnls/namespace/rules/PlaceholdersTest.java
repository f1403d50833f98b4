package io.github.urnls.namespace.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaceholdersTest {

    /** One character six times, the same two to four digits three times, or six digits that count up or down. */
    @ParameterizedTest
    @CsvSource({"1111111, true", "x00xxxxxx0, true", "12121234, true", "3121212, true", "123123123, true",
            "10231023 1023, false", "102310231023, true", "7654321, true", "1234560, true", "12345701, false",
            "890123, false", "abcabcabc, false", "-, false", "0306406152, false"})
    void aNumberThatRepeatsIsMadeUp(String number, boolean madeUp) {
        assertEquals(madeUp, Placeholders.isMadeUp("lei", number));
        assertFalse(Placeholders.isMadeUp("oid", number), "its numbers may be any");
    }
}
