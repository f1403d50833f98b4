/** Markdown: its blocks, links and code, and where a comment may stand. */
@NullMarked
package io.github.urnls.format.markdown;

import org.jspecify.annotations.NullMarked;
