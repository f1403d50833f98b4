package io.github.urnls.workspace;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files in which new text is written beside the old. Their names tell which process writes them, by its id and when
 * it was started, as ids come again, above all in containers. So those of a killed process can be told from those of
 * one that goes on. If one is taken wrongly, as of a process in another container, that process can no longer move it,
 * says so, and leaves its file as it was.
 */
public final class TemporaryFiles {

    private static final Pattern NAME = Pattern.compile("\\.urn-ls-(\\d{1,18}-[0-9a-f]{1,16})-[0-9a-f]{1,16}\\.tmp");

    private TemporaryFiles() {}

    /** A path for one beside {@code file}; it is not there yet. */
    static Path beside(Path file) {
        return file.resolveSibling(
                ".urn-ls-" + writer(ProcessHandle.current()) + "-" + Long.toHexString(System.nanoTime()) + ".tmp");
    }

    private static String writer(ProcessHandle process) {
        long started = process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
        return process.pid() + "-" + Long.toHexString(started);
    }

    private static boolean isAlive(String writer) {
        long pid = Long.parseLong(writer.substring(0, writer.indexOf('-')));
        return ProcessHandle.of(pid).filter(process -> writer(process).equals(writer)).isPresent();
    }

    /** Whether {@code name}, without a folder, is that of such a file. */
    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Removes from {@code folder} what killed processes have left there, as far as it can be read and removed. */
    public static void removeLeftovers(Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".urn-ls-*.tmp")) {
            for (Path file : files) {
                Matcher name = NAME.matcher(file.getFileName().toString());
                if (name.matches() && !isAlive(name.group(1))) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // They disturb nothing; what matters in this folder will fail by itself, and be said.
        }
    }
}
