package io.github.urnls.lsp.protocol;

import io.github.urnls.text.Position;

/** A range as the protocol has it, in a document that is yet to be looked up. Its start may lie behind its end. */
public record PositionRange(Position start, Position end) {}
