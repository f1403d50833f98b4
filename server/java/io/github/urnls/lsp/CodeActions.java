package io.github.urnls.lsp;

import io.github.urnls.lsp.protocol.CommandNames;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix.Safety;
import io.github.urnls.check.Fix;
import io.github.urnls.check.HiddenCharacters;
import io.github.urnls.check.Rule;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.check.run.Rules;
import io.github.urnls.feature.Gs1Forms;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.ProjectChange;
import io.github.urnls.feature.UrnMigrations;
import io.github.urnls.feature.Version;
import com.google.gson.JsonObject;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.diagnostics.DiagnosticWriter;
import io.github.urnls.lsp.protocol.ClientCapabilities.Ability;
import io.github.urnls.lsp.protocol.DocumentEdits;
import io.github.urnls.lsp.protocol.ServerCapabilities;
import io.github.urnls.lsp.protocol.WorkspaceEdits;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The code actions for a range: each fix of each finding there, and all safe fixes of the document at once. They are
 * made from our own findings. The ranges of the diagnostics that clients send back are not always right.
 */
final class CodeActions {

    /** The most actions for a range. A longer menu cannot be read, and each action is a kilobyte in the answer. */
    private static final int MOST = 40;

    /** The most repairs among them, so that there is room for what repairs or suppresses many findings at once. */
    private static final int MOST_REPAIRS = 20;

    private static final int MOST_SILENCED = 3;

    /** The most findings whose repair is offered for all files. */
    private static final int MOST_EVERYWHERE = 3;

    /** The most findings and names of a selection that are looked at. */
    private static final int MOST_SELECTED = 1_000;

    /** The most findings that one action fixes. With more, the menu would wait; {@code source.fixAll} has no limit. */
    private static final int MOST_FIXED = 5_000;

    private static final String QUICK_FIX = "quickfix";

    private final Question question;
    private final Ignoring ignoring;
    private final List<Map<String, Object>> actions = new ArrayList<>();
    /** The titles that are offered already: a menu with one title twice does not say which is meant. */
    private final Set<String> titles = new HashSet<>();
    /** The kind of what hides a finding: a quick fix for a client that asks for these alone. */
    private String suppressionKind = ServerCapabilities.IGNORE;

    CodeActions(Question question) {
        this.question = question;
        this.ignoring = question.analysis().ignoring();
    }

    /**
     * The actions for a range, at most {@value #MOST}, and those for the whole document that are asked for.
     *
     * @param range the selection, or the cursor
     * @param only  the kinds that are wanted, or empty for all; a kind includes those below it (LSP 3.17)
     */
    List<Map<String, Object>> in(TextRange range, List<String> only) {
        if (isWanted(QUICK_FIX, only)) {
            repairs(findings(range));
        }
        suppressionKind = isWanted(ServerCapabilities.IGNORE, only) ? ServerCapabilities.IGNORE : QUICK_FIX;
        if (isWanted(suppressionKind, only)) {
            suppressions(findings(range));
        }
        if (isWanted(ServerCapabilities.REWRITE, only)) {
            rewrites(range);
        }
        if (isWanted(ServerCapabilities.MOVE, only) && question.has(Ability.ASK_TO_MOVE)) {
            move(range);
        }
        if (actions.size() > MOST) {
            actions.subList(MOST, actions.size()).clear();
        }
        // These concern the document, not the cursor, so a menu has them only on request.
        if (!only.isEmpty() && isWanted(ServerCapabilities.FIX_ALL, only)) {
            addUnlessEmpty("Make all safe repairs of URNs", ServerCapabilities.FIX_ALL,
                    question.analysis().safeEdits());
        }
        if (!only.isEmpty() && isWanted(ServerCapabilities.MIGRATE, only)) {
            UrnMigrations.Whole whole = UrnMigrations.all(question.document(), question.analysis().names(),
                    question.options());
            addUnlessEmpty("Migrate all URNs to RFC 8141: " + whole.sentence(), ServerCapabilities.MIGRATE,
                    whole.edits());
        }
        return actions;
    }

