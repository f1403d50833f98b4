package io.github.urnls.mcp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * The revisions of MCP that are spoken here, of two kinds: since 2026-07-28 every request says in {@code _meta} which revision it
 * follows; before, the client and the server agreed on one with {@code initialize}. One process speaks both.
 */
final class Revision {

    /** Where a request says its revision (MCP 2026-07-28, {@code _meta}). */
    static final String KEY = "io.modelcontextprotocol/protocolVersion";
    static final String CURRENT = "2026-07-28";

    private static final String CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

    /** Those with a handshake, the newest first. Older ones have batches, or no structured answers. */
    private static final List<String> WITH_HANDSHAKE = List.of("2025-11-25", "2025-06-18");

    private Revision() {}

    /** The revision to agree on with a client that asks for {@code wanted} (MCP 2025-11-25, Lifecycle, Version Negotiation). */
    static String agreed(String wanted) {
        return WITH_HANDSHAKE.contains(wanted) ? wanted : WITH_HANDSHAKE.get(0);
    }

    /** Why a request with this {@code _meta} cannot be answered; empty when it can (MCP 2026-07-28, Per-request protocol fields). */
    static Optional<Failure> failure(JsonObject meta) {
        if (!Message.isString(meta.get(KEY))) {
            return Optional.of(new Failure(Failure.INVALID_PARAMS, "“" + KEY + "” in “_meta” must be a string"));
        }
        String wanted = meta.get(KEY).getAsString();
        if (!wanted.equals(CURRENT)) {
            JsonObject data = new JsonObject();
            data.add("supported", current());
            data.addProperty("requested", wanted);
            return Optional.of(new Failure(Failure.UNSUPPORTED_REVISION, "this revision of MCP is not spoken here with “_meta”; "
                    + CURRENT + " is, and with “initialize” " + String.join(" and ", WITH_HANDSHAKE), Optional.of(data)));
        }
        boolean capable = meta.has(CAPABILITIES) && meta.get(CAPABILITIES).isJsonObject();
        return capable ? Optional.empty()
                : Optional.of(new Failure(Failure.INVALID_PARAMS, "“" + CAPABILITIES + "” in “_meta” must be an object"));
    }

    /** The revisions that a request may name, as JSON. */
    static JsonArray current() {
        JsonArray revisions = new JsonArray();
        revisions.add(CURRENT);
        return revisions;
    }
}
