package io.github.urnls.format;

import io.github.urnls.text.TextRange;
import java.util.Optional;

/** How a language writes prefixed names. */
public interface Notation {

    /** Hands the escapes in the local name at {@code range} to {@code decoded}. */
    default void read(String text, TextRange range, Decoded.Builder decoded) {
        // Most notations have none.
    }

    /** {@code name} as it is written behind a prefix; empty if that is impossible. */
    Optional<String> local(String name);

    /** The whole {@code name} as it is written in place of a prefixed one; empty if that is impossible. */
    default Optional<String> whole(String name) {
        return Optional.empty();
    }
}
