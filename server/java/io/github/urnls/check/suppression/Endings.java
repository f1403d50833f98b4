package io.github.urnls.check.suppression;

import io.github.urnls.check.suppression.SuppressionComment.Code;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Where {@code urn-ls:on} stands in a document, for all rules or for some. */
final class Endings {

    private final TreeSet<Integer> ofAll = new TreeSet<>();
    private final Map<String, NavigableSet<Integer>> ofOne = new HashMap<>();

    Endings(List<SuppressionComment> directives) {
        for (SuppressionComment directive : directives) {
            if (directive.kind() == SuppressionComment.Kind.ON) {
                add(directive);
            }
        }
    }

    private void add(SuppressionComment on) {
        int at = on.range().start();
        if (on.codes().isEmpty()) {
            ofAll.add(at);
        }
        for (Code code : on.codes()) {
            ofOne.computeIfAbsent(code.name(), name -> new TreeSet<>()).add(at);
        }
    }

    /** The first {@code on} for all rules behind {@code offset}; {@code otherwise} when there is none. */
    int ofAll(int offset, int otherwise) {
        return first(ofAll, offset, otherwise);
    }

    /** The first {@code on} for the rule {@code code} behind {@code offset}; {@code otherwise} when there is none. */
    int of(String code, int offset, int otherwise) {
        return first(ofOne.getOrDefault(code, new TreeSet<>()), offset, otherwise);
    }

    private static int first(NavigableSet<Integer> places, int offset, int otherwise) {
        Integer next = places.higher(offset);
        return next == null ? otherwise : next;
    }
}
