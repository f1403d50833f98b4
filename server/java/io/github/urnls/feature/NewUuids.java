package io.github.urnls.feature;

import io.github.urnls.namespace.names.Segments.Segment;
import java.util.List;
import java.util.UUID;

/** UUIDs that are in no name yet. */
final class NewUuids {

    private NewUuids() {}

    /** One of version 4, and one of version 7 for now. */
    static List<Segment> now() {
        String random = UUID.randomUUID().toString();
        return List.of(new Segment(random, "", "a new random UUID, version 4", "RFC 9562 §5.4"),
                new Segment(timed(System.currentTimeMillis(), UUID.randomUUID().toString()), "",
                        "a new UUID that sorts by time, version 7", "RFC 9562 §5.7"));
    }

    /** A UUID of version 7: 48 bits of milliseconds, version, and the rest of a {@code random} one (RFC 9562 §5.7). */
    static String timed(long milliseconds, String random) {
        String time = Long.toHexString(1L << 48 | milliseconds).substring(1);
        return time.substring(0, 8) + "-" + time.substring(8) + "-7" + random.substring(15);
    }
}
