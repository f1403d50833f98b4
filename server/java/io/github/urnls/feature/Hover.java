package io.github.urnls.feature;

import io.github.urnls.text.TextRange;

/** The text that an editor shows when a user points at a place. */
public sealed interface Hover permits UrnHover, SuppressionHover {

    /** What the text is about. */
    TextRange range();

    String markdown();

    String plain();
}
