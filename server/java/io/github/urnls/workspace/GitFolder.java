package io.github.urnls.workspace;

import io.github.urnls.text.Chars;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which git keeps a repository (gitrepository-layout(5)).
 *
 * @param path the folder; if several working trees share a repository, the shared one
 */
record GitFolder(Path path) {

    /** How much of a file is read, in bytes; git files that people write are smaller. */
    private static final int LARGEST = 1 << 20;

    private static final Pattern SECTION = Pattern.compile("\\s*\\[\\s*([^\\]]*?)\\s*\\].*");
    private static final Pattern EXCLUDES = Pattern
            .compile("(?i)\\s*excludesfile\\s*=\\s*\"?([^\"#;]*?)\"?\\s*([#;].*)?");

    /** The folder of the repository with the top folder {@code root}; empty if there is none. */
    static Optional<GitFolder> of(Path root) {
        Path git = root.resolve(".git");
        if (Files.isDirectory(git)) {
            return Optional.of(new GitFolder(git));
        }
        // The .git of another working tree or of a submodule is a file that names the folder.
        return text(git).filter(text -> text.startsWith("gitdir:"))
                .flatMap(text -> resolved(root, text.substring("gitdir:".length()).strip()))
                .map(folder -> new GitFolder(text(folder.resolve("commondir"))
                        .flatMap(common -> resolved(folder, common.strip())).orElse(folder)));
    }

    /** The file of this repository's own excludes, which is not shared. */
    Path excludes() {
        return path.resolve("info").resolve("exclude");
    }

    /** The user's excludes file for all repositories: {@code core.excludesFile}, or its default. */
    static Optional<Path> userExcludes() {
        return userExcludes(Path.of(System.getProperty("user.home")), System::getenv);
    }

    /** As {@link #userExcludes()}, for this {@code home}; {@code environment} gives a variable, or null. */
    static Optional<Path> userExcludes(Path home, UnaryOperator<@Nullable String> environment) {
        Path settings = Optional.ofNullable(environment.apply("XDG_CONFIG_HOME")).filter(name -> !name.isEmpty())
                .flatMap(name -> resolved(home, name)).orElse(home.resolve(".config")).resolve("git");
        Optional<Path> own = Optional.ofNullable(environment.apply("GIT_CONFIG_GLOBAL"))
                .flatMap(name -> resolved(home, name));
        Stream<Path> files = own.map(Stream::of)
                .orElseGet(() -> Stream.of(home.resolve(".gitconfig"), settings.resolve("config")));
        return files.map(GitFolder::text).flatMap(Optional::stream).map(GitFolder::excludesIn).flatMap(Optional::stream)
                .findFirst().map(name -> name.startsWith("~/") ? "." + name.substring(1) : name)
                .flatMap(name -> resolved(home, name)).or(() -> Optional.of(settings.resolve("ignore")));
    }

    private static Optional<String> excludesIn(String configuration) {
        String found = null;
        boolean core = false;
        for (String line : configuration.split("\\R")) {
            Matcher section = SECTION.matcher(line);
            Matcher excludes = EXCLUDES.matcher(line);
            if (section.matches()) {
                core = section.group(1).equalsIgnoreCase("core");
            } else if (core && excludes.matches()) {
                found = excludes.group(1);
            }
        }
        return Optional.ofNullable(found).filter(name -> !Chars.isBlank(name));
    }

    /**
     * The path {@code name}, relative to {@code folder}. Never on another disk or a share: when Windows opens a path on
     * a share, it connects to that machine.
     */
    private static Optional<Path> resolved(Path folder, String name) {
        try {
            return Optional.of(FileNames.resolve(folder, name).normalize())
                    .filter(path -> Objects.equals(path.getRoot(), folder.getRoot()));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> text(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new String(FileInput.head(file, LARGEST), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
