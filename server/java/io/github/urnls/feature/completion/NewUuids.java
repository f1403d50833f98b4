package io.github.urnls.feature.completion;

import java.util.List;
import java.util.UUID;

/** New UUIDs. */
public final class NewUuids {

    private NewUuids() {}

    /** The nil UUID, then one of each version that is of use: no random one is the first. */
    public static List<ComputedValue> all() {
        return List.of(
                new ComputedValue("00000000-0000-0000-0000-000000000000", "the nil UUID, for none", "RFC 9562 §5.9"),
                new ComputedValue(UUID.randomUUID().toString(), "a new random UUID, version 4", "RFC 9562 §5.4"),
                new ComputedValue(timed(System.currentTimeMillis(), UUID.randomUUID().toString()),
                        "a new UUID that sorts by time, version 7", "RFC 9562 §5.7"));
    }

    /** A UUID of version 7: 48 bits of milliseconds, version, and the rest of a {@code random} one (RFC 9562 §5.7). */
    static String timed(long milliseconds, String random) {
        String time = Long.toHexString(1L << 48 | milliseconds).substring(1);
        return time.substring(0, 8) + "-" + time.substring(8) + "-7" + random.substring(15);
    }
}
