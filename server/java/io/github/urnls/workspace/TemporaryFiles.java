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
 * The files in which new text is written beside the old. Their names hold the id of the writing process and its start
 * time, since ids are reused, above all in containers. So the files of a killed process can be told from those of a
 * running one. If the file of a running process is removed by mistake, such as one in another container, that process
 * cannot move it. It reports this and leaves its target unchanged.
 */
public final class TemporaryFiles {

    private static final Pattern NAME = Pattern.compile("\\.urn-ls-(\\d{1,18}-[0-9a-f]{1,16})-[0-9a-f]{1,16}\\.tmp");

    private TemporaryFiles() {}

    /** A path for a new one beside {@code file}. */
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

    /** Whether {@code name}, without a folder, is the name of such a file. */
    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Removes the files that killed processes left in {@code folder}, as far as possible. */
    public static void removeLeftovers(Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".urn-ls-*.tmp")) {
            for (Path file : files) {
                Matcher name = NAME.matcher(file.getFileName().toString());
                if (name.matches() && !isAlive(name.group(1))) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // Leftovers do no harm. If the folder cannot be read, the write fails and reports it.
        }
    }
}
