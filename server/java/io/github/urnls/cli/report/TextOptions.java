package io.github.urnls.cli.report;

import io.github.urnls.check.ReportedFinding;
import io.github.urnls.cli.output.Terminal;
import java.util.List;

/**
 * The options of the reports for people.
 *
 * @param showsKnown  whether findings in the baseline are printed
 * @param mostPerFile the most findings of one file that are printed; 0 for all
 */
public record TextOptions(Terminal.Style style, boolean showsKnown, int mostPerFile) {

    /** The default of {@link #mostPerFile}. */
    public static final int MOST_PER_FILE = 50;

    /** Whether {@code reported} is printed at all. */
    boolean prints(ReportedFinding reported) {
        return reported.counts() || showsKnown && reported.isKnown();
    }

    /** The findings of {@code file} that are printed, up to the limit. */
    List<ReportedFinding> shown(CheckedFile file) {
        return file.findings().stream().filter(this::prints)
                .limit(mostPerFile == 0 ? Integer.MAX_VALUE : mostPerFile).toList();
    }

    /** The number of findings of {@code file} over the limit. */
    int hidden(CheckedFile file) {
        return (int) file.findings().stream().filter(this::prints).count() - shown(file).size();
    }

    /** The message that {@code hidden} findings of {@code file} are not printed. */
    static String more(CheckedFile file, int hidden) {
        return "… and " + hidden + " more in " + file.document().uri() + " (--format concise prints all)";
    }
}
