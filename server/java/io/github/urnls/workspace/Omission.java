package io.github.urnls.workspace;

/**
 * What is left out though it may hold names.
 *
 * @param sentence names it and the reason: whole sentences; empty if nothing is left out
 * @param setting  the setting that brings it in; empty if there is none
 */
public record Omission(String sentence, String setting) {

    /** The setting for the memory of the server. */
    public static final String MEMORY = "urn.server.maxHeap";

    /** The setting for the most files. */
    public static final String FILES = "urn.maxFiles";

    public boolean isNone() {
        return sentence.isEmpty();
    }
}
