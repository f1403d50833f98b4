/**
 * The language server: the only room that knows the Language Server Protocol. Every conversion between protocol types
 * and ours stands in {@link io.github.urnls.lsp.protocol.ToLsp} and {@link io.github.urnls.lsp.protocol.FromLsp}.
 *
 * <p>
 * Messages are read on one thread, which applies notifications at once and takes, for each request, the immutable state
 * that was current when it arrived. The work itself runs on two other threads: one for requests, one for checking
 * documents.
 *
 * <p>
 * Not part of the API of the library.
 */
@NullMarked
package io.github.urnls.lsp;

import org.jspecify.annotations.NullMarked;
