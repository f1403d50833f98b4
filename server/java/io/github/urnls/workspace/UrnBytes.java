package io.github.urnls.workspace;

/** The look at the octets of a file before it becomes text: most files of a tree hold no URN. */
final class UrnBytes {

    private UrnBytes() {}

    /** Whether {@code urn} in any case is followed by a colon or by what may write one: {@code &#58;}, {@code \:}. */
    static boolean mayHold(byte[] octets) {
        for (int i = 2; i + 1 < octets.length; i++) {
            byte next = octets[i + 1];
            if ((next == ':' || next == '\\' || next == '&') && (octets[i] | 0x20) == 'n'
                    && (octets[i - 1] | 0x20) == 'r' && (octets[i - 2] | 0x20) == 'u') {
                return true;
            }
        }
        return false;
    }
}
