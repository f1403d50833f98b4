package io.github.urnls.cli.run;

import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.ProjectBounds;
import java.io.BufferedInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Runs git. This is the only place that starts another program. A git hook describes the repository and its index in
 * the environment, which is passed on.
 *
 * @param folder  where it runs; empty for the working directory
 * @param purpose the option that needs it, for messages
 */
record Git(Optional<Path> folder, String purpose) {

    /**
     * The options stop the configuration of the repository from naming a program for git to start, and git from writing
     * the times of files into its index. No command may compare the content of the working tree: git would start the
     * filters of the repository for it.
     */
    private static final List<String> OPTIONS = List.of("--no-optional-locks", "-c", "core.fsmonitor=false",
            "-c", "diff.relative=false", "-c", "diff.autoRefreshIndex=false");

    /** Git must fetch nothing, even where a partial clone lacks a content. */
    private static final Map<String, String> NO_NETWORK = Map.of("GIT_NO_LAZY_FETCH", "1", "GIT_ALLOW_PROTOCOL",
            "none");

    /**
     * The modes of regular files. A submodule has its content elsewhere, and that of a symbolic link is a file name.
     */
    private static final List<String> MODES_OF_FILES = List.of("100644", "100755");

    /** A revision that ends so means the commit from which the current branch and that one went apart. */
    private static final String MERGE_BASE = "...";

    /** The largest array. */
    private static final long MOST_BYTES = Integer.MAX_VALUE - 8;

    /**
     * A file whose content git keeps.
     *
     * @param path how the user calls it
     * @param blob the name of the content; empty if there is none
     */
    record Stored(Path path, String blob) {}

    /** What git printed. */
    private record Answer(int exitCode, String output, String errors) {}

    static boolean isFile(String mode) {
        return MODES_OF_FILES.contains(mode);
    }

    /**
     * The entries that git prints, a NUL behind each; a byte of a file name, which need not be UTF-8, is a character.
     *
     * @throws UsageException if there is no git, or if it refuses
     */
    List<String> entries(String... arguments) {
        Answer answer = ask(arguments);
        if (answer.exitCode != 0) {
            String said = answer.errors.lines().findFirst().orElse("git failed");
            String remedy = said.contains("not a git repository") ? "; run it in a repository" : "";
            throw new UsageException(purpose + ": " + said + remedy);
        }
        return Stream.of(answer.output.split("\0")).filter(entry -> !entry.isEmpty()).toList();
    }

    /** What git prints in ASCII, without line ends around it; empty if it refuses. */
    private Optional<String> answer(String... arguments) {
        return Optional.of(ask(arguments)).filter(answer -> answer.exitCode == 0)
                .map(answer -> answer.output.strip());
    }

    private Answer ask(String... arguments) {
        try {
            Process git = command(arguments).start();
            git.getOutputStream().close();
            // Read at the same time, since git waits if one of the pipes is full.
            CompletableFuture<String> said = CompletableFuture.supplyAsync(
                    () -> text(git.getErrorStream(), StandardCharsets.UTF_8));
            String output = text(git.getInputStream(), StandardCharsets.ISO_8859_1);
            return new Answer(git.waitFor(), output, said.join());
        } catch (IOException e) {
            throw notStarted();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UsageException("interrupted");
        }
    }

