package io.github.urnls.feature.packages;

import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.forms.Part;
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
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Guesses the parts of the names of a namespace from names that are in use. Segment by segment: few words are values,
 * and decide what follows them; UUIDs, days and numbers are what they look like; other segments get a pattern that all
 * of them match. Every name that it is made from fits the draft.
 */
public final class DraftParts {

    /** More words than these are taken for one pattern. Fewer are, where a draft would have too many parts. */
    private static final List<Integer> MOST_VALUES = List.of(12, 4, 1);

    /** The most parts of a draft. */
    private static final int MOST_PARTS = 100;

    /** Longer runs get no exact number. */
    private static final int LONGEST_RUN = 50;

    private static final int LONGEST_PATTERN = 400;

    private static final int LENGTH_OF_DATE = 10;

    /** Segments behind so many are the rest. */
    private static final int DEEPEST = 5;

    private static final int SIGN = 0;
    private static final int DIGITS = 1;
    private static final int LETTERS = 2;

    private final int mostValues;
    private int count;

    private DraftParts(int mostValues) {
        this.mostValues = mostValues;
    }

    /** The parts of these namespace specific strings. */
    public static List<Part> of(Collection<String> names) {
        List<List<String>> all = names.stream().map(PercentEncoding::upperCaseHex).sorted().distinct()
                .map(name -> List.of(name.split(":", -1))).toList();
        List<Part> parts = List.of();
        for (int most : MOST_VALUES) {
            DraftParts draft = new DraftParts(most);
            parts = draft.parts(all, 1);
            if (draft.count <= MOST_PARTS) {
                return parts;
            }
        }
        return parts;
    }

