package io.github.urnls.check;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A list that is made when it is first asked for. Safe for any thread. */
public final class LazyList<T> extends AbstractList<T> {

    private @Nullable Supplier<List<T>> supplier;
    private @Nullable List<T> made;

    public LazyList(Supplier<List<T>> supplier) {
        this.supplier = supplier;
    }

    private synchronized List<T> made() {
        if (made == null) {
            made = List.copyOf(Objects.requireNonNull(supplier).get());
            supplier = null; // frees what it refers to
        }
        return made;
    }

    @Override
    public T get(int index) {
        return made().get(index);
    }

    @Override
    public int size() {
        return made().size();
    }

    @Override
    public Iterator<T> iterator() {
        return made().iterator();
    }
}
