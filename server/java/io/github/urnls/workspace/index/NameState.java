package io.github.urnls.workspace.index;

import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.workspace.index.CommonNames.Standing;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What findings in any file depend on for a name. It is compared before and after a change of a file.
 *
 * @param isKnown   whether a file has it
 * @param spellings its spellings, the most used first; none if there is only one, since no finding depends on it
 * @param standing  null when it is rare
 */
record NameState(boolean isKnown, List<SpellingState> spellings, @Nullable Standing standing) {

    /** How a change of a file changed one of the names that it has now or had before. */
    record Change(String key, NameState before, NameState now) {

        boolean isRespelled() {
            return !now.isSpelledAs(before);
        }
    }

    private static final NameState GONE = new NameState(false, List.of(), null);

    /**
     * One spelling of a name among others.
     *
     * @param isMost    whether it is used more often than every other one
     * @param file      the number of the only file with it, or {@link IndexedName#SEVERAL_FILES}
     * @param declaring the number of the only file that declares it, or {@link IndexedName#SEVERAL_FILES}, or
     *                  {@link IndexedName#NO_FILE}
     */
    private record SpellingState(String spelling, boolean isMost, boolean isNamespaceName, int file, int declaring) {}

    static NameState of(String key, IndexedFiles files) {
        IndexedName first = files.byKey.get(key);
        if (first == null) {
            return GONE;
        }
        List<SpellingState> spellings = List.of();
        if (first.next != null) {
            spellings = spellings(first.chain(), files);
        }
        return new NameState(true, spellings, CommonNames.standing(first));
    }

    /** The order is the same for every file. */
    private static List<SpellingState> spellings(List<IndexedName> names, IndexedFiles files) {
        names.sort(Comparator.comparing(name -> name.spelling(false, false), Spelling.BEST_FIRST));
        int most = names.get(0).uses;
        boolean isTie = names.get(1).uses == most;
        return names.stream().map(name -> new SpellingState(name.spelling, !isTie && name.uses == most,
                name.namespaceNames > 0, name.onlyFile(), declaring(name, files))).toList();
    }

    private static int declaring(IndexedName name, IndexedFiles files) {
        int[] declaring = {IndexedName.NO_FILE};
        name.forEachFile(number -> {
            if (name.declarations > 0 && files.file(number).use(name).isDeclared()) {
                declaring[0] = declaring[0] == IndexedName.NO_FILE ? number : IndexedName.SEVERAL_FILES;
            }
        });
        return declaring[0];
    }

    /** Whether few uses are known, so that it may be a slip of a common name. */
    boolean isRare() {
        return isKnown && standing == null;
    }

    /** Whether others may be a slip of it. */
    boolean isCommon() {
        return standing != null && standing.isCommon();
    }

    private boolean isDeclared() {
        return standing != null && standing.isDeclared();
    }

    /** Whether findings about spellings are the same in both states. */
    boolean isSpelledAs(NameState other) {
        return isDeclared() == other.isDeclared() && spellings.equals(other.spellings);
    }
}
