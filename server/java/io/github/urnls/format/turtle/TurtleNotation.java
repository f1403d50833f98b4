package io.github.urnls.format.turtle;

import io.github.urnls.format.lexers.BackslashEscapes;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Notation;
import io.github.urnls.text.TextRange;
import java.util.Optional;
import java.util.regex.Pattern;

/** RDF 1.1 Turtle §6.5 and SPARQL 1.1 §19.8: PN_LOCAL, and IRIREF for a whole name. */
enum TurtleNotation implements Notation {
    TURTLE;

    /** The characters that can be escaped: PN_LOCAL_ESC. */
    private static final String ESCAPED = "_~.-!$&'()*+,;=/?#@%";
    private static final Pattern PERCENT = Pattern.compile("%\\p{XDigit}{2}");

    private static final BackslashEscapes LOCAL = new BackslashEscapes(ESCAPED, ESCAPED, "", "", false);

    /** Whether each backslash in {@code local}, the place of a local name, escapes one of {@link #ESCAPED}. */
    static boolean canRead(String text, TextRange local) {
        return !LOCAL.decode(text, local).text().contains("\\");
    }

    @Override
    public void read(String text, TextRange range, Decoded.Builder decoded) {
        LOCAL.read(text, range, decoded);
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
