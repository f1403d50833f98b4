package io.github.urnls.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.github.urnls.workspace.FileContent.Binary;
import io.github.urnls.workspace.FileContent.NoCandidate;
import io.github.urnls.workspace.FileContent.Text;
import io.github.urnls.workspace.FileContent.TooLarge;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A limit concerns files that may hold a URN, and no others. */
class FileReaderTest {

    /** Longer than the pieces in which a file is searched. */
    private static final String LONG = "one;two;three\n".repeat(20_000);

    private static final String NAME = "urn:example:a";

    @TempDir
    private Path folder;

    private FileContent read(String text, Charset charset, long limit) throws IOException {
        return FileReader.read(Files.writeString(folder.resolve("a.csv"), text, charset), limit);
    }

    private FileContent read(String text, long limit) throws IOException {
        return read(text, StandardCharsets.UTF_8, limit);
    }

    @Test
    void aFileThatMayHoldAUrnMustNotExceedTheLimit() throws IOException {
        for (String text : new String[] {NAME, NAME + LONG, LONG + NAME, LONG + "URN&#58;example" + LONG}) {
            assertEquals(new TooLarge(text.length(), text.length() - 1), read(text, text.length() - 1));
            assertEquals(text, assertInstanceOf(Text.class, read(text, text.length())).text());
        }
        assertEquals(new TooLarge(NAME.length(), 0), read(NAME, 0));
    }

    @Test
    void aFileThatHoldsNoneIsNotTooLarge() throws IOException {
        for (String text : new String[] {"one", LONG, LONG + LONG}) {
            assertInstanceOf(NoCandidate.class, read(text, 1));
            assertInstanceOf(NoCandidate.class, read(text, text.length()));
        }
        for (String text : new String[] {"\0" + NAME, "\0" + NAME + LONG}) {
            assertInstanceOf(Binary.class, read(text, 1));
        }
    }

    /** UTF-16 is not searched, since its bytes are other ones. */
    @Test
    void oneThatCannotBeSearchedIsTooLarge() throws IOException {
        assertInstanceOf(TooLarge.class, read(LONG, StandardCharsets.UTF_16, 1));
        try (RandomAccessFile sparse = new RandomAccessFile(folder.resolve("b.txt").toFile(), "rw")) {
            sparse.write(LONG.getBytes(StandardCharsets.UTF_8)); // so that it does not begin as a binary file does
            sparse.setLength(FileReader.MOST_SEARCHED + 1);
        }
        assertEquals(new TooLarge(FileReader.MOST_SEARCHED + 1, 1), FileReader.read(folder.resolve("b.txt"), 1));
    }

    @Test
    void aSizeIsRoundedUpToATenth() {
        assertEquals("10.9", new TooLarge(11_400_000, 1).mebibytes());
        assertEquals("1.1", new TooLarge((1 << 20) + 1, 1).mebibytes());
        assertEquals("2.0", new TooLarge(2 << 20, 1).mebibytes());
    }
}
