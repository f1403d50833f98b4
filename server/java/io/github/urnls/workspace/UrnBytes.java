package io.github.urnls.workspace;

/** The look at the octets of a file before it becomes text: most files of a tree hold nothing to be checked. */
final class UrnBytes {

    private static final String NAMESPACE = "namespace ";

    private UrnBytes() {}

    /**
     * Whether {@code urn} in any case is followed by a colon or by what may write one: {@code &#58;}, {@code \:}; or
     * {@code namespace} by {@code ID} or {@code Identifier}, as in the form by which namespaces are registered.
     */
    static boolean mayHold(byte[] octets) {
        for (int i = 2; i + 1 < octets.length; i++) {
            byte next = octets[i + 1];
            if ((next == ':' || next == '\\' || next == '&') && (octets[i] | 0x20) == 'n'
                    && (octets[i - 1] | 0x20) == 'r' && (octets[i - 2] | 0x20) == 'u'
                    || next == 'I' && octets[i] == ' ' && isNamespace(octets, i + 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether that word stands before {@code end}. */
    private static boolean isNamespace(byte[] octets, int end) {
        int start = end - NAMESPACE.length();
        for (int i = 0; start >= 0 && i < NAMESPACE.length(); i++) {
            if ((octets[start + i] | 0x20) != NAMESPACE.charAt(i)) {
                return false;
            }
        }
        return start >= 0;
    }
}
