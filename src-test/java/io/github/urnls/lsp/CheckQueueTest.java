package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.lsp.documents.CheckQueue;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 5, unit = TimeUnit.MINUTES)
class CheckQueueTest {

    private final List<String> done = new CopyOnWriteArrayList<>();
    private final CountDownLatch othersDone = new CountDownLatch(2);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    private CheckQueue queue = new CheckQueue("test", timer, 0);

    @AfterEach
    void stop() {
        queue.stop();
        timer.shutdownNow();
    }

    /** The next state of the same document waits, and so does what is about all documents. */
    @Test
    void othersPassWhatTakesLong() throws Exception {
        queue.add("large", () -> {
            await(othersDone); // would never end if they waited for it
            done.add("large");
        });
        add("large", "large again");
        add("", "all");
        queue.add("small", othersDone::countDown);
        queue.add("other", othersDone::countDown);
        queue.add("", ended::countDown);
        ended.await();
        assertEquals(List.of("large", "large again", "all"), done);
    }

    /** Two at once make each other slower, and what waits for both might wait for ever. */
    @Test
    void oneAtATimeMayTakeLongBesideOthers() throws Exception {
        CountDownLatch firstMayEnd = new CountDownLatch(1);
        CountDownLatch secondRuns = new CountDownLatch(1);
        CountDownLatch secondMayEnd = new CountDownLatch(1);
        CountDownLatch thirdDone = new CountDownLatch(1);
        queue.add("first", () -> await(firstMayEnd));
        queue.add("second", () -> {
            secondRuns.countDown();
            await(secondMayEnd);
            done.add("second");
        });
        queue.add("third", () -> {
            done.add("third");
            thirdDone.countDown();
        });
        secondRuns.await();
        timer.submit(() -> {}).get(); // what would let the third pass has been asked by now
        secondMayEnd.countDown();
        thirdDone.await();
        assertEquals(List.of("second", "third"), done);
        firstMayEnd.countDown(); // only now: without it the second is the one that may take long, and is passed
        queue.add("", ended::countDown);
        ended.await();
    }

    @Test
    void nothingPassesWhatDoesNot() throws Exception {
        queue = new CheckQueue("test", timer, Long.MAX_VALUE / 2);
        for (int i = 0; i < 100; i++) {
            add("document " + i % 7, String.valueOf(i));
        }
        queue.add("", ended::countDown);
        ended.await();
        for (int i = 0; i < 100; i++) {
            assertEquals(String.valueOf(i), done.get(i));
        }
    }

    @Test
    void workOnOneDocumentStaysInOrder() throws Exception {
        for (int i = 0; i < 100; i++) {
            add("document", String.valueOf(i));
            add("other " + i, "other");
        }
        queue.add("", ended::countDown);
        ended.await();
        List<String> ofTheDocument = done.stream().filter(what -> !what.equals("other")).toList();
        for (int i = 0; i < 100; i++) {
            assertEquals(String.valueOf(i), ofTheDocument.get(i));
        }
        assertEquals(200, done.size());
    }

    private void add(String uri, String what) {
        queue.add(uri, () -> done.add(what));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
