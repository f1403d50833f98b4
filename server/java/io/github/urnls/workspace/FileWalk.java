package io.github.urnls.workspace;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/**
 * Every file below some paths, folders read in parallel, the result in a stable order. Left out are {@code .git} and what
 * {@code .gitignore} names. Symbolic links that the user did not name are not followed, so a loop of links is no loop here.
 */
public final class FileWalk {

    /**
     * @param files    in the order of the paths asked for, each folder sorted by name
     * @param problems folders that could not be read
     */
    public record Result(List<Path> files, List<Problem> problems) {}

    /** A path that could not be walked, and why. */
    public record Problem(Path path, String reason) {}

    private FileWalk() {}

    /** Walks {@code paths}. A file that is named is taken even where it is ignored. */
    public static Result of(List<Path> paths) {
        List<Path> files = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                Result result = ForkJoinPool.commonPool().invoke(new Folder(path, IgnoreRules.in(path)));
                files.addAll(result.files);
                problems.addAll(result.problems);
            } else {
                files.add(path);
            }
        }
        return new Result(files.stream().distinct().toList(), problems);
    }

    private static final class Folder extends RecursiveTask<Result> {

        private static final long serialVersionUID = 1;

        private final transient Path folder;
        private final transient IgnoreRules rules;

        Folder(Path folder, IgnoreRules rules) {
            this.folder = folder;
            this.rules = rules;
        }

        @Override
        protected Result compute() {
            List<Path> files = new ArrayList<>();
            List<Problem> problems = new ArrayList<>();
            List<Object> entries = new ArrayList<>();
            try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
                List<Path> sorted = new ArrayList<>();
                stream.forEach(sorted::add);
                sorted.sort(null);
                for (Path path : sorted) {
                    entry(path, entries);
                }
            } catch (IOException | DirectoryIteratorException e) {
                problems.add(new Problem(folder, e instanceof AccessDeniedException ? "permission denied" : e.toString()));
            }
            for (Object entry : entries) {
                if (entry instanceof Folder below) {
                    Result result = below.join();
                    files.addAll(result.files);
                    problems.addAll(result.problems);
                } else {
                    files.add((Path) entry);
                }
            }
            return new Result(files, problems);
        }

        private void entry(Path path, List<Object> entries) {
            boolean directory = Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
            if (path.getFileName().toString().equals(".git") || rules.ignores(path, directory)) {
                return;
            }
            if (directory) {
                Folder below = new Folder(path, rules.below(path));
                below.fork();
                entries.add(below);
            } else if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
                entries.add(path);
            }
        }
    }
}
