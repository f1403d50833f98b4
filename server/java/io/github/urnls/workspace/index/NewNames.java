package io.github.urnls.workspace.index;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.scan.Name;
import java.util.List;
import java.util.Optional;

/** Says what speaks against new names, by {@code options}. */
record NewNames(NameIndex index, Checker checker, CheckOptions options) {

    /** Whether {@code finding} misses a name in a list that a file will declare: then a list need not have it. */
    private boolean isDeclared(Finding finding, String key) {
        return Rules.is(finding.code(), Trait.LACKING_NAME) && index.isDeclared(key);
    }

    /**
     * A reason against {@code newName} although it is valid: it is reserved, misspelled, deprecated, missing from a
     * complete list, or breaks the rules of its namespace. Empty if the same holds for the old name.
     *
     * @param key that of the old name
     * @return a sentence
     */
    Optional<String> doubt(String oldName, String key, String newName) {
        List<Finding> after = warnings(newName);
        List<String> before = after.isEmpty() ? List.of() : warnings(oldName).stream().map(Finding::code).toList();
        return after.stream().filter(finding -> !before.contains(finding.code())).findFirst()
                .filter(finding -> !isDeclared(finding, key)).map(Finding::message);
    }

    private List<Finding> warnings(String name) {
        // The options may be those of a test, whose findings are milder. A rename is about all files.
        return checker.each(List.of(Name.alone(name, options.specification())), options.with(TestSeverity.SAME),
                Spellings.NONE).stream()
                .filter(finding -> finding.isAtLeast(Severity.WARNING)
                        || Rules.is(finding.code(), Trait.FOR_NEW_NAMES))
                .toList();
    }
}
