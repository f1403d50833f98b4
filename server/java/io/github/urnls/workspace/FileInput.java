package io.github.urnls.workspace;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Opens files as {@link Files#newInputStream} does, without a socket: with that, the JVM loads its library for
 * networks, which makes three sockets to see what the machine has.
 */
public final class FileInput {

    private static final boolean WINDOWS = File.separatorChar == '\\';

    private FileInput() {}

    /** @throws IOException of the type that says why, such as {@link NoSuchFileException} */
    public static InputStream open(Path file) throws IOException {
        if (WINDOWS) {
            return Files.newInputStream(file); // otherwise nobody could rename or delete the file meanwhile
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
            // Its name may have bytes that are no characters, which only a path can hold.
            return Files.newInputStream(file);
        }
    }

    static byte[] readAll(Path file) throws IOException {
        try (InputStream in = open(file)) {
            return in.readAllBytes();
        }
    }
}
