/**
 * Documents as text: immutable snapshots, lines, positions in each encoding the protocol knows, and edits. Uses the JDK
 * alone.
 *
 * <p>Inside the server every place is an offset: a UTF-16 index into one snapshot. Lines and columns exist only at the
 * edges, and {@link io.github.urnls.text.LineIndex} is where the two meet. To those who use the library, a
 * {@link io.github.urnls.text.Document} is what goes in, and a {@link io.github.urnls.text.TextEdit} what a repair is
 * made of.
 */
@NullMarked
package io.github.urnls.text;

import org.jspecify.annotations.NullMarked;
