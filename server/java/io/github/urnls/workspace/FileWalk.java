package io.github.urnls.workspace;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Every file below some paths, in the order of the paths, each folder sorted by name, and each file once. Left out are
 * {@code .git}, files that are being written, and what {@code .gitignore} names. Symbolic links that the user did not
 * name are not followed, so a loop of links is no loop here.
 *
 * <p>
 * The walk goes on when the next step is asked for. It holds only the folders on the way to where it is, so that a tree
 * may be of any size.
 */
public final class FileWalk implements Iterator<FileWalk.Step> {

    /** What a walk meets. */
    public sealed interface Step {

        Path path();

        /**
         * A file.
         *
         * @param size in bytes; -1 for a file that was named, which has not been looked at yet
         */
        record File(Path path, long size) implements Step {}

        /** A symbolic link, which is not followed. */
        record Link(Path path) implements Step {}

        /** A folder that could not be read. */
        record Unreadable(Path path, String reason) implements Step {}
    }

    /**
     * A whole walk.
     *
     * @param steps    the files
     * @param problems the folders that could not be read
     * @param links    symbolic links that were not followed
     * @param cut      whether it ended early: there were more files than the limit, or it was cancelled
     */
    public record Result(List<Step.File> steps, List<Step.Unreadable> problems, List<Path> links, boolean cut) {

        /** The paths of the files. */
        public List<Path> files() {
            return steps.stream().map(Step.File::path).toList();
        }
    }

    /** A folder, a file or a link in a folder. */
    private record Entry(Path path, BasicFileAttributes attributes) {}

    /** A folder that is being walked: what is left of it, and what is ignored in it. */
    private record Level(Iterator<Entry> left, IgnoreRules rules) {}

    private final Iterator<Path> paths;
    private final Deque<Level> levels = new ArrayDeque<>();
    private final @Nullable Set<Path> seen;
    private @Nullable Step next;

    /** A walk of {@code paths}. A file that is named is taken even where it is ignored. */
    public FileWalk(List<Path> paths) {
        this.paths = paths.iterator();
        this.seen = overlap(paths) ? new HashSet<>() : null;
        this.next = step();
    }

    /**
     * Walks {@code paths} to the end, or until there are more than {@code limit} files or {@code cancelled} says so.
     */
    public static Result of(List<Path> paths, int limit, BooleanSupplier cancelled) {
        List<Step.File> files = new ArrayList<>();
        List<Step.Unreadable> problems = new ArrayList<>();
        List<Path> links = new ArrayList<>();
        for (FileWalk walk = new FileWalk(paths); walk.hasNext();) {
            Step step = walk.next();
            if (cancelled.getAsBoolean() || step instanceof Step.File && files.size() == limit) {
                return new Result(files, problems, links, true);
            }
            switch (step) {
                case Step.File file -> files.add(file);
                case Step.Link link -> links.add(link.path());
                case Step.Unreadable problem -> problems.add(problem);
            }
        }
        return new Result(files, problems, links, cancelled.getAsBoolean());
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
            if (name.toString().equals(".git")
                    || rules.ignores(at, !last || Files.isDirectory(at, LinkOption.NOFOLLOW_LINKS))
                    || Files.isSymbolicLink(at)) {
                return false;
            }
            if (!last) {
                rules = rules.below(at);
            }
        }
        return true;
    }

    /** Whether one of {@code paths} is another one, or lies in it: then a file may be met twice. */
    private static boolean overlap(List<Path> paths) {
        Set<Path> all = new HashSet<>(paths);
        return all.size() < paths.size() || paths.stream().anyMatch(path -> Stream
                .iterate(path.getParent(), Objects::nonNull, Path::getParent).anyMatch(all::contains));
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    @Override
    public Step next() {
        Step current = next;
        if (current == null) {
            throw new NoSuchElementException();
        }
        next = step();
        return current;
    }

    private @Nullable Step step() {
        while (true) {
            Step step = levels.isEmpty() ? named() : below(levels.element());
            if (step instanceof Step.File file && seen != null && !seen.add(file.path())) {
                continue;
            }
            if (step != null || levels.isEmpty() && !paths.hasNext()) {
                return step;
            }
        }
    }

    /** The next path that was named: itself if it is a file, the problem with it, or nothing yet if it is a folder. */
    private @Nullable Step named() {
        if (!paths.hasNext()) {
            return null;
        }
        Path path = paths.next();
        if (Files.isDirectory(path)) {
            if (SystemFiles.include(path)) {
                return new Step.Unreadable(path, SystemFiles.REASON);
            }
            return enter(path, IgnoreRules.in(path));
        }
        return new Step.File(path, -1);
    }

    private @Nullable Step below(Level level) {
        if (!level.left.hasNext()) {
            levels.pop();
            return null;
        }
        Entry entry = level.left.next();
        if (entry.attributes.isDirectory()) {
            return enter(entry.path, level.rules.below(entry.path));
        }
        if (entry.attributes.isSymbolicLink()) {
            return new Step.Link(entry.path);
        }
        return new Step.File(entry.path, entry.attributes.size());
    }

    private @Nullable Step enter(Path folder, IgnoreRules rules) {
        List<Entry> entries = new ArrayList<>();
        Step problem = null;
        try {
            list(folder, rules.within(folder), entries);
        } catch (DirectoryIteratorException e) {
            problem = new Step.Unreadable(folder, FileReader.reason(e.getCause()));
        } catch (IOException e) {
            problem = new Step.Unreadable(folder, FileReader.reason(e));
        }
        levels.push(new Level(entries.iterator(), rules));
        return problem;
    }

    /** Adds what {@code folder} holds, sorted by name, without what is ignored in it. */
    private static void list(Path folder, IgnoreRules.Within ignored, List<Entry> entries) throws IOException {
        List<Path> sorted = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(sorted::add);
        }
        sorted.sort(null);
        for (Path path : sorted) {
            String name = FileNames.text(path.getFileName());
            if (name.equals(".git") || TemporaryFiles.isName(name)) {
                continue;
            }
            try {
                Entry entry = new Entry(path,
                        Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
                boolean ofSystem = entry.attributes.isOther()
                        || entry.attributes.isDirectory() && SystemFiles.beginAt(path);
                if (!ofSystem && !ignored.ignores(name, entry.attributes.isDirectory())) {
                    entries.add(entry);
                }
            } catch (IOException e) {
                // It has gone since the folder was read, or may not be looked at.
            }
        }
    }
}
