package io.github.urnls.format.settings;

import io.github.urnls.text.Lines;
import io.github.urnls.format.lexers.LineLexer;
import io.github.urnls.format.Passage;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.text.Chars;
import java.util.function.Consumer;

/** {@code .properties} as {@code java.util.Properties} reads them, with {@code \:} escapes and continued lines. */
final class PropertiesLexer extends LineLexer {

    PropertiesLexer(String text, Consumer<Passage> sink) {
        super(text, sink);
    }

    @Override
    protected int line(int start, int end) {
        int first = Lines.skipBlanks(text, start, end);
        int last = end;
        if (Lines.isOneOf(text, first, end, "#!")) {
            comment(first + 1, end);
        } else if (first < end) {
            while (last < text.length() && Lines.isEscaped(text, first, last)) {
                last = Lines.end(text, Lines.next(text, last));
            }
            entry(first, last);
        }
        return last;
    }

    private void entry(int start, int end) {
        int keyEnd = start;
        while (keyEnd < end && !Chars.isAt(text, keyEnd, "=: \t")) {
            keyEnd = Lines.afterEscaped(text, keyEnd);
        }
        keyEnd = Math.min(keyEnd, end);
        emit(start, keyEnd, Role.KEY, Extent.VALUE, SettingsFormat.PROPERTIES_KEY);
        int value = Lines.skipBlanks(text, keyEnd, end);
        if (Lines.isOneOf(text, value, end, "=:")) {
            value = Lines.skipBlanks(text, value + 1, end);
        }
        if (value < end) {
            value(value, end, SettingsFormat.PROPERTIES_VALUE);
        }
    }
}
