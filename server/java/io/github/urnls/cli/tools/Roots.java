package io.github.urnls.cli.tools;

import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.workspace.FileNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The folders that may be read, with everything below them. Links cannot lead out of them. */
public final class Roots {

    static final String LEADS_OUT = "a link that leads out of the folders that may be read, or to nothing";

    /**
     * A root folder.
     *
     * @param given the absolute path as it was named
     * @param real  the path with all links followed
     */
    private record Root(Path given, Path real) {}

    private final List<Root> roots = new ArrayList<>();

    /**
     * Creates the roots.
     *
     * @throws UsageException if one is no folder
     */
    public Roots(List<Path> folders) {
        for (Path folder : folders) {
            try {
                Path real = folder.toRealPath();
                if (!Files.isDirectory(real)) {
                    throw new UsageException("not a folder: " + Printable.path(folder));
                }
                roots.add(new Root(FileNames.absolute(folder), real));
            } catch (IOException e) {
                throw new UsageException("no such folder: " + Printable.path(folder));
            }
        }
    }

    /** The folders, without links in their paths. */
    List<Path> all() {
        return roots.stream().map(Root::real).toList();
    }

    /**
     * The file or folder {@code path}, without links; a relative one is looked for below each root.
     *
     * @throws UsageException with the reason why it may not be read, which does not reveal whether a file outside
     *                        exists
     */
    Path real(String path) {
        UsageException refusal = new UsageException("no such file or folder");
        for (Root root : roots) {
            try {
                return real(root, path);
            } catch (UsageException e) {
                refusal = e;
            }
        }
        throw refusal;
    }

    private Path real(Root root, String path) {
        Path asked;
        try {
            asked = FileNames.resolve(root.given, path).normalize();
        } catch (InvalidPathException e) {
            throw new UsageException("not a path: " + e.getReason());
        }
        Path start = startOf(asked)
                .orElseThrow(() -> new UsageException("outside of the folders that may be read: " + this));
        try {
            Path real = asked.toRealPath();
            UsageException.throwIf(!holds(real), LEADS_OUT);
            return real;
        } catch (IOException e) {
            throw new UsageException(reason(e, hasLink(start, asked)));
        }
    }

    /** The root, in the spelling that {@code path} begins with. */
    private Optional<Path> startOf(Path path) {
        return roots.stream().flatMap(root -> Stream.of(root.given, root.real)).filter(path::startsWith).findFirst();
    }

    /**
     * The reason for a missing file. Behind a link it may lie outside, so the answer is the same as for an existing
     * one.
     */
    private static String reason(IOException e, boolean link) {
        if (link) {
            return LEADS_OUT;
        }
        return e instanceof NoSuchFileException ? "no such file or folder" : "cannot be read";
    }

    private static boolean hasLink(Path start, Path path) {
        return Stream.iterate(path, at -> !at.equals(start), Path::getParent).anyMatch(Files::isSymbolicLink);
    }

    /** Whether {@code file} is still inside, since links may have been made after a walk found it. */
    boolean holdsNow(Path file) {
        try {
            return holds(file.toRealPath());
        } catch (IOException e) {
            return true; // it cannot be read, which reading it will report
        }
    }

    private boolean holds(Path real) {
        return roots.stream().anyMatch(root -> real.startsWith(root.real));
    }

    /** A path for answers: relative to the first root if it lies below, else absolute. */
    String display(Path real) {
        Path first = roots.get(0).real;
        if (real.startsWith(first) && !real.equals(first)) {
            return Printable.path(first.relativize(real));
        }
        return Printable.path(real);
    }

    @Override
    public String toString() {
        return String.join(", ", roots.stream().map(root -> Printable.path(root.given)).toList());
    }
}
