/**
 * JSON-RPC 2.0 between two programs: framing, messages, ids, the pairing of requests with answers, cancellation, and
 * bounds on what waits. {@link io.github.urnls.jsonrpc.Connection} does all of it. The
 * {@link io.github.urnls.jsonrpc.Dialect} of LSP or MCP describes how they differ.
 */
@NullMarked
package io.github.urnls.jsonrpc;

import org.jspecify.annotations.NullMarked;
