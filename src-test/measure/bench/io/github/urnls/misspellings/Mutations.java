package io.github.urnls.misspellings;

import io.github.urnls.misspellings.KnownLists.Siblings;
import io.github.urnls.namespace.known.Vocabulary.Adds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Misspells names at random places. */
final class Mutations {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** A word of at least three letters; its letters after the first are small, or all are capitals. */
    private static final Pattern WORD = Pattern.compile("[A-Za-z][a-z]{2,}(?![a-z])");

    private static final String SEPARATORS = "-_.:";

    private final Random random;

    Mutations(Random random) {
        this.random = random;
    }

    /**
     * The name misspelled in one way; empty if there is no place for it, or nothing would change. Two of three are
     * misspelled in their own part, since what the names of a family share is mostly copied.
     */
    Optional<String> of(Family.Member member, Kind kind) {
        String name = member.name();
        int start = random.nextInt(3) > 0 ? member.own() : nss(name);
        Optional<String> made = switch (kind) {
            case LETTER_LEFT_OUT, LETTER_ADDED, LETTER_CHANGED, LETTERS_EXCHANGED ->
                    letter(name, kind, start, name.length());
            case NID -> letter(name, Kind.values()[random.nextInt(Kind.PLURAL.ordinal())], 4, nss(name) - 1);
            case PLURAL -> plural(name, start);
            case CASE -> letterCase(name, start);
            case SEPARATOR -> separator(name, start);
            case SEGMENT_LEFT_OUT, SEGMENT_DOUBLED, SEGMENTS_EXCHANGED -> segments(name, kind);
            case NUMBER -> number(member);
        };
        return made.filter(text -> !text.equals(name));
    }

    /** Where the namespace-specific string begins, RFC 8141 §2. */
    static int nss(String name) {
        return name.indexOf(':', 4) + 1;
    }

    /** One of the indexes in {@code [start, end)} that are {@code wanted}. */
    private Optional<Integer> place(int start, int end, IntPredicate wanted) {
        return one(IntStream.range(start, end).filter(wanted).boxed().toList());
    }

