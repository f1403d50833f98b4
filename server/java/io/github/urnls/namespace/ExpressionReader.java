package io.github.urnls.namespace;

import io.github.urnls.urn.EarlyEnd;
import io.github.urnls.urn.Automaton.Part;
import io.github.urnls.urn.Automaton;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Characters;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads a user's regular expression, in the syntax of {@link Pattern}, for an {@link Automaton}. It takes all of the
 * JDK's syntax that can be matched without going back. That is characters and their escapes, classes, groups,
 * alternatives, greedy and reluctant quantifiers, {@code ^}, {@code $} and {@code (?i)} at the beginning. It refuses
 * look-around, back references, possessive quantifiers and atomic groups.
 */
final class ExpressionReader {

    private static final int LONGEST = 4_000;
    private static final int DEEPEST = 100;

    /** More states than any expression needs that is written by hand. */
    static final int MOST_STATES = 2_000;

    /** The letters and digits that may begin an escape for one character. */
    private static final String ESCAPES = "dDwWsShHvVpPtnrfaexu0c";

    private final String text;

    private int flags;
    private int at;
    private int depth;

    private ExpressionReader(String expression) {
        this.text = expression;
    }

    /**
     * Reads {@code expression}.
     *
     * @throws PatternSyntaxException if it is no regular expression, or cannot be matched in linear time
     */
    static Automaton read(String expression) {
        return new ExpressionReader(expression).read();
    }

    private Automaton read() {
        if (text.length() > LONGEST) {
            throw wrong("it is longer than " + LONGEST + " characters", LONGEST);
        }
        checkSyntax();
        if (text.startsWith("(?i)")) {
            flags = Pattern.CASE_INSENSITIVE;
            at = 4;
        }
        Part all = choice();
        if (at < text.length()) {
            throw wrong("“)” closes nothing", at);
        }
        try {
            return new Automaton(all, MOST_STATES);
        } catch (EarlyEnd e) {
            throw wrong("it repeats too much: written out it has more than " + MOST_STATES + " places", 0);
        }
    }

    /**
     * Compiles the expression for the JDK's error messages, which explain best. Nothing is matched here, so it is
     * quick.
     */
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

    private Part choice() {
        if (++depth > DEEPEST) {
            throw wrong("it is nested too deeply", at);
        }
        List<Part> parts = new ArrayList<>(List.of(sequence()));
        while (text.startsWith("|", at)) {
            at++;
            parts.add(sequence());
        }
        depth--;
        if (parts.size() == 1) {
            return parts.getFirst();
        }
        return new Part.Choice(parts);
    }

    private Part sequence() {
        List<Part> parts = new ArrayList<>();
        while (at < text.length() && text.charAt(at) != '|' && text.charAt(at) != ')') {
            if (text.startsWith("\\Q", at)) {
                quoted(parts);
            } else {
                parts.add(quantified(atom()));
            }
        }
        return new Part.Sequence(parts);
    }

    /** All up to {@code \E} stands for itself. A quantifier behind it applies to the last character. */
    private void quoted(List<Part> parts) {
        int end = text.indexOf("\\E", at);
        if (end < 0) {
            end = text.length();
        }
        String literal = text.substring(at + 2, end);
        at = Math.min(text.length(), end + 2);
        literal.codePoints().forEach(c -> parts.add(literal(Characters.text(c))));
        if (!parts.isEmpty() && !literal.isEmpty()) {
            parts.add(quantified(parts.removeLast()));
        }
    }

    private Part atom() {
        return switch (text.charAt(at)) {
            case '(' -> group();
            case '[' -> one(taken(classEnd(at)));
            case '\\' -> one(taken(escapeEnd(at)));
            case '^' -> {
                at++;
                yield new Part.AtStart();
            }
            case '$' -> {
                at++;
                yield new Part.AtEnd();
            }
            case '.' -> one(taken(at + 1));
            default -> literal(taken(at + Character.charCount(text.codePointAt(at))));
        };
    }

