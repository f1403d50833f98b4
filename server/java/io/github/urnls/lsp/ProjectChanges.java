package io.github.urnls.lsp;

import io.github.urnls.check.Finding;
import io.github.urnls.feature.ProjectChange;
import io.github.urnls.scan.Name;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The changes to a project file that suppress a finding. */
final class ProjectChanges {

    private ProjectChanges() {}

    /**
     * The patterns that would accept the name: the name itself, and all names of its namespace if that is not
     * registered.
     */
    static Set<String> patterns(Question question, Finding finding) {
        Set<String> patterns = new LinkedHashSet<>();
        if (!finding.urn().isEmpty()) {
            patterns.add(finding.urn());
        }
        for (Name name : question.analysis().sections().touching(finding.range())) {
            String nid = name.urn().nidText();
            if (name.isComparable() && question.registry().find(nid).isEmpty()) {
                patterns.add("urn:" + nid + ":*");
            }
        }
        return patterns;
    }

    /**
     * The changes to {@code project} that suppress {@code finding}. With {@code commentIsPossible}, turning the rule
     * off in the file is not one of them.
     */
    static List<ProjectChange> changes(Question question, Finding finding, Path project, boolean commentIsPossible) {
        List<ProjectChange> changes = new ArrayList<>();
        Optional<Path> file = FileUris.around(question.uri());
        file.filter(path -> !commentIsPossible)
                .map(path -> FileNames.way(project.getParent(), path))
                .ifPresent(path -> changes.add(new ProjectChange.TurnOffIn(finding.code(), path)));
        patterns(question, finding).forEach(pattern -> changes.add(new ProjectChange.Accept(pattern)));
        if (question.project().filter(known -> known.overrides(file.get(), finding.code())).isEmpty()) {
            changes.add(new ProjectChange.TurnOff(finding.code()));
        }
        return changes;
    }
}
