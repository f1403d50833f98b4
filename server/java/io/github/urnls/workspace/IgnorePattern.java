package io.github.urnls.workspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * One line of a {@code .gitignore}, or a pattern of a project file in that syntax (gitignore(5)). Matching takes at most the product of the
 * lengths of the pattern and the path, whatever they are: the pattern is walked in all ways at once, and no way is ever taken back. Most
 * paths are told apart before that, by the letters with which the pattern begins and ends.
 *
 * @param negated       whether it takes back what another said: it begins with {@code !}
 * @param directoryOnly whether it is for folders alone: it ends with {@code /}
 * @param nameOnly      whether it is for names in any folder: no {@code /} stands in it but at its end
 * @param start         the characters with which the pattern begins
 * @param end           those with which it ends
 */
record IgnorePattern(boolean negated, boolean directoryOnly, boolean nameOnly, List<Token> tokens, String start, String end) {

    /** What stands at one place of a pattern. */
    sealed interface Token {

        /** Whether no character at all may stand there. */
        default boolean mayBeNothing() {
            return true;
        }

        /** That character. */
        record Literal(int character) implements Token {

            @Override
            public boolean mayBeNothing() {
                return false;
            }
        }

        /** One character of several. */
        record One(IntPredicate accepts) implements Token {

            @Override
            public boolean mayBeNothing() {
                return false;
            }
        }

        /** {@code *}: any characters of one name, also none. */
        record AnyOfName() implements Token {}

        /** {@code /**} at the end: everything below. */
        record Anything() implements Token {}

        /** {@code **}{@code /}: any folders with the slash behind them, also none. */
        record AnyFolders() implements Token {}
    }

    /** Reads a line; empty for one that says nothing: a comment, a blank one, one that is no pattern. */
    static Optional<IgnorePattern> of(String line) {
        String text = stripped(line);
        if (text.isEmpty() || text.startsWith("#")) {
            return Optional.empty();
        }
        boolean negated = text.startsWith("!");
        int start = negated ? 1 : 0;
        boolean directoryOnly = text.length() > start && text.endsWith("/");
        int end = directoryOnly ? text.length() - 1 : text.length();
        boolean nameOnly = text.substring(start, end).indexOf('/') < 0;
        start += start < end && text.charAt(start) == '/' ? 1 : 0;
        if (start >= end) {
            return Optional.empty();
        }
        return new IgnorePatternReader(text.substring(start, end)).read()
                .map(tokens -> new IgnorePattern(negated, directoryOnly, nameOnly, tokens, literals(tokens), end(tokens)));
    }

    /** The characters with which {@code tokens} begin. */
    private static String literals(List<Token> tokens) {
        StringBuilder characters = new StringBuilder();
        for (Token token : tokens) {
            if (!(token instanceof Token.Literal literal)) {
                break;
            }
            characters.appendCodePoint(literal.character());
        }
        return characters.toString();
    }

    private static String end(List<Token> tokens) {
        int first = tokens.size();
        while (first > 0 && tokens.get(first - 1) instanceof Token.Literal) {
            first--;
        }
        return literals(tokens.subList(first, tokens.size()));
    }

    /** Without blanks at its end that no backslash protects, and without the carriage return of another system. */
    private static String stripped(String line) {
        int end = line.endsWith("\r") ? line.length() - 1 : line.length();
        while (end > 0 && line.charAt(end - 1) == ' ' && !isEscaped(line, end - 1)) {
            end--;
        }
        return line.substring(0, end);
    }

    private static boolean isEscaped(String line, int at) {
        int backslashes = 0;
        while (at - backslashes > 0 && line.charAt(at - backslashes - 1) == '\\') {
            backslashes++;
        }
        return backslashes % 2 == 1;
    }

    /** The patterns in the lines of a file, in their order. */
    static List<IgnorePattern> ofLines(String text) {
        List<IgnorePattern> patterns = new ArrayList<>();
        for (String line : (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\n", -1)) {
            of(line).ifPresent(patterns::add);
        }
        return patterns;
    }

    /** Whether this is for {@code path}, which is relative to the folder of the pattern, with {@code /} between names. */
    boolean fits(String path, boolean directory) {
        return fits(path, path.substring(path.lastIndexOf('/') + 1), directory);
    }

    /** As {@link #fits(String, boolean)}, where {@code name} is the last name of {@code path}. */
    boolean fits(String path, String name, boolean directory) {
        String text = nameOnly ? name : path;
        return (directory || !directoryOnly) && text.endsWith(end) && text.startsWith(start) && matches(text).matches();
    }

    /** Whether a text matches, and how many places of the pattern were visited: at most those there are, for each character and the end. */
    record Outcome(boolean matches, long steps) {}

    /** Compares all of {@code text} with the pattern. Two places of {@code now} stand for each token: before it, and within folders. */
    Outcome matches(String text) {
        int end = tokens.size();
        boolean[] now = new boolean[2 * end + 2];
        boolean[] next = new boolean[2 * end + 2];
        long steps = 0;
        enter(now, 0);
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            Arrays.fill(next, false);
            for (int place = 0; place < end; place++) {
                steps++;
                step(place, c, now, next);
            }
            boolean[] swap = now;
            now = next;
            next = swap;
        }
        return new Outcome(now[2 * end], steps);
    }

    private void step(int place, int c, boolean[] now, boolean[] next) {
        boolean before = now[2 * place];
        switch (tokens.get(place)) {
            case Token.Literal literal -> {
                if (before && c == literal.character()) {
                    enter(next, place + 1);
                }
            }
            case Token.One one -> {
                if (before && one.accepts().test(c)) {
                    enter(next, place + 1);
                }
            }
            case Token.AnyOfName any -> {
                if (before && c != '/') {
                    enter(next, place);
                }
            }
            case Token.Anything anything -> {
                if (before) {
                    enter(next, place);
                }
            }
            case Token.AnyFolders folders -> {
                if (before || now[2 * place + 1]) {
                    next[2 * place + 1] = true;
                    if (c == '/') {
                        enter(next, place + 1);
                    }
                }
            }
        }
    }

    /** Goes to {@code place}, and past whatever may stand for nothing. */
    private void enter(boolean[] places, int place) {
        for (int at = place; !places[2 * at]; at++) {
            places[2 * at] = true;
            if (at == tokens.size() || !tokens.get(at).mayBeNothing()) {
                return;
            }
        }
    }
}
