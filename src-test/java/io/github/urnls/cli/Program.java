package io.github.urnls.cli;

import io.github.urnls.support.ClassArchive;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The packaged program as a process of its own, with options for its JVM, a command that starts it, and a place for its
 * output.
 */
record Program(List<String> starter, List<String> options, Path folder) {

    /** How long a run may take before the test gives up; never how long it is expected to take. */
    private static final long PATIENCE_MINUTES = 5;

    static Program in(Path folder) {
        return new Program(List.of(), List.of(), folder);
    }

    /** The command that runs the program as it was compiled, where there is no package yet. */
    static List<String> compiled(String... arguments) {
        List<String> command = new ArrayList<>(java());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** A JVM with the options that the package starts it with. */
    private static List<String> java() {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1");
    }

    Program with(String... jvmOptions) {
        return new Program(starter, List.of(jvmOptions), folder);
    }

    Program startedBy(String... command) {
        return new Program(List.of(command), options, folder);
    }

    Run run(String... arguments) throws IOException {
        Path out = Files.createTempFile("urn-ls-out", ".txt");
        try {
            return run(out.toFile(), arguments);
        } finally {
            Files.delete(out);
        }
    }

    /** As {@link #run(String...)}, with standard output going to {@code out}. */
    Run run(File out, String... arguments) throws IOException {
        Path err = Files.createTempFile("urn-ls-err", ".txt");
        List<String> command = new ArrayList<>(starter);
        command.addAll(java());
        command.addAll(ClassArchive.options());
        command.addAll(options);
        command.addAll(List.of("-jar", ClassArchive.jar().toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectInput(new File("/dev/null"))
                .redirectOutput(out)
                .redirectError(err.toFile()).start();
        try {
            if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
                throw new IllegalStateException(
                        "it did not end within " + PATIENCE_MINUTES + " minutes: " + command);
            }
            return new Run(process.exitValue(), out.isFile() ? Files.readString(out.toPath()) : "",
                    Files.readString(err, StandardCharsets.UTF_8));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            process.destroyForcibly();
            Files.delete(err);
        }
    }
}
