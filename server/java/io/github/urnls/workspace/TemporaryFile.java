package io.github.urnls.workspace;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file in which new text is written before it replaces the old. It is removed when it is closed, and when a signal
 * ends the program. After a kill it stays; the next walk through its folder removes it, or the next run that comes to a
 * file in there.
 *
 * <p>
 * Its name holds the id of the writing process and its start time, since ids are reused, above all in containers. So
 * the file of a killed process can be told from that of a running one. If the file of a running process is removed by
 * mistake, such as one in another container, that process cannot move it. It reports this and leaves its target
 * unchanged.
 */
public final class TemporaryFile implements Closeable {

    private static final Pattern NAME = Pattern.compile("\\.urn-ls-(\\d{1,18}-[0-9a-f]{1,16})-[0-9a-f]{1,16}\\.tmp");

    private final Path path;
    private final Thread hook = new Thread(this::endByNow);
    private boolean ended;

    /** Makes the file. */
    interface Maker {

        void make(Path path) throws IOException;
    }

    private TemporaryFile(Path folder, Maker maker) throws IOException {
        path = folder.resolve(".urn-ls-" + Machine.process() + "-" + Long.toHexString(System.nanoTime()) + ".tmp");
        try {
            Runtime.getRuntime().addShutdownHook(hook);
            make(maker);
        } catch (IllegalStateException e) {
            throw new IOException("the program is ending", e);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /** One beside {@code file}, which may exist or not. */
    static TemporaryFile beside(Path file, Maker maker) throws IOException {
        return new TemporaryFile(file.toAbsolutePath().getParent(), maker);
    }

    /** An empty one in the folder that the system cleans, for what takes long to write. */
    public static TemporaryFile ofSystem() throws IOException {
        return new TemporaryFile(Path.of(System.getProperty("java.io.tmpdir")), Files::createFile);
    }

    public Path path() {
        return path;
    }

    private synchronized void make(Maker maker) throws IOException {
        if (ended) {
            throw new IOException("the program is ending");
        }
        maker.make(path);
    }

    /** The JVM runs this while other threads go on, so none of them may make the file afterwards. */
    private synchronized void endByNow() {
        ended = true;
        remove(path);
    }

    /** Removes the file, if it is still there. */
    @Override
    public void close() throws IOException {
        try {
            Files.deleteIfExists(path);
        } finally {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The program is ending, and the hook has run or runs now.
            }
        }
    }

    /** Whether {@code name}, without a folder, is the name of such a file. */
    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Removes the files that killed processes left in {@code folder}, as far as possible. */
    public static void removeLeftovers(Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".urn-ls-*.tmp")) {
            files.forEach(TemporaryFile::removeLeftover);
        } catch (IOException | DirectoryIteratorException e) {
            // Leftovers do no harm. If the folder cannot be read, the write fails and reports it.
        }
    }

    /** Removes {@code file} if it is one that a killed process left. */
    static void removeLeftover(Path file) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        if (name.matches() && !Machine.runs(name.group(1))) {
            remove(file);
        }
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // The next run tries again.
        }
    }
}
