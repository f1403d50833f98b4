package io.github.urnls.workspace;

import java.util.HashMap;
import java.util.Map;

/** Which names have lately come into some file, have gone from one, or stand in one otherwise than before. */
final class RecentChanges {

    /** Before anything happened. */
    static final long START = 0;

    private static final int MOST = 1_000;

    private final Map<String, Long> last = new HashMap<>();
    private long now = START;
    /** What was before that is no longer known. */
    private long from = START;

    /** Of what happens from now on, {@link #mayHaveChanged} tells by this number. */
    long now() {
        return now;
    }

    void add(String key) {
        if (last.size() >= MOST && !last.containsKey(key)) {
            forget();
        }
        last.put(key, ++now);
    }

    /** What has happened before is no longer known. */
    void forget() {
        last.clear();
        from = ++now;
    }

    /** Whether {@code key} has changed since {@code moment}, or nobody knows any longer. */
    boolean mayHaveChanged(String key, long moment) {
        return moment < from || last.getOrDefault(key, 0L) > moment;
    }
}
