package io.github.urnls.check;

import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.List;

/** Repairs a whole document with safe fixes, again and again until none is left, so that a second run changes nothing. */
public final class FixAll {

    /** Repairs do not breed: each pass leaves fewer findings. The bound is for a rule that is wrong about that. */
    private static final int PASSES = 10;

    private FixAll() {}

    /** The text of {@code document} with every safe fix made; the same string when there is none. */
    public static String apply(Document document, Checker checker, CheckOptions options) {
        Document current = document;
        for (int pass = 0; pass < PASSES; pass++) {
            List<TextEdit> edits = SafeFixes.edits(checker.check(current, options));
            if (edits.isEmpty()) {
                break;
            }
            current = current.withText(current.version(), TextEdit.apply(current.text(), edits));
        }
        return current.text();
    }
}
