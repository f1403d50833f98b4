package io.github.urnls.scan;

import java.lang.ref.WeakReference;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of a document that can be read by itself. It does not know its place, so text before it may change. It
 * keeps its names only while they are in use, since reading it again is quick.
 */
final class Section {

    /** In UTF-16 code units. */
    final int length;
    /** The state of the lexer at its start, see {@link io.github.urnls.format.Lexer#state}. */
    final Object state;
    /** How many characters behind its end the reading depends on. */
    final int reach;
    /** How many URNs there are in it. */
    final int count;
    private volatile @Nullable WeakReference<List<Name>> kept;

    Section(int length, Object state, int reach, List<Name> names) {
        this.length = length;
        this.state = state;
        this.reach = reach;
        this.count = names.size();
        keep(names);
    }

    /** Its names, with offsets from its start; null if it must be read again. */
    @Nullable
    List<Name> names() {
        WeakReference<List<Name>> last = kept;
        if (count == 0) {
            return List.of();
        }
        return last == null ? null : last.get();
    }

    void keep(List<Name> names) {
        if (count > 0) {
            kept = new WeakReference<>(names);
        }
    }
}
