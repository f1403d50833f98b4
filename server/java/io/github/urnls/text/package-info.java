/**
 * Documents as text: immutable snapshots, lines, positions in each encoding of the protocol, and edits. Uses the JDK
 * alone.
 *
 * <p>
 * Inside the server every place is an offset: a UTF-16 index into one snapshot. Lines and columns exist only at the
 * edges; {@link io.github.urnls.text.LineIndex} turns one into the other. Users of the library pass in a
 * {@link io.github.urnls.text.Document}. Repairs consist of {@link io.github.urnls.text.TextEdit}s.
 */
@NullMarked
package io.github.urnls.text;

import org.jspecify.annotations.NullMarked;
