package io.github.urnls.cli.tools;

import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.JsonlReport;
import io.github.urnls.feature.Tally;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BiConsumer;
import com.google.gson.JsonObject;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.text.Document;
import java.util.List;

/** The tool {@code check}: the findings of {@code urn-ls check --format jsonl}, in a text or in files. */
final class CheckTool {

    private CheckTool() {}

    static JsonObject answer(Call call, Checker checker) {
        UsageException.throwIf(call.has("text") == call.has("paths"), "give either “text” or “paths”");
        UsageException.throwIf(call.has("paths") && (call.has("name") || call.has("language")),
                "“name” and “language” are for “text”; a file has both already");
        // The arguments count before the project files that may be read.
        Configuration configuration = call.files.configuration(call.specification()
                .map(specification -> Layer.NONE.with(Setting.SPECIFICATION, specification.id())).orElse(Layer.NONE));
        Severity least = Severity.byId(call.text("severity", "hint")).orElseThrow();
        Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
        BiConsumer<Document, List<Finding>> found = (document, findings) -> findings.forEach(finding -> {
            counts.merge(finding.severity(), 1, Integer::sum);
            if (finding.isAtLeast(least)) {
                call.add(JsonlReport.of(document.uri(), document, finding));
            } else {
                call.total++;
            }
        });
        if (call.has("text")) {
            call.read++;
            Document document = document(call);
            found.accept(document, checker.check(document, configuration.builtIn()));
        } else {
            FileLog log = call.files.log(configuration, file -> false, call.cancelled);
            log.examine(call.paths(), source -> {
                Document document = new Document(call.files.roots().display(source.path()),
                        source.document().text());
                List<Finding> findings = checker.check(document, configuration.options(source.path()));
                return () -> found.accept(document, findings);
            });
            call.add(log);
        }
        return answer(call, counts);
    }

    private static JsonObject answer(Call call, Map<Severity, Integer> counts) {
        JsonObject bySeverity = new JsonObject();
        for (Severity severity : Severity.values()) {
            bySeverity.addProperty(severity.id(), counts.getOrDefault(severity, 0));
        }
        return call.answer((call.total == 0 ? "no findings" : Tally.counted(call.total, "finding")) + call.extent(),
                "findings",
                "counts", bySeverity);
    }

    /** The text as a document. An unknown language may be meant as a file extension. */
    private static Document document(Call call) {
        String language = call.text("language");
        String name = call.text("name", language.isEmpty() ? "text" : "text." + language);
        return new Document(Printable.of(name), language, 0, call.text("text"));
    }
}
