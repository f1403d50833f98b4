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
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Arrays;

/** Puts changed text back into a file: whole or not at all, in the encoding it had, with the permissions it had. */
public final class FileWriter {

    private FileWriter() {}

    /**
     * Replaces {@code oldText} by {@code newText} in {@code file}.
     *
     * @throws IOException if the file no longer holds {@code oldText}, if its encoding cannot hold the new text, or if
     *                     it cannot be written; the file is then as it was
     */
    public static void replace(Path file, FileContent.Encoding encoding, String oldText, String newText)
            throws IOException {
        if (!Arrays.equals(Files.readAllBytes(file), encode(oldText, encoding))) {
            throw new IOException("the file has changed meanwhile; nothing was written");
        }
        put(file.toRealPath(), encode(newText, encoding));
    }

    /**
     * Writes {@code text} to {@code file} as UTF-8, whatever it held before.
     *
     * @throws IOException if it cannot be written; the file is then as it was
     */
    public static void write(Path file, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (Files.exists(file)) {
            put(file.toRealPath(), bytes);
        } else {
            // Not by createTempFile, which gives fewer permissions than the user's other new files have.
            Path temporary = file.resolveSibling(".urn-ls-" + Long.toHexString(System.nanoTime()) + ".tmp");
            try {
                move(Files.write(temporary, bytes, StandardOpenOption.CREATE_NEW), file);
            } finally {
                Files.deleteIfExists(temporary);
            }
        }
    }

    private static void put(Path target, byte[] bytes) throws IOException {
        Path temporary = Files.createTempFile(target.getParent(), ".urn-ls-", ".tmp");
        try {
            Files.write(temporary, bytes);
            copyPermissions(target, temporary);
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

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView source = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        PosixFileAttributeView target = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (source != null && target != null) {
            target.setPermissions(source.readAttributes().permissions());
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
