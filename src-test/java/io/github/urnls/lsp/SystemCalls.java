package io.github.urnls.lsp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * What strace saw of a process and all its threads: which files it opened, whom it called, which programs it started.
 */
record SystemCalls(List<String> lines) {

    // 4711 openat(AT_FDCWD</here>, "/a/link", O_RDONLY) = 3</a/b>
    private static final Pattern OPEN = Pattern.compile("\\bopen(?:at2?)?\\([^\"]*\"([^\"]*)\", (.*)");
    // Where links have led to. What another thread interrupts goes on in a line of its own: 4711 <... openat resumed>)
    // = 3</a/b>
    private static final Pattern REACHED = Pattern.compile("\\bopen(?:at2?)?(?:\\(| resumed).* = [0-9]+<(/[^>]*)>");
    // 4711 connect(5, {sa_family=AF_UNIX, sun_path="/var/run/nscd/socket"}, 110) = -1 ENOENT
    private static final Pattern CALL = Pattern
            .compile(
                    "\\b(?:socket\\(|(?:connect|bind|sendto|sendmsg)\\(.*?sa_family=)"
                            + "([A-Z0-9_]+)|\\b(listen|accept4?)\\(");
    private static final Pattern PROGRAM = Pattern.compile("\\bexecve\\(\"([^\"]*)\"");

    /** A file that was opened, or tried to. */
    record Opened(Path path, boolean forWriting) {}

    /** The beginning of a command line that is watched; the test is skipped, and says so, where that cannot be done. */
    static List<String> watchedInto(Path log) {
        List<String> command = List.of("strace", "-f", "-qq", "-y", "-s", "4096", "-e",
                "trace=open,openat,openat2,socket,connect,bind,listen,accept,accept4,sendto,sendmsg,execve", "-o",
                log.toString());
        Assumptions.assumeTrue(canWatch(command), "skipped: strace is not there, or may not watch");
        return command;
    }

    private static boolean canWatch(List<String> command) {
        try {
            return new ProcessBuilder(Stream.concat(command.stream(), Stream.of("true")).toList()).start()
                    .waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static SystemCalls in(Path log) throws IOException {
        return new SystemCalls(Files.readAllLines(log));
    }

    private Stream<Matcher> found(Pattern pattern) {
        return lines.stream().map(pattern::matcher).filter(Matcher::find);
    }

    /**
     * Files by absolute paths, as they were asked for, and as they are once every link is followed. What is opened
     * relative to a folder is named by the folder.
     */
    List<Opened> opened(Path directory) {
        Stream<Opened> asked = found(OPEN).map(line -> new Opened(directory.resolve(line.group(1)).normalize(),
                line.group(2).matches("(?s).*O_(?:WRONLY|RDWR|CREAT|TRUNC).*")));
        Stream<Opened> reached = found(REACHED).map(line -> new Opened(Path.of(line.group(1)), false));
        return Stream.concat(asked, reached).toList();
    }

    /**
     * By what others were called or waited for, or could be: a family of addresses such as {@code AF_INET}, or {@code
     * listen}.
     */
    List<String> calls() {
        return found(CALL).map(line -> line.group(1) == null ? line.group(2) : line.group(1)).distinct().toList();
    }

    /** The programs that were started, the first included. */
    List<String> programs() {
        return found(PROGRAM).map(line -> line.group(1)).toList();
    }

    /** The first of the folders that {@code path} lies in. */
    static Optional<Path> within(Path path, List<Path> folders) {
        return folders.stream().filter(path::startsWith).findFirst();
    }
}
