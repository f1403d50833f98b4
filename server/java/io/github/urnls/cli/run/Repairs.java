package io.github.urnls.cli.run;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileNames;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** Shows repaired text: as a diff, or in a line that counts. */
public final class Repairs {

    private Repairs() {}

    /** One line about what was {@code done} in a file, by rule. */
    static String account(Document document, String done, SortedMap<String, Integer> repairs) {
        return document.uri() + ": " + done + " " + repairs.entrySet().stream()
                .map(repair -> repair.getKey() + (repair.getValue() == 1 ? "" : " × " + repair.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** Prints a unified diff. With {@code forEyes}, unsafe characters are replaced, so it may not be a valid patch. */
    public static void diff(PrintWriter out, boolean forEyes, Path path, Document document, String text) {
        String name = Printable.path(relative(path)).replaceFirst("^/", "");
        List<String> before = lines(document.text());
        List<String> after = lines(text);
        UnifiedDiffUtils.generateUnifiedDiff("a/" + name, "b/" + name, before, DiffUtils.diff(before, after), 3)
                .forEach(lines -> {
                    if (forEyes) {
                        lines.lines().forEach(line -> out.println(Printable.of(line)));
                    } else {
                        out.println(lines);
                    }
                });
    }

    /** Why a diff of {@code source} is no valid patch. It is one only for UTF-8 without a byte-order mark. */
    public static Optional<String> noPatch(SourceFile source) {
        String encoding = source.encoding().charset().name();
        String obstacle = source.encoding().byteOrderMark() ? "begins with a byte-order mark" : "is in " + encoding;
        return obstacle.endsWith(" UTF-8") ? Optional.empty()
                : Optional.of(source.document().uri() + ": its diff is for reading only, since the file " + obstacle);
    }

    /** The path as in a patch that is applied in the working directory. */
    private static Path relative(Path path) {
        Path here = FileNames.workingFolder();
        Path whole = FileNames.absolute(path);
        return whole.startsWith(here) ? here.relativize(whole) : whole;
    }

    /** The lines as in a patch, which marks a last line without a line end. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        String last = lines.removeLast();
        if (!last.isEmpty()) {
            lines.add(last + "\n\\ No newline at end of file");
        }
        return lines;
    }
}