    private void addUnlessEmpty(String title, String kind, List<TextEdit> edits) {
        if (!edits.isEmpty()) {
            add(title, kind, edits);
        }
    }

    private void repairs(List<Finding> here) {
        Set<Fix> offered = new LinkedHashSet<>();
        for (Finding finding : here) {
            if (offered.size() >= MOST_REPAIRS) {
                break;
            }
            for (Fix fix : finding.fixes()) {
                if (offered.add(fix)) {
                    boolean first = fix == finding.fixes().get(0);
                    repair(finding, fix, first && fix.safety() == Safety.SAFE);
                }
            }
        }
        ofRules(here).forEach(this::fixAll);
        here.stream().limit(MOST_EVERYWHERE).forEach(this::fixEverywhere);
    }

    /** Only a few: a selection with many findings is not suppressed one by one. */
    private void suppressions(List<Finding> here) {
        here.stream().limit(MOST_SILENCED).forEach(finding -> ignoring.here(finding).ifPresent(this::suppress));
        ofRules(here).stream().limit(MOST_SILENCED).forEach(this::silence);
    }

    /** The first finding of each rule. */
    private static List<Finding> ofRules(List<Finding> findings) {
        Map<String, Finding> first = new LinkedHashMap<>();
        findings.forEach(finding -> first.putIfAbsent(finding.code(), finding));
        return List.copyOf(first.values());
    }

    /** Without its finding: VS Code lists actions with one first. */
    private void suppress(Fix fix) {
        add(fix.title(), suppressionKind, fix.edits());
    }

    /** The findings at {@code range}, then the others of the names that it touches. */
    private List<Finding> findings(TextRange range) {
        int start = range.start();
        int end = range.end();
        for (int at : List.of(start, end)) {
            for (Name name : question.analysis().names(at)) {
                start = Math.min(start, name.range().start());
                end = Math.max(end, name.range().end());
            }
        }
        return question.analysis().findings(new TextRange(start, end), MOST_SELECTED).stream()
                .sorted(Comparator.comparing(finding -> !finding.range().touches(range))).toList();
    }

    private void repair(Finding finding, Fix fix, boolean preferred) {
        Map<String, Object> action = add(fix.title(), QUICK_FIX, fix.edits());
        action.put("diagnostics", List.of(
                DiagnosticWriter.diagnostic(finding, question.toLsp(), question.capabilities())));
        if (preferred && question.has(Ability.PREFERRED_ACTIONS)) {
            action.put("isPreferred", true);
        }
    }

    /** Offers all safe repairs of one rule, if there are several. */
    private void fixAll(Finding finding) {
        List<Finding> same = question.analysis().findings().stream()
                .filter(other -> other.code().equals(finding.code())).limit(MOST_FIXED + 1).toList();
        if (same.size() > MOST_FIXED) {
            return; // before the repairs are made
        }
        List<Finding> all = same.stream().filter(one -> one.safeFix().isPresent()).toList();
        if (all.size() > 1) {
            add("Fix all “" + finding.code() + "” in this file", QUICK_FIX, SafeFixes.edits(all));
        }
    }

