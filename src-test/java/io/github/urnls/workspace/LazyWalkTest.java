package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A walk step by step comes to the files of a whole walk, in the same order. */
class LazyWalkTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        for (String name : List.of("a/b/one.txt", "a/b/two.txt", "a/b.txt", "a/made/x.txt", "a/x.tmp", "b/kept.tmp", "b/c/d/deep.txt", "z.txt")) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, name);
        }
        Files.createDirectory(folder.resolve(".git")); // so that what is said at the top holds where a folder below is named
        Files.writeString(folder.resolve(".gitignore"), "*.tmp\n/a/made/\n");
        Files.writeString(folder.resolve("b/.gitignore"), "!kept.tmp\n/c/d/deep.t?t\n");
        Files.createSymbolicLink(folder.resolve("b/link.txt"), folder.resolve("z.txt"));
    }

    @Test
    void theSameFilesInTheSameOrder() {
        List<Path> files = same(List.of(folder));
        assertEquals(List.of(".gitignore", "a/b.txt", "a/b/one.txt", "a/b/two.txt", "b/.gitignore", "b/kept.tmp", "z.txt"),
                files.stream().map(file -> folder.relativize(file).toString().replace('\\', '/')).sorted().toList());
    }

    @Test
    void aFileThatIsMetTwiceComesOnce() {
        assertEquals(same(List.of(folder)).size(), same(List.of(folder, folder.resolve("a"), folder.resolve("z.txt"))).size());
        assertEquals(3, same(List.of(folder.resolve("z.txt"), folder.resolve("a/b"), folder.resolve("z.txt"))).size());
    }

    @Test
    void whatIsNamedIsTakenThoughItIsIgnored() {
        assertEquals(List.of(folder.resolve("a/x.tmp"), folder.resolve("missing")), same(List.of(folder.resolve("a/x.tmp"), folder.resolve("missing"))));
    }

    private static List<Path> same(List<Path> paths) {
        List<Path> files = new ArrayList<>();
        new LazyWalk(paths).forEachRemaining(step -> {
            if (step instanceof LazyWalk.Step.File file) {
                files.add(file.path());
            }
        });
        assertEquals(FileWalk.of(paths).files(), files);
        return files;
    }
}
