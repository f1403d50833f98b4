package io.github.urnls.cli.run;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The files of a tree that is compared with an earlier commit. Each sink gets the paths with their texts.
 *
 * @param paths       the paths that the user named
 * @param log         the log of the changed files
 * @param logOfOthers the log of all other files
 */
public record LoggedFiles(ChangedFiles changed, List<Path> paths, FileLog log, FileLog logOfOthers) {

    /** Reads the changed files as they are; {@code sink} runs on any thread. */
    void now(BiConsumer<Path, String> sink) {
        log.examineChanged(changed, handing(sink));
    }

    /** Reads the changed files as they were; {@code sink} runs on this thread. */
    void before(BiConsumer<Path, String> sink) {
        log.examineOld(changed, sink);
    }

    /** Reads the files that did not change; {@code sink} runs on any thread. */
    void others(BiConsumer<Path, String> sink) {
        logOfOthers.examine(paths, List.of(), handing(sink));
    }

    private static FileLog.Work handing(BiConsumer<Path, String> sink) {
        return new FileLog.Work(source -> {
            sink.accept(source.path(), source.document().text());
            return () -> {};
        }, file -> {});
    }

    /** Reports that {@code path} was not compared. */
    void failed(Path path, String reason) {
        log.unreadable(path, reason);
    }

    /** Whether a file could not be read. */
    public boolean failed() {
        return log.failed() || logOfOthers.failed();
    }
}
