/** Between the protocol and our own types: what clients can do, what they send, what they are sent. */
@NullMarked
package io.github.urnls.lsp.protocol;

import org.jspecify.annotations.NullMarked;
