package io.github.urnls.jsonrpc;

/** JSON text, to be sent as it is. */
public record RawJson(String json) {}
