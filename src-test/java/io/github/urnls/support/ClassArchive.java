package io.github.urnls.support;

import io.github.urnls.support.lsp.ServerProcess;
import io.github.urnls.support.lsp.WholeSession;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * What the JVM keeps of the classes of the packaged program from one start to the next, as the packages have it too.
 * Tests start the program some hundred times, and reading and verifying its classes is half of a start. It changes
 * nothing else: without an archive, or with a class that is not in it, the JVM reads the jar.
 */
public final class ClassArchive {

    private static final Path SAMPLE = Path.of("docs/sample").toAbsolutePath();

    /** What the command line is asked while its classes are recorded. */
    private static final List<List<String>> COMMANDS = List.of(
            List.of("check", "--fail-on", "never", SAMPLE.toString()),
            List.of("check", "--fail-on", "never", "--format", "jsonl", SAMPLE.toString()),
            List.of("list", SAMPLE.toString()), List.of("parse", "urn:example:a"), List.of("--help"));

    private static final long PATIENCE_MINUTES = 5;

    /**
     * The Java from which on classes can be kept as they are once they are linked (JEP 483): a third less of a start.
     */
    private static final int CLASS_LINKING = 24;

    private static final List<String> FLAGS = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    private static List<String> options;

    private ClassArchive() {}

    /** The packaged program. */
    public static Path jar() {
        return Path.of(System.getProperty("urnls.jar", "target/urn-ls.jar")).toAbsolutePath();
    }

    /**
     * The options of a JVM that is to use the archive; none where this JVM can make no archive. The first call makes
     * it, unless another process of the tests has.
     */
    public static synchronized List<String> options() {
        if (options == null) {
            try {
                Path archive = made();
                options = Files.exists(archive) ? List.of("-XX:SharedArchiveFile=" + archive) : List.of();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return options;
    }

    /** Named after what it is bound to: the jar and the JVM. */
    private static Path made() throws IOException, InterruptedException {
        Path folder = Files.createDirectories(jar().resolveSibling("class-archive"));
        Path archive = folder.resolve(Files.getLastModifiedTime(jar()).toMillis() + "-"
                + Runtime.version().toString().replaceAll("[^\\w.]", "-") + ".jsa");
        try (FileChannel file = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE); FileLock lock = file.lock()) {
            if (lock.isValid() && Files.notExists(archive)) {
                make(folder, archive);
            }
        }
        return archive;
    }

    private static void make(Path folder, Path archive) throws IOException, InterruptedException {
        Path recorded = folder.resolve("recorded");
        Path list = folder.resolve("list");
        Path half = folder.resolve("half");
        String recording = "-XX:DumpLoadedClassList=" + recorded;
        Set<String> loaded = new LinkedHashSet<>();
        List<String> server = new ArrayList<>(FLAGS);
        server.add(recording);
        WholeSession.with(ServerProcess.packaged(List.of(), server, List.of()), SAMPLE);
        add(recorded, loaded);
        for (List<String> arguments : COMMANDS) {
            List<String> program = new ArrayList<>(List.of(recording, "-jar", jar().toString()));
            program.addAll(arguments);
            if (!succeeds(folder, program)) {
                throw new IllegalStateException(arguments + ": " + Files.readString(folder.resolve("out")));
            }
            add(recorded, loaded);
        }
        Files.write(list, loaded);
        List<String> dump = new ArrayList<>(List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list,
                "-XX:SharedArchiveFile=" + half));
        if (Runtime.version().feature() >= CLASS_LINKING) {
            dump.add("-XX:+AOTClassLinking");
        }
        dump.addAll(List.of("-cp", jar().toString()));
        if (succeeds(folder, dump) && Files.exists(half)) {
            Files.move(half, archive, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** A number behind a class is that of the run that has recorded it. */
    private static void add(Path recorded, Set<String> loaded) throws IOException {
        Files.readAllLines(recorded).forEach(line -> loaded.add(line.replaceFirst("^([^@ ]+) id: .*", "$1")));
    }

    /** Runs Java without input. */
    private static boolean succeeds(Path folder, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(FLAGS);
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectInput(new File("/dev/null"))
                .redirectOutput(folder.resolve("out").toFile()).redirectErrorStream(true).start();
        boolean hasEnded = process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES);
        process.destroyForcibly();
        return hasEnded && process.exitValue() == 0;
    }
}
