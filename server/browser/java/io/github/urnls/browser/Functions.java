package io.github.urnls.browser;

import com.google.gson.JsonObject;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.run.FixAll;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.check.Rule;
import io.github.urnls.check.RulePages;
import io.github.urnls.check.run.Rules;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.report.JsonlUrn;
import io.github.urnls.feature.Explanation;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Equivalence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the command line answers about one text, as JSON: checks, repairs, parts of a name. Offsets count UTF-16 code
 * units. The project file is the one that was put above the path.
 */
final class Functions {

    private final List<String> faults = new ArrayList<>();
    private final Checker checker = new Checker((rule, fault) -> faults.add(rule.code() + ": " + fault));
    private Projects projects = new Projects();

    /** Project files have changed. */
    void projectsChanged() {
        projects = new Projects();
    }

    private Project project(String path) {
        return projects.of(Path.of(path)).orElseThrow();
    }

    private static Document document(String path, String language, String text) {
        return new Document("file://" + path, language, 1, text);
    }

    /** All findings with their fixes, and what is wrong in the project file; a file that it excludes has none. */
    String check(String path, String language, String text, String projectFile) {
        Project project = project(path);
        Document document = document(path, language, text);
        faults.clear();
        List<Finding> findings = project.includes(Path.of(path))
                ? RepeatedHints.once(checker.check(document, project.options(Path.of(path)))) : List.of();
        int names = Name.in(document, project.options(Path.of(path)).specification()).size();
        return ResultJson.json(json -> {
            json.beginObject();
            ResultJson.findings(json, "findings", findings);
            ResultJson.findings(json, "project",
                    ProjectFile.read(new Document("file:///" + ProjectFile.NAME, "jsonc", 0, projectFile)).problems());
            ResultJson.strings(json, "registries", project.complaints());
            ResultJson.strings(json, "faults", faults);
            ResultJson.summary(json, findings, names);
            json.endObject();
        });
    }

    /** The text after all safe repairs, and their number by rule; a file that the project excludes stays as it is. */
    String fix(String path, String language, String text) {
        Project project = project(path);
        FixAll.Repaired repaired = project.includes(Path.of(path))
                ? FixAll.repair(document(path, language, text), checker, project.options(Path.of(path)))
                : new FixAll.Repaired(text, new TreeMap<>());
        return ResultJson.json(json -> {
            json.beginObject().name("text").value(repaired.text()).name("repairs").beginObject();
            for (Map.Entry<String, Integer> repair : repaired.repairs().entrySet()) {
                json.name(repair.getKey()).value(repair.getValue());
            }
            json.endObject().endObject();
        });
    }

    /** The parts of a URN and its errors of syntax; if {@code explain}, also what it means and what else is wrong. */
    String parse(String path, String urn, boolean explain) {
        CheckOptions options = project(path).options(Path.of(path));
        ParsedUrn parsed = UrnParser.parse(urn, options.specification());
        JsonObject json = JsonlUrn.of(parsed);
        if (explain) {
            Explanation explanation = Explanation.whole(parsed, options.registry());
            json = JsonlUrn.of(parsed, explanation);
            json.add("parts", JsonlUrn.parts(explanation));
        }
        json.add("errors", Json.list(parsed.problems().stream().map(Functions::error).toList()));
        return json.toString();
    }

    private static JsonObject error(SyntaxProblem problem) {
        Span span = problem.span();
        return Json.object("code", problem.code().id(), "start", span.start(), "end", span.end());
    }

    /** Whether two URNs are one name, by RFC 8141 §3 and by the rules of their namespace. */
    String compare(String a, String b) {
        boolean general = Equivalence.URN.equivalent(a, b);
        return ResultJson.json(json -> json.beginObject()
                .name("equivalent").value(general || NamespaceEquivalence.equivalent(a, b))
                .name("generally").value(general)
                .name("a").value(Equivalence.URN.key(a)).name("b").value(Equivalence.URN.key(b)).endObject());
    }

    /** The page of a rule in Markdown; {@code null} if there is no such rule. */
    String rule(String code) {
        return ResultJson.json(json -> json.value(RulePages.standalone(code).orElse(null)));
    }

    /** The rules: code, group and summary. */
    String rules() {
        return ResultJson.json(json -> {
            json.beginArray();
            for (Rule rule : Rules.all()) {
                json.beginObject().name("code").value(rule.code()).name("group").value(rule.group().id())
                        .name("summary").value(RulePages.summary(rule.code()).orElse("")).endObject();
            }
            json.endArray();
        });
    }
}
