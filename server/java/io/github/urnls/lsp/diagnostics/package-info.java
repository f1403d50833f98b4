/** How a client comes by what is found: it is told, or it asks. */
@NullMarked
package io.github.urnls.lsp.diagnostics;

import org.jspecify.annotations.NullMarked;
