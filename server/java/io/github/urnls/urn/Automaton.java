package io.github.urnls.urn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A pattern that is matched in bounded time: at most the length of the pattern times the length of the text. The
 * automaton is in many states at once (K. Thompson, Regular Expression Search Algorithm, 1968), so it never backtracks.
 * Patterns that the JDK's matcher never finishes, such as {@code (a|aa)+b} or forty times {@code (|)}, cost nothing
 * here.
 */
public final class Automaton {

    /** A part of a pattern, as written. */
    public sealed interface Part {

        /** One character. */
        record One(IntPredicate accepts) implements Part, State {}

        /** The place before the first character. */
        record AtStart() implements Part, State {}

        /** The place behind the last character. */
        record AtEnd() implements Part, State {}

        /** Parts that follow each other. */
        record Sequence(List<Part> parts) implements Part {}

        /** Any one of the parts. */
        record Choice(List<Part> parts) implements Part {}

        /** The same part {@code least} to {@code most} times; {@code most} may be {@link #ENDLESS}. */
        record Repeat(Part part, int least, int most) implements Part {

            /** There is no limit. */
            public static final int ENDLESS = -1;
        }
    }

    /**
     * A state of the automaton: to read one character, or to be at an end of the text. From all but a jump and the end,
     * it goes on to the next state.
     */
    private sealed interface State {

        /** Reads nothing and goes on to each of {@code targets}. */
        record Jump(int... targets) implements State {}

        /** The whole pattern has been read. */
        record End() implements State {}
    }

    /** The first is the beginning and the last the end. An array, since each character of a text goes through it. */
    private final State[] states;

    public Automaton(Part pattern) {
        this(pattern, Integer.MAX_VALUE);
    }

    /**
     * As {@link #Automaton(Part)}.
     *
     * @throws EarlyEnd if it would have more states than {@code most}, before it has
     */
    public Automaton(Part pattern, int most) {
        Writer writer = new Writer(most);
        writer.write(pattern);
        writer.add(new State.End());
        states = writer.states.toArray(State[]::new);
    }

    /** Writes the states of a pattern. */
    private static final class Writer {

        private static final EarlyEnd TOO_MANY = new EarlyEnd("too many states");
        private final List<State> states = new ArrayList<>();
        private final int most;

        Writer(int most) {
            this.most = most;
        }

        private void write(Part part) {
            // No switch over types: the JVM links each at its first use, and a first wrong name would wait.
            if (part instanceof State state) {
                add(state);
            } else if (part instanceof Part.Sequence sequence) {
                sequence.parts.forEach(this::write);
            } else if (part instanceof Part.Choice choice) {
                write(choice);
            } else if (part instanceof Part.Repeat repeat) {
                write(repeat);
            }
        }

        private void write(Part.Choice choice) {
            int fork = add(jump());
            int[] starts = new int[choice.parts.size()];
            List<Integer> ends = new ArrayList<>();
            for (int i = 0; i < starts.length; i++) {
                starts[i] = states.size();
                write(choice.parts.get(i));
                ends.add(add(jump()));
            }
            states.set(fork, new State.Jump(starts));
            ends.forEach(end -> states.set(end, jump(states.size())));
        }

        private void write(Part.Repeat repeat) {
            for (int i = 0; i < repeat.least; i++) {
                // A state even for a repetition of nothing, so that a limit on states bounds this loop.
                add(jump(states.size() + 1));
                write(repeat.part);
            }
            if (repeat.most == Part.Repeat.ENDLESS) {
                int fork = add(jump());
                write(repeat.part);
                add(jump(fork));
                states.set(fork, jump(fork + 1, states.size()));
                return;
            }
            List<Integer> exits = new ArrayList<>();
            for (int i = repeat.least; i < repeat.most; i++) {
                exits.add(add(jump()));
                write(repeat.part);
            }
            exits.forEach(exit -> states.set(exit, jump(exit + 1, states.size())));
        }

        private int add(State state) {
            if (states.size() == most) {
                throw TOO_MANY;
            }
            states.add(state);
            return states.size() - 1;
        }

        private static State jump(int... targets) {
            return new State.Jump(targets);
        }
    }

    /**
     * The result of reading a text.
     *
     * @param matches  whether the whole text matches
     * @param furthest the length of the text; or the offset of the first character with which no match can go on
     * @param steps    how many states were visited: at most all of them, for each character and for the end
     */
    public record Outcome(boolean matches, int furthest, long steps) {}

    /** Reads {@code text} to its end, or until no state is left. */
    public Outcome run(String text) {
        Visited now = new Visited(states.length);
        Visited next = new Visited(states.length);
        enter(now, 0, 0, text.length());
        long steps = now.count;
        int at = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            int after = at + Character.charCount(c);
            next.clear();
            for (int i = 0; i < now.count; i++) {
                int state = now.list[i];
                if (states[state] instanceof Part.One read && read.accepts().test(c)) {
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
        return new Outcome(now.in[states.length - 1], text.length(), steps);
    }

    /** Goes to {@code state} and to all states that follow it without reading; to each once, and without recursion. */
    private void enter(Visited visited, int state, int at, int length) {
        int unread = visited.count;
        visited.add(state);
        while (unread < visited.count) {
            int from = visited.list[unread++];
            State there = states[from];
            if (there instanceof State.Jump jump) {
                for (int target : jump.targets()) { // a loop: an object for a lambda is dear to the quick compiler
                    visited.add(target);
                }
            } else if (there instanceof Part.AtStart && at == 0 || there instanceof Part.AtEnd && at == length) {
                visited.add(from + 1);
            } // the others lead nowhere without reading
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
