package io.github.urnls.workspace;

import io.github.urnls.workspace.IgnoreRules.Within;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Walks all files below some paths: in the order of the paths, each folder sorted by name, each file once. Where paths
 * overlap, symbolic links come last. It leaves out {@code .git}, files that are being written, and what {@link Choice}
 * says, but never a path that was named. Symbolic links are followed only if they were named, so links cannot make a
 * loop.
 *
 * <p>
 * The walk advances when the next step is asked for. It holds only the folders above its position, so a tree may have
 * any size.
 */
public final class FileWalk implements Iterator<FileWalk.Step> {

    /** A step of a walk. */
    public sealed interface Step {

        Path path();

        /**
         * A file.
         *
         * @param size in bytes; {@link #NAMED} for a file that was named, whose size is not read yet
         */
        record File(Path path, long size) implements Step {

            static final long NAMED = -1;

            boolean isNamed() {
                return size == NAMED;
            }
        }

        /** A symbolic link, which is not followed. */
        record Link(Path path) implements Step {}

        /** A folder that could not be read. */
        record Unreadable(Path path, String reason) implements Step {}
    }

    /**
     * What a walk leaves out of folders.
     *
     * @param ignored whether to leave out what ignore files name, and {@code node_modules}
     * @param hidden  whether to leave out names that begin with a dot
     * @param exclude patterns of files and folders to leave out
     */
    public record Choice(boolean ignored, boolean hidden, FilePatterns exclude) {

        /** The choice of editors, as in their search: hidden files are included. */
        public static final Choice OF_EDITOR = new Choice(true, false, FilePatterns.NONE);

        /** Why {@code path} is left out of its folder; null if it is not. */
        @Nullable
        Reason leftOut(Path path, boolean folder, Within rules) {
            String name = FileNames.text(path.getFileName());
            if (exclude.fit(path, folder)) {
                return Reason.EXCLUDED;
            }
            if (ignored && (folder && name.equals(PACKAGES) || rules.ignores(name, folder))) {
                return Reason.IGNORED;
            }
            return hidden && name.startsWith(".") ? Reason.HIDDEN : null;
        }
    }

    /** Why a file or folder is left out. */
    public enum Reason { IGNORED, HIDDEN, EXCLUDED }

    /**
     * A whole walk.
     *
     * @param steps    the files
     * @param problems the folders that could not be read
     * @param cut      whether it ended early: more files than the limit, or cancelled
     */
    public record Result(List<Step.File> steps, List<Step.Unreadable> problems, boolean cut) {

        /** The paths of the files. */
        public List<Path> files() {
            return steps.stream().map(Step.File::path).toList();
        }
    }

    /** A folder to enter, which the walk does not hand out. */
    private record Folder(Path path) implements Step {}

    /** A folder that is being walked: what is left in it, and the ignore rules in it. */
    private record Level(Iterator<Step> left, IgnoreRules rules) {}

    /** The folder in which npm installs packages. */
    private static final String PACKAGES = "node_modules";

    private final Iterator<Path> paths;
    private final Deque<Level> levels = new ArrayDeque<>();
    private final Choice choice;
    private final Map<Reason, Integer> leftOut = new EnumMap<>(Reason.class);
    /** The real paths that were named, if one of them lies in another one; else none. */
    private final Set<Path> named;
    private final Set<Path> seen = new HashSet<>();
    private @Nullable Step next;

    /** A walk of {@code paths}. A named file is included even if it is ignored. */
    public FileWalk(List<Path> paths, Choice choice) {
        this.choice = choice;
        this.named = overlapping(paths);
        this.paths = (named.isEmpty() ? paths : linksLast(paths)).iterator();
        this.next = step();
    }

    /** The number of files and folders left out so far, by reason. The content of such a folder is not counted. */
    public Map<Reason, Integer> leftOut() {
        return leftOut;
    }

    /**
     * Walks {@code paths} to the end, or until there are more than {@code limit} files or {@code cancelled} says so.
     */
    public static Result of(List<Path> paths, int limit, BooleanSupplier cancelled) {
        List<Step.File> files = new ArrayList<>();
        List<Step.Unreadable> problems = new ArrayList<>();
        for (FileWalk walk = new FileWalk(paths, Choice.OF_EDITOR); walk.hasNext();) {
            Step step = walk.next();
            if (cancelled.getAsBoolean() || step instanceof Step.File && files.size() == limit) {
                return new Result(files, problems, true);
            }
            if (step instanceof Step.File file) { // no switch over types on the start path
                files.add(file);
            } else if (step instanceof Step.Unreadable problem) {
                problems.add(problem);
            }
        }
        return new Result(files, problems, cancelled.getAsBoolean());
    }

    /** Whether a walk of {@code folder} would come to {@code file}, judged by names and ignore files alone. */
    public static boolean reaches(Path folder, Path file) {
        return !file.equals(folder) && file.startsWith(folder) && !Files.isSymbolicLink(file)
                && new WalkReach(folder, Choice.OF_EDITOR).comesTo(file);
    }