    private static String text(InputStream in, Charset charset) {
        try {
            return new String(in.readAllBytes(), charset);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private UsageException notStarted() {
        return new UsageException(
                purpose + " needs git, which could not be started; install it or put it on the PATH");
    }

    private Path where() {
        return folder.orElse(FileNames.workingFolder());
    }

    /** The top of the working tree. */
    Path top() {
        return FileNames.resolve(where(), String.join("", entries("rev-parse", "--show-cdup")).strip()).normalize();
    }

    /** The name of the commit that {@code revision} means. */
    String commit(String revision) {
        if (revision.endsWith(MERGE_BASE)) {
            String branch = commit(revision.substring(0, revision.length() - MERGE_BASE.length()));
            return answer("merge-base", branch, "HEAD").orElseThrow(() -> unknown(
                    "commit at which “" + Printable.of(revision) + "” and the current branch went apart"));
        }
        // An option would not be read as a revision, and no name of git begins so.
        return Optional.of(revision).filter(text -> !text.isBlank() && !text.startsWith("-"))
                .flatMap(text -> answer("rev-parse", "--verify", "--quiet", text + "^{commit}"))
                .orElseThrow(() -> unknown("commit “" + Printable.of(revision) + "”"));
    }

    private UsageException unknown(String what) {
        boolean shallow = answer("rev-parse", "--is-shallow-repository").filter("true"::equals).isPresent();
        return new UsageException(purpose + ": " + (shallow
                ? "this shallow clone has no " + what + "; get the history with “git fetch --unshallow”, or with"
                        + " “fetch-depth: 0” in the checkout of GitHub"
                : "this repository has no " + what + "; give a branch, a tag or a commit that it has"));
    }

    private ProcessBuilder command(String... arguments) {
        String program = program(System.getenv().getOrDefault("PATH", ""), where())
                .orElseThrow(this::notStarted).toString();
        ProcessBuilder command = new ProcessBuilder(
                Stream.of(List.of(program), OPTIONS, List.of(arguments)).flatMap(List::stream).toList());
        folder.map(Path::toFile).ifPresent(command::directory);
        command.environment().putAll(NO_NETWORK);
        command.environment().remove("GIT_LITERAL_PATHSPECS");
        return command;
    }

    /**
     * The git in the first absolute folder of {@code path} that has one which is not {@link #ofRepository}. The system
     * would also look into the working directory: Windows always, Unix where the path has an empty or relative folder.
     */
    private static Optional<Path> program(String path, Path where) {
        String name = File.separatorChar == '\\' ? "git.exe" : "git";
        return Stream.of(path.split(Pattern.quote(File.pathSeparator))).flatMap(Git::folder)
                .map(folder -> folder.resolve(name)).filter(Files::isRegularFile).filter(Files::isExecutable)
                .filter(git -> !ofRepository(where, git)).findFirst();
    }

    /**
     * Whether {@code git} lies in {@code where}, or in a repository around that or around the working directory:
     * {@code npm run} puts a folder of each folder above before all others. No repository is the root of all files.
     */
    private static boolean ofRepository(Path where, Path git) {
        return Stream.of(where, FileNames.workingFolder())
                .flatMap(folder -> Stream.iterate(folder, at -> at.getParent() != null, Path::getParent))
                .filter(at -> at.equals(where) || ProjectBounds.isRepository(at))
                .anyMatch(at -> git.startsWith(at) || new ProjectBounds(at, at).holds(git));
    }

    private static Stream<Path> folder(String name) {
        try {
            Path folder = FileNames.path(name);
            return folder.isAbsolute() ? Stream.of(folder.toRealPath()) : Stream.empty();
        } catch (IOException | InvalidPathException e) {
            return Stream.empty();
        }
    }

    /** Reads {@code files}, one after the other; {@code reader} reads each within its limit. */
    void read(List<Stored> files, ToLongFunction<Path> limits, Function<byte[], FileContent> reader,
            BiConsumer<Path, FileContent> sink) {
        if (files.isEmpty()) {
            return;
        }
        try {
            // Its error output is not read, and must not fill a pipe.
            Process git = command("cat-file", "--batch").redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (OutputStream questions = git.getOutputStream();
                    InputStream answers = new BufferedInputStream(git.getInputStream())) {
                for (Stored file : files) {
                    questions.write((file.blob + "\n").getBytes(StandardCharsets.US_ASCII));
                    questions.flush();
                    sink.accept(file.path, content(file.path, answers, limits.applyAsLong(file.path), reader));
                }
            } finally {
                git.destroy();
            }
        } catch (IOException e) {
            throw new UsageException(purpose + ": git gave up: " + FileWriter.reason(e));
        }
    }

    /** Reads one answer of git: “blob type size”, the content, and a line end. */
    private FileContent content(Path path, InputStream answers, long limit, Function<byte[], FileContent> reader)
            throws IOException {
        StringBuilder head = new StringBuilder();
        for (int c = answers.read(); c != '\n'; c = answers.read()) {
            if (c < 0) {
                throw missing(path);
            }
            head.append((char) c);
        }
        String[] words = head.toString().split(" ");
        if (words.length < 3) {
            throw missing(path);
        }
        long size = Long.parseLong(words[2]);
        long most = Math.min(limit, MOST_BYTES);
        if (size > most) {
            answers.skipNBytes(size + 1);
            return new FileContent.TooLarge(size, most);
        }
        byte[] content = answers.readNBytes((int) size);
        answers.skipNBytes(1);
        return reader.apply(content);
    }

    private UsageException missing(Path path) {
        return new UsageException(purpose + ": git does not have the content of " + Printable.path(path)
                + "; in a partial clone, “git fetch --refetch --no-filter” gets it");
    }
}
