/** How a client gets findings: pushed by the server, or pulled. */
@NullMarked
package io.github.urnls.lsp.diagnostics;

import org.jspecify.annotations.NullMarked;
