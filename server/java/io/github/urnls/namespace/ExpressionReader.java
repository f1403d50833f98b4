package io.github.urnls.namespace;

import io.github.urnls.namespace.LinearExpression.State;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads a regular expression as {@link Pattern} writes them, and makes states of it. All of the JDK's syntax is there that can be matched
 * without going back: characters and their escapes, classes, groups, alternatives, greedy and reluctant quantifiers, {@code ^} and {@code $},
 * and the flag {@code (?i)} at the beginning. What looks around, refers back, or forbids to go back is refused.
 */
final class ExpressionReader {

    private static final int LONGEST = 4_000;
    private static final int DEEPEST = 100;

    /** Escapes of one character, or of a set of which one is read. */
    private static final String ESCAPES = "dDwWsShHvVpPtnrfaexu0c";

    /** A part of an expression. */
    private sealed interface Node {

        record One(IntPredicate accepts) implements Node {}

        record Place(State state) implements Node {}

        record Sequence(List<Node> parts) implements Node {}

        record Choice(List<Node> parts) implements Node {}

        /** {@code most} is negative where there is no limit. */
        record Repeat(Node part, int least, int most) implements Node {}
    }

    private final String text;
    private final List<State> states = new ArrayList<>();
    private int flags;
    private int at;
    private int depth;

    ExpressionReader(String expression) {
        this.text = expression;
    }

    /** The states, of which the first is the beginning and the last the end. */
    List<State> read() {
        if (text.length() > LONGEST) {
            throw wrong("it is longer than " + LONGEST + " characters", LONGEST);
        }
        checkSyntax();
        if (text.startsWith("(?i)")) {
            flags = Pattern.CASE_INSENSITIVE;
            at = 4;
        }
        Node all = choice();
        if (at < text.length()) {
            throw wrong("“)” closes nothing", at);
        }
        write(all);
        add(new State.End());
        return states;
    }

    /** The JDK says best what is wrong with an expression. It only reads it here, which is quick. */
    private void checkSyntax() {
        try {
            Pattern.compile(text);
        } catch (StackOverflowError e) {
            throw wrong("it is nested too deeply", 0);
        }
    }

    private PatternSyntaxException wrong(String what, int where) {
        return new PatternSyntaxException(what, text, where);
    }

    // ---- reading

    private Node choice() {
        if (++depth > DEEPEST) {
            throw wrong("it is nested too deeply", at);
        }
        List<Node> parts = new ArrayList<>(List.of(sequence()));
        while (at < text.length() && text.charAt(at) == '|') {
            at++;
            parts.add(sequence());
        }
        depth--;
        return parts.size() == 1 ? parts.get(0) : new Node.Choice(parts);
    }

