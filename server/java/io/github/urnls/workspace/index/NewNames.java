package io.github.urnls.workspace.index;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.Rules;
import io.github.urnls.feature.Rename;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Says what speaks against new names, by {@code options}. */
record NewNames(NameIndex index, Checker checker, CheckOptions options) {

    /** A reason against {@code newName}, as a sentence; {@code key} is that of the old name. */
    Optional<String> doubt(String oldName, String key, String newName) {
        return Rename.doubt(oldName, newName, checker, options)
                .filter(finding -> !isDeclared(finding, key)).map(Finding::message);
    }

    /** Whether {@code finding} misses a name in a list that a file will declare: then a list need not have it. */
    private boolean isDeclared(Finding finding, String key) {
        return Rules.is(finding.code(), Trait.LACKING_NAME) && index.isDeclared(key);
    }

    /** A whole sentence about the new name of a name below the one that is renamed; the first if there are several. */
    Optional<String> doubtBelow(Rename rename) {
        String old = rename.target().spelling();
        Map<String, String> keys = new TreeMap<>();
        if (rename.below()) {
            index.eachSpelling((name, key) -> {
                if (Rename.covers(old, name)) {
                    keys.put(name, key);
                }
            });
        }
        return keys.entrySet().stream().flatMap(name -> {
            String newName = rename.newName() + name.getKey().substring(old.length());
            return doubt(name.getKey(), name.getValue(), newName)
                    .map(doubt -> RenameFindings.sentence(newName, doubt)).stream();
        }).findFirst();
    }
}
