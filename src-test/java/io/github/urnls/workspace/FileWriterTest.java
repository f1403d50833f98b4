package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileWriterTest {

    @TempDir
    private Path folder;

    private static final FileContent.Encoding UTF8 = new FileContent.Encoding(StandardCharsets.UTF_8, false);

    @Test
    void aFileThatChangedMeanwhileIsNotTouched() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "newer");
        IOException refused = assertThrows(IOException.class,
                () -> FileWriter.replace(file, UTF8, "older", "repaired"));
        assertTrue(refused.getMessage().contains("changed meanwhile"));
        assertEquals("newer", Files.readString(file));
        assertNoOtherFile();
    }

    @Test
    void textOutsideTheEncodingIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("a.txt"), new byte[] {'a'});
        FileContent.Encoding latin1 = new FileContent.Encoding(StandardCharsets.ISO_8859_1, false);
        assertThrows(IOException.class, () -> FileWriter.replace(file, latin1, "a", "\u4e2d"));
        assertEquals("a", Files.readString(file));
        assertNoOtherFile();
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path target = Files.writeString(folder.resolve("target.txt"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), target);
        FileWriter.replace(link, UTF8, "old", "new");
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(target));
    }

    @Test
    void aFileIsWrittenWholeWhetherThereWasOneOrNot() throws IOException {
        Path file = folder.resolve("new.json");
        FileWriter.write(file, "one");
        assertEquals("one", Files.readString(file));
        FileWriter.write(file, "two");
        assertEquals("two", Files.readString(file));
        assertNoOtherFile();
        assertThrows(IOException.class, () -> FileWriter.write(folder.resolve("missing/new.json"), "three"));
        assertNoOtherFile();
    }

    private static void assumeUnix(Path file) {
        assumeTrue(file.getFileSystem().supportedFileAttributeViews().contains("unix"), "SKIPPED: not Unix");
    }

    /** Whether Python could do that; the JDK knows nothing of access control lists on Linux. */
    private static boolean python(String statements, Path file) throws Exception {
        try {
            return new ProcessBuilder("python3", "-c", "import os,sys,struct\nf=sys.argv[1]\n" + statements,
                    file.toString()).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start()
                    .waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0640, 04755, 02750, 01666, 06711})
    void permissionsStayWithSetuidSetgidAndSticky(int mode) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        assumeUnix(file);
        Files.setAttribute(file, "unix:mode", mode);
        FileWriter.replace(file, UTF8, "old", "new");
        assertEquals("new", Files.readString(file));
        assertEquals(mode, (int) Files.getAttribute(file, "unix:mode") & 07777);
        assertNoOtherFile();
    }

    @Test
    void ownerAndGroupStay() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        assumeUnix(file);
        try {
            Files.setAttribute(file, "unix:uid", 4321);
            Files.setAttribute(file, "unix:gid", 4322);
        } catch (IOException e) {
            assumeTrue(false, "SKIPPED: only root gives files away");
        }
        FileWriter.replace(file, UTF8, "old", "new");
        assertEquals("new", Files.readString(file));
        assertEquals(4321, Files.getAttribute(file, "unix:uid"));
        assertEquals(4322, Files.getAttribute(file, "unix:gid"));
    }

    @Test
    void extendedAttributesStay() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        assumeUnix(file);
        UserDefinedFileAttributeView view = Files.getFileAttributeView(file, UserDefinedFileAttributeView.class);
        try {
            view.write("note", ByteBuffer.wrap(new byte[] {1, 2, 3}));
        } catch (IOException e) {
            assumeTrue(false, "SKIPPED: no extended attributes here: " + e);
        }
        FileMarks before = FileMarks.of(file);
        FileWriter.replace(file, UTF8, "old", "new");
        assertEquals("new", Files.readString(file));
        assertEquals(3, view.size("note"));
        assertEquals(before, FileMarks.of(file));
    }

    @Test
    void accessControlListsStay() throws Exception {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        String list = "acl=struct.pack('<I',2)+b''.join(struct.pack('<HHI',*e) for e in"
                + " [(1,6,2**32-1),(2,7,1234),(4,4,2**32-1),(16,7,2**32-1),(32,0,2**32-1)])\n";
        assumeTrue(python(list + "os.setxattr(f,'system.posix_acl_access',acl)", file),
                "SKIPPED: no access control lists here, or no Python to set one");
        FileWriter.replace(file, UTF8, "old", "new");
        assertEquals("new", Files.readString(file));
        assertTrue(python(list + "assert os.getxattr(f,'system.posix_acl_access')==acl", file));
    }

    @Test
    void aFileOfSeveralNamesIsNotTouched() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        assumeUnix(file);
        Path other = Files.createLink(folder.resolve("b.txt"), file);
        IOException refused = assertThrows(IOException.class, () -> FileWriter.replace(file, UTF8, "old", "new"));
        assertEquals("it has 2 names (hard links), and the others would keep the old text; repair it by hand",
                refused.getMessage());
        assertTrue(Files.isSameFile(file, other));
        assertEquals("old", Files.readString(file));
        assertFiles(2);
    }

    @Test
    void aFileThatIsReadOnlyIsNotTouched() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        assumeUnix(file);
        Files.setAttribute(file, "unix:mode", 0444);
        IOException refused = assertThrows(IOException.class, () -> FileWriter.replace(file, UTF8, "old", "new"));
        assertEquals("it is read-only; make it writable and try again", refused.getMessage());
        assertEquals("old", Files.readString(file));
        assertNoOtherFile();
    }

    @Test
    void marksThatWereLostAreNamed() {
        FileMarks marks = new FileMarks(1, 04755, 1, 2, Map.of("note", ByteBuffer.allocate(1)));
        assertEquals("its owner and group cannot be kept", lost(marks, new FileMarks(1, 04755, 1, 3, Map.of())));
        assertEquals("its permissions (4755) cannot be kept", lost(marks, new FileMarks(1, 0755, 1, 2, Map.of())));
        assertEquals("its extended attributes (note) cannot be kept",
                lost(marks, new FileMarks(1, 04755, 1, 2, Map.of())));
    }

    private static String lost(FileMarks marks, FileMarks other) {
        return assertThrows(IOException.class, () -> marks.requireSame(other)).getMessage();
    }

    @Test
    void aLinkThatLeadsOutIsNotFollowed() throws IOException {
        Path outside = Files.writeString(folder.resolve("outside.txt"), "old");
        Path repository = Files.createDirectories(folder.resolve("repository/.git")).getParent();
        Path link = Files.createSymbolicLink(repository.resolve("link.txt"), outside);
        IOException refused = assertThrows(IOException.class, () -> FileWriter.replace(link, UTF8, "old", "new"));
        assertEquals("it is a link that leads out of " + repository + "; repair " + outside.toRealPath() + " itself",
                refused.getMessage());
        assertEquals("old", Files.readString(outside));
    }

    @Test
    void onlyFilesOfKilledProcessesAreRemoved() throws Exception {
        Path file = Files.writeString(folder.resolve("a.txt"), "x");
        Process dead = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-version").redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        dead.waitFor();
        TemporaryFile temporary = TemporaryFile.beside(file, Files::createFile);
        Path own = temporary.path();
        Path notOurs = Files.createFile(folder.resolve(".urn-ls-notes.tmp"));
        Files.createFile(folder.resolve(".urn-ls-" + dead.pid() + "-18f-2a.tmp"));
        // A process of the same id that was started at another time: in a container the first one always has 1.
        Files.createFile(folder.resolve(".urn-ls-" + ProcessHandle.current().pid() + "-18f-2a.tmp"));
        TemporaryFile.removeLeftovers(folder);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(Set.of(file, own, notOurs), files.collect(Collectors.toSet()));
        }
        assertEquals(Set.of(file, notOurs), Set.copyOf(FileWalk.of(List.of(folder), 10, () -> false).files()));
        temporary.close();
        assertTrue(Files.notExists(own));
    }

    private void assertNoOtherFile() throws IOException {
        assertFiles(1);
    }

    private void assertFiles(int count) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(count, files.count());
        }
    }
}
