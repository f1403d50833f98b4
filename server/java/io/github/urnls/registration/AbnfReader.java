package io.github.urnls.registration;

import io.github.urnls.text.Lines;
import io.github.urnls.urn.EarlyEnd;
import io.github.urnls.registration.AbnfElement.Choice;
import io.github.urnls.registration.AbnfElement.Literal;
import io.github.urnls.registration.AbnfElement.Range;
import io.github.urnls.registration.AbnfElement.Reference;
import io.github.urnls.registration.AbnfElement.Repetition;
import io.github.urnls.registration.AbnfElement.Sequence;
import io.github.urnls.registration.AbnfElement.Unknown;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.List;

/** Reads the right side of one rule (RFC 5234 §4, RFC 7405 §2.1). Text that it cannot read is {@link Unknown}. */
final class AbnfReader {

    private static final int DEEPEST = 50;
    private static final int MOST_TIMES = 10_000;

    /** Ends the reading of a text that is no rule. */
    private static final EarlyEnd UNREADABLE = new EarlyEnd("not ABNF");

    private final String text;
    private int at;
    private int depth;

    private AbnfReader(String text) {
        this.text = text;
    }

    /** The elements of {@code text}, which has no comments. */
    static AbnfElement read(String text) {
        AbnfReader reader = new AbnfReader(text);
        try {
            AbnfElement element = reader.alternation();
            if (reader.at == text.length()) {
                return element;
            }
        } catch (EarlyEnd e) {
            // As if some text were left.
        }
        return new Unknown();
    }

    // alternation = concatenation *(*c-wsp "/" *c-wsp concatenation) (RFC 5234 §4)
    private AbnfElement alternation() {
        if (++depth > DEEPEST) {
            throw UNREADABLE;
        }
        List<AbnfElement> choices = new ArrayList<>(List.of(concatenation()));
        while (peek() == '/' || peek() == '|') { // many authors write the bar of other grammars
            at++;
            choices.add(concatenation());
        }
        depth--;
        return choices.size() == 1 ? choices.get(0) : new Choice(List.copyOf(choices));
    }

    // concatenation = repetition *(1*c-wsp repetition)
    private AbnfElement concatenation() {
        List<AbnfElement> elements = new ArrayList<>();
        skipBlanks();
        while (at < text.length() && "/|)]".indexOf(peek()) < 0) {
            elements.add(repetition());
            skipBlanks();
        }
        if (elements.isEmpty()) {
            throw UNREADABLE;
        }
        return elements.size() == 1 ? elements.get(0) : new Sequence(List.copyOf(elements));
    }

    // repetition = [repeat] element; repeat = 1*DIGIT / (*DIGIT "*" *DIGIT)
    private AbnfElement repetition() {
        int least = number(10, MOST_TIMES, -1);
        if (peek() == '*') {
            at++;
            return new Repetition(Math.max(0, least), number(10, MOST_TIMES, Integer.MAX_VALUE), element());
        }
        return least < 0 ? element() : new Repetition(least, least, element());
    }

    /** The number that stands here; {@code none} when no digit does. */
    private int number(int radix, int most, int none) {
        int value = 0;
        int start = at;
        while (peek() < 128 && Character.digit(peek(), radix) >= 0) {
            value = value * radix + Character.digit(text.charAt(at++), radix);
            if (value > most) {
                throw UNREADABLE;
            }
        }
        return start == at ? none : value;
    }

    // element = rulename / group / option / char-val / num-val / prose-val
    private AbnfElement element() {
        char first = peek();
        if (CharSet.ALPHA.contains(first)) {
            return name();
        }
        at++;
        return switch (first) {
            case '(' -> closed(alternation(), ')');
            case '[' -> new Repetition(0, 1, closed(alternation(), ']'));
            case '"' -> quoted(false);
            case '%' -> value();
            case '<' -> bracketed();
            default -> throw UNREADABLE;
        };
    }

    private AbnfElement closed(AbnfElement element, char bracket) {
        if (peek() != bracket) {
            throw UNREADABLE;
        }
        at++;
        return element;
    }

    private AbnfElement name() {
        int start = at;
        while (CharSet.LDH.contains(peek()) || peek() == '_') {
            at++;
        }
        return new Reference(Normalization.fold(text.substring(start, at)));
    }

    private AbnfElement quoted(boolean exact) {
        return new Literal(upTo('"'), exact);
    }

    private String upTo(char closing) {
        int start = at;
        at = text.indexOf(closing, start) + 1;
        if (at == 0) {
            throw UNREADABLE;
        }
        return text.substring(start, at - 1);
    }

    /** A name of a rule may be in angle brackets (RFC 5234 §2.1). Any other text in them is for people. */
    private AbnfElement bracketed() {
        String inner = upTo('>');
        return inner.matches("[A-Za-z][A-Za-z0-9_-]*+") ? new Reference(Normalization.fold(inner)) : new Unknown();
    }

    // num-val = "%" (bin-val / dec-val / hex-val), and %s"…" and %i"…" (RFC 5234 §4, RFC 7405 §2.1)
    private AbnfElement value() {
        char base = Character.toLowerCase(peek());
        at++;
        if ((base == 's' || base == 'i') && peek() == '"') {
            at++;
            return quoted(base == 's');
        }
        int radix = switch (base) {
            case 'x' -> 16;
            case 'd' -> 10;
            case 'b' -> 2;
            default -> throw UNREADABLE;
        };
        int first = code(radix);
        if (peek() == '-') {
            at++;
            return new Range(first, code(radix));
        }
        StringBuilder characters = new StringBuilder().appendCodePoint(first);
        while (peek() == '.') {
            at++;
            characters.appendCodePoint(code(radix));
        }
        return new Literal(characters.toString(), true);
    }

    private int code(int radix) {
        int value = number(radix, Character.MAX_CODE_POINT, -1);
        if (value < 0) {
            throw UNREADABLE;
        }
        return value;
    }

    private void skipBlanks() {
        at = Lines.skipBlanks(text, at);
    }

    /** The next character, or NUL at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }
}
