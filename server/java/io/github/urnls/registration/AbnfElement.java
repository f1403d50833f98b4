package io.github.urnls.registration;

import java.util.List;

/** An element of a rule in a grammar (RFC 5234 §3, §4; RFC 7405). */
public sealed interface AbnfElement {

    /** The characters of {@code text}; {@code exact} if case counts. */
    record Literal(String text, boolean exact) implements AbnfElement {}

    /** One character from {@code low} to {@code high}. */
    record Range(int low, int high) implements AbnfElement {}

    /** Another rule, in lower case: names of rules ignore case. */
    record Reference(String name) implements AbnfElement {}

    record Sequence(List<AbnfElement> elements) implements AbnfElement {}

    record Choice(List<AbnfElement> elements) implements AbnfElement {}

    /** {@code element}, at least {@code least} and at most {@code most} times. */
    record Repetition(int least, int most, AbnfElement element) implements AbnfElement {}

    /** Something that only people can read: prose in brackets, a broken rule, or a rule that is defined twice. */
    record Unknown() implements AbnfElement {}
}
