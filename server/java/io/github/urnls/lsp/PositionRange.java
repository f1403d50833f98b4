package io.github.urnls.lsp;

import io.github.urnls.text.Position;

/** A range as the protocol has it, in a document that is yet to be looked up. Its start may lie behind its end. */
record PositionRange(Position start, Position end) {}