    private String taken(int end) {
        String part = text.substring(at, end);
        at = end;
        return part;
    }

    private Part group() {
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
        Part inner = choice();
        if (at >= text.length()) {
            throw wrong("the group is not closed", open);
        }
        at++;
        return inner;
    }

    /** The end of the class that begins at {@code start}. Classes may be nested. */
    private int classEnd(int start) {
        int open = 0;
        int i = start;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (text.startsWith("\\Q", i)) {
                throw wrong("\\Q cannot stand in a class", i);
            }
            switch (c) {
                case '[' -> open++;
                case ']' -> open--;
                case '\\' -> i++;
                default -> {
                }
            }
            i++;
            if (open == 0) {
                return i;
            }
        }
        throw wrong("the class is not closed", start);
    }

    private int escapeEnd(int start) {
        int letter = start + 1;
        char c = text.charAt(letter);
        if (CharSet.ALPHANUM.contains(c) && ESCAPES.indexOf(c) < 0) {
            throw wrong("\\" + c + " cannot be used here", start);
        }
        if (text.startsWith("{", letter + 1) && "pPx".indexOf(c) >= 0) {
            return text.indexOf('}', letter) + 1;
        }
        return switch (c) {
            case 'p', 'P', 'c' -> letter + 2;
            case 'x' -> letter + 3;
            case 'u' -> letter + 5;
            case '0' -> octalEnd(letter + 1);
            default -> letter + Character.charCount(text.codePointAt(letter));
        };
    }

    /** {@code \0n}, {@code \0nn}, {@code \0mnn}, where m is at most 3. */
    private int octalEnd(int start) {
        int most = text.charAt(start) <= '3' ? 3 : 2;
        int end = start;
        while (end < Math.min(text.length(), start + most) && "01234567".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        return end;
    }

    private Part quantified(Part part) {
        Part all = part;
        while (at < text.length() && "*+?{".indexOf(text.charAt(at)) >= 0) {
            all = switch (text.charAt(at)) {
                case '*' -> new Part.Repeat(all, 0, Part.Repeat.ENDLESS);
                case '+' -> new Part.Repeat(all, 1, Part.Repeat.ENDLESS);
                case '?' -> new Part.Repeat(all, 0, 1);
                default -> counted(all);
            };
            at++;
            if (text.startsWith("+", at)) {
                throw wrong("it cannot forbid to go back", at);
            }
            if (text.startsWith("?", at)) {
                at++; // greedy or reluctant: the whole matches or not
            }
        }
        return all;
    }

    /** {@code {n}}, {@code {n,}}, {@code {n,m}}, up to the closing brace. */
    private Part counted(Part part) {
        int close = text.indexOf('}', at);
        String[] counts = text.substring(at + 1, close).split(",", -1);
        at = close;
        int least = Integer.parseInt(counts[0]);
        if (counts.length == 1) {
            return new Part.Repeat(part, least, least);
        }
        int most = counts[1].isEmpty() ? Part.Repeat.ENDLESS : Integer.parseInt(counts[1]);
        return new Part.Repeat(part, least, most);
    }

    /** A character that the JDK's {@code expression} matches. It is asked once for each character of ASCII. */
    private Part one(String expression) {
        Pattern pattern = Pattern.compile(expression, flags);
        byte[] ascii = new byte[128]; // 0: not asked yet; threads may ask twice, with the same answer
        return new Part.One(c -> {
            if (c >= ascii.length) {
                return pattern.matcher(Characters.text(c)).matches();
            }
            if (ascii[c] == 0) {
                ascii[c] = (byte) (pattern.matcher(Characters.text(c)).matches() ? 1 : -1);
            }
            return ascii[c] > 0;
        });
    }

    /** A character that stands for itself. */
    private Part literal(String character) {
        if (flags != 0) {
            return one(Pattern.quote(character));
        }
        int codePoint = character.codePointAt(0);
        return new Part.One(c -> c == codePoint);
    }
}
