package io.github.urnls.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Tab-separated tables of {@code src-test/fixtures}. {@code #} begins a comment; the next line is the header. */
public final class Table {

    private Table() {}

    /** The rows of {@code name} without its header, as they are written: see {@link #unescape}. */
    public static List<List<String>> rows(String name) {
        try (Stream<String> lines = Files.lines(Path.of("src-test", "fixtures", name))) {
            return lines.filter(line -> !line.isEmpty() && !line.startsWith("#")).skip(1)
                    .map(line -> List.of(line.split("\t", -1))).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the escapes of a cell: {@code \}{@code uXXXX}, {@code \\}. */
    public static String unescape(String cell) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cell.length(); i++) {
            char c = cell.charAt(i);
            if (c != '\\') {
                text.append(c);
            } else if (cell.charAt(i + 1) == 'u') {
                text.append((char) Integer.parseInt(cell.substring(i + 2, i + 6), 16));
                i += 5;
            } else {
                text.append(cell.charAt(++i));
            }
        }
        return text.toString();
    }
}
