package io.github.urnls.lsp.diagnostics;

import io.github.urnls.check.incremental.SectionFinding;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Locale;

/**
 * What of the findings of a document is shown.
 *
 * @param findings in the order of the text
 * @param more     how many there are besides; a client is told of these only that there are so many
 */
public record ShownFindings(List<SectionFinding> findings, int more) {

    public static final ShownFindings NONE = new ShownFindings(List.of(), 0);

    /** VS Code keeps a thousand for one document, and one place goes to saying how many more there are. */
    static final int MOST = 999;

    /** The worst of what was found, but nothing in one of the names that are {@code halfTyped}. */
    public static ShownFindings of(SectionedCheck check, List<TextRange> halfTyped) {
        List<SectionFinding> worst = check.worst(MOST);
        int more = check.size() - worst.size();
        if (halfTyped.isEmpty()) {
            return new ShownFindings(worst, more);
        }
        return new ShownFindings(worst.stream()
                .filter(placed -> halfTyped.stream().noneMatch(
                        name -> name.start() <= placed.range().start() && placed.range().end() <= name.end()))
                .toList(), more);
    }

    /** A sentence on what is not shown. */
    String remark() {
        return String.format(Locale.ROOT, "%,d more findings are not shown, of a document only the %,d worst.", more,
                MOST);
    }
}
