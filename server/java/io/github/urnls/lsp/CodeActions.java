package io.github.urnls.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.feature.Gs1Forms;
import io.github.urnls.feature.UrnMigrations;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.diagnostics.DiagnosticWriter;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.DocumentEdits;
import io.github.urnls.lsp.protocol.ServerCapabilities;
import io.github.urnls.lsp.protocol.WorkspaceEdits;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The repairs offered for a range: each fix of each finding there, and all safe ones of the document at once. They come
 * from our own findings, never from the diagnostics that the client sends back, whose ranges not every client keeps
 * right.
 */
final class CodeActions {

    private static final int MOST_IGNORED = 5;

    private static final String QUICK_FIX = "quickfix";

    private final Question question;
    private final JsonArray actions = new JsonArray();

    CodeActions(Question question) {
        this.question = question;
    }

    /**
     * @param range what the user has selected, or the cursor
     * @param only  the kinds that are wanted, or empty for all; a kind includes those below it (LSP 3.17)
     */
    JsonArray in(TextRange range, List<String> only) {
        if (isWanted(QUICK_FIX, only)) {
            quickFixes(range);
        }
        if (isWanted(ServerCapabilities.REWRITE, only)) {
            rewrites(range);
        }
        // These belong to the document, not to the cursor: offered in a menu only on request.
        if (!only.isEmpty() && isWanted(ServerCapabilities.FIX_ALL, only)) {
            List<TextEdit> edits = question.analysis().safeEdits();
            if (!edits.isEmpty()) {
                add("Make all safe repairs of URNs", ServerCapabilities.FIX_ALL, edits);
            }
        }
        if (!only.isEmpty() && isWanted(ServerCapabilities.MIGRATE, only)) {
            UrnMigrations.Whole whole = UrnMigrations.all(question.document(), question.names(),
                    question.analysis().options());
            if (!whole.edits().isEmpty()) {
                add("Migrate all URNs to RFC 8141: " + whole.sentence(), ServerCapabilities.MIGRATE, whole.edits());
            }
        }
        return actions;
    }

    private void quickFixes(TextRange range) {
        Set<Fix> offered = new LinkedHashSet<>();
        List<Finding> here = question.analysis().findings(range);
        for (Finding finding : here) {
            for (Fix fix : finding.fixes()) {
                if (offered.add(fix)) {
                    boolean first = fix == finding.fixes().get(0);
                    repair(finding, fix, first && fix.safety() == Fix.Safety.SAFE);
                }
            }
        }
        // Behind the repairs, and no more than a few: a selection with many findings is not silenced one by one.
        here.stream().limit(MOST_IGNORED).forEach(finding -> question.analysis().ignoring(finding).filter(offered::add)
                .ifPresent(fix -> repair(finding, fix, false)));
        here.stream().map(Finding::urn).filter(urn -> !urn.isEmpty()).distinct().limit(MOST_IGNORED)
                .forEach(this::accept);
    }

    private void repair(Finding finding, Fix fix, boolean preferred) {
        JsonObject action = add(fix.title(), QUICK_FIX, fix.edits());
        action.add("diagnostics", Json.array(
                DiagnosticWriter.diagnostic(finding, question.toLsp(), question.server().capabilities())));
        if (preferred && question.server().capabilities().has(Ability.PREFERRED_ACTIONS)) {
            action.addProperty("isPreferred", true);
        }
    }

    /** Accepts a name in the project file. */
    private void accept(String name) {
        Server server = question.server();
        new Acceptance(server.workspace(), server.capabilities()).of(question.document().uri(), name)
                .ifPresent(edit -> add("Accept “" + name + "” in " + ProjectFile.NAME, QUICK_FIX, edit));
    }

    private void rewrites(TextRange range) {
        for (Name name : question.analysis().sections().touching(range)) {
            UrnMigrations.at(question.document(), name)
                    .forEach(fix -> add(fix.title(), ServerCapabilities.REWRITE, fix.edits()));
            if (name.isUrn()) {
                Gs1Forms.webForm(name).ifPresent(fix -> add(fix.title(), ServerCapabilities.REWRITE, fix.edits()));
            }
        }
        Gs1Forms.urnForm(question.document(), range.start())
                .ifPresent(fix -> add(fix.title(), ServerCapabilities.REWRITE, fix.edits()));
    }

    private JsonObject add(String title, String kind, List<TextEdit> edits) {
        DocumentEdits here = new DocumentEdits(question.document(), true, edits);
        return add(title, kind, new WorkspaceEdits(question.server().capabilities()).of(List.of(here)));
    }

    private JsonObject add(String title, String kind, JsonObject edit) {
        JsonObject action = Json.object("title", title, "kind", kind, "edit", edit);
        actions.add(action);
        return action;
    }

    private static boolean isWanted(String kind, List<String> only) {
        return only.isEmpty() || only.stream().anyMatch(wanted -> kind.equals(wanted) || kind.startsWith(wanted + "."));
    }
}
