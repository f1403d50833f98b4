package io.github.urnls.cli.tools;

import com.google.gson.JsonObject;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.run.FileLog;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The tool {@code check}: the findings of {@code urn-ls check --format jsonl}, in a text or in files that may be read.
 */
public final class CheckTool extends DefinedTool {

    private static final int LISTED = 100;

    private final Checker checker;
    private final Optional<Registry> registry;
    private final ToolFiles files;

    public CheckTool(Checker checker, Registry registry, ToolFiles files) {
        super("check");
        this.checker = checker;
        // The built-in registry must not hide the registry files of projects.
        this.registry = Optional.of(registry).filter(given -> given != Registry.BUILT_IN);
        this.files = files;
    }

    @Override
    public ToolResult call(JsonObject arguments, BooleanSupplier cancelled) {
        if (arguments.has("text") == arguments.has("paths")) {
            return new ToolResult.Refusal("give either “text” or “paths”");
        }
        if (arguments.has("paths") && (arguments.has("name") || arguments.has("language"))) {
            return new ToolResult.Refusal("“name” and “language” are for “text”; a file has both already");
        }
        Configuration configuration = configuration(arguments);
        CheckReport report = new CheckReport(
                Severity.byId(ToolArguments.text(arguments, "severity", "hint")).orElseThrow(),
                ToolArguments.number(arguments, "limit", LISTED));
        if (arguments.has("text")) {
            report.files().text();
            Document document = document(arguments);
            report.findings(document, checker.check(document, configuration.builtIn()));
        } else {
            FileLog log = files.log(configuration, file -> false, cancelled);
            log.examine(files.asked(arguments, report.files()), List.of(), source -> {
                Document document = new Document(files.roots().display(source.path()), "", 0,
                        source.document().text());
                List<Finding> findings = checker.check(document, configuration.options(source.path()));
                return () -> report.findings(document, findings);
            }, empty -> {});
            report.files().add(log, files.roots()::display);
        }
        return new ToolResult.Answer(Jsonl.text(report.json()));
    }

    /** The text as a document. An unknown language may be meant as a file extension. */
    private static Document document(JsonObject arguments) {
        String language = ToolArguments.text(arguments, "language", "");
        String name = ToolArguments.text(arguments, "name", language.isEmpty() ? "text" : "text." + language);
        return new Document(Printable.of(name), language, 0, ToolArguments.text(arguments, "text", ""));
    }

    /** The configuration: the arguments count before the project files that may be read. */
    private Configuration configuration(JsonObject arguments) {
        Layer given = ToolArguments.given(arguments)
                .map(specification -> Layer.NONE.with(Setting.SPECIFICATION, specification.id())).orElse(Layer.NONE);
        return files.configuration(given, registry);
    }
}
