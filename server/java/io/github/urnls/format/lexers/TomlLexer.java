package io.github.urnls.format.lexers;

import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/** Cuts TOML into strings and comments. One step reads one of them, or what stands before the next on its line. */
final class TomlLexer extends Lexer {

    private final Consumer<Passage> sink;

    TomlLexer(String text, Consumer<Passage> sink) {
        super(text);
        this.sink = sink;
    }

    @Override
    public boolean step() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                lineComment(1, sink);
                return true;
            }
            if (c == '"' || c == '\'') {
                at = string();
                return true;
            }
            at++;
            if (c == '\n') {
                return true;
            }
        }
        return false;
    }

    private int string() {
        char quote = text.charAt(at);
        String triple = String.valueOf(quote).repeat(3);
        Escapes escapes = quote == '"' ? BackslashEscapes.TOML : Escapes.NONE;
        if (text.startsWith(triple, at)) {
            int end = Lines.orEnd(text, text.indexOf(triple, at + 3));
            sink.accept(new Passage(at + 3, end, Role.TEXT, Extent.PROSE, escapes));
            return Math.min(text.length(), end + 3);
        }
        int end = at + 1;
        while (end < text.length() && text.charAt(end) != quote && !Lines.isLineEnd(text.charAt(end))) {
            end = quote == '"' ? Lines.afterEscaped(text, end) : end + 1;
        }
        end = Math.min(end, text.length());
        int after = Lines.after(text, end, quote);
        int next = Lines.skipBlanks(text, after, text.length());
        lookTo(next + 1);
        boolean key = next < text.length() && (text.charAt(next) == '=' || text.charAt(next) == '.');
        sink.accept(new Passage(at + 1, end, key ? Role.KEY : Role.VALUE, Extent.VALUE, escapes));
        return after;
    }
}
