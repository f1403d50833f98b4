/** Conversions between the protocol and our types: what clients can do, what they send, and what they get. */
@NullMarked
package io.github.urnls.lsp.protocol;

import org.jspecify.annotations.NullMarked;
