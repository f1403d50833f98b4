package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files a walk comes to, and in which order. */
class FileWalkTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        for (String name : List.of("a/b/one.txt", "a/b/two.txt", "a/b.txt", "a/made/x.txt", "a/x.tmp", "b/kept.tmp",
                "b/c/d/deep.txt", "z.txt")) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, name);
        }
        Files.createDirectory(folder.resolve(".git")); // so that what is said at the top holds where a folder below is
                                                       // named
        Files.writeString(folder.resolve(".gitignore"), "*.tmp\n/a/made/\n");
        Files.writeString(folder.resolve("b/.gitignore"), "!kept.tmp\n/c/d/deep.t?t\n");
        Files.createSymbolicLink(folder.resolve("b/link.txt"), folder.resolve("z.txt"));
    }

    @Test
    void filesComeInTheOrderOfTheirNames() {
        assertEquals(
                List.of(".gitignore", "a/b/one.txt", "a/b/two.txt", "a/b.txt", "b/.gitignore", "b/kept.tmp", "z.txt"),
                names(walk(folder)));
    }

    @Test
    void aFileThatIsMetTwiceComesOnce() {
        assertEquals(names(walk(folder)), names(walk(folder, folder.resolve("a"), folder.resolve("z.txt"))));
        assertEquals(List.of("z.txt", "a/b/one.txt", "a/b/two.txt"),
                names(walk(folder.resolve("z.txt"), folder.resolve("a/b"), folder.resolve("z.txt"))));
    }

    @Test
    void whatEmacsWritesBesideAFileIsLeftOutUnlessNamed() throws IOException {
        for (String name : List.of("#z.txt#", "z.txt~", ".#z.txt", "#", "z#.txt")) {
            Files.writeString(folder.resolve(name), name);
        }
        assertEquals(List.of("#", "z#.txt", "z.txt"), names(walk(folder)).stream()
                .filter(name -> !name.contains("/") && !name.equals(".gitignore")).toList());
        assertFalse(FileWalk.reaches(folder, folder.resolve("z.txt~")));
        assertEquals(List.of("#z.txt#"), names(walk(folder.resolve("#z.txt#"))));
    }

    /** As git and ripgrep have it: in a submodule its own files count, and of the outer ones .ignore alone. */
    @Test
    void aRepositoryWithinHasRulesOfItsOwn() throws IOException {
        for (String name : List.of("sub/.git/info/exclude", "sub/kept.tmp", "sub/own.log", "sub/in/own.log",
                "sub/in/all.bak")) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "*.log\n");
        }
        Files.writeString(folder.resolve(".ignore"), "*.bak\n");
        assertEquals(List.of("sub/kept.tmp"),
                names(walk(folder)).stream().filter(name -> name.startsWith("sub/")).toList());
        assertTrue(FileWalk.reaches(folder, folder.resolve("sub/kept.tmp")));
        assertFalse(FileWalk.reaches(folder, folder.resolve("sub/in/own.log")));
        assertFalse(FileWalk.reaches(folder, folder.resolve("sub/in/all.bak")));
    }

    @Test
    void namedFilesAreIncludedEvenIfIgnored() {
        assertEquals(List.of("a/x.tmp", "missing"), names(walk(folder.resolve("a/x.tmp"), folder.resolve("missing"))));
    }

    @Test
    void linksAreNotFollowed() {
        List<Path> links = new ArrayList<>();
        new FileWalk(List.of(folder), FileWalk.Choice.OF_EDITOR).forEachRemaining(step -> {
            if (step instanceof FileWalk.Step.Link link) {
                links.add(link.path());
            }
        });
        assertEquals(List.of(folder.resolve("b/link.txt")), links);
        assertFalse(FileWalk.reaches(folder, folder.resolve("b/link.txt")));
    }

    @Test
    void itEndsAtTheLimit() {
        assertFalse(FileWalk.of(List.of(folder), 7, () -> false).cut());
        FileWalk.Result result = FileWalk.of(List.of(folder), 6, () -> false);
        assertTrue(result.cut());
        assertEquals(walk(folder).subList(0, 6), result.files());
        assertTrue(FileWalk.of(List.of(folder), 7, () -> true).cut());
    }

    @Test
    void foldersMayBeAsDeepAsTheSystemAllows() throws IOException {
        Path deep = folder.resolve("deep" + "/d".repeat(1900));
        Files.createDirectories(deep);
        Files.writeString(deep.resolve("f.txt"), "");
        try {
            assertEquals(List.of(deep.resolve("f.txt")), walk(folder.resolve("deep")));
        } finally {
            Files.delete(deep.resolve("f.txt"));
            // JUnit would look at each folder on the way to each folder, which takes minutes.
            for (Path each = deep; !each.equals(folder); each = each.getParent()) {
                Files.delete(each);
            }
        }
    }

    private List<String> names(List<Path> files) {
        return files.stream().map(file -> folder.relativize(file).toString().replace('\\', '/')).toList();
    }

    private static List<Path> walk(Path... paths) {
        List<Path> files = new ArrayList<>();
        new FileWalk(List.of(paths), FileWalk.Choice.OF_EDITOR).forEachRemaining(step -> {
            if (step instanceof FileWalk.Step.File file) {
                files.add(file.path());
            }
        });
        assertEquals(FileWalk.of(List.of(paths), Integer.MAX_VALUE, () -> false).files(), files);
        return files;
    }

    /**
     * The folders that a walk from the root would otherwise never come out of; a folder of that name is one like
     * others.
     */
    @Test
    void systemFilesAreSkipped() throws IOException {
        Path own = Files.createDirectories(folder.resolve("proc"));
        assertFalse(SystemFiles.beginAt(own));
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/status")), "skipped: there is no /proc");
        assertTrue(SystemFiles.beginAt(Path.of("/proc")) && SystemFiles.beginAt(Path.of("/dev/../proc")));
        FileWalk.Result walk = FileWalk.of(List.of(Path.of("/proc"), Path.of("/sys")), 10, () -> false);
        assertEquals(List.of(), walk.steps());
        assertEquals(2, walk.problems().size());
    }
}
