package io.github.urnls.feature.completion;

/**
 * Text that may stand at the cursor.
 *
 * @param detail what it is, and where it comes from
 * @param source the text that defines it; may be empty
 */
public record ComputedValue(String text, String detail, String source) {}
