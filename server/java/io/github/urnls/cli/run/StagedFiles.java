package io.github.urnls.cli.run;

import io.github.urnls.workspace.FileWriter;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.workspace.FileNames;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * The files that the next commit changes, with their staged content, which may differ from the working tree. This is
 * the only place that starts another program: git. A git hook describes the repository and its index in the
 * environment, which is passed on unchanged.
 */
final class StagedFiles {

    /**
     * A file in the index of git.
     *
     * @param path relative to the working directory
     * @param blob the name of its content; empty for a file that is not merged yet
     */
    record Staged(Path path, String blob) {

        /** Whether there is one content to check. */
        boolean isMerged() {
            return !blob.isEmpty();
        }
    }

    /** Gets each file. */
    interface Listener {

        /** The content of {@code path}. */
        void read(Path path, byte[] content) throws IOException;

        /** {@code path} has {@code size} bytes, which is over its limit. */
        void tooLarge(Path path, long size, long limit);
    }

    /** The options stop the configuration of the repository from naming a program for git to start. */
    private static final List<String> GIT = List.of("git", "-c", "core.fsmonitor=false", "-c", "diff.relative=false");

    /**
     * The modes of regular files. A submodule has its content elsewhere, and that of a symbolic link is a file name.
     */
    private static final List<String> MODES_OF_FILES = List.of("100644", "100755");

    /** The largest array. */
    private static final long MOST_BYTES = Integer.MAX_VALUE - 8;

    private StagedFiles() {}

    /**
     * All files of the repository that are added, changed or not merged, in the order of their names.
     *
     * @throws UsageException if there is no git, or no repository
     */
    static List<Staged> list() {
        Path here = FileNames.workingFolder();
        Path top = FileNames.resolve(here, output("rev-parse", "--show-cdup").strip()).normalize();
        // Each file is “:mode mode blob blob letter”, followed by its path.
        String[] fields = output("diff", "--cached", "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff",
                "--diff-filter=ACMTU").split("\0");
        List<Staged> files = new ArrayList<>();
        for (int i = 0; i + 1 < fields.length; i += 2) {
            String[] change = fields[i].split(" ");
            if (change[4].equals("U")) {
                files.add(new Staged(here.relativize(FileNames.resolve(top, fields[i + 1])), ""));
            } else if (MODES_OF_FILES.contains(change[1])) {
                files.add(new Staged(here.relativize(FileNames.resolve(top, fields[i + 1])), change[3]));
            }
        }
        return files.stream().distinct().toList();
    }

    /** Reads {@code files}, one after the other. */
    static void read(List<Staged> files, ToLongFunction<Path> limits, Listener listener) {
        if (files.isEmpty()) {
            return;
        }
        try {
            // Its error output is not read, and must not fill a pipe.
            Process git = command("cat-file", "--batch").redirectError(ProcessBuilder.Redirect.DISCARD).start();
            try (OutputStream questions = git.getOutputStream();
                    InputStream answers = new BufferedInputStream(git.getInputStream())) {
                for (Staged file : files) {
                    questions.write((file.blob + "\n").getBytes(StandardCharsets.US_ASCII));
                    questions.flush();
                    read(file, answers, limits.applyAsLong(file.path), listener);
                }
            } finally {
                git.destroy();
            }
        } catch (IOException e) {
            throw new UsageException("--staged: git gave up: " + Printable.of(FileWriter.reason(e)));
        }
    }

    /** Reads one answer of git: “blob type size”, the content, and a line end. */
    private static void read(Staged file, InputStream answers, long limit, Listener listener) throws IOException {
        StringBuilder head = new StringBuilder();
        for (int c = answers.read(); c != '\n'; c = answers.read()) {
            if (c < 0) {
                throw new EOFException("the output of git ended early");
            }
            head.append((char) c);
        }
        String[] words = head.toString().split(" ");
        if (words.length < 3) {
            throw new IOException(file.path + " " + head);
        }
        long size = Long.parseLong(words[2]);
        long most = Math.min(limit, MOST_BYTES);
        if (size > most) {
            answers.skipNBytes(size);
            listener.tooLarge(file.path, size, most);
        } else {
            listener.read(file.path, answers.readNBytes((int) size));
        }
        answers.skipNBytes(1);
    }

    private static String output(String... arguments) {
        try {
            Process git = command(arguments).start();
            git.getOutputStream().close();
            // Read at the same time, since git waits if one of the pipes is full.
            CompletableFuture<String> said = CompletableFuture.supplyAsync(() -> text(git.getErrorStream()));
            String output = text(git.getInputStream());
            String errors = said.join();
            if (git.waitFor() != 0) {
                throw new UsageException("--staged: " + Printable.of(errors.lines().findFirst().orElse("git failed")));
            }
            return output;
        } catch (IOException e) {
            throw new UsageException("--staged needs git, which could not be started");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UsageException("interrupted");
        }
    }

    private static String text(InputStream in) {
        try {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ProcessBuilder command(String... arguments) {
        return new ProcessBuilder(Stream.concat(GIT.stream(), Stream.of(arguments)).toList());
    }
}
