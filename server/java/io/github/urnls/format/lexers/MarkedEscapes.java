package io.github.urnls.format.lexers;

import io.github.urnls.format.Decoded.Builder;
import io.github.urnls.format.Decoded;
import io.github.urnls.format.Escapes;
import io.github.urnls.text.Chars;
import io.github.urnls.text.TextRange;
import java.util.function.Function;
import java.util.regex.Matcher;

/** Escapes that begin with certain characters. */
public interface MarkedEscapes extends Escapes {

    /** The characters that begin an escape. */
    default String marks() {
        return "\\";
    }

    /**
     * Decodes the escape at {@code at}, if there is one before {@code end}, and returns where to look for the next: at
     * most {@code end}.
     */
    int read(String text, int at, int end, Builder decoded);

    /** As {@link #read}, of escapes that are all of one form. */
    static int read(Matcher form, Function<Matcher, String> meaning, Builder decoded) {
        int at = form.regionStart();
        if (!form.lookingAt()) {
            return at + 1;
        }
        decoded.escape(at, form.end(), meaning.apply(form));
        return form.end();
    }

    @Override
    default Decoded decode(String text, TextRange range) {
        Builder decoded = new Builder(text, range);
        read(text, range, decoded);
        return decoded.build();
    }

    /** Decodes all escapes in {@code range}. */
    default void read(String text, TextRange range, Builder decoded) {
        int at = Chars.firstOf(marks(), text, range.start(), range.end());
        while (at < range.end()) {
            at = Chars.firstOf(marks(), text, read(text, at, range.end(), decoded), range.end());
        }
    }
}
