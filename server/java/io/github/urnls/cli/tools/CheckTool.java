package io.github.urnls.cli.tools;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.command.Configuration;
import io.github.urnls.cli.report.CheckReport;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileOutcome;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/**
 * The tool {@code check}: what {@code urn-ls check --format jsonl} finds, in a text or below the folders that may be
 * read.
 */
public final class CheckTool extends DefinedTool {

    /** So many files are looked at in one call, as in a workspace of the language server; what is left out is said. */
    static final int MOST_FILES = 50_000;

    private static final int LISTED = 100;

    private final Checker checker;
    private final Optional<Registry> registry;
    private final Roots roots;
    private final long maxSize;
    private final BiConsumer<String, Throwable> onFault;

    /**
     * @param maxSize files of more bytes are not read
     * @param onFault hears of a file whose check fails by a bug, and how
     */
    public CheckTool(Checker checker, Registry registry, Roots roots, long maxSize,
            BiConsumer<String, Throwable> onFault) {
        super("check");
        this.checker = checker;
        // The built-in registry must not hide the registry files of projects.
        this.registry = Optional.of(registry).filter(given -> given != Registry.BUILT_IN);
        this.roots = roots;
        this.maxSize = maxSize;
        this.onFault = onFault;
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
            report.file();
            Document document = document(arguments);
            report.findings(document, checker.check(document, configuration.builtIn()));
        } else {
            files(arguments, configuration, report, cancelled);
        }
        return new ToolResult.Answer(Jsonl.object(report::write));
    }

    /** A language that is not known as such may be meant as the end of a file name. */
    private static Document document(JsonObject arguments) {
        String language = ToolArguments.text(arguments, "language", "");
        String name = ToolArguments.text(arguments, "name", language.isEmpty() ? "text" : "text." + language);
        return new Document(Printable.of(name), language, 0, ToolArguments.text(arguments, "text", ""));
    }

    /** What the arguments say, over the project files among what may be read. */
    private Configuration configuration(JsonObject arguments) {
        return new Configuration(
                new ProjectFile.Settings(ToolArguments.given(arguments), Map.of(), Set.of(), List.of()), registry,
                OptionalLong.of(maxSize),
                Optional.of(new Projects(roots::holdsNow)));
    }

    private void files(JsonObject arguments, Configuration configuration, CheckReport report,
            BooleanSupplier cancelled) {
        List<Path> asked = new ArrayList<>();
        for (JsonElement path : arguments.getAsJsonArray("paths")) {
            switch (roots.ask(path.getAsString())) {
                case Roots.Asked.Inside inside -> asked.add(inside.real());
                case Roots.Asked.Refused refused -> report.notRead(Printable.of(path.getAsString()), refused.reason());
            }
        }
        FileWalk.Result walk = FileWalk.of(asked, MOST_FILES, cancelled);
        walk.problems().forEach(problem -> report.notRead(roots.display(problem.path()), problem.reason()));
        walk.links().forEach(link -> add(link, new FileOutcome.Link(), false, report));
        if (walk.cut()) {
            report.note("there are more than " + MOST_FILES
                    + " files; the rest was not looked at: ask for the folders one by one");
        }
        FileLoop loop = new FileLoop(Runtime.getRuntime().availableProcessors(), file -> maxSize,
                file -> roots.holdsNow(file) && configuration.includes(file), cancelled);
        loop.run(walk.steps().iterator(), (file, text) -> {
            Document document = new Document(roots.display(file), "", 0, text.text());
            List<Finding> findings = checker.check(document, configuration.options(file));
            return () -> report.findings(document, findings);
        }, (file, outcome) -> add(file, outcome, asked.contains(file), report));
    }

    /** @param named whether it was asked for by itself, so that an answer is owed even if it is binary */
    private void add(Path file, FileOutcome outcome, boolean named, CheckReport report) {
        String path = roots.display(file);
        switch (outcome) {
            case FileOutcome.Examined examined -> {
                report.file();
                if (!examined.note().isEmpty()) {
                    report.note(path + ": " + examined.note());
                }
            }
            case FileOutcome.LeftOut leftOut when !roots.holdsNow(file) -> report.notRead(path, Roots.LEADS_OUT);
            case FileOutcome.LeftOut leftOut when named -> report.notRead(path, "left out by " + ProjectFile.NAME);
            case FileOutcome.LeftOut leftOut -> {
            }
            case FileOutcome.NotRead(FileContent.NoCandidate none) -> report.file();
            case FileOutcome.NotRead(FileContent.Binary binary) when named ->
                    report.notRead(path, "not text: it holds NUL bytes");
            case FileOutcome.NotRead(FileContent.Binary binary) -> {
            }
            case FileOutcome.NotRead(FileContent.Unreadable problem) ->
                    report.notRead(path, Printable.of(problem.reason()));
            case FileOutcome.NotRead(FileContent.TooLarge size) ->
                    report.notRead(path, size.octets() + " bytes are over the limit of " + size.limit());
            case FileOutcome.Link link -> report.notRead(path, "a symbolic link, which is not followed");
            case FileOutcome.Bug bug -> {
                report.notRead(path, "the check failed; this is a bug, and standard error says more");
                onFault.accept(path, bug.fault());
            }
        }
    }
}
