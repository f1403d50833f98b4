package io.github.urnls.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.FixAll;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.report.JsonlUrn;
import io.github.urnls.feature.Explanation;
import io.github.urnls.format.languages.LanguageGuess;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.lsp.OffsetMessages;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.SegmentTreeWriter;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Equivalence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * What JavaScript calls: sessions of the language server, and what the command line answers about one text, as JSON:
 * checks, repairs, parts of a name. Offsets count UTF-16 code units. The project file is the one that was put above the
 * path.
 */
public final class BrowserModule {

    private static final HostFiles FILES = HostFiles.use();
    private static final List<String> FAULTS = new ArrayList<>();
    private static final Checker CHECKER = new Checker((rule, fault) -> FAULTS.add(rule.code() + ": " + fault));
    private static Projects projects = new Projects();

    static {
        OffsetMessages.add();
    }

    private BrowserModule() {}

    /** Sets the known names, as rows of {@link SegmentTreeWriter#table}, before the first name is looked up. */
    @JSExport
    public static void names(String rows) {
        KnownNames.use(SegmentTreeWriter.table(rows));
    }

    /**
     * Opens a session of the language server.
     *
     * @param memory of the host, in bytes
     * @return the functions of {@link BrowserSession}
     */
    @JSExport
    public static JSObject open(BrowserSession.Host host, double memory) {
        System.setOut(System.err); // standard output belongs to the protocol
        return BrowserSession.open(host, memory);
    }

    /** Sets what is told of each file that sessions look for and do not have, once. */
    @JSExport
    public static void files(HostFiles.Missing missing) {
        FILES.onMissing(missing);
    }

    /** Puts a file where sessions look for project files and what they name; {@code null} removes it. */
    @JSExport
    public static void file(String path, @Nullable String text) {
        FILES.put(path, text);
    }

    /** Project files have changed. */
    @JSExport
    public static void projectsChanged() {
        projects = new Projects();
    }

    private static Project project(String path) {
        return projects.of(Path.of(path)).orElseThrow();
    }

    private static Document document(String path, String language, String text) {
        return new Document("file://" + path, language, 1, text);
    }

    /** All findings with their fixes, and what is wrong in the project file; a file that it excludes has none. */
    @JSExport
    public static String check(String path, String language, String text, String projectFile) {
        Project project = project(path);
        CheckOptions options = project.options(Path.of(path));
        Document document = document(path, language, text);
        FAULTS.clear();
        List<Finding> findings = project.includes(Path.of(path))
                ? RepeatedHints.once(CHECKER.check(document, options)) : List.of();
        int names = Name.in(document, options.specification()).size();
        return Json.object("findings", ResultJson.findings(findings), "project", ResultJson.findings(
                ProjectFile.read(new Document("file:///" + ProjectFile.NAME, "jsonc", 0, projectFile)).problems()),
                "registries", Json.list(project.complaints()), "faults", Json.list(FAULTS),
                "summary", ResultJson.summary(findings, names)).toString();
    }

    /** The text after all safe repairs, and their number by rule; a file that the project excludes stays as it is. */
    @JSExport
    public static String fix(String path, String language, String text) {
        Project project = project(path);
        FixAll.Repaired repaired = project.includes(Path.of(path))
                ? FixAll.repair(document(path, language, text), CHECKER, project.options(Path.of(path)))
                : new FixAll.Repaired(text, new TreeMap<>());
        JsonObject repairs = new JsonObject();
        repaired.repairs().forEach(repairs::addProperty);
        return Json.object("text", repaired.text(), "repairs", repairs).toString();
    }

    /** The parts of a URN and its errors of syntax; if {@code explain}, also what it means and what else is wrong. */
    @JSExport
    public static String parse(String path, String urn, boolean explain) {
        CheckOptions options = project(path).options(Path.of(path));
        ParsedUrn parsed = UrnParser.parse(urn, options.specification());
        JsonObject json = JsonlUrn.of(parsed);
        if (explain) {
            Explanation explanation = Explanation.whole(parsed, options.registry());
            json = JsonlUrn.of(parsed, explanation);
            json.add("parts", JsonlUrn.parts(explanation));
        }
        json.add("errors", Json.list(parsed.problems().stream().map(BrowserModule::error).toList()));
        return json.toString();
    }

    private static JsonObject error(SyntaxProblem problem) {
        return Json.object("code", problem.code().id(), "start", problem.span().start(), "end", problem.span().end());
    }

    /** Whether two URNs are one name, by RFC 8141 §3 and by the rules of their namespace. */
    @JSExport
    public static String compare(String a, String b) {
        boolean general = Equivalence.URN.equivalent(a, b);
        return Json.object("equivalent", general || NamespaceEquivalence.equivalent(a, b), "generally", general,
                "a", Equivalence.URN.key(a), "b", Equivalence.URN.key(b)).toString();
    }

    /** The page of a rule in Markdown, as JSON; {@code null} if there is no such rule. */
    @JSExport
    public static String rule(String code) {
        return RulePages.standalone(code).map(page -> new JsonPrimitive(page).toString()).orElse("null");
    }

    /** The rules: code, group and summary. */
    @JSExport
    public static String rules() {
        return Json.list(Rules.all().stream().map(rule -> Json.object("code", rule.code(), "group", rule.group().id(),
                "summary", RulePages.summary(rule.code()).orElse(""))).toList()).toString();
    }

    /** What editors call the language of a text, as far as the text itself tells; {@code null} where it does not. */
    @JSExport
    public static @Nullable String language(String text) {
        return LanguageGuess.of(text).orElse(null);
    }
}