    /** Whether {@code file} is an ignore file. */
    public static boolean isIgnoreFile(Path file) {
        return IgnoreRules.NAMES.stream().anyMatch(file::endsWith);
    }

    /** The real {@code paths} if a file may be reached twice: one of them is another one, or lies in it. */
    private static Set<Path> overlapping(List<Path> paths) {
        if (paths.size() < 2) {
            return Set.of(); // links below it are not followed
        }
        Set<Path> all = paths.stream().map(FileWalk::real).collect(Collectors.toSet());
        boolean overlap = all.size() < paths.size() || all.stream().anyMatch(path -> Stream
                .iterate(path.getParent(), Objects::nonNull, Path::getParent).anyMatch(all::contains));
        return overlap ? all : Set.of();
    }

    /** A file is rather read by its own path than through a link, through which it may not be written. */
    private static List<Path> linksLast(List<Path> paths) {
        List<Path> sorted = new ArrayList<>();
        List<Path> links = new ArrayList<>();
        paths.forEach(path -> (real(path).equals(FileNames.absolute(path)) ? sorted : links).add(path));
        sorted.addAll(links);
        return sorted;
    }

    /** The path with all links resolved. */
    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return FileNames.absolute(path); // there is no such file, which reading it will tell
        }
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
            if (!named.isEmpty() && step instanceof Step.File file) {
                Path path = real(file.path());
                if (!seen.add(path)) {
                    continue;
                }
                if (named.contains(path)) {
                    return new Step.File(file.path(), Step.File.NAMED);
                }
            }
            if (step != null || levels.isEmpty() && !paths.hasNext()) {
                return step;
            }
        }
    }

    /** The step for the next named path; null after entering a folder. */
    private @Nullable Step named() {
        if (!paths.hasNext()) {
            return null;
        }
        Path path = paths.next();
        if (Files.isDirectory(path)) {
            if (SystemFiles.include(path)) {
                return new Step.Unreadable(path, SystemFiles.REASON);
            }
            enter(path, IgnoreRules.in(path));
            return null;
        }
        return new Step.File(path, Step.File.NAMED);
    }

    private @Nullable Step below(Level level) {
        if (!level.left.hasNext()) {
            levels.pop();
            return null;
        }
        Step step = level.left.next();
        if (step instanceof Folder folder) {
            enter(folder.path, level.rules.below(folder.path));
            return null;
        }
        return step;
    }

    private void enter(Path folder, IgnoreRules rules) {
        List<Step> steps = new ArrayList<>();
        try {
            list(folder, rules.within(folder), steps);
        } catch (DirectoryIteratorException e) {
            Exception failure = e; // its own getCause is not in every class library
            steps.add(new Step.Unreadable(folder, FileReader.reason((IOException) failure.getCause())));
        } catch (IOException e) {
            steps.add(new Step.Unreadable(folder, FileReader.reason(e)));
        }
        levels.push(new Level(steps.iterator(), rules));
    }

    /** Adds what is in {@code folder}, sorted by name, without what is left out. */
    private void list(Path folder, Within ignored, List<Step> steps) throws IOException {
        List<Path> sorted = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(sorted::add);
        }
        sorted.sort(null);
        for (Path path : sorted) {
            if (isNeverWalked(FileNames.text(path.getFileName()))) {
                TemporaryFile.removeLeftover(path);
                continue;
            }
            try {
                BasicFileAttributes entry = Files.readAttributes(path, BasicFileAttributes.class,
                        LinkOption.NOFOLLOW_LINKS);
                boolean ofSystem = entry.isOther() || entry.isDirectory() && SystemFiles.beginAt(path);
                if (!ofSystem && !leavesOut(path, entry.isDirectory(), ignored)) {
                    steps.add(step(path, entry));
                }
            } catch (NoSuchFileException e) {
                // It was removed since the folder was read.
            } catch (IOException e) {
                // Its path is longer than the system takes, or it may not be looked at.
                steps.add(new Step.Unreadable(path, FileReader.reason(e)));
            }
        }
    }

    private static Step step(Path path, BasicFileAttributes entry) {
        if (entry.isDirectory()) {
            return new Folder(path);
        }
        return entry.isSymbolicLink() ? new Step.Link(path) : new Step.File(path, entry.size());
    }

    /**
     * Whether a file or folder with this name is in no walk unless it is named. Emacs writes copies of what is edited,
     * {@code #name#} and {@code name~}, and marks it as taken with {@code .#name}: a rename must not edit them.
     */
    static boolean isNeverWalked(String name) {
        return name.equals(".git") || TemporaryFile.isName(name) || name.startsWith(".#") || name.endsWith("~")
                || name.length() > 2 && name.startsWith("#") && name.endsWith("#");
    }

    private boolean leavesOut(Path path, boolean folder, Within ignored) {
        Reason reason = choice.leftOut(path, folder, ignored);
        if (reason != null) {
            leftOut.merge(reason, 1, Integer::sum);
        }
        return reason != null;
    }
}
