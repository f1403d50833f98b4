package io.github.urnls.format;

import io.github.urnls.text.TextRange;
import java.util.Optional;

/**
 * A prefix as an escape: a few characters write a whole namespace.
 *
 * @param prefix    with the mark between it and the local name; empty for a default namespace
 * @param namespace the namespace of the prefix
 * @param notation  how local names are written
 */
public record PrefixEscapes(String prefix, String namespace, Notation notation) implements Escapes {

    @Override
    public Decoded decode(String text, TextRange range) {
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        int local = range.start() + prefix.length();
        decoded.escape(range.start(), local, namespace);
        notation.read(text, new TextRange(local, range.end()), decoded);
        return decoded.build();
    }

    @Override
    public String encode(String decoded) {
        return notation.local(decoded).orElse(decoded);
    }

    /** {@code name} as it is written in such a place, with the same prefix or in full; empty if that is impossible. */
    public Optional<String> written(String name) {
        Optional<String> withPrefix = Optional.of(name).filter(whole -> whole.startsWith(namespace))
                .flatMap(whole -> notation.local(whole.substring(namespace.length()))).map(prefix::concat);
        return withPrefix.or(() -> notation.whole(name));
    }
}
