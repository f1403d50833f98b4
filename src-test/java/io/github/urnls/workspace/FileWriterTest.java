package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    void whatTheEncodingCannotHoldIsRefused() throws IOException {
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

    private void assertNoOtherFile() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }
}
