package io.github.urnls.cli.command;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import io.github.urnls.cli.Terminal;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** What becomes of repaired text: it is written, or shown as a diff. */
final class Repairs {

    private Repairs() {}

    /**
     * Writes {@code text} in place of what {@code source} holds; whether that could be done. {@code log} hears when
     * not.
     */
    static boolean write(FileLog log, SourceFile source, String text) {
        try {
            FileWriter.replace(source.path(), source.encoding(), source.document().text(), text);
            return true;
        } catch (AccessDeniedException e) {
            log.unrepaired(source.path(), "permission denied");
        } catch (IOException e) {
            log.unrepaired(source.path(), BaselineOptions.reason(e));
        }
        return false;
    }

    /** One line on what was done to a file. */
    static String account(Document document, SortedMap<String, Integer> repairs) {
        return document.uri() + ": repaired " + repairs.entrySet().stream()
                .map(repair -> repair.getKey() + (repair.getValue() == 1 ? "" : " × " + repair.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** A unified diff. It is a patch only as long as no character is replaced, which is done for a terminal alone. */
    static void diff(PrintWriter out, Path path, Document document, String text) {
        String name = Printable.path(relative(path));
        List<String> before = lines(document.text());
        List<String> after = lines(text);
        boolean forEyes = Terminal.isInteractive();
        UnifiedDiffUtils.generateUnifiedDiff("a/" + name, "b/" + name, before, DiffUtils.diff(before, after), 3)
                .forEach(lines -> {
                    if (forEyes) {
                        lines.lines().forEach(line -> out.println(Printable.of(line)));
                    } else {
                        out.println(lines);
                    }
                });
    }

    /** As a patch that is applied in the working directory names it. */
    private static Path relative(Path path) {
        Path here = FileNames.workingFolder();
        Path whole = path.toAbsolutePath().normalize();
        return whole.startsWith(here) ? here.relativize(whole) : whole;
    }

    /** The lines as a patch has them: a last line without a line end is marked so. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        String last = lines.removeLast();
        if (!last.isEmpty()) {
            lines.add(last + "\n\\ No newline at end of file");
        }
        return lines;
    }
}
