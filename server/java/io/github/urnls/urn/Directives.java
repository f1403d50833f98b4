package io.github.urnls.urn;

import static io.github.urnls.urn.SyntaxCode.MALFORMED_DIRECTIVE;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The query of the 2012 draft: {@code urn-query = directive *( "&" directive)}, {@code directive = keywd "=" value}
 * (§2.3).
 */
final class Directives {

    /** The keywords that the draft registers (§9.2.1). Each may occur only once in a URN (§2.3). */
    private static final Set<String> REGISTERED = Set.of("s", "c");

    private Directives() {}

    /** Adds a problem for each directive of the query at {@code [start, end)} that has no keyword or repeats one. */
    static void check(int start, int end, Problems problems) {
        Set<String> seen = new HashSet<>();
        int from = start;
        while (from <= end && start < end) {
            int to = Math.min(end, CharSet.firstOf("&", problems.text, from));
            String keyword = keyword(problems.text, from, to);
            Span span = span(start, from, to);
            if (keyword == null) {
                String directive = span.in(problems.text);
                add(span, "“" + directive + "” " + (directive.equals("&") ? "has no directive on one side"
                        : "is not of the form keyword=value"), problems);
            } else if (!seen.add(keyword) && REGISTERED.contains(keyword)) {
                add(span, "the keyword “" + keyword + "” is repeated: a resolver ignores each of them", problems);
            }
            from = to + 1;
        }
    }

    private static void add(Span span, String message, Problems problems) {
        problems.add(MALFORMED_DIRECTIVE, span.start(), span.end(), message);
    }

    /**
     * The place of a directive. An empty one has no characters, so it is the ampersand before it, or behind the first.
     */
    private static Span span(int start, int from, int to) {
        if (from < to) {
            return new Span(from, to);
        }
        int ampersand = Math.max(start, from - 1);
        return new Span(ampersand, ampersand + 1);
    }

    // keywd = ALPHA *( ["-"] (ALPHA / DIGIT)) (§2.3)
    private static @Nullable String keyword(String text, int from, int to) {
        int equals = text.indexOf('=', from);
        if (equals <= from || equals >= to || !CharSet.ALPHA.contains(text.charAt(from))) {
            return null;
        }
        for (int i = from + 1; i < equals; i++) {
            char c = text.charAt(i);
            boolean hyphen = c == '-' && i + 1 < equals && CharSet.ALPHANUM.contains(text.charAt(i + 1));
            if (!hyphen && !CharSet.ALPHANUM.contains(c)) {
                return null;
            }
        }
        return text.substring(from, equals);
    }
}
