package io.github.urnls.workspace.index;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** The first few of many things in an order. Only these are in memory. */
final class Best<T> {

    private final Comparator<T> order;
    private final int most;
    /** The last of them comes first. */
    private final PriorityQueue<T> kept;

    Best(Comparator<T> order, int most) {
        this.order = order;
        this.most = most;
        this.kept = new PriorityQueue<>(order.reversed());
    }

    void add(T one) {
        if (kept.size() < most) {
            kept.add(one);
        } else if (order.compare(one, kept.element()) < 0) { // nearly always it is not
            kept.remove();
            kept.add(one);
        }
    }

    List<T> inOrder() {
        return kept.stream().sorted(order).toList();
    }
}
