package io.github.urnls.text;

/**
 * A place as the protocol and people write it. Both numbers start at zero. {@link PositionEncoding} says what {@code
 * character} counts. Values outside the document are allowed; {@link LineIndex#offset} says what they mean.
 */
public record Position(int line, int character) {}
