package io.github.urnls.workspace;

import java.io.ByteArrayOutputStream;
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
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        if (Files.exists(file)) {
            put(file.toRealPath(), octets);
        } else {
            // Not by createTempFile, which gives fewer permissions than the user's other new files have.
            Path temporary = file.resolveSibling(".urn-ls-" + Long.toHexString(System.nanoTime()) + ".tmp");
            try {
                move(Files.write(temporary, octets, StandardOpenOption.CREATE_NEW), file);
            } finally {
                Files.deleteIfExists(temporary);
            }
        }
    }

    private static void put(Path target, byte[] octets) throws IOException {
        Path temporary = Files.createTempFile(target.getParent(), ".urn-ls-", ".tmp");
        try {
            Files.write(temporary, octets);
            copyPermissions(target, temporary);
            move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static byte[] encode(String text, FileContent.Encoding encoding) throws IOException {
        ByteArrayOutputStream octets = new ByteArrayOutputStream(text.length() + 8);
        try {
            if (encoding.byteOrderMark()) {
                octets.write(octets("\ufeff", encoding));
            }
            octets.write(octets(text, encoding));
        } catch (CharacterCodingException e) {
            throw new IOException("cannot be written as " + encoding.charset().name(), e);
        }
        return octets.toByteArray();
    }

    private static byte[] octets(String text, FileContent.Encoding encoding) throws CharacterCodingException {
        ByteBuffer encoded = encoding.charset().newEncoder().encode(CharBuffer.wrap(text));
        return Arrays.copyOf(encoded.array(), encoded.limit());
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
