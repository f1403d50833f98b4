package io.github.urnls.workspace;

import io.github.urnls.workspace.FileContent.Text;
import io.github.urnls.workspace.FileContent.Encoding;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;

/**
 * Writes changed text back to a file, in its old encoding and with everything that the file has beside its content. If
 * that cannot be done in full, the file stays as it was.
 *
 * <p>
 * The text is written to a copy beside the file, which then replaces it. Writing into the file itself would be simpler,
 * but a killed run or a full disk would leave half a file. The JDK copies owner, group, permissions, extended
 * attributes and access control lists ({@code COPY_ATTRIBUTES}). It does not report what it could not copy. So all of
 * them are compared before the move, except the lists, which the JDK does not show.
 */
public final class FileWriter {

    private FileWriter() {}

    /** Why a file could not be read or written, without its name, which may be that of a temporary file. */
    public static String reason(IOException e) {
        return FileReader.reason(e, Objects.requireNonNullElse(e.getMessage(), e.toString()));
    }

    /**
     * Replaces {@code oldText} by {@code newText} in {@code file}.
     *
     * @throws IOException if the file no longer holds {@code oldText}, or its encoding cannot hold the new text. Also
     *                     if it is a link that leads out of its repository or folder, or cannot be written. Also if it
     *                     is read-only, has several names (hard links), or has a mark that cannot be kept. The file is
     *                     then unchanged
     */
    public static void replace(Path file, Encoding encoding, String oldText, String newText)
            throws IOException {
        Path target = within(file);
        byte[] expected = encode(oldText, encoding);
        byte[] bytes = encode(newText, encoding);
        try (FileDraft draft = new FileDraft(target)) {
            draft.stream().write(bytes);
            draft.complete();
            // Compared as late as possible, so another program has almost no time to change the file.
            byte[] now = Files.readAllBytes(target);
            if (!Arrays.equals(now, expected)) {
                boolean same = FileReader.decode(now) instanceof Text text && text.text().equals(oldText);
                throw same ? broken(encoding) : new IOException("the file has changed meanwhile; nothing was written");
            }
            draft.move();
        }
    }

    /**
     * Checks in advance, as far as possible, that {@code newText} can be written to {@code file}.
     *
     * @throws IOException as {@link #replace} does
     */
    public static void requireReplaceable(Path file, Encoding encoding, String newText)
            throws IOException {
        Path real = within(file);
        encode(newText, encoding);
        byte[] bytes = Files.readAllBytes(real);
        if (FileReader.decode(bytes) instanceof Text text
                && !Arrays.equals(bytes, encode(text.text(), encoding))) {
            throw broken(encoding);
        }
        FileMarks.of(real).requireReplaceable(real);
    }

    /** The real file, which must lie in its repository or folder. */
    private static Path within(Path file) throws IOException {
        Path real = file.toRealPath();
        Path absolute = FileNames.absolute(file);
        ProjectBounds bounds = ProjectBounds.of(absolute);
        if (!bounds.holds(absolute)) {
            throw new IOException("it is a link that leads out of " + FileNames.text(bounds.outermost())
                    + "; repair " + FileNames.text(real) + " itself");
        }
        return real;
    }

    /**
     * Writes {@code text} to {@code file} as UTF-8 and replaces its old content.
     *
     * @throws IOException if it cannot be written, or as for {@link #replace}; the file is then unchanged
     */
    public static void write(Path file, String text) throws IOException {
        try (FileDraft draft = new FileDraft(file)) {
            draft.stream().write(text.getBytes(StandardCharsets.UTF_8));
            draft.finish();
        }
    }

    /** For a file whose text does not tell all its bytes. */
    private static IOException broken(Encoding encoding) {
        return new IOException("it has bytes that are no character of " + encoding.charset().name()
                + ", and they would be lost; nothing was written");
    }

    private static byte[] encode(String text, Encoding encoding) throws IOException {
        String whole = text;
        if (encoding.byteOrderMark()) {
            whole = "\ufeff" + text;
        }
        try {
            ByteBuffer encoded = encoding.charset().newEncoder().encode(CharBuffer.wrap(whole));
            return Arrays.copyOf(encoded.array(), encoded.limit());
        } catch (CharacterCodingException e) {
            throw new IOException("cannot be written as " + encoding.charset().name(), e);
        }
    }
}
