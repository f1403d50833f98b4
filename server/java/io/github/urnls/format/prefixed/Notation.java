package io.github.urnls.format.prefixed;

import io.github.urnls.text.Chars;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.lexers.BackslashEscapes;
import io.github.urnls.text.TextRange;
import java.util.Optional;
import java.util.regex.Pattern;

/** How a language writes prefixed names. */
enum Notation {
    /** RDF 1.1 Turtle §6.5 and SPARQL 1.1 §19.8: PN_LOCAL, and IRIREF for a whole name. */
    TURTLE {
        @Override
        void read(String text, TextRange range, Decoded.Builder decoded) {
            for (int at = Chars.indexOf(text, '\\', range.start(), range.end()); at >= 0; at = Chars.indexOf(text, '\\',
                    at + 2,
                    Math.max(at + 2, range.end()))) {
                decoded.escape(at, at + 2, text.substring(at + 1, at + 2));
            }
        }

        @Override
        Optional<String> local(String name) {
            StringBuilder local = new StringBuilder();
            for (int at = 0; at < name.length(); at++) {
                char c = name.charAt(at);
                boolean inner = at > 0 && (c == '-' || c == '.' && at < name.length() - 1);
                boolean plain = Character.isLetterOrDigit(c) || Character.isSurrogate(c) || c == '_' || c == ':'
                        || inner || PERCENT.matcher(name).region(at, name.length()).lookingAt();
                if (!plain && ESCAPED.indexOf(c) < 0) {
                    return Optional.empty();
                }
                local.append(plain ? "" : "\\").append(c);
            }
            return Optional.of(local.toString());
        }

        @Override
        Optional<String> whole(String name) {
            boolean fits = name.chars().allMatch(c -> c > ' ' && "<>\"{}|^`\\".indexOf(c) < 0);
            return fits ? Optional.of("<" + name + ">") : Optional.empty();
        }
    },
    /** JSON-LD 1.1 §4.1.5: compact IRIs in a string. Two slashes must not follow their colon. */
    JSON_LD {
        @Override
        Optional<String> local(String name) {
            return name.startsWith("//") ? Optional.empty() : whole(name);
        }

        @Override
        Optional<String> whole(String name) {
            return Optional.of(BackslashEscapes.JSON.encode(name));
        }
    },
    /** Namespaces in XML 1.0 §4: NCName. */
    XML {
        @Override
        Optional<String> local(String name) {
            return Optional.of(name).filter(Notation::isNcName);
        }
    };

    /** The characters that can be escaped: PN_LOCAL_ESC. */
    private static final String ESCAPED = "_~.-!$&'()*+,;=/?#@%";
    private static final Pattern PERCENT = Pattern.compile("%\\p{XDigit}{2}");

    // Not an expression: those of browsers do not know the categories N and M.
    private static boolean isNcName(String name) {
        return !name.isEmpty() && isNameStart(name.codePointAt(0)) && name.codePoints().allMatch(Notation::isNameChar);
    }

    private static boolean isNameStart(int codePoint) {
        return Character.isLetter(codePoint) || codePoint == '_';
    }

    private static boolean isNameChar(int codePoint) {
        return isNameStart(codePoint) || ".-\u00b7".indexOf(codePoint) >= 0
                || switch (Character.getType(codePoint)) {
                    case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER,
                            Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK ->
                            true;
                    default -> false;
                };
    }

    /** Whether each backslash in {@code [start, end)} escapes one of {@link #ESCAPED}. */
    boolean canRead(String text, int start, int end) {
        for (int at = Chars.indexOf(text, '\\', start, end); at >= 0; at = Chars.indexOf(text, '\\',
                Math.min(at + 2, end), end)) {
            if (at + 1 >= end || ESCAPED.indexOf(text.charAt(at + 1)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Hands the escapes in the local name at {@code range} to {@code decoded}. */
    void read(String text, TextRange range, Decoded.Builder decoded) {
        // Most notations have none.
    }

    /** {@code name} as it is written behind a prefix; empty if that is impossible. */
    abstract Optional<String> local(String name);

    /** The whole {@code name} as it is written in place of a prefixed one; empty if that is impossible. */
    Optional<String> whole(String name) {
        return Optional.empty();
    }
}
