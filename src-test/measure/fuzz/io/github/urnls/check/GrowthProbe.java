package io.github.urnls.check;

import io.github.urnls.format.languages.Formats;
import io.github.urnls.check.run.Checker;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.text.Document;

/** What is done with a document, for {@link GrowthTarget} to have it done by classes whose steps are counted. */
public final class GrowthProbe {

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw new AssertionError("rule " + rule.code() + " failed", fault);
    });

    private GrowthProbe() {}

    /** Reads a document; the further {@code stage} goes, the more of it: passages, names, findings. */
    public static void read(String extension, String text, int stage) {
        Document document = new Document("file:///x." + extension, "", 1, text);
        switch (stage) {
            case 0 -> Formats.of(document).read(text, passage -> passage.escapes().decode(text, passage.range()));
            case 1 -> OccurrenceScanner.scan(document);
            default -> CHECKER.check(document, CheckOptions.DEFAULT);
        }
    }
}
