package io.github.urnls.lsp.protocol;

import io.github.urnls.text.Position;

/** A range of the protocol, in a document that is not looked up yet. Its start may lie after its end. */
public record PositionRange(Position start, Position end) {}
