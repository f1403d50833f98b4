package io.github.urnls.check.project;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.List;

/**
 * A setting in {@code urn-ls.json} that cannot apply. The names in that file and in a baseline are not checked: they
 * are patterns, or names that are accepted although they are wrong.
 */
public final class ProjectFileProblem extends NamedRule implements Rule.OfDocument {

    private static final String CODE = "project-file";

    public ProjectFileProblem() {
        super(CODE, Group.PROJECT, Severity.WARNING, "A setting in urn-ls.json that cannot apply.");
    }

    @Override
    public boolean concerns(DocumentSection section) {
        int length = Math.min(ProjectFile.BASELINE.length(), section.text().length());
        return ProjectFile.isNamed(section.document().uri())
                || section.text().startsWith(ProjectFile.BASELINE.substring(0, length));
    }

    @Override
    public boolean concerns(Document document) {
        return ProjectFile.isNamed(document.uri()) || isBaseline(document);
    }

    static Finding finding(TextRange range, String message) {
        return new Finding(CODE, Severity.WARNING, range, message, "", List.of());
    }

    private static boolean isBaseline(Document document) {
        int length = Math.min(ProjectFile.BASELINE.length(), document.length());
        return document.text(new TextRange(0, length)).equals(ProjectFile.BASELINE);
    }

    @Override
    public DocumentSubject prepare(DocumentSubject subject) {
        return subject.withoutNames();
    }

    @Override
    public List<Finding> check(DocumentSubject subject) {
        if (!ProjectFile.isNamed(subject.document().uri())) {
            return List.of();
        }
        return ProjectFile.read(subject.document()).problems();
    }
}
