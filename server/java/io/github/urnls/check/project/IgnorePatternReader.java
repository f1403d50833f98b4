package io.github.urnls.check.project;

import io.github.urnls.urn.Automaton.Part;
import io.github.urnls.urn.Automaton;
import io.github.urnls.urn.Characters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** Reads a pattern of files as git does (wildmatch.c with {@code WM_PATHNAME}). */
final class IgnorePatternReader {

    /** {@code *}: any characters of one name. */
    private static final Part ANY_OF_NAME = any(c -> c != '/');
    /** {@code /**} at the end: everything below. */
    private static final Part ANYTHING = any(c -> true);
    /** {@code **}{@code /}: any number of folders, each with its slash. */
    private static final Part ANY_FOLDERS = new Part.Repeat(
            new Part.Sequence(List.of(ANYTHING, new Part.One(c -> c == '/'))), 0, 1);

    private static final Set<String> NAMED = Set
            .of("alpha digit alnum upper lower space blank cntrl print graph punct xdigit".split(" "));

    private final String text;
    private final List<Part> parts = new ArrayList<>();
    private final StringBuilder start = new StringBuilder();
    private final StringBuilder end = new StringBuilder();
    /** Whether all parts so far are literal characters. */
    private boolean isLiteral = true;
    private int at;

    IgnorePatternReader(String pattern) {
        this.text = pattern;
    }

    private static Part any(IntPredicate accepts) {
        return new Part.Repeat(new Part.One(accepts), 0, Part.Repeat.ENDLESS);
    }

    /** The automaton; empty for a pattern that nothing can match: a class without an end, or a backslash at the end. */
    Optional<Automaton> read() {
        while (at < text.length()) {
            switch (text.charAt(at)) {
                case '*' -> stars();
                case '?' -> add(new Part.One(c -> c != '/'), at + 1);
                case '[' -> {
                    if (!set()) {
                        return Optional.empty();
                    }
                }
                case '\\' -> {
                    if (at + 1 == text.length()) {
                        return Optional.empty();
                    }
                    at++;
                    literal();
                }
                default -> literal();
            }
        }
        return Optional.of(new Automaton(new Part.Sequence(parts)));
    }

    /** The literal characters at the start of the pattern. Call it after {@link #read}. */
    String start() {
        return start.toString();
    }

    /** The literal characters at the end of the pattern. Call it after {@link #read}. */
    String end() {
        return end.toString();
    }

    private void add(Part part, int next) {
        parts.add(part);
        isLiteral = false;
        end.setLength(0);
        at = next;
    }

    private void literal() {
        int character = text.codePointAt(at);
        if (isLiteral) {
            start.appendCodePoint(character);
        }
        end.appendCodePoint(character);
        parts.add(new Part.One(c -> c == character));
        at += Character.charCount(character);
    }

    /** Reads stars. Two stars differ from one only if they are a whole name. */
    private void stars() {
        int behind = at;
        while (text.startsWith("*", behind)) {
            behind++;
        }
        boolean name = behind - at > 1 && (at == 0 || text.charAt(at - 1) == '/');
        if (name && behind == text.length()) {
            add(ANYTHING, behind);
        } else if (name && text.charAt(behind) == '/') {
            add(ANY_FOLDERS, behind + 1);
        } else {
            add(ANY_OF_NAME, behind);
        }
    }

    /**
     * Reads {@code [a-z]}, {@code [!a]} or {@code [[:digit:]]}, which never matches a slash. Returns whether it has an
     * end.
     */
    private boolean set() {
        at++;
        boolean negated = text.startsWith("!", at) || text.startsWith("^", at);
        if (negated) {
            at++;
        }
        List<IntPredicate> members = new ArrayList<>();
        for (boolean first = true; at < text.length() && (first || text.charAt(at) != ']'); first = false) {
            int close = text.startsWith("[:", at) ? text.indexOf(":]", at + 2) : -1;
            if (close > 0) {
                Optional<IntPredicate> named = named(text.substring(at + 2, close));
                if (named.isEmpty()) {
                    return false;
                }
                members.add(named.get());
                at = close + 2;
                continue;
            }
            int low = member();
            int high = low;
            if (at + 1 < text.length() && text.charAt(at) == '-' && text.charAt(at + 1) != ']') {
                at++;
                high = member();
            }
            if (low < 0 || high < 0) {
                return false;
            }
            int top = high;
            members.add(c -> c >= low && c <= top);
        }
        if (at >= text.length()) {
            return false;
        }
        add(new Part.One(c -> c != '/' && negated != members.stream().anyMatch(member -> member.test(c))), at + 1);
        return true;
    }

    /** The character of a set at the cursor, with or without a backslash before it; -1 at the end. */
    private int member() {
        if (text.startsWith("\\", at)) {
            at++;
        }
        if (at >= text.length()) {
            return -1;
        }
        int character = text.codePointAt(at);
        at += Character.charCount(character);
        return character;
    }

    /** The sets that POSIX names, within ASCII as in git. The JDK has the same, each with a capital. */
    private static Optional<IntPredicate> named(String name) {
        if (!NAMED.contains(name)) {
            return Optional.empty();
        }
        String capital = name.replaceFirst("^xd", "XD");
        Pattern set = Pattern.compile("\\p{" + Character.toUpperCase(capital.charAt(0)) + capital.substring(1) + "}");
        return Optional.of(c -> set.matcher(Characters.text(c)).matches());
    }
}
