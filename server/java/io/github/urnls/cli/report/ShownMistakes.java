package io.github.urnls.cli.report;

import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.workspace.FileNames;
import java.util.ArrayList;
import java.util.List;

/** The mistakes in project files that a report shows as findings, so that they need not be said again behind it. */
public final class ShownMistakes {

    /** The beginning and the end of the sentence about a mistake; the place is between them. */
    private record Sentence(String path, String message) {

        private boolean isIn(String complaint) {
            return complaint.startsWith(path) && complaint.endsWith(message);
        }
    }

    private final List<Sentence> shown = new ArrayList<>();

    /** Takes in the findings of a file, if it is a project file. */
    public void add(CheckedFile file) {
        if (ProjectFile.isNamed(file.document().uri())) {
            String path = Printable.path(FileNames.absolute(file.path())) + ":";
            for (ReportedFinding reported : file.counting()) {
                shown.add(new Sentence(path, ": " + Printable.of(reported.finding().message())));
            }
        }
    }

    /** Whether {@code complaint} is about a mistake that was shown. */
    public boolean have(String complaint) {
        return shown.stream().anyMatch(sentence -> sentence.isIn(complaint));
    }
}
