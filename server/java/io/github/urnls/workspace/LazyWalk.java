package io.github.urnls.workspace;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The walk of {@link FileWalk}, one file at a time: the same files in the same order, read by whoever asks for the next one. It holds the
 * folders on the way to where it is, and no more, so that a tree may be as large as it likes.
 */
public final class LazyWalk implements Iterator<LazyWalk.Step> {

    /** What a walk comes to. */
    public sealed interface Step {

        /**
         * A file.
         *
         * @param size how many octets it has; -1 for a file that was named, of which nothing is known yet
         */
        record File(Path path, long size) implements Step {}

        /** A folder that could not be read. */
        record Unreadable(FileWalk.Problem problem) implements Step {}
    }

    /** A folder that is being walked: what is left of it, and what is ignored in it. */
    private record Level(Iterator<FolderListing.Entry> left, IgnoreRules rules) {}

    private final Iterator<Path> paths;
    private final Deque<Level> levels = new ArrayDeque<>();
    private final @Nullable Set<Path> seen;
    private @Nullable Step next;

    /** A walk of {@code paths}. A file that is named is taken even where it is ignored. */
    public LazyWalk(List<Path> paths) {
        this.paths = paths.iterator();
        this.seen = overlap(paths) ? new HashSet<>() : null;
        this.next = step();
    }

    /** Whether one of {@code paths} is another one, or lies in it: then a file may be met twice, and only once is it wanted. */
    private static boolean overlap(List<Path> paths) {
        Set<Path> all = new HashSet<>();
        for (Path path : paths) {
            if (!all.add(path)) {
                return true;
            }
        }
        for (Path path : paths) {
            for (Path above = path.getParent(); above != null; above = above.getParent()) {
                if (all.contains(above)) {
                    return true;
                }
            }
        }
        return false;
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
        return Files.isDirectory(path) ? enter(path, IgnoreRules.in(path)) : new Step.File(path, -1);
    }

    private @Nullable Step below(Level level) {
        if (!level.left.hasNext()) {
            levels.pop();
            return null;
        }
        FolderListing.Entry entry = level.left.next();
        return entry.folder() ? enter(entry.path(), level.rules.below(entry.path())) : new Step.File(entry.path(), entry.size());
    }

    private @Nullable Step enter(Path folder, IgnoreRules rules) {
        FolderListing listing = FolderListing.of(folder, rules);
        levels.push(new Level(listing.entries().iterator(), rules));
        return listing.problem().map(Step.Unreadable::new).orElse(null);
    }
}
