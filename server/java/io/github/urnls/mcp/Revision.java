package io.github.urnls.mcp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.jsonrpc.RpcError;
import io.github.urnls.jsonrpc.RpcException;
import java.util.List;
import java.util.Optional;

/**
 * The revisions of MCP that the server speaks. There are two kinds. Since 2026-07-28 every request names its revision
 * in {@code _meta}. Before, the client and the server agreed on one with {@code initialize}. One process speaks both.
 */
final class Revision {

    /** The member with the revision of a request (MCP 2026-07-28, {@code _meta}). */
    static final String KEY = "io.modelcontextprotocol/protocolVersion";
    static final String CURRENT = "2026-07-28";

    /** MCP 2026-07-28, Versioning: the server does not speak that revision. */
    private static final int UNSUPPORTED_REVISION = -32022;

    private static final String CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

    /** Revisions with a handshake, the newest first. Older ones have batches, or no structured answers. */
    private static final List<String> WITH_HANDSHAKE = List.of("2025-11-25", "2025-06-18");

    private Revision() {}

    /**
     * The revision to agree on if a client asks for {@code wanted} (MCP 2025-11-25, Lifecycle, Version Negotiation).
     */
    static String agreed(String wanted) {
        return WITH_HANDSHAKE.contains(wanted) ? wanted : WITH_HANDSHAKE.get(0);
    }

    /**
     * Throws an error if a request with this {@code _meta} cannot be answered (MCP 2026-07-28, Per-request protocol
     * fields).
     */
    static void check(JsonObject meta) {
        String wanted = new JsonView(meta).text(KEY)
                .orElseThrow(() -> RpcException.invalidParameters("“" + KEY + "” in “_meta” must be a string"));
        if (!wanted.equals(CURRENT)) {
            throw new RpcException(new RpcError(UNSUPPORTED_REVISION,
                    "this revision of MCP is not spoken here with “_meta”; "
                            + CURRENT + " is, and with “initialize” " + String.join(" and ", WITH_HANDSHAKE),
                    Optional.of(Json.object("supported", current(), "requested", wanted))));
        }
        if (!new JsonView(meta).at(CAPABILITIES).isObject()) {
            throw RpcException.invalidParameters("“" + CAPABILITIES + "” in “_meta” must be an object");
        }
    }

    /** The revisions that a request may name, as JSON. */
    static JsonArray current() {
        return Json.array(CURRENT);
    }
}
