package io.github.urnls.feature.packages;

import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.forms.Part;
import io.github.urnls.namespace.forms.PartForm.Values;
import io.github.urnls.namespace.forms.PartForm;
import io.github.urnls.namespace.forms.PartForm.Kind;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.PercentEncoding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Guesses the parts of the names of a namespace from names that are in use. Segment by segment: few words are values,
 * and decide what follows them; UUIDs, days and numbers are what they look like; other segments get a pattern of their
 * characters. Every name that it is made from fits the draft.
 */
public final class DraftParts {

    /** More words than these are taken for one pattern, so that a draft has few parts. */
    private static final int MOST_VALUES = 6;

    /** Words decide what follows them in so many segments. */
    private static final int MOST_LEVELS = 2;

    /** Segments behind so many are the rest. */
    private static final int DEEPEST = 5;

    private DraftParts() {}

    /** The parts of these namespace specific strings. */
    public static List<Part> of(Collection<String> names) {
        List<List<String>> all = names.stream().map(PercentEncoding::upperCaseHex).sorted().distinct()
                .map(name -> List.of(name.split(":", -1))).toList();
        return parts(all, 1);
    }

    private static List<Part> parts(List<List<String>> names, int depth) {
        List<List<String>> going = names.stream().filter(name -> !name.isEmpty()).toList();
        if (going.isEmpty()) {
            return List.of();
        }
        boolean optional = going.size() < names.size();
        String called = "part " + depth;
        boolean gaps = going.stream().anyMatch(name -> name.getFirst().isEmpty());
        if (depth > DEEPEST || gaps) {
            return List.of(part(called, Kind.TEXT, Optional.empty(), optional, true));
        }
        Map<String, List<List<String>>> bySegment = new TreeMap<>();
        going.forEach(name -> bySegment.computeIfAbsent(name.getFirst(), first -> new ArrayList<>())
                .add(name.subList(1, name.size())));
        Collection<String> segments = bySegment.keySet();
        Optional<Kind> kind = kind(segments);
        if (kind.isEmpty() && depth <= MOST_LEVELS && isOfWords(segments)) {
            return values(called, optional, bySegment, depth);
        }
        Optional<NssPattern> pattern = kind.isPresent() ? Optional.empty() : Optional.of(pattern(segments));
        List<Part> parts = new ArrayList<>();
        parts.add(part(called, kind.orElse(Kind.TEXT), pattern, optional, false));
        parts.addAll(parts(going.stream().map(name -> name.subList(1, name.size())).toList(), depth + 1));
        return parts;
    }

    /** A part behind a colon; {@code rest} if it takes all that is left. */
    private static Part part(String called, PartForm form, Optional<NssPattern> pattern, boolean optional,
            boolean rest) {
        return new Part(called, "", form, pattern, "", Optional.empty(), ":", optional, rest, "");
    }

    /** What all look like. */
    private static Optional<Kind> kind(Collection<String> segments) {
        return Stream.of(Kind.UUID, Kind.DATE, Kind.NUMBER).filter(one -> segments.stream().allMatch(one::accepts))
                .findFirst();
    }

    private static boolean isOfWords(Collection<String> segments) {
        return segments.size() <= MOST_VALUES
                && segments.stream().allMatch(segment -> segment.chars().noneMatch(Character::isDigit));
    }

    /** One of several words. What follows all of them in the same form stands once, behind them. */
    private static List<Part> values(String called, boolean optional, Map<String, List<List<String>>> byValue,
            int depth) {
        Map<String, PartForm.Value> values = new LinkedHashMap<>();
        byValue.forEach((word, rest) -> values.put(word, PartForm.Value.PLAIN.with(parts(rest, depth + 1))));
        List<Part> same = values.values().iterator().next().parts();
        boolean shared = values.values().stream().allMatch(value -> value.parts().equals(same));
        if (shared) {
            values.replaceAll((word, value) -> PartForm.Value.PLAIN);
        }
        List<Part> parts = new ArrayList<>();
        parts.add(part(called, Values.of(values, false), Optional.empty(), optional, false));
        parts.addAll(shared ? same : List.of());
        return parts;
    }

    /** The characters that all are made of. */
    private static NssPattern pattern(Collection<String> segments) {
        StringBuilder set = new StringBuilder("[");
        String all = String.join("", segments);
        Stream.of("0-9", "a-z", "A-Z").filter(range -> all.matches(".*[" + range + "].*")).forEach(set::append);
        all.chars().filter(c -> !CharSet.ALPHANUM.contains((char) c)).distinct().sorted()
                .forEach(c -> set.append('\\').append((char) c));
        return NssPattern.of(set + "]+");
    }
}
