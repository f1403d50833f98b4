package io.github.urnls.text;

/**
 * A place as the protocol and people write it: both numbers start at zero. What {@code character} counts depends on the
 * {@link PositionEncoding}. Values outside the document are allowed; {@link LineIndex#offset} says what they mean.
 */
public record Position(int line, int character) {}
