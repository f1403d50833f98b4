package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TallyTest {

    @Test
    void problemsAndHintsAreToldApart() {
        assertEquals("no problems", Tally.NONE.words());
        assertEquals("1 problem", new Tally(1, 0).words());
        assertEquals("2 hints", new Tally(0, 2).words());
        assertEquals("26 problems and 14 hints", new Tally(26, 14).words());
        assertEquals("26 problems and 1 hint in 7 of 18 files", new Tally(26, 1).words(7, 18));
        assertEquals("no problems in 1 file", Tally.NONE.words(0, 1));
        assertEquals(new Tally(3, 5), new Tally(1, 2).plus(new Tally(2, 3)));
    }
}
