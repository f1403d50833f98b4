package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import io.github.urnls.feature.Uses;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Optional;

/** Adds up the uses of one name. It makes no list of the files, since there may be fifty thousand. */
final class UsesCount {
    /** A file, with the order of its declaration. */
    private record Candidate(int order, String uri) {

        private static final Comparator<Candidate> ORDER = Comparator.comparingInt(Candidate::order)
                .thenComparing(Candidate::uri);
    }

    private Optional<Candidate> written = Optional.empty();
    private Optional<Candidate> declaring = Optional.empty();
    private final BitSet files = new BitSet();
    private int declarations;
    private int count;

    void add(IndexedFile file, NameUse use) {
        Candidate candidate = new Candidate(use.isDeclared() ? use.declared().order() : Integer.MAX_VALUE, file.uri);
        count += use.uses();
        if (use.uses() > 0) {
            files.set(file.number);
        }
        declarations += use.declared().places();
        if (use.count() > 0) {
            written = first(written, candidate);
        }
        if (use.isDeclared()) {
            declaring = first(declaring, candidate);
        }
    }

    private static Optional<Candidate> first(Optional<Candidate> known, Candidate other) {
        return known.filter(best -> Candidate.ORDER.compare(best, other) <= 0).or(() -> Optional.of(other));
    }

    Uses result(int spellings) {
        return new Uses(written.map(Candidate::uri), declaring.map(Candidate::uri), declarations, count,
                files.cardinality(), spellings);
    }
}
