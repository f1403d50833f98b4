package io.github.urnls.lsp;

import java.util.function.IntConsumer;

/**
 * The editor's process. A server whose editor has died has nobody to serve and ends itself (LSP 3.17,
 * {@code processId}).
 */
final class ParentProcess {

    private ParentProcess() {}

    /** Calls {@code onExit} with the exit code when the process ends. A process that cannot be seen is not watched. */
    static void watch(long processId, IntConsumer onExit) {
        ProcessHandle.of(processId).ifPresent(parent -> parent.onExit().thenRun(() -> onExit.accept(1)));
    }
}
