package io.github.urnls.namespace.known;

import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.urn.Span;

/**
 * A name, or a part of one, that should no longer be used.
 *
 * @param span   in the name
 * @param what   begins the message
 * @param source where that is written
 * @param next   the whole name to use instead; empty if there is none
 */
public record Aged(Span span, String what, Status status, Lifecycle life, String source, String next) {}
