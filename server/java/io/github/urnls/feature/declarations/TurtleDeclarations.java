package io.github.urnls.feature.declarations;

import io.github.urnls.format.turtle.TurtleLexer.Token;
import io.github.urnls.format.turtle.TurtleLexer;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The subjects of a document in Turtle, TriG, N-Triples or N-Quads (RDF 1.1 Turtle §2.2, TriG §2.2), each at its first
 * statement. A name in any form is a subject if it begins a statement and a predicate follows. A query makes no
 * statements (SPARQL 1.1 §2).
 */
final class TurtleDeclarations {

    private final String text;
    private final Map<Integer, Name> byStart;
    private final Set<String> seen = new HashSet<>();
    private final List<Declaration> found = new ArrayList<>();
    /** Whether the later statements of a subject count too. */
    private final boolean every;
    private boolean isQuery;
    /** The number of parts read of the current statement. */
    private int parts;
    private Optional<Name> subject = Optional.empty();
    /** The parts that a {@code PREFIX} or {@code BASE} still has, since no dot ends it; negative in a statement. */
    private int left = -1;

    private TurtleDeclarations(String text, List<Name> names, boolean every) {
        this.text = text;
        this.byStart = Declarations.byStart(names);
        this.every = every;
    }

    /** As {@link #in}, but each subject at every one of its statements. */
    static List<Declaration> statements(Document document, List<Name> names) {
        return new TurtleDeclarations(document.text(), names, true).read();
    }

    static List<Declaration> in(Document document, List<Name> names) {
        return new TurtleDeclarations(document.text(), names, false).read();
    }

    private List<Declaration> read() {
        TurtleLexer.read(text, this::token);
        end(text.length());
        return found;
    }

    private void token(Token token) {
        TextRange range = token.range();
        switch (token.kind()) {
            case IRI, STRING -> part(range);
            case WORD -> {
                keyword(range.in(text));
                part(range);
            }
            case PUNCTUATION -> {
                switch (text.charAt(range.start())) {
                    case '{', '}' -> end(range.start());
                    case '.' -> end(range.end());
                    case '[', '(' -> parts++; // a blank node or a list is a part
                    default -> {
                        // within a statement
                    }
                }
            }
            case COMMENT -> {
                // may stand anywhere
            }
        }
    }

    /** Reads a keyword, which begins a statement of another kind (RDF 1.1 Turtle §2.4, SPARQL 1.1 §16). */
    private void keyword(String word) {
        if (parts > 0 || word.contains(":") || word.startsWith("@")) {
            return;
        }
        switch (word.toUpperCase(Locale.ROOT)) {
            case "PREFIX" -> left = 3;
            case "BASE" -> left = 2;
            case "GRAPH" -> {
            }
            default -> isQuery |= Character.isLetter(word.charAt(0));
        }
    }

    private void part(TextRange range) {
        if (parts == 0) {
            subject = Optional.ofNullable(byStart.get(range.start())).filter(name -> name.range().equals(range));
        }
        parts++;
        left--;
        if (left == 0) {
            end(range.end());
        }
    }

    private void end(int end) {
        if (parts > 1 && !isQuery) {
            subject.filter(name -> seen.add(name.urn().text()) || every).ifPresent(name -> found.add(
                    Declaration.of(Declaration.Kind.RDF_SUBJECT, name, statement(name, end))));
        }
        parts = 0;
        left = -1;
        subject = Optional.empty();
    }

    private TextRange statement(Name name, int end) {
        int start = name.range().start();
        return new TextRange(text.startsWith("<", start - 1) ? start - 1 : start, end);
    }
}