    private List<Part> parts(List<List<String>> names, int depth) {
        List<List<String>> going = names.stream().filter(name -> !name.isEmpty()).toList();
        if (going.isEmpty()) {
            return List.of();
        }
        count++;
        boolean optional = going.size() < names.size();
        String called = "part " + depth;
        boolean gaps = going.stream().anyMatch(name -> name.getFirst().isEmpty());
        if (depth > DEEPEST || gaps) {
            return List.of(new Part(called, "", Kind.TEXT, Optional.empty(), Optional.empty(), ":", optional, true));
        }
        Map<String, List<List<String>>> bySegment = new TreeMap<>();
        going.forEach(name -> bySegment.computeIfAbsent(name.getFirst(), first -> new ArrayList<>())
                .add(name.subList(1, name.size())));
        Collection<String> segments = bySegment.keySet();
        Optional<Kind> kind = kind(segments);
        if (kind.isEmpty() && isOfWords(segments)) {
            return values(called, optional, bySegment, depth);
        }
        Optional<List<Part>> dated = dated(called, optional, segments);
        if (dated.isPresent()) {
            List<Part> both = new ArrayList<>(dated.get());
            both.addAll(parts(going.stream().map(name -> name.subList(1, name.size())).toList(), depth + 1));
            return both;
        }
        Optional<NssPattern> pattern = kind.isPresent() ? Optional.empty() : Optional.of(pattern(segments));
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(called, "", kind.orElse(Kind.TEXT), pattern, Optional.empty(), ":", optional, false));
        parts.addAll(parts(going.stream().map(name -> name.subList(1, name.size())).toList(), depth + 1));
        return parts;
    }

    /** What all look like; numbers of one length get a pattern instead. */
    private static Optional<Kind> kind(Collection<String> segments) {
        int length = segments.iterator().next().length();
        boolean alike = segments.size() > 1 && segments.stream().allMatch(segment -> segment.length() == length);
        return Stream.of(Kind.UUID, Kind.DATE, Kind.NUMBER)
                .filter(one -> segments.stream().allMatch(one::accepts) && !(one == Kind.NUMBER && alike && length > 1))
                .findFirst();
    }

    private boolean isOfWords(Collection<String> segments) {
        return segments.size() <= mostValues
                && segments.stream().allMatch(segment -> segment.chars().noneMatch(Character::isDigit));
    }

    /** One of several words. What follows all of them in the same form stands once, behind them. */
    private List<Part> values(String called, boolean optional, Map<String, List<List<String>>> byValue,
            int depth) {
        Map<String, PartForm.Value> values = new LinkedHashMap<>();
        byValue.forEach((word, rest) -> values.put(word, new PartForm.Value("", parts(rest, depth + 1))));
        List<Part> same = values.values().iterator().next().parts();
        boolean shared = values.values().stream().allMatch(value -> value.parts().equals(same));
        if (shared) {
            values.replaceAll((word, value) -> new PartForm.Value("", List.of()));
        }
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(called, "", PartForm.Values.of(values), Optional.empty(), Optional.empty(), ":", optional,
                false));
        parts.addAll(shared ? same : List.of());
        return parts;
    }

    /** A day and what stands behind a hyphen or another sign, if all segments have that. */
    private static Optional<List<Part>> dated(String called, boolean optional, Collection<String> segments) {
        String first = segments.iterator().next();
        if (first.length() <= LENGTH_OF_DATE + 1 || kind(first.charAt(LENGTH_OF_DATE)) != SIGN) {
            return Optional.empty();
        }
        String separator = first.substring(LENGTH_OF_DATE, LENGTH_OF_DATE + 1);
        boolean all = segments.stream().allMatch(segment -> segment.length() > LENGTH_OF_DATE + 1
                && Kind.DATE.accepts(segment.substring(0, LENGTH_OF_DATE))
                && segment.startsWith(separator, LENGTH_OF_DATE) && segment.indexOf('%') < 0);
        if (!all) {
            return Optional.empty();
        }
        List<String> behind = segments.stream().map(segment -> segment.substring(LENGTH_OF_DATE + 1)).distinct()
                .toList();
        Optional<Kind> number = behind.stream().allMatch(Kind.NUMBER::accepts) ? Optional.of(Kind.NUMBER)
                : Optional.empty();
        return Optional.of(List.of(
                new Part(called, "", Kind.DATE, Optional.empty(), Optional.empty(), ":", optional, false),
                new Part(called + " behind the day", "", number.orElse(Kind.TEXT),
                        number.isPresent() ? Optional.empty() : Optional.of(pattern(behind)), Optional.empty(),
                        separator, false, false)));
    }

    /** The narrowest pattern of runs of digits, letters and single signs that all match, or else their characters. */
    private static NssPattern pattern(Collection<String> segments) {
        List<List<String>> runs = segments.stream().map(DraftParts::runs).toList();
        List<String> first = runs.getFirst();
        boolean alike = runs.stream().allMatch(other -> other.size() == first.size());
        StringBuilder pattern = new StringBuilder();
        for (int i = 0; alike && i < first.size(); i++) {
            int at = i;
            List<String> all = runs.stream().map(other -> other.get(at)).distinct().toList();
            boolean same = all.size() == 1 && all.getFirst().length() <= LONGEST_RUN
                    && kind(all.getFirst().charAt(0)) != DIGITS;
            Optional<String> set = charset(all);
            alike = set.isPresent() || same;
            pattern.append(same ? literal(all.getFirst()) : set.map(one -> one + times(runs, at)).orElse(""));
        }
        boolean isShort = pattern.length() <= LONGEST_PATTERN;
        return NssPattern.of(alike && isShort ? pattern.toString() : characters(segments));
    }

    /** How often characters stand at a place where all names have a run of them. */
    private static String times(List<List<String>> names, int at) {
        int length = names.getFirst().get(at).length();
        boolean same = names.size() > 1 && names.stream().allMatch(runs -> runs.get(at).length() == length);
        if (!same || length > LONGEST_RUN) {
            return "+";
        }
        return length == 1 ? "" : "{" + length + "}";
    }

    private static Optional<String> charset(List<String> runs) {
        return Stream.of("[0-9]", "[a-z]", "[A-Z]", "[A-Za-z]")
                .filter(set -> runs.stream().allMatch(run -> run.matches(set + "+"))).findFirst();
    }

    private static String characters(Collection<String> segments) {
        TreeSet<Character> others = new TreeSet<>();
        segments.forEach(segment -> segment.chars().mapToObj(c -> (char) c)
                .filter(c -> !String.valueOf(c).matches("[A-Za-z0-9]")).forEach(others::add));
        StringBuilder set = new StringBuilder("[A-Za-z0-9");
        others.forEach(c -> set.append('\\').append(c));
        return set.append("]+").toString();
    }

    /** Runs of digits, runs of letters, and single other characters. */
    private static List<String> runs(String segment) {
        List<String> runs = new ArrayList<>();
        int start = 0;
        for (int end = 1; end <= segment.length(); end++) {
            if (end == segment.length() || kind(segment.charAt(end)) != kind(segment.charAt(start))
                    || kind(segment.charAt(start)) == SIGN) {
                runs.add(segment.substring(start, end));
                start = end;
            }
        }
        return runs;
    }

    private static String literal(String run) {
        boolean plain = kind(run.charAt(0)) == LETTERS || "-_%~!@=,;".contains(run);
        return plain ? run : "\\" + run;
    }

    private static int kind(char c) {
        if (CharSet.DIGIT.contains(c)) {
            return DIGITS;
        }
        return CharSet.ALPHA.contains(c) ? LETTERS : SIGN;
    }
}
