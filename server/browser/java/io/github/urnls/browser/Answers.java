package io.github.urnls.browser;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.CanonicalForm;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.RepeatedHints;
import io.github.urnls.check.Fix;
import io.github.urnls.check.FixAll;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.Rules;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.Completion;
import io.github.urnls.feature.Completions;
import io.github.urnls.feature.DocumentSymbols;
import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.Gs1Forms;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.feature.RenameScope;
import io.github.urnls.feature.SuppressionHover;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.UrnHover;
import io.github.urnls.feature.UrnLinks;
import io.github.urnls.feature.UrnMigrations;
import io.github.urnls.namespace.NamespaceEquivalence;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Equivalence;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the checker answers, as JSON. Offsets count UTF-16 code units. The same on the JVM and in a browser. */
public final class Answers {

    /** The most actions for a selection, as in an editor. */
    private static final int MOST_ACTIONS = 40;

    private final List<String> faults = new ArrayList<>();
    private final Checker checker = new Checker((rule, fault) -> faults.add(rule.code() + ": " + fault));
    private BrowserProject project = BrowserProject.of("");
    /** Of this {@code project}. */
    private @Nullable Request last;

    /** Writes a value; {@link JsonWriter} throws only if its target does. */
    private interface Json {
        void write(JsonWriter json) throws IOException;
    }

