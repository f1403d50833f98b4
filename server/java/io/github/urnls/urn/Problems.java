package io.github.urnls.urn;

import java.util.ArrayList;
import java.util.List;

/** Collects the syntax problems of one text. */
final class Problems {

    final String text;
    final Specification specification;
    private final List<SyntaxProblem> problems = new ArrayList<>();

    Problems(String text, Specification specification) {
        this.text = text;
        this.specification = specification;
    }

    /** The problems in the order of the text. */
    List<SyntaxProblem> inOrder() {
        if (problems.size() > 1) { // as in few texts
            problems.sort((a, b) -> Integer.compare(a.span().start(), b.span().start()));
        }
        return problems;
    }

    /** Takes back all problems. */
    void clear() {
        problems.clear();
    }

    /**
     * Adds the problem of {@code [start, end)}. The message names the character and the place, for people who have not
     * read the specification; the clause for {@code code} is added to it.
     */
    void add(SyntaxCode code, int start, int end, String message) {
        add(code, start, end, message, specification.clause(code));
    }

    /** As {@link #add(SyntaxCode, int, int, String)}, with a {@code clause} of its own. */
    void add(SyntaxCode code, int start, int end, String message, String clause) {
        problems.add(new SyntaxProblem(code, new Span(start, end), message + " (" + clause + ")"));
    }
}
