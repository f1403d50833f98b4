package io.github.urnls.workspace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Puts changed text back into a file: whole or not at all, in the encoding it had, and with all that it has beside its
 * content, or not at all either.
 *
 * <p>
 * The text is written into a copy beside the file, which then takes its place. To write into the file itself would keep
 * all that belongs to it with no more ado, but a run that is killed, or a full disk, would leave half a file. The JDK
 * copies owner, group, permissions, extended attributes and access control lists ({@code COPY_ATTRIBUTES}). It does not
 * say when it could not, so all but the lists, which it does not show either, are compared before the move.
 */
public final class FileWriter {

    private FileWriter() {}

    /**
     * Replaces {@code oldText} by {@code newText} in {@code file}.
     *
     * @throws IOException if the file no longer holds {@code oldText}, if its encoding cannot hold the new text, if it
     *                     is a link that leads out of its repository or folder, is read-only, has several names (hard
     *                     links) or a mark that cannot be kept, or if it cannot be written; the file is then as it was
     */
    public static void replace(Path file, FileContent.Encoding encoding, String oldText, String newText)
            throws IOException {
        Path real = file.toRealPath();
        Path absolute = file.toAbsolutePath().normalize();
        ProjectBounds bounds = ProjectBounds.of(absolute);
        if (!bounds.holds(absolute)) {
            throw new IOException("it is a link that leads out of " + FileNames.text(bounds.outermost())
                    + "; repair " + FileNames.text(real) + " itself");
        }
        put(real, encode(newText, encoding), encode(oldText, encoding));
    }

    /**
     * Writes {@code text} to {@code file} as UTF-8, whatever it held before.
     *
     * @throws IOException if it cannot be written, or as for {@link #replace}; the file is then as it was
     */
    public static void write(Path file, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (Files.exists(file)) {
            put(file.toRealPath(), bytes, null);
        } else {
            // Not by createTempFile, which gives fewer permissions than the user's other new files have.
            Path temporary = TemporaryFiles.beside(file);
            try {
                move(Files.write(temporary, bytes, StandardOpenOption.CREATE_NEW), file);
            } finally {
                Files.deleteIfExists(temporary);
            }
        }
    }

    /** Replaces what {@code target} holds, if that is {@code expected}; null stands for anything. */
    private static void put(Path target, byte[] bytes, byte @Nullable [] expected) throws IOException {
        FileMarks marks = FileMarks.of(target);
        marks.requireReplaceable(target);
        Path temporary = TemporaryFiles.beside(target);
        try {
            Files.copy(target, temporary, StandardCopyOption.COPY_ATTRIBUTES);
            marks.giveOwner(temporary); // if the copy could not
            Files.write(temporary, bytes, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
            marks.giveMode(temporary);
            marks.requireSame(FileMarks.of(temporary));
            // As late as can be, so that next to no time is left for another program to change it.
            if (expected != null && !Arrays.equals(Files.readAllBytes(target), expected)) {
                throw new IOException("the file has changed meanwhile; nothing was written");
            }
            move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static byte[] encode(String text, FileContent.Encoding encoding) throws IOException {
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

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
