package io.github.urnls.registration;

import io.github.urnls.urn.EarlyEnd;
import io.github.urnls.registration.AbnfElement.Choice;
import io.github.urnls.registration.AbnfElement.Literal;
import io.github.urnls.registration.AbnfElement.Range;
import io.github.urnls.registration.AbnfElement.Reference;
import io.github.urnls.registration.AbnfElement.Repetition;
import io.github.urnls.registration.AbnfElement.Sequence;
import io.github.urnls.registration.AbnfElement.Unknown;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells whether a text matches a rule of a grammar. It keeps every place where an element may end, so the order of
 * alternatives does not matter (RFC 5234 §3.2 defines none). It gives up if a match takes too long, since a grammar
 * comes from a document.
 */
public final class AbnfMatcher {

    /** In UTF-16 code units; longer names are not matched. */
    public static final int LONGEST = 500;

    private static final int MOST_STEPS = 200_000;
    private static final int DEEPEST = 400;

    /** The result of a match. */
    public sealed interface Result {

        /** The whole text matches. */
        record Matches() implements Result {}

        /**
         * It does not match; {@code at} is the first character with which it cannot go on, or the length of the text.
         */
        record Fails(int at) implements Result {}

        /** A match would take too long, or the rule begins with itself. */
        record GivenUp() implements Result {}
    }

    /** Ends a match that is given up. */
    private static final EarlyEnd TOO_MUCH = new EarlyEnd("too many steps");

    private record Place(String rule, int at) {}

    private final AbnfGrammar grammar;
    private final String text;
    private final Map<Place, Set<Integer>> known = new HashMap<>();
    private final Set<Integer> running = new TreeSet<>();
    private int furthest;
    private int steps;
    private int depth;

    private AbnfMatcher(AbnfGrammar grammar, String text) {
        this.grammar = grammar;
        this.text = text;
    }

    /** Matches all of {@code text} with the rule {@code name}, in lower case. */
    public static Result match(AbnfGrammar grammar, String name, String text) {
        if (text.length() > LONGEST) {
            return new Result.GivenUp();
        }
        AbnfMatcher matcher = new AbnfMatcher(grammar, text);
        try {
            Set<Integer> ends = matcher.ends(new Reference(name), 0);
            return ends.contains(text.length()) ? new Result.Matches() : new Result.Fails(matcher.furthest);
        } catch (EarlyEnd e) {
            return new Result.GivenUp();
        }
    }

    /** Every place where {@code element} may end if it begins at {@code at}. Callers must not change the set. */
    private Set<Integer> ends(AbnfElement element, int at) {
        if (++steps > MOST_STEPS || ++depth > DEEPEST) {
            throw TOO_MUCH;
        }
        Set<Integer> ends = switch (element) {
            case Literal literal -> literal(literal, at);
            case Range range when at < text.length() && text.charAt(at) >= range.low()
                    && text.charAt(at) <= range.high() -> reached(at + 1);
            case Range range -> new TreeSet<>();
            case Reference reference -> rule(reference.name(), at);
            case Sequence sequence -> {
                Set<Integer> all = reached(at);
                for (AbnfElement part : sequence.elements()) {
                    all = behind(part, all);
                }
                yield all;
            }
            case Choice choice -> {
                Set<Integer> all = new TreeSet<>();
                choice.elements().forEach(part -> all.addAll(ends(part, at)));
                yield all;
            }
            case Repetition repetition -> repeated(repetition, at);
            case Unknown unknown -> throw TOO_MUCH;
        };
        depth--;
        return ends;
    }

    private Set<Integer> reached(int at) {
        furthest = Math.max(furthest, at);
        return new TreeSet<>(List.of(at));
    }

    /**
     * The end of a literal. The furthest place counts matching characters, even if the whole literal does not match.
     */
    private Set<Integer> literal(Literal literal, int at) {
        int end = at;
        while (end - at < literal.text().length()
                && text.regionMatches(!literal.exact(), end, literal.text(), end - at, 1)) {
            end++;
        }
        Set<Integer> reached = reached(end);
        return end - at == literal.text().length() ? reached : new TreeSet<>();
    }

    private Set<Integer> rule(String name, int at) {
        Place place = new Place(name, at);
        Set<Integer> ends = known.get(place);
        if (ends == running) {
            throw TOO_MUCH; // it begins with itself
        }
        if (ends == null) {
            known.put(place, running);
            ends = ends(grammar.rule(name), at);
            known.put(place, ends);
        }
        return ends;
    }

    private Set<Integer> behind(AbnfElement element, Set<Integer> starts) {
        Set<Integer> ends = new TreeSet<>();
        for (int at : starts) {
            ends.addAll(ends(element, at));
        }
        return ends;
    }

    /** Stops early: once no new place is reached, another repetition reaches none either. */
    private Set<Integer> repeated(Repetition repetition, int at) {
        Set<Integer> now = reached(at);
        for (int times = 0; times < repetition.least() && !now.isEmpty(); times++) {
            now = behind(repetition.element(), now);
        }
        Set<Integer> all = new TreeSet<>(now);
        for (int times = repetition.least(); times < repetition.most() && !now.isEmpty(); times++) {
            now = behind(repetition.element(), now);
            now.removeAll(all);
            all.addAll(now);
        }
        return all;
    }
}
