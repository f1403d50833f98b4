package io.github.urnls.check;

import java.util.List;

/** Something in {@code urn-ls.json} that cannot be in force. */
final class ProjectFileProblem implements Rule.OfDocument {

    @Override
    public String code() {
        return "project-file";
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.WARNING;
    }

    @Override
    public List<Located> check(DocumentSubject subject) {
        return ProjectFile.isNamed(subject.document().uri()) ? ProjectFile.read(subject.document()).problems() : List.of();
    }
}
