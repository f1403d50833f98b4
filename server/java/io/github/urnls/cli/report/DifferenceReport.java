package io.github.urnls.cli.report;

import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.Markdown;
import io.github.urnls.feature.Tally;
import io.github.urnls.workspace.index.NameDifference.Kind;
import io.github.urnls.workspace.index.NameDifference;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What changed in names, for people, programs and pull requests.
 *
 * @param revision what the tree was compared with, as the user gave it
 * @param file     the file with a URI
 */
public record DifferenceReport(PrintWriter out, String revision, Function<String, Path> file) {

    /** The files of a name that people are shown; programs get all. */
    private static final int MOST_FILES = 5;

    /** The rows of a table; GitHub takes no text of more than 64 KiB in a pull request. */
    private static final int MOST_ROWS = 200;

    /** A line for each difference. */
    public void text(List<NameDifference> differences) {
        for (NameDifference difference : differences) {
            out.println(String.format(Locale.ROOT, "%-11s  %s  (%s%s)", difference.kind().word(),
                    Printable.of(difference.was().isEmpty() ? difference.name()
                            : difference.was() + " -> " + difference.name()),
                    place(difference), files(difference, UnaryOperator.identity())));
        }
    }

    private static String place(NameDifference difference) {
        return switch (difference.kind()) {
            case GONE -> difference.declared() ? "was declared; stood in " : "stood in ";
            case CHANGED -> "declared in ";
            case ADDED, RAISED -> difference.declared() ? "declared; in " : "in ";
            case LEFT_BEHIND -> "still in ";
        };
    }

    /** The first files, each marked, and how many more there are. */
    private String files(NameDifference difference, UnaryOperator<String> marked) {
        return Tally.first(MOST_FILES, difference.files().stream()
                .map(uri -> marked.apply(Printable.path(file.apply(uri)))).toList());
    }

    /** An object for each difference. */
    public void jsonl(List<NameDifference> differences) {
        differences.forEach(difference -> Jsonl.line(out, JsonlNames.difference(difference,
                difference.files().stream().map(uri -> Jsonl.path(file.apply(uri))).toList())));
    }

    /** A heading, a table and a line that counts, in the Markdown of GitHub and GitLab. */
    public void markdown(List<NameDifference> differences) {
        out.println("### URNs changed since " + Markdown.cell(Printable.of(revision)));
        out.println();
        if (!differences.isEmpty()) {
            out.println("| change | name | files |");
            out.println("|---|---|---|");
            differences.stream().limit(MOST_ROWS).forEach(this::row);
            out.println();
        }
        if (differences.size() > MOST_ROWS) {
            out.println("The table shows the first " + MOST_ROWS + " of " + differences.size() + ".");
            out.println();
        }
        out.println(counts(differences) + ".");
    }

    private void row(NameDifference difference) {
        String was = difference.was().isEmpty() ? "" : Markdown.cell(Printable.of(difference.was())) + " → ";
        String declared = difference.declared() && difference.kind() == Kind.GONE ? ", which was declared" : "";
        out.println("| " + difference.kind().word() + " | " + was + Markdown.cell(Printable.of(difference.name()))
                + declared + " | " + files(difference, Markdown::cell) + " |");
    }

    /** The number of differences of each kind, as the beginning of a sentence. */
    public static String summary(List<NameDifference> differences, String revision) {
        return counts(differences) + " since " + Printable.of(revision);
    }

    private static String counts(List<NameDifference> differences) {
        List<String> counts = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            long count = differences.stream().filter(difference -> difference.kind() == kind).count();
            if (count > 0) {
                counts.add(count + " " + kind.word());
            }
        }
        return counts.isEmpty() ? "No name changed" : String.join(", ", counts);
    }
}
