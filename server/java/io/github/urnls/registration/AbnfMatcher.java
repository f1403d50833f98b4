package io.github.urnls.registration;

import io.github.urnls.registration.AbnfElement.Choice;
import io.github.urnls.registration.AbnfElement.Literal;
import io.github.urnls.registration.AbnfElement.Range;
import io.github.urnls.registration.AbnfElement.Reference;
import io.github.urnls.registration.AbnfElement.Repetition;
import io.github.urnls.registration.AbnfElement.Sequence;
import io.github.urnls.registration.AbnfElement.Unknown;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether a rule of a grammar stands for a text. Keeps every place where an element may end, so that no order of
 * alternatives matters (RFC 5234 §3.2 has none), and gives up on what takes too long: a grammar is a document's, and
 * may be anything.
 */
public final class AbnfMatcher {

    /** Longer names are not looked at. */
    public static final int LONGEST = 500;

    private static final int MOST_STEPS = 200_000;
    private static final int DEEPEST = 400;

    /** The result of a match. */
    public sealed interface Result {

        /** The rule stands for the whole text. */
        record Matches() implements Result {}

        /** It does not; {@code at} is the first character with which it cannot go on, or the length of the text. */
        record Fails(int at) implements Result {}

        /** It would take too long to know, or the rule refers to itself at its beginning. */
        record GivenUp() implements Result {}
    }

    /** Ends a match that is given up. Made once, without a stack trace. */
    private static final class TooMuch extends RuntimeException {

        private static final long serialVersionUID = 1;
        private static final TooMuch INSTANCE = new TooMuch();

        private TooMuch() {
            super("too many steps", null, false, false);
        }
    }

    private record Place(String rule, int at) {}

    private final AbnfGrammar grammar;
    private final String text;
    private final Map<Place, BitSet> known = new HashMap<>();
    private final BitSet running = new BitSet();
    private int furthest;
    private int steps;
    private int depth;

    private AbnfMatcher(AbnfGrammar grammar, String text) {
        this.grammar = grammar;
        this.text = text;
    }

    /** Compares all of {@code text} with the rule {@code name}, in lower case. */
    public static Result match(AbnfGrammar grammar, String name, String text) {
        if (text.length() > LONGEST) {
            return new Result.GivenUp();
        }
        AbnfMatcher matcher = new AbnfMatcher(grammar, text);
        try {
            BitSet ends = matcher.ends(new Reference(name), 0);
            return ends.get(text.length()) ? new Result.Matches() : new Result.Fails(matcher.furthest);
        } catch (TooMuch e) {
            return new Result.GivenUp();
        }
    }

    /** Every place where {@code element} may end that begins at {@code at}. Not to be changed. */
    private BitSet ends(AbnfElement element, int at) {
        if (++steps > MOST_STEPS || ++depth > DEEPEST) {
            throw TooMuch.INSTANCE;
        }
        BitSet ends = switch (element) {
            case Literal literal -> literal(literal, at);
            case Range range when at < text.length() && text.charAt(at) >= range.low()
                    && text.charAt(at) <= range.high() -> reached(at + 1);
            case Range range -> new BitSet();
            case Reference reference -> rule(reference.name(), at);
            case Sequence sequence -> {
                BitSet all = reached(at);
                for (AbnfElement part : sequence.elements()) {
                    all = behind(part, all);
                }
                yield all;
            }
            case Choice choice -> {
                BitSet all = new BitSet();
                choice.elements().forEach(part -> all.or(ends(part, at)));
                yield all;
            }
            case Repetition repetition -> repeated(repetition, at);
            case Unknown unknown -> throw TooMuch.INSTANCE;
        };
        depth--;
        return ends;
    }

    private BitSet reached(int at) {
        furthest = Math.max(furthest, at);
        BitSet one = new BitSet();
        one.set(at);
        return one;
    }

    /** The characters that fit count for the furthest place even if the whole literal does not. */
    private BitSet literal(Literal literal, int at) {
        int end = at;
        while (end - at < literal.text().length()
                && text.regionMatches(!literal.exact(), end, literal.text(), end - at, 1)) {
            end++;
        }
        BitSet reached = reached(end);
        return end - at == literal.text().length() ? reached : new BitSet();
    }

    private BitSet rule(String name, int at) {
        Place place = new Place(name, at);
        BitSet ends = known.get(place);
        if (ends == running) {
            throw TooMuch.INSTANCE; // it begins with itself
        }
        if (ends == null) {
            known.put(place, running);
            ends = ends(grammar.rule(name), at);
            known.put(place, ends);
        }
        return ends;
    }

    private BitSet behind(AbnfElement element, BitSet starts) {
        BitSet ends = new BitSet();
        for (int at = starts.nextSetBit(0); at >= 0; at = starts.nextSetBit(at + 1)) {
            ends.or(ends(element, at));
        }
        return ends;
    }

    /** Once every place has been reached that can be, more of the same gives nothing new. */
    private BitSet repeated(Repetition repetition, int at) {
        BitSet now = reached(at);
        for (int times = 0; times < repetition.least() && !now.isEmpty(); times++) {
            now = behind(repetition.element(), now);
        }
        BitSet all = (BitSet) now.clone();
        for (int times = repetition.least(); times < repetition.most() && !now.isEmpty(); times++) {
            now = behind(repetition.element(), now);
            now.andNot(all);
            all.or(now);
        }
        return all;
    }
}
