package io.github.urnls.feature.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NewUuidsTest {

    @Test
    void aUuidOfVersion7BeginsWithItsTime() {
        assertEquals("017f22e2-79b0-7fff-bfff-ffffffffffff",
                NewUuids.timed(0x017F22E279B0L, "ffffffff-ffff-4fff-bfff-ffffffffffff"),
                "RFC 9562 App. A.6 has this time");
    }
}
