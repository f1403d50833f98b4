package io.github.urnls.lsp;

/** A session, for {@link ParseCountTest} to have it held by classes whose work is counted. */
public final class ParseProbe {

    private ParseProbe() {}

    /** Says {@code messages} to a server and waits for its answers. */
    public static void session(String... messages) {
        InMemoryServer.session(messages);
    }
}
