package io.github.urnls.cli.tools;

import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Printable;
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

/** The folders that may be read, with what lies below them, and nothing else, wherever links lead. */
public final class Roots {

    static final String LEADS_OUT = "a link that leads out of the folders that may be read, or to nothing";

    /** @param given as it was named, made absolute; {@code real} with every link followed */
    private record Root(Path given, Path real) {}

    /** The answer to a question for a path. */
    sealed interface Asked {

        /** May be read; without links in it. */
        record Inside(Path real) implements Asked {}

        record Refused(String reason) implements Asked {}
    }

    private final List<Root> roots = new ArrayList<>();

    /** @throws UsageException if one is no folder */
    public Roots(List<Path> folders) {
        for (Path folder : folders) {
            try {
                Path real = folder.toRealPath();
                if (!Files.isDirectory(real)) {
                    throw new UsageException("not a folder: " + Printable.path(folder));
                }
                roots.add(new Root(folder.toAbsolutePath().normalize(), real));
            } catch (IOException e) {
                throw new UsageException("no such folder: " + Printable.path(folder));
            }
        }
    }

    /** Looks for a path, a relative one below each root. Of what lies outside, not even that it exists is told. */
    Asked ask(String path) {
        Asked answer = new Asked.Refused("no such file or folder");
        for (Root root : roots) {
            answer = ask(root, path);
            if (answer instanceof Asked.Inside) {
                return answer;
            }
        }
        return answer;
    }

    private Asked ask(Root root, String path) {
        Path asked;
        try {
            asked = FileNames.resolve(root.given, path).normalize();
        } catch (InvalidPathException e) {
            return new Asked.Refused("not a path: " + e.getReason());
        }
        Optional<Path> start = startOf(asked);
        if (start.isEmpty()) {
            return new Asked.Refused("outside of the folders that may be read: " + this);
        }
        try {
            Path real = asked.toRealPath();
            return holds(real) ? new Asked.Inside(real) : new Asked.Refused(LEADS_OUT);
        } catch (IOException e) {
            return new Asked.Refused(reason(e, hasLink(start.get(), asked)));
        }
    }

    /** The root, as it is written there, that {@code path} begins with. */
    private Optional<Path> startOf(Path path) {
        return roots.stream().flatMap(root -> Stream.of(root.given, root.real)).filter(path::startsWith).findFirst();
    }

    /** Where a link is on the way, what is missing may lie outside; it gets the same answer as what is there. */
    private static String reason(IOException e, boolean link) {
        if (link) {
            return LEADS_OUT;
        }
        return e instanceof NoSuchFileException ? "no such file or folder" : "cannot be read";
    }

    private static boolean hasLink(Path start, Path path) {
        return Stream.iterate(path, at -> !at.equals(start), Path::getParent).anyMatch(Files::isSymbolicLink);
    }

    /** Whether {@code file} still is what a walk has found: links may have been made since. */
    boolean holdsNow(Path file) {
        try {
            return holds(file.toRealPath());
        } catch (IOException e) {
            return true; // It cannot be read, which reading it will say.
        }
    }

    private boolean holds(Path real) {
        return roots.stream().anyMatch(root -> real.startsWith(root.real));
    }

    /** A path as answers name it: relative to the first root where it lies below, else absolute. */
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
