package io.github.urnls.check.run;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Repairs a whole document with safe fixes, pass after pass until none is left, so that a second run changes nothing.
 */
public final class FixAll {

    /** The most passes. Each should leave fewer findings; the limit stops a rule that does not. */
    private static final int PASSES = 10;

    private FixAll() {}

    /**
     * A repaired text.
     *
     * @param repairs the number of fixes by rule, in the order of the codes; empty when the text is unchanged
     */
    public record Repaired(String text, SortedMap<String, Integer> repairs) {}

    /** The text of {@code document} with every safe fix made; the same string when there is none. */
    public static String apply(Document document, Checker checker, CheckOptions options) {
        return repair(document, checker, options).text();
    }

    /** As {@link #apply}, and also the number of fixes by rule. */
    public static Repaired repair(Document document, Checker checker, CheckOptions options) {
        SortedMap<String, Integer> repairs = new TreeMap<>();
        Document current = document;
        for (int pass = 0; pass < PASSES; pass++) {
            List<TextEdit> edits = SafeFixes.edits(checker.check(current, options),
                    finding -> repairs.merge(finding.code(), 1, Integer::sum));
            if (edits.isEmpty()) {
                break;
            }
            current = current.withEdits(edits);
        }
        return new Repaired(current.text(), repairs);
    }
}
