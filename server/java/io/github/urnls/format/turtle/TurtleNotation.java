package io.github.urnls.format.turtle;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Notation;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import java.util.Optional;
import java.util.regex.Pattern;

/** RDF 1.1 Turtle §6.5 and SPARQL 1.1 §19.8: PN_LOCAL, and IRIREF for a whole name. */
enum TurtleNotation implements Notation {
    TURTLE;

    /** The characters that can be escaped: PN_LOCAL_ESC. */
    private static final String ESCAPED = "_~.-!$&'()*+,;=/?#@%";
    private static final Pattern PERCENT = Pattern.compile("%\\p{XDigit}{2}");

    /** Whether each backslash in {@code [start, end)} escapes one of {@link #ESCAPED}. */
    static boolean canRead(String text, int start, int end) {
        for (int at = Chars.indexOf(text, '\\', start, end); at >= 0; at = Chars.indexOf(text, '\\',
                Math.min(at + 2, end), end)) {
            if (at + 1 >= end || ESCAPED.indexOf(text.charAt(at + 1)) < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void read(String text, TextRange range, Decoded.Builder decoded) {
        for (int at = Chars.indexOf(text, '\\', range.start(), range.end()); at >= 0; at = Chars.indexOf(text, '\\',
                at + 2,
                Math.max(at + 2, range.end()))) {
            decoded.escape(at, at + 2, text.substring(at + 1, at + 2));
        }
    }

    @Override
    public Optional<String> local(String name) {
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
    public Optional<String> whole(String name) {
        boolean fits = name.chars().allMatch(c -> c > ' ' && "<>\"{}|^`\\".indexOf(c) < 0);
        return fits ? Optional.of("<" + name + ">") : Optional.empty();
    }
}