    /**
     * Offers the first repair of a name wherever the name stands, if it stands at several places, in one spelling, and
     * the repair makes another name of it: a rename would write one spelling at all places. A rename changes the
     * assigned-name alone, so the repair must keep the components (RFC 8141 §2).
     */
    private void fixEverywhere(Finding finding) {
        if (finding.fixes().isEmpty() || !question.has(Ability.RESOLVED_EDITS)) {
            return;
        }
        Fix fix = finding.fixes().getFirst();
        for (Name name : question.analysis().names(finding.start())) {
            String text = question.document().text(name.range());
            if (fix.edits().stream().allMatch(edit -> edit.range().isWithin(name.assignedNameRange()))
                    && name.isComparable() && text.equals(name.urn().text())
                    && question.uses(name) > 1 && question.spellings().ranked(name.key()).size() == 1) {
                ParsedUrn repaired = UrnParser.parse(
                        TextEdit.apply(text, fix.moved(-name.range().start()).edits()), question.specification());
                String to = repaired.assignedNameText();
                if (repaired.isValid() && !NamespaceEquivalence.key(repaired).equals(name.key())
                        && repaired.text().equals(to + text.substring(name.urn().assignedNameEnd()))) {
                    everywhere(fix.title() + " in the whole project", QUICK_FIX, name.spelling(), to);
                }
            }
        }
    }

    /**
     * Offers to suppress a finding: by a comment for the whole file, in the project file, or in the user's settings.
     */
    private void silence(Finding finding) {
        Optional<Fix> comment = ignoring.inFile(finding);
        comment.ifPresent(this::suppress);
        ProjectFileEdits edits = new ProjectFileEdits(question.workspace(), question.capabilities());
        Optional<Path> project = question.file().flatMap(edits::fileFor);
        if (project.isPresent()) {
            for (ProjectChange change : changes(finding, project.get(), comment.isPresent())) {
                edits.of(project.get(), change).ifPresent(edit -> addInProject(change.title(), edit, project.get()));
            }
        }
        // The settings do not apply where there is a project file.
        if (question.has(Ability.ACCEPT_IN_SETTINGS) && question.project().isEmpty()) {
            patterns(finding).forEach(this::acceptInSettings);
        }
    }

    /**
     * The patterns that would accept what is found: the name itself, and all names of its namespace if that is not
     * registered and it is not the rest of the name that is invalid.
     */
    private Set<String> patterns(Finding finding) {
        Set<String> patterns = new LinkedHashSet<>();
        if (!finding.urn().isEmpty()) {
            patterns.add(finding.urn());
        }
        boolean anywhere = Rules.byCode(finding.code()).filter(Rule.OfSyntax.class::isInstance).isEmpty();
        for (Name name : question.analysis().sections().touching(finding.range())) {
            String nid = name.urn().nidText();
            String namespace = "urn:" + nid + ":";
            boolean begins = finding.start() - name.range().start() < namespace.length();
            if ((begins || anywhere) && name.isComparable() && question.registry().find(nid).isEmpty()) {
                patterns.add(namespace + "*");
            }
        }
        return patterns;
    }

    /**
     * The changes to {@code project} that suppress {@code finding}. With {@code commentIsPossible}, turning the rule
     * off in the file is not one of them.
     */
    private List<ProjectChange> changes(Finding finding, Path project, boolean commentIsPossible) {
        List<ProjectChange> changes = new ArrayList<>();
        FileUris.around(question.uri()).filter(path -> !commentIsPossible)
                .map(path -> FileNames.way(project.getParent(), path))
                .ifPresent(path -> changes.add(new ProjectChange.TurnOffIn(finding.code(), path)));
        patterns(finding).forEach(pattern -> changes.add(new ProjectChange.Accept(pattern)));
        if (question.project().filter(known -> known.overrides(question.file().get(), finding.code())).isEmpty()) {
            changes.add(new ProjectChange.TurnOff(finding.code()));
        }
        return changes;
    }

    private void acceptInSettings(String pattern) {
        String title = HiddenCharacters.shown(ProjectChange.acceptTitle(pattern)) + " in your settings";
        add(title, suppressionKind, "command",
                command(title, CommandNames.ACCEPT_IN_SETTINGS, pattern, question.uri()));
    }

