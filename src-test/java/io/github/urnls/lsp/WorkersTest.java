package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.urnls.lsp.documents.Workers;
import io.github.urnls.lsp.documents.Workers.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 5, unit = TimeUnit.MINUTES)
class WorkersTest {

    private final Workers workers = new Workers(failure -> {
        throw new AssertionError(failure);
    });
    private final CountDownLatch mayEnd = new CountDownLatch(1);

    @AfterEach
    void stop() {
        workers.stop();
    }

    private String slow() {
        try {
            mayEnd.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return "slow";
    }

    /** A menu for everything in a large document, and a hover in a small one. */
    @Test
    void aSlowAnswerHoldsNoAnswerAboutAnotherDocument() throws Exception {
        CompletableFuture<String> large = workers.answer(Queue.ANSWER, "file:///large", unwanted -> slow());
        CompletableFuture<String> again = workers.answer(Queue.ANSWER, "file:///large", unwanted -> "again");
        assertEquals("quick", workers.answer(Queue.ANSWER, "file:///small", unwanted -> "quick").get());
        assertFalse(large.isDone() || again.isDone());
        mayEnd.countDown();
        assertEquals("slow", large.get());
        assertEquals("again", again.get());
    }

    @Test
    void aSlowViewHoldsNoViewOfAnotherDocument() throws Exception {
        CompletableFuture<String> large = workers.answer(Queue.VIEW, "file:///large", unwanted -> slow());
        assertEquals("quick", workers.answer(Queue.VIEW, "file:///small", unwanted -> "quick").get());
        mayEnd.countDown();
        assertEquals("slow", large.get());
    }
}
