package io.github.urnls.format.folded;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;

/** A line end and the blank behind it are no part of the value. */
enum FoldedEscapes implements Escapes {
    FOLDED;

    @Override
    public Decoded decode(String text, TextRange range) {
        int end = Lines.end(text, range.start());
        if (end >= range.end()) {
            return Decoded.plain(text, range);
        }
        Decoded.Builder decoded = new Decoded.Builder(text, range);
        while (end < range.end()) {
            int next = Math.min(range.end(), Lines.next(text, end) + 1);
            decoded.escape(end, next, "");
            end = Lines.end(text, next);
        }
        return decoded.build();
    }

    @Override
    public String encode(String decoded) {
        return decoded;
    }
}
