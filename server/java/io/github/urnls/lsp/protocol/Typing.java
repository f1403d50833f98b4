package io.github.urnls.lsp.protocol;

/**
 * Text was inserted or deleted in one place of one line.
 *
 * @param cursor the offset of the cursor after it, in UTF-16 code units
 * @param single whether it was one character; otherwise it may have been pasted, or be a completion
 */
public record Typing(int cursor, boolean single) {}
