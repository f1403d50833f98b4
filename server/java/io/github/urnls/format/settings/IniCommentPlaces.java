package io.github.urnls.format.settings;

import io.github.urnls.text.Lines;
import io.github.urnls.format.CommentPlaces;
import io.github.urnls.text.Chars;
import io.github.urnls.text.Document;
import java.util.OptionalInt;

/** Comments of INI stand on lines of their own, outside quoted values, which may span lines in environment files. */
final class IniCommentPlaces extends CommentPlaces {

    IniCommentPlaces(Document document) {
        super(document);
        for (int line = 0; line < lines.lineCount(); line++) {
            int equals = Chars.indexOf(text, '=', lines.lineStart(line), lines.lineEnd(line));
            int quote = equals < 0 ? -1 : Lines.skipBlanks(text, equals + 1);
            if (quote >= lines.lineEnd(line) || !Chars.isAt(text, quote, "\"'`")) {
                continue;
            }
            int close = text.indexOf(text.charAt(quote), quote + 1);
            if (close > lines.lineEnd(line)) {
                addData(quote, close);
                line = lines.lineOf(close);
            } else if (close < 0) {
                return;
            }
        }
    }

    /** At the end of a line it would be part of the value. */
    @Override
    public OptionalInt behind(int line) {
        return OptionalInt.empty();
    }
}
