package io.github.urnls.namespace;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.PatternSyntaxException;

/**
 * A regular expression of the user's, matched in time that grows with the product of its length and the text's, whatever the expression. It
 * is run as an automaton that is in many states at once (K. Thompson, Regular Expression Search Algorithm, 1968), so that no choice is ever
 * taken back: what makes the JDK's matcher take for ever, {@code (a|aa)+b} or forty times {@code (|)}, costs nothing here.
 *
 * <p>{@link ExpressionReader} says what of the JDK's syntax there is.
 */
final class LinearExpression {

    /** What a state does with the next character. */
    sealed interface State {

        /** Reads one character and goes on to the state behind it. */
        record Read(IntPredicate accepts) implements State {}

        /** Reads nothing and goes on to each of {@code targets}. */
        record Jump(List<Integer> targets) implements State {}

        /** Reads nothing and goes on to the state behind it where the text begins. */
        record AtStart() implements State {}

        /** Reads nothing and goes on to the state behind it where the text ends. */
        record AtEnd() implements State {}

        /** The whole expression has been read. */
        record End() implements State {}
    }

    /** More states would be an expression that nobody has written by hand. */
    static final int MOST_STATES = 2_000;

    private static final LinearExpression NONE = new LinearExpression(List.of(new State.End()));

    private final List<State> states;

    LinearExpression(List<State> states) {
        this.states = List.copyOf(states);
    }

    /**
     * Reads {@code expression}.
     *
     * @throws PatternSyntaxException if it is no regular expression, or holds what cannot be matched in linear time
     */
    static LinearExpression of(String expression) {
        return expression.isEmpty() ? NONE : new LinearExpression(new ExpressionReader(expression).read());
    }

    /** What became of a text. */
    record Outcome(boolean matches, int furthest, long steps) {}

    /**
     * Reads {@code text} to its end, or to where no state is left: {@code furthest} is then the character with which nothing that matches can
     * go on. {@code steps} counts the states that were visited: at most those there are, for each character and the end.
     */
    Outcome run(String text) {
        Visited now = new Visited(states.size());
        Visited next = new Visited(states.size());
        enter(now, 0, 0, text.length());
        long steps = now.count;
        int at = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            int after = at + Character.charCount(c);
            next.clear();
            for (int i = 0; i < now.count; i++) {
                int state = now.list[i];
                if (states.get(state) instanceof State.Read read && read.accepts().test(c)) {
                    enter(next, state + 1, after, text.length());
                }
            }
            steps += next.count;
            if (next.count == 0) {
                return new Outcome(false, at, steps);
            }
            Visited swap = now;
            now = next;
            next = swap;
            at = after;
        }
        return new Outcome(now.in[states.size() - 1], text.length(), steps);
    }

    /** Goes to {@code state} and wherever it leads without reading; each state once, and without recursion. */
    private void enter(Visited visited, int state, int at, int length) {
        int unread = visited.count;
        visited.add(state);
        while (unread < visited.count) {
            int from = visited.list[unread++];
            switch (states.get(from)) {
                case State.Jump jump -> jump.targets().forEach(visited::add);
                case State.AtStart start when at == 0 -> visited.add(from + 1);
                case State.AtEnd end when at == length -> visited.add(from + 1);
                case State.AtStart start -> { }
                case State.AtEnd end -> { }
                case State.Read read -> { }
                case State.End end -> { }
            }
        }
    }

    private static final class Visited {

        private final int[] list;
        private final boolean[] in;
        private int count;

        Visited(int size) {
            list = new int[size];
            in = new boolean[size];
        }

        void add(int state) {
            if (!in[state]) {
                in[state] = true;
                list[count++] = state;
            }
        }

        void clear() {
            for (int i = 0; i < count; i++) {
                in[list[i]] = false;
            }
            count = 0;
        }
    }
}
