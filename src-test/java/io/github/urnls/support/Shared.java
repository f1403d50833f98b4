package io.github.urnls.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Test data that lies beside the checkout where the project is developed. A clone without it skips what needs it. */
public final class Shared {

    private Shared() {}

    /** The path of {@code name} in {@code ../shared}; the test that asks is skipped, and says so, when it is not there. */
    public static Path path(String name) {
        Path path = Path.of("..", "shared", name);
        Assumptions.assumeTrue(Files.exists(path), "skipped: " + path + " is not there");
        return path;
    }

    /** The rows of a tab-separated file without its header, escapes read: {@code \}{@code uXXXX}, {@code \\}. */
    public static List<List<String>> table(Path file) {
        try {
            List<List<String>> rows = new ArrayList<>();
            for (String line : Files.readString(file).split("\n")) {
                if (!line.isEmpty() && !line.startsWith("#")) {
                    rows.add(List.of(line.split("\t", -1)));
                }
            }
            return rows.subList(1, rows.size());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the escapes of a table cell. */
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
