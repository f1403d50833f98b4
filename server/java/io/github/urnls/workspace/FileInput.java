package io.github.urnls.workspace;

import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Opens files as {@link Files#newInputStream} does, but without the network library of the JVM: loading it opens three
 * sockets to see what the machine has.
 */
public final class FileInput {

    private FileInput() {}

    /**
     * Opens {@code file}.
     *
     * @throws IOException of the type that says why, such as {@link NoSuchFileException}
     */
    public static InputStream open(Path file) throws IOException {
        // On Windows, a file opened otherwise could not be renamed or deleted meanwhile. And if the locale cannot write
        // the name, only the path can hold it: its text may name another file.
        if (FileNames.WINDOWS || file.toString().indexOf(FileNames.UNREADABLE) >= 0) {
            return Files.newInputStream(file);
        }
        try {
            return new FileInputStream(file.toFile());
        } catch (FileNotFoundException e) {
            if (!Files.exists(file)) {
                throw new NoSuchFileException(file.toString());
            }
            if (!Files.isReadable(file)) {
                throw new AccessDeniedException(file.toString());
            }
            return Files.newInputStream(file); // reports the reason
        }
    }

    /** The beginning of {@code file}, at most {@code most} bytes; throws as {@link #open}. */
    static byte[] head(Path file, int most) throws IOException {
        try (InputStream in = open(file)) {
            return in.readNBytes(most);
        }
    }

    static byte[] readAll(Path file) throws IOException {
        try (InputStream in = open(file)) {
            return in.readAllBytes();
        }
    }
}
