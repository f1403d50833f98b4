package io.github.urnls.check.suppression;

import io.github.urnls.text.TextRange;

/**
 * The part of a document in which a comment suppresses findings. {@code ignore} covers its own line, and the next one
 * when it stands alone; {@code off} covers everything up to an {@code on}, which may name some rules.
 *
 * @param silenced the findings that begin here are suppressed
 */
public record Suppression(SuppressionComment directive, TextRange silenced) {}
