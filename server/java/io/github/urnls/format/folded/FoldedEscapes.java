package io.github.urnls.format.folded;

import io.github.urnls.format.Decoded;
import io.github.urnls.format.lexers.MarkedEscapes;
import io.github.urnls.text.Lines;

/** A line end and the blank behind it are no part of the value. */
enum FoldedEscapes implements MarkedEscapes {
    FOLDED;

    @Override
    public String marks() {
        return "\r\n";
    }

    @Override
    public int read(String text, int at, int end, Decoded.Builder decoded) {
        int next = Math.min(end, Lines.next(text, at) + 1);
        decoded.escape(at, next, "");
        return next;
    }

    @Override
    public String encode(String decoded) {
        return decoded;
    }
}
