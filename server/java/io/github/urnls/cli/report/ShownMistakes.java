package io.github.urnls.cli.report;

import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.workspace.FileNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The mistakes in project files that a report shows as findings, so that they need not be said again behind it. */
public final class ShownMistakes {

    /** Each says whether a complaint is about one of them: its place is between the file and the message. */
    private final List<Predicate<String>> shown = new ArrayList<>();

    /** Takes in the findings of a file, if it is a project file. */
    public void add(CheckedFile file) {
        if (ProjectFile.isNamed(file.document().uri())) {
            String path = Printable.path(FileNames.absolute(file.path())) + ":";
            for (ReportedFinding reported : file.counting()) {
                String message = ": " + Printable.of(reported.finding().message());
                shown.add(complaint -> complaint.startsWith(path) && complaint.endsWith(message));
            }
        }
    }

    /** Whether {@code complaint} is about a mistake that was shown. */
    public boolean have(String complaint) {
        return shown.stream().anyMatch(mistake -> mistake.test(complaint));
    }
}