    private void rewrites(TextRange range) {
        for (Name name : question.analysis().sections().touching(range, MOST_SELECTED)) {
            if (actions.size() >= MOST) {
                return;
            }
            UrnMigrations.at(question.document(), name).forEach(this::rewrite);
            if (name.isUrn()) {
                Gs1Forms.webForm(name).ifPresent(this::rewrite);
            }
        }
        raise(range);
        Gs1Forms.urnForms(question.document(), range.start(), question.analysis()::names).forEach(this::rewrite);
    }

    private void rewrite(Fix fix) {
        add(fix.title(), ServerCapabilities.REWRITE, fix.edits());
    }

    /** Offers the next versions of the name at the cursor, for all files. */
    private void raise(TextRange range) {
        if (!question.has(Ability.RESOLVED_EDITS)) {
            return;
        }
        NameTarget.at(question.analysis().meant(range.start()), range.start())
                .filter(target -> target.range().touches(range.end()))
                .ifPresent(target -> raise(target.spelling()));
    }

    private void raise(String name) {
        KnownNames listed = question.registry().names();
        if (!listed.nearMisses(name, false).isEmpty()) {
            return; // it is misspelled
        }
        Version.in(name)
                .ifPresent(version -> version.next(name, listed).stream()
                        .filter(next -> isRight(UrnParser.parse(next, question.specification())))
                        .forEach(next -> everywhere("Raise to " + next + " everywhere", ServerCapabilities.REWRITE,
                                version.name(), next)));
    }

    private boolean isRight(ParsedUrn urn) {
        return urn.isValid() && Namespaces.check(urn, question.registry()).isEmpty();
    }

    /**
     * Offers to move the namespace of the name at the cursor, unless others own it: registered, or in use by a vendor.
     */
    private void move(TextRange range) {
        List<Name> names = question.analysis().meant(range.start());
        NameTarget.at(names, range.start()).map(target -> UrnParser.parse(target.spelling()))
                .filter(ParsedUrn::isValid).map(ParsedUrn::nidText)
                .filter(nid -> question.registry().isOwn(nid)
                        || question.registry().find(nid).isEmpty() && NidsInUse.find(nid).isEmpty())
                .ifPresent(nid -> {
                    String namespace = "urn:" + nid + ":";
                    String title = HiddenCharacters.shown("Move namespace “" + namespace + "”…");
                    add(title, ServerCapabilities.MOVE, "command",
                            command(title, CommandNames.ASK_TO_MOVE, namespace));
                });
    }

    /** Adds an action whose edit is made when the user chooses it, by {@link RenameRequests#resolve}. */
    private void everywhere(String title, String kind, String from, String to) {
        add(title, kind, "data", Json.object("uri", question.uri(), "from", from, "to", to));
    }

    private Map<String, Object> add(String title, String kind, List<TextEdit> edits) {
        DocumentEdits here = new DocumentEdits(question.document(), true, edits);
        return add(title, kind, "edit", new WorkspaceEdits(question.capabilities()).of(List.of(here)));
    }

    /** Adds an edit of {@code project}, which applies once it is saved. */
    private void addInProject(String title, Map<String, Object> edit, Path project) {
        Map<String, Object> action = add(title, suppressionKind, "edit", edit);
        if (question.has(Ability.SAVE_FILES)) {
            action.put("command", command(title, CommandNames.SAVE, FileUris.of(project)));
        }
    }

    /** A command of the client. */
    private static JsonObject command(String title, String name, Object... arguments) {
        return Json.object("title", title, "command", name, "arguments", Json.array(arguments));
    }

    /** Adds an action with one more member, unless there is one with its title. Returns it. */
    private Map<String, Object> add(String title, String kind, String member, Object value) {
        String shown = HiddenCharacters.shown(title);
        Map<String, Object> action = Json.members("title", shown, "kind", kind, member, value);
        if (titles.add(shown)) {
            actions.add(action);
        }
        return action;
    }

    private static boolean isWanted(String kind, List<String> only) {
        return only.isEmpty() || only.stream().anyMatch(wanted -> kind.equals(wanted) || kind.startsWith(wanted + "."));
    }
}