    private <T> Optional<T> one(List<T> all) {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    private Optional<String> letter(String name, Kind kind, int start, int end) {
        IntPredicate isLetter = i -> Character.isLetter(name.charAt(i));
        return switch (kind) {
            case LETTER_LEFT_OUT -> place(start, end, isLetter).map(at -> replaced(name, at, at + 1, ""));
            case LETTER_ADDED ->
                    place(start, end, isLetter).map(at -> replaced(name, at, at, letterLike(name.charAt(at))));
            case LETTER_CHANGED ->
                    place(start, end, isLetter).map(at -> replaced(name, at, at + 1, letterLike(name.charAt(at))));
            default -> place(start, end - 1, i -> isLetter.test(i) && isLetter.test(i + 1))
                    .map(at -> replaced(name, at, at + 2, "" + name.charAt(at + 1) + name.charAt(at)));
        };
    }

    /** Any letter in the case of {@code letter}. */
    private String letterLike(char letter) {
        char any = (char) ('a' + random.nextInt(26));
        return String.valueOf(Character.isUpperCase(letter) ? Character.toUpperCase(any) : any);
    }

    private static String replaced(String name, int start, int end, String replacement) {
        return name.substring(0, start) + replacement + name.substring(end);
    }

    private Optional<String> plural(String name, int start) {
        return one(matches(WORD, name, start, name.length()))
                .map(word -> replaced(name, word.start(), word.end(), otherNumber(word.group())));
    }

    private static String otherNumber(String word) {
        if (word.endsWith("ies")) {
            return word.substring(0, word.length() - 3) + "y";
        }
        if (word.endsWith("s") && !word.endsWith("ss")) {
            return word.substring(0, word.length() - 1);
        }
        return word.matches("...+[^aeiou]y") ? word.substring(0, word.length() - 1) + "ies" : word + "s";
    }

    private static List<MatchResult> matches(Pattern pattern, String name, int start, int end) {
        return pattern.matcher(name).results().filter(match -> match.start() >= start && match.end() <= end).toList();
    }

    private Optional<String> letterCase(String name, int start) {
        List<String> segments = segments(name);
        int first = segments(name.substring(0, start)).size() - 1;
        return place(first, segments.size(), i -> KnownLists.hasLetters(segments.get(i))).flatMap(at -> {
            String segment = segments.get(at);
            char initial = segment.charAt(0);
            char other = Character.isUpperCase(initial) ? Character.toLowerCase(initial)
                    : Character.toUpperCase(initial);
            List<String> all = Stream.of(other + segment.substring(1), segment.toLowerCase(Locale.ROOT),
                    segment.toUpperCase(Locale.ROOT)).filter(text -> !text.equals(segment)).distinct().toList();
            return one(all).map(text -> with(segments, at, text));
        });
    }

    private static String with(List<String> segments, int at, String segment) {
        List<String> changed = new ArrayList<>(segments);
        changed.set(at, segment);
        return "urn:" + String.join(":", changed);
    }

    /** Replaces a separator beside a letter, or leaves it out if it is no colon. */
    private Optional<String> separator(String name, int start) {
        Optional<Integer> place = place(start, name.length() - 1,
                i -> SEPARATORS.indexOf(name.charAt(i)) >= 0
                        && (Character.isLetter(name.charAt(i - 1)) || Character.isLetter(name.charAt(i + 1))));
        return place.map(at -> {
            char old = name.charAt(at);
            List<String> others = Stream.of("-", "_", ".", ":", "").filter(text -> !text.equals(String.valueOf(old)))
                    .filter(text -> old != ':' || !text.isEmpty()).toList();
            return replaced(name, at, at + 1, others.get(random.nextInt(others.size())));
        });
    }

    private static List<String> segments(String name) {
        return Arrays.asList(name.substring(4).split(":", -1));
    }

    private Optional<String> segments(String name, Kind kind) {
        List<String> segments = segments(name);
        int end = kind == Kind.SEGMENTS_EXCHANGED ? segments.size() - 1 : segments.size();
        return place(1, end, i -> true).map(at -> {
            List<String> changed = new ArrayList<>(segments);
            switch (kind) {
                case SEGMENT_LEFT_OUT -> changed.remove(at.intValue());
                case SEGMENT_DOUBLED -> changed.add(at, segments.get(at));
                default -> {
                    changed.set(at, segments.get(at + 1));
                    changed.set(at + 1, segments.get(at));
                }
            }
            return "urn:" + String.join(":", changed);
        }).filter(text -> KnownLists.hasLetters(text.substring(4)));
    }

    /** Another number; another listed version where names keep the version that first defined them. */
    private Optional<String> number(Family.Member member) {
        String name = member.name();
        int end = member.endVaries() ? name.replaceFirst("\\d[\\d.]*$", "").length() : name.length();
        return one(matches(NUMBER, name, nss(name), end)).map(number -> {
            int start = name.lastIndexOf(':', number.start()) + 1;
            Siblings siblings = KnownLists.behind(name.substring(0, start));
            if (siblings.adds() == Adds.VERSIONS) {
                int after = name.indexOf(':', start);
                String version = one(siblings.numbers()).orElseThrow();
                return replaced(name, start, after < 0 ? name.length() : after, version);
            }
            return replaced(name, number.start(), number.end(), other(number.group()));
        });
    }

    private String other(String number) {
        int at = random.nextInt(number.length());
        return switch (random.nextInt(3)) {
            case 0 -> replaced(number, at, at + 1, String.valueOf(random.nextInt(10)));
            case 1 -> replaced(number, at, at, number.substring(at, at + 1));
            default -> number.length() > 1 ? replaced(number, at, at + 1, "")
                    : String.valueOf(Integer.parseInt(number) + 1);
        };
    }
}
