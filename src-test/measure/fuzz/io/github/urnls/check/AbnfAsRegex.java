package io.github.urnls.check;

import io.github.urnls.registration.AbnfElement.Choice;
import io.github.urnls.registration.AbnfElement.Literal;
import io.github.urnls.registration.AbnfElement.Range;
import io.github.urnls.registration.AbnfElement.Reference;
import io.github.urnls.registration.AbnfElement.Repetition;
import io.github.urnls.registration.AbnfElement.Sequence;
import io.github.urnls.registration.AbnfElement.Unknown;
import io.github.urnls.registration.AbnfElement;
import io.github.urnls.registration.AbnfGrammar;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A second matcher: the rules of a small grammar written as one regular expression, each reference replaced by what it
 * refers to.
 */
final class AbnfAsRegex {

    private static final int DEEPEST = 12;
    private static final int LONGEST = 2_000;
    /** The JDK's matcher tries everything, which takes long for long texts. */
    private static final int LONGEST_TEXT = 12;

    /** The grammar is too large, or refers to itself. */
    private static final class NotWritten extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final AbnfGrammar grammar;
    private int written;

    private AbnfAsRegex(AbnfGrammar grammar) {
        this.grammar = grammar;
    }

    /** Whether {@code rule} stands for all of {@code text}; empty when that would take too long to know. */
    static Optional<Boolean> matches(AbnfGrammar grammar, String rule, String text) {
        if (text.length() > LONGEST_TEXT) {
            return Optional.empty();
        }
        try {
            String expression = new AbnfAsRegex(grammar).write(new Reference(rule), 0);
            return Optional.of(Pattern.compile(expression).matcher(new Reads(text)).matches());
        } catch (NotWritten | StackOverflowError e) {
            return Optional.empty();
        }
    }

    private String write(AbnfElement element, int depth) {
        if (depth > DEEPEST) {
            throw new NotWritten();
        }
        String expression = switch (element) {
            case Literal literal -> literal.text().isEmpty() ? "(?:)" : literal(literal);
            case Range range when range.low() > range.high() -> "(?!)";
            case Range range when range.high() > Character.MAX_VALUE -> throw new NotWritten();
            case Range range -> "[" + character(range.low()) + "-" + character(range.high()) + "]";
            case Reference reference -> write(grammar.rule(reference.name()), depth + 1);
            case Sequence sequence ->
                    sequence.elements().stream().map(part -> write(part, depth + 1)).collect(Collectors.joining());
            case Choice choice -> choice.elements().stream().map(part -> write(part, depth + 1))
                    .collect(Collectors.joining("|", "(?:", ")"));
            case Repetition repetition when repetition.least() > repetition.most() -> throw new NotWritten();
            case Repetition repetition ->
                    "(?:" + write(repetition.element(), depth + 1) + "){" + repetition.least() + ","
                            + (repetition.most() == Integer.MAX_VALUE ? "" : repetition.most()) + "}";
            case Unknown unknown -> throw new NotWritten();
        };
        written += expression.length();
        if (written > LONGEST) {
            throw new NotWritten();
        }
        return expression;
    }

    /** RFC 5234 §2.3: the letters of ASCII in either case, unless the grammar says otherwise (RFC 7405). */
    private static String literal(Literal literal) {
        if (literal.text().chars().anyMatch(c -> Character.isSurrogate((char) c))) {
            throw new NotWritten();
        }
        String all = literal.text().chars().mapToObj(AbnfAsRegex::character).collect(Collectors.joining());
        return literal.exact() ? all : "(?i:" + all + ")";
    }

    private static String character(int c) {
        return String.format("\\x{%x}", c);
    }

    /** Ends a match that takes too long, which can be done only from within. */
    private static final class Reads implements CharSequence {

        private final String text;
        private int left = 200_000;

        Reads(String text) {
            this.text = text;
        }

        @Override
        public char charAt(int index) {
            if (--left < 0) {
                throw new NotWritten();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }
    }
}
