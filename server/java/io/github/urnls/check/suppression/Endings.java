package io.github.urnls.check.suppression;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Where {@code urn-ls:on} stands in a document, for all rules or for some. */
final class Endings {

    /** The code of an {@code on} for all rules. */
    static final String ALL = "";

    private final Map<String, TreeSet<Integer>> places = new HashMap<>();

    Endings(List<SuppressionComment> directives) {
        for (SuppressionComment directive : directives) {
            if (directive.kind() == SuppressionComment.Kind.ON) {
                int at = directive.range().start();
                if (directive.codes().isEmpty()) {
                    add(ALL, at);
                }
                directive.codes().forEach(code -> add(code.name(), at));
            }
        }
    }

    private void add(String code, int at) {
        places.computeIfAbsent(code, first -> new TreeSet<>()).add(at);
    }

    /** The first {@code on} for the rule {@code code} behind {@code offset}; {@code otherwise} when there is none. */
    int of(String code, int offset, int otherwise) {
        Integer next = places.getOrDefault(code, new TreeSet<>()).higher(offset);
        return next == null ? otherwise : next;
    }
}
