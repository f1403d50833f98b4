/** The documents that are open in the client, by their options: what is in them, their checks, and the threads. */
@NullMarked
package io.github.urnls.lsp.documents;

import org.jspecify.annotations.NullMarked;
