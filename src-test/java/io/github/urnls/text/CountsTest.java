package io.github.urnls.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountsTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1, -999, -1_000, -123_456})
    void thousandsAreApart(long number) {
        assertEquals(String.format(Locale.ROOT, "%,d", number), Counts.grouped(number));
    }
}
