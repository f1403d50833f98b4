package io.github.urnls.check;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Fixes that are made when they are first asked for, since most findings are only shown. Safe for any thread. */
public final class Fixes extends AbstractList<Fix> {

    private @Nullable Supplier<List<Fix>> supplier;
    private @Nullable List<Fix> made;

    public Fixes(Supplier<List<Fix>> supplier) {
        this.supplier = supplier;
    }

    private synchronized List<Fix> made() {
        if (made == null) {
            made = List.copyOf(Objects.requireNonNull(supplier).get());
            supplier = null; // frees what it refers to
        }
        return made;
    }

    @Override
    public Fix get(int index) {
        return made().get(index);
    }

    @Override
    public int size() {
        return made().size();
    }
}
