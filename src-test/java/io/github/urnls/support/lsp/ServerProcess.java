package io.github.urnls.support.lsp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server as a process. */
public final class ServerProcess implements Transport {

    /** In MB. */
    private static final Pattern MAX_HEAP = Pattern.compile("-Xmx(\\d+)m");

    private final Process process;
    private final InputStream in;
    private final Path errors;

    /** @param errors the file to which standard error is appended */
    public ServerProcess(List<String> command, Path errors) {
        this.errors = errors;
        try {
            process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        in = new BufferedInputStream(process.getInputStream(), 1 << 16);
    }

    /**
     * The packaged server.
     *
     * @param program   another program that starts it, such as one that watches it; empty for none
     * @param options   of the JVM
     * @param arguments of the server
     */
    public static ServerProcess packaged(List<String> program, List<String> options, List<String> arguments) {
        List<String> command = new ArrayList<>(program);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-jar", System.getProperty("urnls.jar", "target/urn-ls.jar")));
        command.addAll(arguments);
        return of(command);
    }

    /**
     * The server in Node.js.
     *
     * @param file    the file {@code stdio.js} of the module
     * @param options of a JVM; Node.js gets the limit of the memory among them
     */
    static ServerProcess module(String file, List<String> options) {
        List<String> command = new ArrayList<>(List.of("node"));
        options.stream().map(MAX_HEAP::matcher).filter(Matcher::matches)
                .forEach(heap -> command.add("--max-old-space-size=" + heap.group(1)));
        command.add(file);
        return of(command);
    }

    private static ServerProcess of(List<String> command) {
        try {
            Path errors = Files.createTempFile("urn-ls-stderr", ".txt");
            errors.toFile().deleteOnExit();
            return new ServerProcess(command, errors);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public long pid() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public OutputStream toServer() {
        return process.getOutputStream();
    }

    @Override
    public InputStream fromServer() {
        return in;
    }

    @Override
    public int exitCode() {
        try {
            assertTrue(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES),
                    "the server did not end within " + PATIENCE_MINUTES + " minutes");
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String errors() {
        try {
            return Files.readString(errors);
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
