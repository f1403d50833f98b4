package io.github.urnls.support.lsp;

/**
 * What is wrong in a message.
 *
 * @param path where, such as {@code result.items[3].range}
 */
record Fault(String path, String what) {

    @Override
    public String toString() {
        return path + ": " + what;
    }
}
