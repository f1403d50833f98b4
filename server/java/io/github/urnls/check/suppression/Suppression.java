package io.github.urnls.check.suppression;

import io.github.urnls.text.TextRange;

/**
 * A stretch of a document in which findings are suppressed. {@code ignore} covers its own line, and the next one when
 * it stands alone; {@code off} covers everything up to an {@code on}, which may name some rules.
 *
 * @param silenced findings that begin here are meant
 */
public record Suppression(SuppressionComment directive, TextRange silenced) {}
