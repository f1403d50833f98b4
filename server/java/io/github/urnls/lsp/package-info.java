/**
 * The language server, the only package that knows the Language Server Protocol.
 * {@link io.github.urnls.lsp.protocol.ToLsp} and {@link io.github.urnls.lsp.protocol.FromLsp} convert between protocol
 * types and ours.
 *
 * <p>
 * Messages are read on one thread. It applies notifications at once, and takes for each request the immutable state at
 * its arrival. The work itself runs on the threads of {@link io.github.urnls.lsp.documents.Workers}.
 *
 * <p>
 * Not part of the API of the library.
 */
@NullMarked
package io.github.urnls.lsp;

import org.jspecify.annotations.NullMarked;
