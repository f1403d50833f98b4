package io.github.urnls.workspace;

import io.github.urnls.urn.PercentEncoding;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Converts paths from and to text in UTF-8, in any locale.
 *
 * <p>
 * Java reads and writes file names in the locale of the process. In the locale C, as in a bare container, it knows only
 * ASCII. Other letters become U+FFFD, and no path can be made of them. The path still has the bytes, and its URI shows
 * them all ({@link Path#toUri}). So names go that way if the direct way fails.
 */
public final class FileNames {

    /** Java's stand-in for bytes of a name that are no characters of the locale. */
    static final char UNREADABLE = '\ufffd';

    static final boolean WINDOWS = File.separatorChar == '\\';

    private static final Path NAMED_BY_JAVA = Path.of("").toAbsolutePath();

    private static final Path WORKING_FOLDER = realWorkingFolder();

    private FileNames() {}

    /** The folder that relative paths start from; absolute. */
    public static Path workingFolder() {
        return WORKING_FOLDER;
    }

    /** The working folder; files resolved on it are named without it where possible. */
    public static Path here() {
        return WORKING_FOLDER.equals(NAMED_BY_JAVA) ? Path.of("") : WORKING_FOLDER;
    }

    /**
     * The path written as {@code name}. It is absolute if the locale cannot write the name of the working folder, since
     * Java would look for a relative path elsewhere.
     *
     * @throws InvalidPathException if no file can have that name
     */
    public static Path path(String name) {
        Path path = raw(name);
        boolean known = name.isEmpty() || WORKING_FOLDER.equals(NAMED_BY_JAVA);
        return known ? path : WORKING_FOLDER.resolve(path);
    }

    /** {@code name} below {@code folder}, or {@code name} itself if it is absolute; throws as {@link #path}. */
    public static Path resolve(Path folder, String name) {
        return folder.resolve(raw(name));
    }

    /**
     * The path below {@code folder} whose name has the bytes {@code name}, each a character; throws as {@link #path}.
     * On Unix they need not be UTF-8.
     */
    public static Path resolveBytes(Path folder, String name) {
        byte[] bytes = name.getBytes(StandardCharsets.ISO_8859_1);
        String text = new String(bytes, StandardCharsets.UTF_8);
        return WINDOWS || text.indexOf(UNREADABLE) < 0
                ? resolve(folder, text) : folder.resolve(ofBytes(bytes));
    }

    /** {@code path} made absolute, without {@code .} and {@code ..}. */
    public static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /** {@code path}, or for a folder any file in it, to look up the settings that apply there. */
    public static Path fileAt(Path path) {
        return Files.isDirectory(path) ? path.resolve("any") : path;
    }

    /** The name of {@code path}; a byte that is not UTF-8 is U+FFFD. */
    public static String text(Path path) {
        String text = path.toString();
        if (WINDOWS || text.indexOf(UNREADABLE) < 0) {
            return text;
        }
        List<String> all = List.of(path.toUri().getPath().replaceFirst("/$", "").split("/"));
        String names = String.join("/", all.subList(all.size() - path.getNameCount(), all.size()));
        return path.isAbsolute() ? "/" + names : names;
    }

    /** The way from {@code folder} to {@code file}, with {@code /}; empty if the file does not lie below. */
    public static Optional<String> below(Path folder, Path file) {
        return file.startsWith(folder) ? Optional.of(way(folder, file)) : Optional.empty();
    }

    /** The path from {@code folder} to {@code file}, with {@code /} between the names. */
    public static String way(Path folder, Path file) {
        return text(folder.relativize(file)).replace(File.separatorChar, '/');
    }

    /** As {@link #text}, without the working folder if {@link #path} has added it. */
    public static String given(Path path) {
        boolean below = path.startsWith(WORKING_FOLDER) && !path.equals(WORKING_FOLDER);
        if (WORKING_FOLDER.equals(NAMED_BY_JAVA) || !below) {
            return text(path);
        }
        return text(path.subpath(WORKING_FOLDER.getNameCount(), path.getNameCount()));
    }

    private static Path raw(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            boolean otherReason = WINDOWS || name.contains("\0")
                    || !StandardCharsets.UTF_8.newEncoder().canEncode(name);
            if (otherReason) {
                throw e;
            }
            return ofBytes(name.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Path ofBytes(byte[] name) {
        String encoded = PercentEncoding.encodeAll(name).replace("%2F", "/");
        Path absolute = Path.of(URI.create("file://" + ("/" + encoded).replaceAll("/+", "/")));
        return encoded.startsWith("/") ? absolute : absolute.subpath(0, absolute.getNameCount());
    }

    /** The real working folder. Linux has a link to it; on other systems Java has names in Unicode. */
    private static Path realWorkingFolder() {
        if (WINDOWS || System.getProperty("user.dir", "").indexOf(UNREADABLE) < 0) {
            return NAMED_BY_JAVA;
        }
        try {
            return Path.of("/proc/self/cwd").toRealPath();
        } catch (IOException e) {
            return NAMED_BY_JAVA;
        }
    }
}
