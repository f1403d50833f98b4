package io.github.urnls.format;

import io.github.urnls.text.TextRange;

/**
 * Where {@code urn} is bound as a namespace prefix (Namespaces in XML 1.0 §3, §6.1): there, a value {@code urn:Name} is a
 * qualified name and not a URN.
 */
final class PrefixScope {

    private int depth;
    /** The depth of the outermost element that binds the prefix, or zero. */
    private int boundAt;

    void enter() {
        depth++;
    }

    /** The prefix is bound by the tag entered last. */
    void bindUrn() {
        if (boundAt == 0) {
            boundAt = Math.max(1, depth);
        }
    }

    void leave() {
        depth = Math.max(0, depth - 1);
        if (depth < boundAt) {
            boundAt = 0;
        }
    }

    /** Whether the characters of {@code range} are {@code urn:} and one name without a colon, and the prefix is bound. */
    boolean isQName(String text, TextRange range) {
        if (boundAt == 0 || range.length() < 5 || !text.startsWith("urn:", range.start())) {
            return false;
        }
        for (int i = range.start() + 4; i < range.end(); i++) {
            char c = text.charAt(i);
            if (!Character.isLetterOrDigit(c) && c != '_' && c != '-' && c != '.') {
                return false;
            }
        }
        return true;
    }
}
