/**
 * JSON-RPC 2.0 between two programs: framing, messages, ids, the pairing of requests with answers, cancellation, and
 * the bounds on what waits. {@link io.github.urnls.jsonrpc.Connection} is the whole of it. LSP and MCP each say in a
 * {@link io.github.urnls.jsonrpc.Dialect} what they do differently.
 */
@NullMarked
package io.github.urnls.jsonrpc;

import org.jspecify.annotations.NullMarked;
