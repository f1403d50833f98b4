package io.github.urnls.jsonrpc;

/** JSON text that is sent as it is. */
public record RawJson(String json) {}
