package io.github.urnls.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Says a hint about a namespace once in a document: at its first place, with the number of places. Findings of other
 * levels keep every place. This comes after suppressions and baselines, which act on each place.
 */
public final class RepeatedHints {

    private static final Set<String> ABOUT_NAMESPACES = Rules.all().stream().filter(Rule::judgesNid)
            .map(Rule::code).collect(Collectors.toUnmodifiableSet());

    private record Hint(String code, String message) {}

    private RepeatedHints() {}

    /** {@code findings} of one document with each such hint once, in the same order. */
    public static List<Finding> once(List<Finding> findings) {
        return once(findings, Optional::of, (finding, first) -> first);
    }

    /**
     * As {@link #once(List)}, for something that holds findings.
     *
     * @param finding the finding of an element; empty for one that stays as it is
     * @param saying  the element with another finding in its place
     */
    public static <T> List<T> once(List<T> all, Function<T, Optional<Finding>> finding,
            BiFunction<T, Finding, T> saying) {
        Map<Hint, Integer> places = new HashMap<>();
        for (T one : all) {
            finding.apply(one).filter(RepeatedHints::isSaidOnce)
                    .ifPresent(hint -> places.merge(hint(hint), 1, Integer::sum));
        }
        if (places.values().stream().allMatch(count -> count == 1)) {
            return all;
        }
        List<T> once = new ArrayList<>(all.size());
        for (T one : all) {
            Finding hint = finding.apply(one).filter(RepeatedHints::isSaidOnce).orElse(null);
            Integer count = hint == null ? Integer.valueOf(1) : places.remove(hint(hint));
            if (hint == null || count != null && count == 1) {
                once.add(one);
            } else if (count != null) {
                String message = hint.message() + "; " + count + " places in this document";
                once.add(saying.apply(one, hint.saying(message)));
            }
        }
        return once;
    }

    private static boolean isSaidOnce(Finding finding) {
        return finding.severity() == Severity.HINT && ABOUT_NAMESPACES.contains(finding.code());
    }

    private static Hint hint(Finding finding) {
        return new Hint(finding.code(), finding.message());
    }
}