    private static String json(Json content) {
        StringWriter text = new StringWriter();
        try (JsonWriter json = new JsonWriter(text)) {
            json.setSerializeNulls(false);
            content.write(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /**
     * A document with its options, and what was found in it: the next question is often about the same text.
     */
    private final class Request {

        final Document document;
        final CheckOptions options;
        private final boolean isIncluded;
        private @Nullable Sections sections;
        private @Nullable List<Name> names;
        private @Nullable List<Finding> findings;
        /** The rules that failed on it. */
        private List<String> failed = List.of();

        Request(Document document, CheckOptions options, boolean isIncluded) {
            this.document = document;
            this.options = options;
            this.isIncluded = isIncluded;
        }

        Sections sections() {
            if (sections == null) {
                sections = Sections.of(document, options.specification());
            }
            return sections;
        }

        List<Name> names() {
            if (names == null) {
                names = Name.in(document, options.specification());
            }
            return names;
        }

        /** A file that the project excludes has none. */
        List<Finding> findings() {
            if (findings == null) {
                faults.clear();
                findings = isIncluded
                        ? checker.check(new DocumentSubject(document, names(), options, Spellings.in(names())))
                        : List.of();
                failed = List.copyOf(faults);
            }
            return findings;
        }

        boolean isAbout(Document other) {
            return document.uri().equals(other.uri()) && document.languageId().equals(other.languageId())
                    && document.text().equals(other.text());
        }
    }

    private BrowserProject project(String settings) {
        if (!project.settings().equals(settings)) {
            project = BrowserProject.of(settings);
            last = null;
        }
        return project;
    }

    /** @param path relative to the folder of the project file, with slashes */
    private Request request(String path, String language, String text, String settings) {
        BrowserProject by = project(settings);
        Document document = new Document("file:///" + path, language, 1, text);
        if (last == null || !last.isAbout(document)) {
            last = new Request(document, by.options(path), by.includes(path));
        }
        return last;
    }

    /** All findings with their fixes, and what is wrong in the project file; a file that it excludes has none. */
    public String check(String path, String language, String text, String settings) {
        Request request = request(path, language, text, settings);
        List<Finding> findings = RepeatedHints.once(request.findings());
        return json(json -> {
            json.beginObject().name("findings").beginArray();
            for (Finding finding : findings) {
                finding(json, finding);
            }
            json.endArray().name("project").beginArray();
            for (Finding problem : project.problems()) {
                finding(json, problem);
            }
            json.endArray().name("registries").beginArray();
            for (String complaint : project.complaints()) {
                json.value(complaint);
            }
            json.endArray().name("faults").beginArray();
            for (String fault : request.failed) {
                json.value(fault);
            }
            json.endArray().name("summary").value(summary(request, findings)).endObject();
        });
    }

    /** The numbers of names and findings, in the words of the status bar of editors. */
    private static String summary(Request request, List<Finding> findings) {
        return Tally.counted(request.names().size(), "URN") + ", "
                + Tally.of(findings).words();
    }

    /** Whether a file is checked by a project file. */
    public boolean includes(String path, String settings) {
        return project(settings).includes(path);
    }

    private static void finding(JsonWriter json, Finding finding) throws IOException {
        json.beginObject();
        range(json, finding.range());
        json.name("code").value(finding.code()).name("severity").value(finding.severity().id())
                .name("message").value(finding.message()).name("urn").value(finding.urn()).name("fixes").beginArray();
        for (Fix fix : finding.fixes()) {
            json.beginObject().name("title").value(fix.title())
                    .name("safety").value(fix.safety().name().toLowerCase(Locale.ROOT));
            edits(json, fix.edits());
            json.endObject();
        }
        json.endArray().endObject();
    }

    private static void range(JsonWriter json, TextRange range) throws IOException {
        json.name("start").value(range.start()).name("end").value(range.end());
    }

    private static void edits(JsonWriter json, List<TextEdit> edits) throws IOException {
        json.name("edits").beginArray();
        for (TextEdit edit : edits) {
            json.beginObject();
            range(json, edit.range());
            json.name("newText").value(edit.newText()).endObject();
        }
        json.endArray();
    }

    /** The text after all safe repairs, and their number by rule; a file that the project excludes stays as it is. */
    public String fix(String path, String language, String text, String settings) {
        Request request = request(path, language, text, settings);
        FixAll.Repaired repaired = request.isIncluded ? FixAll.repair(request.document, checker, request.options)
                : new FixAll.Repaired(text, new TreeMap<>());
        faults.clear();
        return json(json -> {
            json.beginObject().name("text").value(repaired.text()).name("repairs").beginObject();
            for (Map.Entry<String, Integer> repair : repaired.repairs().entrySet()) {
                json.name(repair.getKey()).value(repair.getValue());
            }
            json.endObject().endObject();
        });
    }

    /** The hover at an offset; {@code null} if there is nothing to say. */
    public String hover(String path, String language, String text, String settings, int offset) {
        Request request = request(path, language, text, settings);
        Sections sections = request.sections();
        Optional<UrnHover> ofName = UrnHover.at(meant(request, sections, offset), offset, request.options,
                Spellings.in(request.names()));
        if (ofName.isPresent()) {
            return hover(ofName.get().range(), ofName.get().markdown());
        }
        return SuppressionHover.at(request.document, offset).map(hover -> hover(hover.range(), hover.markdown()))
                .orElse("null");
    }

    private static List<Name> meant(Request request, Sections sections, int offset) {
        List<Name> written = sections.touching(new TextRange(offset, offset));
        return written.isEmpty() ? ImpliedNames.at(request.document, offset, request.options.specification())
                : ImpliedNames.withParts(written, offset, request.options.specification());
    }

    private static String hover(TextRange range, String markdown) {
        return json(json -> {
            json.beginObject();
            range(json, range);
            json.name("markdown").value(markdown).endObject();
        });
    }

    /** What may come next at an offset, the best first. */
    public String complete(String path, String language, String text, String settings, int offset) {
        Request request = request(path, language, text, settings);
        List<Completion> found = Completions.at(request.sections(), offset, request.options.registry(),
                prefix -> List.of());
        return json(json -> {
            json.beginArray();
            for (Completion completion : found) {
                json.beginObject().name("label").value(completion.label())
                        .name("short").value(completion.shortLabel())
                        .name("kind").value(completion.kind().name().toLowerCase(Locale.ROOT))
                        .name("detail").value(completion.detail()).name("about").value(completion.about())
                        .name("filter").value(completion.filter());
                range(json, completion.edit().range());
                json.name("newText").value(completion.edit().newText()).endObject();
            }
            json.endArray();
        });
    }

    /** The actions for a selection: repairs, comments that suppress, and rewrites to other forms. */
    public String actions(String path, String language, String text, String settings, int start, int end) {
        Request request = request(path, language, text, settings);
        TextRange range = new TextRange(start, end);
        List<Finding> all = request.findings();
        List<Finding> here = all.stream()
                .filter(finding -> finding.range().start() <= end && start <= finding.range().end()).toList();
        Map<String, Finding> ofRules = new LinkedHashMap<>();
        here.forEach(finding -> ofRules.putIfAbsent(finding.code(), finding));
        faults.clear(); // the comments are tried by the same checker
        Ignoring ignoring = new Ignoring(request.document, checker, request.options);
        Map<Fix, Finding> repairs = new LinkedHashMap<>();
        for (Finding finding : here) {
            if (repairs.size() >= MOST_ACTIONS / 2) {
                break; // leaves room for those below
            }
            finding.fixes().forEach(fix -> repairs.putIfAbsent(fix, finding));
        }
        List<Action> actions = new ArrayList<>();
        repairs.forEach((fix, finding) -> actions.add(new Action(fix, "quickfix", finding)));
        for (Finding finding : ofRules.values()) {
            List<TextEdit> safe = SafeFixes
                    .edits(all.stream().filter(other -> other.code().equals(finding.code())).toList());
            if (safe.size() > 1) {
                Fix fix = new Fix("Fix all “" + finding.code() + "” in this file", Fix.Safety.REVIEW, safe);
                actions.add(new Action(fix, "quickfix", finding));
            }
        }
        for (Finding finding : ofRules.values()) {
            ignoring.here(finding).ifPresent(fix -> actions.add(new Action(fix, "quickfix", finding)));
            ignoring.inFile(finding).ifPresent(fix -> actions.add(new Action(fix, "quickfix", finding)));
        }
        rewrites(request, range).forEach(fix -> actions.add(new Action(fix, "refactor.rewrite", null)));
        return json(json -> {
            json.beginArray();
            for (Action action : actions.subList(0, Math.min(actions.size(), MOST_ACTIONS))) {
                action(json, action);
            }
            json.endArray();
        });
    }

    private record Action(Fix fix, String kind, @Nullable Finding of) {}

    private static List<Fix> rewrites(Request request, TextRange range) {
        List<Fix> rewrites = new ArrayList<>();
        for (Name name : request.sections().touching(range)) {
            if (rewrites.size() >= MOST_ACTIONS) {
                break;
            }
            rewrites.addAll(UrnMigrations.at(request.document, name));
            if (name.isUrn()) {
                Gs1Forms.webForm(name).ifPresent(rewrites::add);
            }
        }
        Gs1Forms.urnForm(request.document, range.start()).ifPresent(rewrites::add);
        return rewrites;
    }

    private static void action(JsonWriter json, Action action) throws IOException {
        Fix fix = action.fix();
        Finding of = action.of();
        json.beginObject().name("title").value(fix.title()).name("kind").value(action.kind())
                .name("safe").value(fix.safety() == Fix.Safety.SAFE);
        if (of != null) {
            json.name("code").value(of.code());
            range(json, of.range());
        }
        edits(json, fix.edits());
        json.endObject();
    }

    /** The names that can be looked up, with their addresses. */
    public String links(String path, String language, String text, String settings) {
        Request request = request(path, language, text, settings);
        return json(json -> {
            json.beginArray();
            for (UrnLinks.Link link : UrnLinks.in(request.names(), request.options.registry())) {
                json.beginObject();
                range(json, link.range());
                json.name("target").value(link.target()).name("title").value(link.title()).endObject();
            }
            json.endArray();
        });
    }

    /** The names of the document, each once. */
    public String symbols(String path, String language, String text, String settings) {
        Request request = request(path, language, text, settings);
        return json(json -> {
            json.beginArray();
            for (DocumentSymbols.Symbol symbol : DocumentSymbols.in(request.names())) {
                json.beginObject().name("name").value(symbol.name()).name("detail").value(symbol.detail());
                range(json, symbol.range());
                json.endObject();
            }
            json.endArray();
        });
    }

    /** Every place of a name that is the same as the one at an offset (RFC 8141 §3). */
    public String references(String path, String language, String text, String settings, int offset) {
        Request request = request(path, language, text, settings);
        List<Name> all = ImpliedNames.with(request.names(), request.document, request.options.specification());
        Set<String> wanted = new LinkedHashSet<>();
        meant(request, request.sections(), offset).forEach(name -> wanted.add(name.key()));
        return json(json -> {
            json.beginArray();
            for (Name name : all) {
                if (wanted.contains(name.key())) {
                    json.beginObject();
                    range(json, name.range());
                    json.endObject();
                }
            }
            json.endArray();
        });
    }

    /** The URN at an offset as it is exchanged (RFC 8141 §4.4); {@code null} if there is none, or no valid one. */
    public String canonical(String path, String language, String text, String settings, int offset) {
        Request request = request(path, language, text, settings);
        Optional<String> urn = meant(request, request.sections(), offset).stream().filter(Name::isUrn).findFirst()
                .flatMap(CanonicalForm::of);
        return json(json -> json.value(urn.orElse(null)));
    }

    /**
     * What a rename at an offset changes; {@code null} if there is no name.
     *
     * @param newText what the user writes in place of the text that can be changed; empty if that is not known yet
     */
    public String target(String path, String language, String text, String settings, int offset, String newText) {
        Request request = request(path, language, text, settings);
        return NameTarget.at(meant(request, request.sections(), offset), offset)
                .map(target -> target(request, target, newText)).orElse("null");
    }

    private String target(Request request, NameTarget target, String newText) {
        String newName = newText.isEmpty() ? "" : target.whole(newText);
        Optional<String> refusal = newText.isEmpty() ? Rename.refusal(target)
                : Rename.refusal(target, newName, request.options.specification());
        Optional<String> doubt = newText.isEmpty() || refusal.isPresent() ? Optional.empty()
                : Rename.doubt(target.spelling(), newName, checker, request.options);
        faults.clear();
        return json(json -> {
            json.beginObject();
            range(json, target.renamedRange());
            json.name("text").value(target.renamed())
                    .name("name")
                    .value(target.components().isPresent() ? target.name().urn().text() : target.spelling())
                    .name("newName").value(newName).name("refusal").value(refusal.orElse(null))
                    .name("doubt").value(doubt.orElse(null)).endObject();
        });
    }

    /**
     * The edits that write another name at each place of a name, and why places are left out.
     *
     * @param name    as {@link #target} tells it
     * @param newName likewise
     */
    public String rename(String path, String language, String text, String settings, String name, String newName) {
        Request request = request(path, language, text, settings);
        List<Name> all = ImpliedNames.with(request.names(), request.document, request.options.specification());
        String newKey = NamespaceEquivalence.key(UrnParser.parse(newName, request.options.specification()));
        List<TextEdit> edits = new ArrayList<>();
        Set<String> obstacles = new LinkedHashSet<>();
        NameTarget.written(name, request.options.specification()).ifPresent(target -> {
            RenameScope scope = new RenameScope(target, false);
            List<Name> writable = new ArrayList<>();
            for (Name place : scope.in(all)) {
                Rename.obstacle(request.document, scope, place, newName)
                        .ifPresentOrElse(obstacles::add, () -> writable.add(place));
            }
            edits.addAll(Rename.edits(request.document, scope, writable, newName));
        });
        return json(json -> {
            json.beginObject();
            edits(json, edits);
            json.name("obstacles").beginArray();
            for (String obstacle : obstacles) {
                json.value(obstacle);
            }
            json.endArray().name("isUsed")
                    .value(all.stream().anyMatch(other -> other.isComparable() && other.key().equals(newKey)))
                    .endObject();
        });
    }

    /** The parts of a URN, what it means, and what is wrong with it. */
    public String parse(String urn, String settings) {
        CheckOptions options = project(settings).options("");
        ParsedUrn parsed = UrnParser.parse(urn, options.specification());
        Explanation explanation = Explanation.of(parsed, options.registry());
        return json(json -> {
            json.beginObject().name("urn").value(urn).name("valid").value(parsed.isValid());
            part(json, "nid", parsed, parsed.nid());
            part(json, "nss", parsed, parsed.nss());
            part(json, "r", parsed, parsed.rComponent());
            part(json, "q", parsed, parsed.qComponent());
            part(json, "f", parsed, parsed.fComponent());
            json.name("normalized").value(Normalization.normalize(parsed)).name("title")
                    .value(explanation.answer().text()).name("source").value(explanation.answer().source());
            json.name("parts").beginArray();
            for (Explanation.Part part : explanation.parts()) {
                json.beginObject().name("name").value(part.name()).name("text").value(part.text()).name("meaning")
                        .value(part.meaning()).endObject();
            }
            json.endArray().name("problems").beginArray();
            for (SyntaxProblem problem : parsed.problems()) {
                json.beginObject().name("code").value(problem.code().id()).name("start").value(problem.span().start())
                        .name("end").value(problem.span().end()).name("message").value(problem.message()).endObject();
            }
            json.endArray().endObject();
        });
    }

    private static void part(JsonWriter json, String name, ParsedUrn urn, Optional<Span> span) throws IOException {
        if (span.isPresent()) {
            json.name(name).value(span.get().in(urn.text()));
        }
    }

    /** Whether two URNs are one name, by RFC 8141 §3 and by the rules of their namespace. */
    public String compare(String a, String b) {
        boolean general = Equivalence.URN.equivalent(a, b);
        return json(json -> json.beginObject()
                .name("equivalent").value(general || NamespaceEquivalence.equivalent(a, b))
                .name("generally").value(general)
                .name("a").value(Equivalence.URN.key(a)).name("b").value(Equivalence.URN.key(b)).endObject());
    }

    /** The page of a rule in Markdown; {@code null} if there is no such rule. */
    public String rule(String code) {
        return json(json -> json.value(RulePages.standalone(code).orElse(null)));
    }

    /** The rules: code, group and summary. */
    public String rules() {
        return json(json -> {
            json.beginArray();
            for (Rule rule : Rules.all()) {
                json.beginObject().name("code").value(rule.code()).name("group").value(rule.group().id())
                        .name("summary").value(RulePages.summary(rule.code()).orElse("")).endObject();
            }
            json.endArray();
        });
    }
}
