package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What has changed is told; what is no longer known may have. */
class RecentChangesTest {

    private final RecentChanges recent = new RecentChanges();

    @Test
    void whatChangesLaterIsTold() {
        recent.add("a");
        long moment = recent.now();
        recent.add("b");
        assertFalse(recent.mayHaveChanged("a", moment));
        assertTrue(recent.mayHaveChanged("b", moment));
        assertFalse(recent.mayHaveChanged("b", recent.now()));
        assertTrue(recent.mayHaveChanged("a", RecentChanges.START));
        assertFalse(recent.mayHaveChanged("c", RecentChanges.START));
    }

    @Test
    void whatIsNoLongerKnownMayHaveChanged() {
        recent.add("a");
        long moment = recent.now();
        for (int i = 0; i < 5_000; i++) {
            recent.add("b" + i);
        }
        assertTrue(recent.mayHaveChanged("a", moment), "it is forgotten that it has not");
        assertFalse(recent.mayHaveChanged("a", recent.now()));
        long later = recent.now();
        recent.forget();
        assertTrue(recent.mayHaveChanged("c", later));
        assertFalse(recent.mayHaveChanged("c", recent.now()));
    }
}
