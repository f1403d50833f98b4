package io.github.urnls.format.turtle;

import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.turtle.TurtleLexer.Token;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Prefixed names in Turtle and its relatives (RDF 1.1 Turtle §2.4, SPARQL 1.1 §4.1.1). They are the words with a colon
 * between IRIs, strings and comments.
 */
final class TurtleNames {

    private static final int LONGEST = 200;

    private final String text;
    private final Consumer<PrefixedName> sink;
    private final Map<String, PrefixEscapes> bound = new HashMap<>();
    /** Whether the last word was {@code prefix}, so that a binding follows. */
    private boolean binds;
    /** The prefix that the next IRI is bound to. */
    private Optional<String> binding = Optional.empty();

    TurtleNames(String text, Consumer<PrefixedName> sink) {
        this.text = text;
        this.sink = sink;
    }

    /** Whether {@code text} may bind a prefix to URNs: a colon or a comment stands before a URN in angle brackets. */
    static boolean mayStandIn(String text) {
        for (int at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
            if (Chars.isUrn(text, at + 1) && mayBeBound(text, Chars.trimSpace(text, 0, at))) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayBeBound(String text, int end) {
        String before = Chars.textBefore(text, end, LONGEST);
        String line = before.substring(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
        return line.endsWith(":") || line.contains("#") || line.length() == LONGEST;
    }

    void read() {
        TurtleLexer.read(text, this::token);
    }

    private void token(Token token) {
        switch (token.kind()) {
            case IRI -> {
                binding.ifPresent(prefix -> bind(prefix, TurtleFormat.IRI.decode(text, token.range()).text()));
                bindsNothing();
            }
            case WORD -> word(token.range());
            case STRING, PUNCTUATION -> bindsNothing();
            case COMMENT -> {
                // may stand anywhere
            }
        }
    }

    private void bind(String prefix, String namespace) {
        bound.remove(prefix);
        if (Chars.isUrn(namespace)) {
            bound.put(prefix, new PrefixEscapes(prefix, namespace, TurtleNotation.TURTLE));
        }
    }

    private void word(TextRange range) {
        String word = range.in(text);
        int colon = word.indexOf(':');
        boolean bindsNow = binds;
        bindsNothing();
        if (colon < 0) {
            binds = word.equalsIgnoreCase("prefix") || word.equalsIgnoreCase("@prefix");
        } else if (bindsNow && colon == word.length() - 1) {
            binding = Optional.of(word);
        } else if (bound.get(word.substring(0, colon + 1)) instanceof PrefixEscapes known
                && TurtleNotation.canRead(text, new TextRange(range.start() + colon + 1, range.end()))) {
            sink.accept(new PrefixedName(range, known, false));
        }
    }

    /** Notes that the last word begins no binding. */
    private void bindsNothing() {
        binds = false;
        binding = Optional.empty();
    }
}
