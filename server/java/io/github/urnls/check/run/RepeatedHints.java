package io.github.urnls.check.run;

import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Says a hint about a namespace once in a document: at its first place, with the number of places. Findings of other
 * levels keep every place. This comes after suppressions and baselines, which act on each place.
 */
public final class RepeatedHints {

    /** The places of one hint so far. */
    private static final class Places {

        /** The position of the first place in the result. */
        private final int first;
        private int count = 1;

        private Places(int first) {
            this.first = first;
        }
    }

    private RepeatedHints() {}

    /** {@code findings} of one document with each such hint once, in the same order. */
    public static List<Finding> once(List<Finding> findings) {
        return once(findings, finding -> finding, (finding, first) -> first);
    }

    /**
     * As {@link #once(List)}, for something that holds findings. It goes through all of them after each edit, so it
     * looks at each one once.
     *
     * @param finding the finding of an element; null for one that stays as it is
     * @param saying  the element with another finding in its place
     */
    public static <T> List<T> once(List<T> all, Function<T, @Nullable Finding> finding,
            BiFunction<T, Finding, T> saying) {
        List<T> once = new ArrayList<>(all.size());
        Map<String, Places> byMessage = new HashMap<>();
        for (T one : all) {
            Finding found = finding.apply(one);
            if (found != null && isSaidOnce(found)) {
                Places places = byMessage.get(found.message());
                if (places != null) {
                    places.count++;
                    continue;
                }
                byMessage.put(found.message(), new Places(once.size()));
            }
            once.add(one);
        }
        byMessage.forEach((message, places) -> {
            if (places.count > 1) {
                T first = once.get(places.first);
                Finding said = finding.apply(first).saying(message + "; " + places.count + " places in this document");
                once.set(places.first, saying.apply(first, said));
            }
        });
        return once;
    }

    private static boolean isSaidOnce(Finding finding) {
        return finding.severity() == Severity.HINT && Rules.is(finding.code(), Trait.JUDGES_NID);
    }
}
