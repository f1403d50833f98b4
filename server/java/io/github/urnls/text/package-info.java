/**
 * Documents as text: immutable snapshots, lines, positions in each encoding the protocol knows, and edits. Uses the JDK alone.
 *
 * <p>Inside the server every place is an offset: a UTF-16 index into one snapshot. Lines and columns exist only at the edges,
 * and {@link io.github.urnls.text.LineIndex} is where the two meet.
 */
@NullMarked
package io.github.urnls.text;

import org.jspecify.annotations.NullMarked;
