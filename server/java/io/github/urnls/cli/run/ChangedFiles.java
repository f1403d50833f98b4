package io.github.urnls.cli.run;

import io.github.urnls.workspace.FileWalk.Step;
import io.github.urnls.workspace.FileWalk.Choice;
import io.github.urnls.cli.run.Git.Stored;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.GitBlob;
import io.github.urnls.workspace.ProjectBounds;
import io.github.urnls.workspace.WalkReach;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * The files that differ between a commit of git and the working tree. What is not committed, and what git does not
 * track yet, belongs to the new state. Only files count that a walk of the given paths comes to, by the ignore files of
 * today.
 */
public final class ChangedFiles {

    /** What users of the command line call the revision. */
    public static final String OPTION = "--since";

    private final Git git;
    /** As a walk of the given paths calls them, with their old content if there was one. */
    private final List<Stored> files;
    private final Set<Path> absolute;

    private ChangedFiles(Git git, List<Stored> files) {
        this.git = git;
        this.files = files;
        this.absolute = files.stream().map(file -> FileNames.absolute(file.path()))
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static void requireInside(Path repository, Path path, Path first, String option) {
        UsageException.throwIf(!real(path).startsWith(repository), option + ": " + Printable.path(path)
                + " lies outside the repository of " + Printable.path(first));
    }

    /**
     * The files below {@code paths} that changed since {@code revision}.
     *
     * @param option what the user calls the revision, for messages
     * @throws UsageException if there is no git, no repository, no such path, or no such commit in it
     */
    public static ChangedFiles since(String revision, List<Path> paths, Choice choice, String option) {
        Path first = real(paths.getFirst());
        Path folder = Files.isDirectory(first) ? first : first.getParent();
        Path repository = ProjectBounds.repository(folder);
        if (ProjectBounds.isRepository(repository)) { // before git runs, which may be that of another repository
            paths.forEach(path -> requireInside(repository, path, paths.getFirst(), option));
        }
        Git git = new Git(Optional.of(folder).filter(path -> !path.equals(FileNames.workingFolder())), option);
        Path top = git.top();
        SortedMap<String, String> blobs = committed(git, git.commit(revision));
        Set<String> leftOut = addPresent(git, choice, blobs);
        Map<Path, Stored> files = new LinkedHashMap<>();
        for (Path path : paths) {
            requireInside(top, path, paths.getFirst(), option);
            Path real = real(path);
            WalkReach reach = new WalkReach(real, choice);
            blobs.forEach((name, blob) -> {
                Path file = FileNames.resolveBytes(top, name);
                boolean isHere = !leftOut.contains(name) || Files.exists(file);
                if (file.startsWith(real) && isHere && reach.comesTo(file)) {
                    files.putIfAbsent(file,
                            new Stored(file.equals(real) ? path : path.resolve(real.relativize(file)), blob));
                }
            });
        }
        return new ChangedFiles(git, files.entrySet().parallelStream()
                .filter(entry -> isChanged(entry.getKey(), entry.getValue().blob())).map(Map.Entry::getValue).toList());
    }

    private static Path real(Path path) {
        try {
            return FileNames.absolute(path).toRealPath();
        } catch (IOException e) {
            throw new UsageException(Printable.path(path) + ": no such file");
        }
    }

    /**
     * The names of all files of {@code commit} with their contents; without a content for what is no regular file.
     * Sorted, so that two runs read the same files in the same order.
     */
    private static SortedMap<String, String> committed(Git git, String commit) {
        SortedMap<String, String> blobs = new TreeMap<>();
        // Each is “mode type blob”, a tab, and the path.
        for (String entry : git.entries("ls-tree", "-r", "-z", "--full-tree", commit)) {
            String[] file = entry.substring(0, entry.indexOf('\t')).split(" ");
            blobs.put(entry.substring(entry.indexOf('\t') + 1), Git.isFile(file[0]) ? file[2] : "");
        }
        return blobs;
    }

    /**
     * Adds the tracked and untracked files of the working tree that are not in {@code blobs}.
     *
     * @return the files that a sparse checkout leaves out
     */
    private static Set<String> addPresent(Git git, Choice choice, SortedMap<String, String> blobs) {
        List<String> command = new ArrayList<>(
                List.of("ls-files", "--cached", "--others", "--full-name", "-t", "-z"));
        if (choice.ignored()) {
            command.add("--exclude-standard");
        }
        command.add(":/"); // below the top, wherever this runs
        Set<String> leftOut = new HashSet<>();
        // Each is a letter, a space, and the path, which ends in “/” for another repository.
        for (String entry : git.entries(command.toArray(String[]::new))) {
            String name = entry.substring(2);
            if (entry.startsWith("S")) {
                leftOut.add(name);
            }
            if (!name.endsWith("/")) {
                blobs.putIfAbsent(name, "");
            }
        }
        return leftOut;
    }

    /** Whether {@code file} has another content than {@code blob}, or is there although {@code blob} is empty. */
    private static boolean isChanged(Path file, String blob) {
        boolean present = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
        return blob.isEmpty() ? present : !present || !new GitBlob(blob).isContentOf(file);
    }

    /** Whether {@code path} has changed. */
    public boolean include(Path path) {
        return absolute.contains(FileNames.absolute(path));
    }

    /** The number of files. */
    public int count() {
        return files.size();
    }

    /** Those that are there now. */
    public List<Step.File> present() {
        return files.stream().map(Stored::path).filter(path -> Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS))
                .map(path -> new Step.File(path, size(path))).toList();
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0; // reading it will tell
        }
    }

    /** Hands out the old content of each changed file that was there, one after the other. */
    void readOld(Predicate<Path> included, ToLongFunction<Path> limits, BiConsumer<Path, FileContent> sink) {
        git.read(files.stream().filter(file -> !file.blob().isEmpty() && included.test(file.path())).toList(), limits,
                FileReader::read, sink);
    }
}
