package io.github.urnls.workspace;

import io.github.urnls.workspace.IgnorePattern.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Reads what stands in a pattern of files, as git does (wildmatch.c with {@code WM_PATHNAME}). */
final class IgnorePatternReader {

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    IgnorePatternReader(String pattern) {
        this.text = pattern;
    }

    /** Empty for what nothing can match: a class without an end, a backslash with nothing behind it. */
    Optional<List<Token>> read() {
        while (at < text.length()) {
            switch (text.charAt(at)) {
                case '*' -> stars();
                case '?' -> add(new Token.One(c -> c != '/'), at + 1);
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
        return Optional.of(List.copyOf(tokens));
    }

    private void add(Token token, int next) {
        tokens.add(token);
        at = next;
    }

    private void literal() {
        int character = text.codePointAt(at);
        add(new Token.Literal(character), at + Character.charCount(character));
    }

    /** Two stars mean more than one only where they are a whole name. */
    private void stars() {
        int end = at;
        while (end < text.length() && text.charAt(end) == '*') {
            end++;
        }
        boolean name = end - at > 1 && (at == 0 || text.charAt(at - 1) == '/');
        if (name && end == text.length()) {
            tokens.add(new Token.Anything());
        } else if (name && text.charAt(end) == '/') {
            tokens.add(new Token.AnyFolders());
            end++;
        } else {
            tokens.add(new Token.AnyOfName());
        }
        at = end;
    }

    /** {@code [a-z]}, {@code [!a]}, {@code [[:digit:]]}; whether it ends. It never stands for a slash. */
    private boolean set() {
        int i = at + 1;
        boolean negated = i < text.length() && (text.charAt(i) == '!' || text.charAt(i) == '^');
        i += negated ? 1 : 0;
        List<IntPredicate> parts = new ArrayList<>();
        for (boolean first = true; i < text.length() && (first || text.charAt(i) != ']'); first = false) {
            int close = text.startsWith("[:", i) ? text.indexOf(":]", i + 2) : -1;
            if (close > 0) {
                Optional<IntPredicate> named = named(text.substring(i + 2, close));
                if (named.isEmpty()) {
                    return false;
                }
                parts.add(named.get());
                i = close + 2;
                continue;
            }
            i += text.charAt(i) == '\\' ? 1 : 0;
            if (i >= text.length()) {
                return false;
            }
            int low = text.codePointAt(i);
            i += Character.charCount(low);
            int high = low;
            if (i + 1 < text.length() && text.charAt(i) == '-' && text.charAt(i + 1) != ']') {
                i += text.charAt(i + 1) == '\\' ? 2 : 1;
                if (i >= text.length()) {
                    return false;
                }
                high = text.codePointAt(i);
                i += Character.charCount(high);
            }
            int last = high;
            parts.add(c -> c >= low && c <= last);
        }
        if (i >= text.length()) {
            return false;
        }
        add(new Token.One(c -> c != '/' && negated != parts.stream().anyMatch(part -> part.test(c))), i + 1);
        return true;
    }

    /** The sets that POSIX names, of ASCII as git has them. */
    private static Optional<IntPredicate> named(String name) {
        return Optional.ofNullable(switch (name) {
            case "alpha" -> c -> letter(c);
            case "digit" -> c -> digit(c);
            case "alnum" -> c -> letter(c) || digit(c);
            case "upper" -> c -> c >= 'A' && c <= 'Z';
            case "lower" -> c -> c >= 'a' && c <= 'z';
            case "space" -> c -> c == ' ' || c >= '\t' && c <= '\r';
            case "blank" -> c -> c == ' ' || c == '\t';
            case "cntrl" -> c -> c < ' ' || c == 0x7F;
            case "print" -> c -> c >= ' ' && c < 0x7F;
            case "graph" -> c -> c > ' ' && c < 0x7F;
            case "punct" -> c -> c > ' ' && c < 0x7F && !letter(c) && !digit(c);
            case "xdigit" -> c -> digit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
            default -> null;
        });
    }

    private static boolean letter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean digit(int c) {
        return c >= '0' && c <= '9';
    }
}
