package io.github.urnls.cli.run;

import java.nio.file.Path;
import java.util.function.BiConsumer;

/** The files of a tree that is compared with an earlier commit. {@code sink} gets each path with its text. */
public interface ComparedFiles {

    /** Reads the changed files as they are; {@code sink} runs on any thread. */
    void now(BiConsumer<Path, String> sink);

    /** Reads the changed files as they were; {@code sink} runs on this thread. */
    void before(BiConsumer<Path, String> sink);

    /** Reads the files that did not change; {@code sink} runs on any thread. */
    void others(BiConsumer<Path, String> sink);

    /** Reports that {@code path} was not compared. */
    void failed(Path path, String reason);
}
