package io.github.urnls.check;

import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The edits of all safe fixes together, for {@code source.fixAll} and {@code --fix}. */
public final class SafeFixes {

    private SafeFixes() {}

    /** The first safe fix of each finding, without those that overlap an earlier one. */
    public static List<TextEdit> edits(List<Finding> findings) {
        return edits(findings, finding -> {});
    }

    /** As {@link #edits(List)}; {@code fixed} gets each finding that is repaired. */
    public static List<TextEdit> edits(List<Finding> findings, Consumer<Finding> fixed) {
        List<TextEdit> edits = new ArrayList<>();
        for (Finding finding : findings) {
            finding.safeFix()
                    .filter(fix -> fix.edits().stream().noneMatch(edit -> overlaps(edits, edit.range())))
                    .ifPresent(fix -> {
                        edits.addAll(fix.edits());
                        fixed.accept(finding);
                    });
        }
        return edits;
    }

    private static boolean overlaps(List<TextEdit> edits, TextRange range) {
        // Findings come in the order of the text, so only the last few can be near.
        for (int i = edits.size() - 1; i >= 0 && i >= edits.size() - 8; i--) {
            if (edits.get(i).range().overlaps(range)) {
                return true;
            }
        }
        return false;
    }
}
