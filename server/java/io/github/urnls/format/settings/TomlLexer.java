package io.github.urnls.format.settings;

import io.github.urnls.text.Chars;
import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.PassageLexer;
import io.github.urnls.format.Escapes;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.format.Passage;
import java.util.function.Consumer;

/** Cuts TOML into strings and comments. One step reads one of them, or the text before the next one on its line. */
final class TomlLexer extends PassageLexer {

    TomlLexer(String text, Object state, Consumer<Passage> sink) {
        super(text, sink);
        inText = state.equals(true);
    }

    @Override
    public Object state() {
        return inText();
    }

    @Override
    protected void construct() {
        int start = at;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                lineComment(1);
                return;
            }
            if (c == '"' || c == '\'') {
                string();
                return;
            }
            if (c == '=' && Lines.trimEnd(text, start, at) > start) { // behind a bare key
                remember(start, Lines.trimEnd(text, start, at), Role.KEY);
            }
            at++;
            if (c == '\n') {
                return;
            }
        }
    }

    private void string() {
        char quote = text.charAt(at);
        String triple = String.valueOf(quote).repeat(3);
        Escapes escapes = quote == '"' ? SettingsFormat.TOML_BASIC : Escapes.NONE;
        if (text.startsWith(triple, at)) {
            int start = at + 3;
            emit(start, readTo(triple, start), Role.TEXT, Extent.PROSE, escapes);
            return;
        }
        int start = at + 1;
        int end = endOnLine(start, quote, quote == '"');
        at = Lines.after(text, end, quote);
        int next = Lines.skipBlanks(text, at);
        lookTo(next + 1);
        boolean key = Chars.isAt(text, next, "=.");
        exact(start, end, Role.ofScalar(key, false), escapes, at);
    }
}