    private Node sequence() {
        List<Node> parts = new ArrayList<>();
        while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
            if (text.startsWith("\\Q", at)) {
                quoted(parts);
            } else {
                parts.add(quantified(atom()));
            }
        }
        return new Node.Sequence(parts);
    }

    /** Everything up to {@code \E} stands for itself; a quantifier behind it is for its last character. */
    private void quoted(List<Node> parts) {
        int end = text.indexOf("\\E", at);
        String literal = text.substring(at + 2, end < 0 ? text.length() : end);
        at = end < 0 ? text.length() : end + 2;
        literal.codePoints().forEach(c -> parts.add(one(Pattern.quote(Character.toString(c)))));
        if (!parts.isEmpty() && !literal.isEmpty()) {
            parts.add(quantified(parts.removeLast()));
        }
    }

    private Node atom() {
        char c = text.charAt(at);
        return switch (c) {
            case '(' -> group();
            case '[' -> one(taken(classEnd(at)));
            case '\\' -> one(taken(escapeEnd(at)));
            case '^' -> {
                at++;
                yield new Node.Place(new State.AtStart());
            }
            case '$' -> {
                at++;
                yield new Node.Place(new State.AtEnd());
            }
            case '.' -> one(taken(at + 1));
            default -> one(Pattern.quote(taken(at + Character.charCount(text.codePointAt(at)))));
        };
    }

    private String taken(int end) {
        String part = text.substring(at, end);
        at = end;
        return part;
    }

    private Node group() {
        int open = at;
        if (text.startsWith("(?:", at)) {
            at += 3;
        } else if (text.startsWith("(?<", at) && at + 3 < text.length() && Character.isLetter(text.charAt(at + 3))) {
            at = text.indexOf('>', at) + 1;
        } else if (text.startsWith("(?", at)) {
            throw wrong("it cannot look around, forbid to go back, or change flags in the middle", open);
        } else {
            at++;
        }
        Node inner = choice();
        if (at >= text.length()) {
            throw wrong("the group is not closed", open);
        }
        at++;
        return inner;
    }

    /** The end of the class that begins at {@code start}; classes can stand in classes. */
    private int classEnd(int start) {
        int open = 0;
        int i = start;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (text.startsWith("\\Q", i)) {
                throw wrong("\\Q cannot stand in a class", i);
            }
            open += c == '[' ? 1 : c == ']' ? -1 : 0;
            i += c == '\\' ? 2 : 1;
            if (open == 0) {
                return i;
            }
        }
        throw wrong("the class is not closed", start);
    }

    private int escapeEnd(int start) {
        int letter = start + 1;
        char c = text.charAt(letter);
        boolean known = ESCAPES.indexOf(c) >= 0 || !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '1' && c <= '9');
        if (!known) {
            throw wrong("\\" + c + " cannot be used here", start);
        }
        boolean braces = letter + 1 < text.length() && text.charAt(letter + 1) == '{';
        return switch (c) {
            case 'p', 'P' -> braces ? text.indexOf('}', letter) + 1 : letter + 2;
            case 'x' -> braces ? text.indexOf('}', letter) + 1 : letter + 3;
            case 'u' -> letter + 5;
            case 'c' -> letter + 2;
            case '0' -> octalEnd(letter + 1);
            default -> start + 1 + Character.charCount(text.codePointAt(letter));
        };
    }

    /** {@code \0n}, {@code \0nn}, {@code \0mnn}, where m is at most 3. */
    private int octalEnd(int start) {
        int most = text.charAt(start) <= '3' ? 3 : 2;
        int end = start;
        while (end < text.length() && end < start + most && text.charAt(end) >= '0' && text.charAt(end) <= '7') {
            end++;
        }
        return end;
    }

    private Node quantified(Node part) {
        Node all = part;
        while (at < text.length() && "*+?{".indexOf(text.charAt(at)) >= 0) {
            char c = text.charAt(at);
            int close = c == '{' ? text.indexOf('}', at) : at;
            String[] counts = c == '{' ? text.substring(at + 1, close).split(",", -1) : new String[0];
            int least = c == '{' ? Integer.parseInt(counts[0]) : c == '+' ? 1 : 0;
            int most = c == '?' ? 1 : c != '{' ? -1 : counts.length == 1 ? least : counts[1].isEmpty() ? -1 : Integer.parseInt(counts[1]);
            at = close + 1;
            if (at < text.length() && text.charAt(at) == '+') {
                throw wrong("it cannot forbid to go back", at);
            }
            if (at < text.length() && text.charAt(at) == '?') {
                at++; // how much is tried first makes no difference to whether all of it matches
            }
            all = new Node.Repeat(all, least, most);
        }
        return all;
    }

    /** One character, as the JDK has it; ASCII is asked beforehand. */
    private Node one(String expression) {
        Predicate<String> asked = Pattern.compile(expression, flags).asMatchPredicate();
        BitSet ascii = new BitSet(128);
        for (int c = 0; c < 128; c++) {
            ascii.set(c, asked.test(Character.toString(c)));
        }
        return new Node.One(c -> c < 128 ? ascii.get(c) : asked.test(Character.toString(c)));
    }

    // ---- writing

    private int add(State state) {
        if (states.size() >= LinearExpression.MOST_STATES) {
            throw wrong("it repeats too much: written out it has more than " + LinearExpression.MOST_STATES + " places", 0);
        }
        states.add(state);
        return states.size() - 1;
    }

    private void write(Node node) {
        switch (node) {
            case Node.One one -> add(new State.Read(one.accepts));
            case Node.Place place -> add(place.state);
            case Node.Sequence sequence -> sequence.parts.forEach(this::write);
            case Node.Choice choice -> write(choice);
            case Node.Repeat repeat -> write(repeat);
        }
    }

    private void write(Node.Choice choice) {
        int fork = add(new State.Jump(List.of()));
        List<Integer> starts = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (Node part : choice.parts) {
            starts.add(states.size());
            write(part);
            ends.add(add(new State.Jump(List.of())));
        }
        states.set(fork, new State.Jump(starts));
        ends.forEach(end -> states.set(end, new State.Jump(List.of(states.size()))));
    }

    private void write(Node.Repeat repeat) {
        for (int i = 0; i < repeat.least; i++) {
            int here = add(new State.Jump(List.of())); // what repeats nothing has to end too
            states.set(here, new State.Jump(List.of(here + 1)));
            write(repeat.part);
        }
        if (repeat.most < 0) {
            int fork = add(new State.Jump(List.of()));
            write(repeat.part);
            add(new State.Jump(List.of(fork)));
            states.set(fork, new State.Jump(List.of(fork + 1, states.size())));
            return;
        }
        List<Integer> exits = new ArrayList<>();
        for (int i = repeat.least; i < repeat.most; i++) {
            exits.add(add(new State.Jump(List.of())));
            write(repeat.part);
        }
        exits.forEach(exit -> states.set(exit, new State.Jump(List.of(exit + 1, states.size()))));
    }
}
