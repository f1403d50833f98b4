package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import java.util.BitSet;
import java.util.Optional;

/** Adds up the uses of one name. It makes no list of the files, since there may be fifty thousand. */
final class UsesCount {
    private Optional<String> written = Optional.empty();
    private Optional<String> declaring = Optional.empty();
    private Optional<String> declaringWritten = Optional.empty();
    private final BitSet declarations = new BitSet();
    private final BitSet files = new BitSet();
    private int count;

    void add(IndexedFile file, NameUse use) {
        int references = Math.max(0, use.count() - (use.declared() ? 1 : 0));
        count += references;
        if (references > 0) {
            files.set(file.number);
        }
        if (use.count() > 0) {
            written = first(written, file);
        }
        if (use.declared()) {
            declarations.set(file.number);
            declaring = first(declaring, file);
            if (use.count() > 0) {
                declaringWritten = first(declaringWritten, file);
            }
        }
    }

    private static Optional<String> first(Optional<String> known, IndexedFile file) {
        return known.filter(uri -> uri.compareTo(file.uri) <= 0).or(() -> Optional.of(file.uri));
    }

    NameIndex.Uses result() {
        return new NameIndex.Uses(declaringWritten.or(() -> written), declaring, declarations.cardinality(), count,
                files.cardinality());
    }
}
