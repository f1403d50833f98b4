package io.github.urnls.format.turtle;

import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.Passage;
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

    /** Characters that end a name unless they are escaped. */
    private static final String ENDS = " \t\r\n<>\"'()[]{},;|^/+*!?=&@$#`\\";

    private static final int LONGEST_COMMENT = 200;

    private final String text;
    private final Consumer<PrefixedName> sink;
    private final Map<String, PrefixEscapes> bound = new HashMap<>();
    /** Whether the last word was {@code prefix}, so that a binding follows. */
    private boolean binds;
    /** The prefix that the next IRI is bound to. */
    private Optional<String> binding = Optional.empty();
    private int at;

    TurtleNames(String text, Consumer<PrefixedName> sink) {
        this.text = text;
        this.sink = sink;
    }

    /** Whether {@code text} may bind a prefix to URNs: a colon or a comment stands before a URN in angle brackets. */
    static boolean mayStandIn(String text) {
        for (int at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
            if (text.regionMatches(true, at + 1, "urn:", 0, 4) && mayBeBound(text, at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayBeBound(String text, int iri) {
        int before = iri - 1;
        while (before >= 0 && Chars.isWhitespace(text.charAt(before))) {
            before--;
        }
        if (before < 0 || text.charAt(before) == ':') {
            return before >= 0;
        }
        int line = before;
        while (line >= 0 && before - line < LONGEST_COMMENT && "\r\n#".indexOf(text.charAt(line)) < 0) {
            line--;
        }
        return before - line == LONGEST_COMMENT || line >= 0 && text.charAt(line) == '#';
    }

    void read() {
        TurtleFormat.TURTLE.read(text, this::passage);
        between(text.length());
    }

    private void passage(Passage passage) {
        between(passage.range().start());
        at = passage.range().end();
        boolean iri = passage.range().start() > 0 && text.charAt(passage.range().start() - 1) == '<';
        if (iri && binding.isPresent()) {
            String prefix = binding.get();
            String namespace = passage.escapes().decode(text, passage.range()).text();
            bound.remove(prefix);
            if (PrefixEscapes.isOfUrns(namespace)) {
                bound.put(prefix, new PrefixEscapes(prefix, namespace, TurtleNotation.TURTLE));
            }
        }
        if (passage.role() != Passage.Role.COMMENT) {
            binding = Optional.empty();
        }
    }

    /** Reads the text up to the next passage. */
    private void between(int end) {
        while (at < end) {
            char c = text.charAt(at);
            if (ENDS.indexOf(c) >= 0) {
                if (!Chars.isWhitespace(c) && c != '<' && c != '#') { // “<” or “#” begins an IRI or a comment
                    bindsNothing();
                }
                at++;
            } else {
                int start = at;
                at = wordEnd(end);
                word(start, at);
            }
        }
    }

    private int wordEnd(int end) {
        int word = at;
        while (word < end && (ENDS.indexOf(text.charAt(word)) < 0 || isEscape(word, end))) {
            word += text.charAt(word) == '\\' ? 2 : 1;
        }
        return Math.min(word, end);
    }

    private boolean isEscape(int backslash, int end) {
        return text.charAt(backslash) == '\\' && backslash + 1 < end
                && !Character.isWhitespace(text.charAt(backslash + 1));
    }

    private void word(int start, int limit) {
        int end = limit;
        while (end > start && text.charAt(end - 1) == '.' && (end - 2 < start || text.charAt(end - 2) != '\\')) {
            end--; // the full stop ends the statement, not the name
        }
        int colon = Chars.indexOf(text, ':', start, end);
        boolean bindsNow = binds;
        bindsNothing();
        if (colon < 0) {
            boolean variable = start > 0 && "?$".indexOf(text.charAt(start - 1)) >= 0;
            binds = !variable && text.substring(start, end).equalsIgnoreCase("prefix");
        } else if (bindsNow && colon == end - 1) {
            binding = Optional.of(text.substring(start, end));
        } else if (bound.get(text.substring(start, colon + 1)) instanceof PrefixEscapes known
                && TurtleNotation.canRead(text, colon + 1, end)) {
            sink.accept(new PrefixedName(new TextRange(start, end), known, false));
        }
    }

    /** Notes that the last word begins no binding. */
    private void bindsNothing() {
        binds = false;
        binding = Optional.empty();
    }
}
