package io.github.urnls.workspace;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Every file below some paths, folders read in parallel, the result in a stable order. Left out are {@code .git} and what
 * {@code .gitignore} names. Symbolic links that the user did not name are not followed, so a loop of links is no loop here.
 */
public final class FileWalk {

    /**
     * @param files    in the order of the paths asked for, each folder sorted by name
     * @param problems folders that could not be read
     * @param links    symbolic links that were not followed
     * @param cut      whether it ended early: there were too many files, or it was cancelled
     */
    public record Result(List<Path> files, List<Problem> problems, List<Path> links, boolean cut) {}

    /** A path that could not be walked, and why. */
    public record Problem(Path path, String reason) {}

    private FileWalk() {}

    /** Walks {@code paths}. A file that is named is taken even where it is ignored. */
    public static Result of(List<Path> paths) {
        return of(paths, Integer.MAX_VALUE, () -> false);
    }

    /** As {@link #of(List)}, until there are more than {@code limit} files or {@code cancelled} says so. */
    public static Result of(List<Path> paths, int limit, BooleanSupplier cancelled) {
        Walk walk = new Walk(limit, cancelled, new AtomicInteger());
        List<Path> files = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        List<Path> links = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                Result result = ForkJoinPool.commonPool().invoke(new Folder(path, IgnoreRules.in(path), walk));
                files.addAll(result.files);
                problems.addAll(result.problems);
                links.addAll(result.links);
            } else {
                files.add(path);
            }
        }
        return new Result(files.stream().distinct().toList(), problems, links, walk.isOver());
    }

    /** Whether a walk of {@code folder} would come to {@code file}, judged by names and {@code .gitignore} alone. */
    public static boolean reaches(Path folder, Path file) {
        if (!file.startsWith(folder) || file.equals(folder)) {
            return false;
        }
        IgnoreRules rules = IgnoreRules.in(folder);
        Path at = folder;
        for (Path name : folder.relativize(file)) {
            at = at.resolve(name);
            boolean last = at.equals(file);
            if (name.toString().equals(".git") || rules.ignores(at, !last || Files.isDirectory(at, LinkOption.NOFOLLOW_LINKS))
                    || Files.isSymbolicLink(at)) {
                return false;
            }
            rules = last ? rules : rules.below(at);
        }
        return true;
    }

    /** One walk: how many files it may still find, and whether it is wanted any longer. */
    private record Walk(int limit, BooleanSupplier cancelled, AtomicInteger found) {

        boolean isOver() {
            return found.get() > limit || cancelled.getAsBoolean();
        }
    }

    private static final class Folder extends RecursiveTask<Result> {

        private static final long serialVersionUID = 1;

        private final transient Path folder;
        private final transient IgnoreRules rules;
        private final transient Walk walk;

        Folder(Path folder, IgnoreRules rules, Walk walk) {
            this.folder = folder;
            this.rules = rules;
            this.walk = walk;
        }

        @Override
        protected Result compute() {
            List<Path> files = new ArrayList<>();
            List<Problem> problems = new ArrayList<>();
            if (walk.isOver()) {
                return new Result(files, problems, List.of(), true);
            }
            FolderListing listing = FolderListing.of(folder, rules);
            listing.problem().ifPresent(problems::add);
            List<Path> links = new ArrayList<>(listing.links());
            List<Object> entries = new ArrayList<>();
            walk.found.addAndGet((int) listing.entries().stream().filter(entry -> !entry.folder()).count());
            for (FolderListing.Entry entry : listing.entries()) {
                entries.add(entry.folder() ? new Folder(entry.path(), rules.below(entry.path()), walk).fork() : entry.path());
            }
            for (Object entry : entries) {
                if (entry instanceof ForkJoinTask<?> below) {
                    Result result = (Result) below.join();
                    files.addAll(result.files);
                    problems.addAll(result.problems);
                    links.addAll(result.links);
                } else {
                    files.add((Path) entry);
                }
            }
            return new Result(files, problems, links, false);
        }
    }
}
