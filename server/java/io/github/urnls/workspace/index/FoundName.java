package io.github.urnls.workspace.index;

import io.github.urnls.feature.WorkspaceSymbols;
import java.util.Comparator;
import java.util.function.ToIntFunction;

/** A name that is searched for, in all its spellings. */
record FoundName(String key, int rank, boolean isDeclared, int uses) {

    /** By rank, the lowest first, then declared ones, then the most used, then by the alphabet. */
    static final Comparator<FoundName> BEST_FIRST = Comparator.comparingInt(FoundName::rank)
            .thenComparing(FoundName::isDeclared, Comparator.reverseOrder())
            .thenComparing(FoundName::uses, Comparator.reverseOrder()).thenComparing(FoundName::key);

    /** The name whose first spelling is {@code first}. It has the best rank of its spellings. */
    static FoundName of(IndexedName first, ToIntFunction<String> ranking) {
        int rank = WorkspaceSymbols.NONE;
        int uses = 0;
        int declarations = 0;
        for (IndexedName name = first; name != null; name = name.next) {
            rank = name.isExample() ? Math.min(rank, ranking.applyAsInt(name.spelling)) : rank;
            uses += name.uses;
            declarations += name.declarations;
        }
        return new FoundName(first.key, rank, declarations > 0, uses - declarations);
    }
}
