package io.github.urnls.lsp;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.feature.UrnMigrations;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.CodeAction;

/**
 * The repairs offered for a range: each fix of each finding there, and all safe ones of the document at once. They come from our
 * own findings, never from the diagnostics that the client sends back, whose ranges not every client keeps right.
 */
record CodeActions(Analysis analysis, ToLsp toLsp, Acceptance acceptance) {

    private static final int MOST_IGNORED = 5;

    /**
     * @param range what the user has selected, or the cursor
     * @param only  the kinds that are wanted, or empty for all; a kind includes those below it (LSP 3.17)
     */
    List<CodeAction> in(TextRange range, List<String> only) {
        List<CodeAction> actions = new ArrayList<>();
        if (isWanted("quickfix", only)) {
            quickFixes(range, actions);
        }
        if (isWanted(ServerCapabilities.REWRITE, only)) {
            analysis.sections().touching(range).stream().flatMap(name -> UrnMigrations.at(analysis.document(), name).stream())
                    .forEach(fix -> actions.add(toLsp.rewrite(fix)));
        }
        // Offered in a menu only on request: it belongs to the document, not to the cursor.
        if (!only.isEmpty() && isWanted(ServerCapabilities.FIX_ALL, only)) {
            List<TextEdit> edits = analysis.safeEdits();
            if (!edits.isEmpty()) {
                actions.add(toLsp.whole("Make all safe repairs of URNs", ServerCapabilities.FIX_ALL, edits));
            }
        }
        if (!only.isEmpty() && isWanted(ServerCapabilities.MIGRATE, only)) {
            UrnMigrations.Whole whole = UrnMigrations.all(analysis.document(), analysis.names(), analysis.options());
            if (!whole.edits().isEmpty()) {
                actions.add(toLsp.whole("Migrate all URNs to RFC 8141: " + whole.sentence(), ServerCapabilities.MIGRATE, whole.edits()));
            }
        }
        return actions;
    }

    private void quickFixes(TextRange range, List<CodeAction> actions) {
        Set<Fix> offered = new LinkedHashSet<>();
        List<Finding> here = analysis.findings(range);
        for (Finding finding : here) {
            for (Fix fix : finding.fixes()) {
                if (offered.add(fix)) {
                    boolean first = fix == finding.fixes().get(0);
                    actions.add(toLsp.quickFix(finding, fix, first && fix.safety() == Fix.Safety.SAFE));
                }
            }
        }
        // Behind the repairs. Of a selection with many findings nobody silences one by one.
        here.stream().limit(MOST_IGNORED).forEach(finding -> analysis.ignoring(finding).filter(offered::add)
                .ifPresent(fix -> actions.add(toLsp.quickFix(finding, fix, false))));
        here.stream().map(Finding::urn).filter(urn -> !urn.isEmpty()).distinct().limit(MOST_IGNORED).forEach(urn ->
                acceptance.of(analysis.document().uri(), urn).ifPresent(edit -> actions.add(toLsp.accept(urn, edit))));
    }

    private static boolean isWanted(String kind, List<String> only) {
        return only.isEmpty() || only.stream().anyMatch(wanted -> kind.equals(wanted) || kind.startsWith(wanted + "."));
    }
}
