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
        File same = file.toFile();
        // On Windows, because otherwise nobody could rename or delete the file meanwhile; and where the locale cannot
        // write the name, because only a path can hold it: the text of it may name another file.
        if (WINDOWS || !same.toPath().equals(file)) {
            return Files.newInputStream(file);
        }
        try {
            return new FileInputStream(same);
        } catch (FileNotFoundException e) {
            if (!Files.exists(file)) {
                throw new NoSuchFileException(file.toString());
            }
            if (!Files.isReadable(file)) {
                throw new AccessDeniedException(file.toString());
            }
            return Files.newInputStream(file); // which says what is wrong
        }
    }

    static byte[] readAll(Path file) throws IOException {
        try (InputStream in = open(file)) {
            return in.readAllBytes();
        }
    }
}
