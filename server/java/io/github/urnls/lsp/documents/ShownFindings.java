package io.github.urnls.lsp.documents;

import io.github.urnls.check.incremental.SectionFinding;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.text.Counts;
import io.github.urnls.text.TextRange;
import java.util.List;

/**
 * The findings of a document that are shown.
 *
 * @param findings in the order of the text
 * @param more     the number of findings that are not shown; the client gets only this number
 */
public record ShownFindings(List<SectionFinding> findings, int more) {

    public static final ShownFindings NONE = new ShownFindings(List.of(), 0);

    /** VS Code keeps a thousand for one document, and one of them says how many more there are. */
    static final int MOST = 999;

    /** The worst findings, without those in names that are {@code halfTyped}. */
    public static ShownFindings of(SectionedCheck check, List<TextRange> halfTyped) {
        List<SectionFinding> all = check.shown();
        List<SectionFinding> worst = SectionedCheck.worst(all, MOST);
        int more = all.size() - worst.size();
        if (halfTyped.isEmpty()) {
            return new ShownFindings(worst, more);
        }
        return new ShownFindings(worst.stream()
                .filter(placed -> halfTyped.stream().noneMatch(placed.range()::isWithin))
                .toList(), more);
    }

    /** A sentence about the findings that are not shown. */
    public String remark() {
        return Counts.grouped(more) + " more findings are hidden: only the " + Counts.grouped(MOST)
                + " most severe of a document are shown.";
    }
}
