package io.github.urnls.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.ProjectFile;
import io.github.urnls.check.Severity;
import io.github.urnls.mcp.Tool;
import io.github.urnls.mcp.ToolDefinition;
import io.github.urnls.mcp.ToolResult;
import io.github.urnls.namespace.Registry;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.Projects;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The tool {@code check}: what {@code urn-ls check --format jsonl} finds, in a text or below the folders that may be read. */
final class CheckTool implements Tool {

    /** So many files are looked at in one call, as in a workspace of the language server; what is left out is said. */
    static final int MOST_FILES = 50_000;

    private static final int LISTED = 100;

    private final ToolDefinition definition = ToolDefinition.of(CheckTool.class, "check.tool.json");
    private final Checker checker;
    private final Optional<Registry> registry;
    private final Roots roots;
    private final long maxSize;

    /** @param maxSize files of more octets are not read */
    CheckTool(Checker checker, Registry registry, Roots roots, long maxSize) {
        this.checker = checker;
        this.registry = registry == Registry.BUILT_IN ? Optional.empty() : Optional.of(registry); // else files that projects name count
        this.roots = roots;
        this.maxSize = maxSize;
    }

    @Override
    public ToolDefinition definition() {
        return definition;
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
        CheckReport report = new CheckReport(Severity.byId(Given.text(arguments, "severity", "hint")).orElseThrow(),
                Given.number(arguments, "limit", LISTED));
        if (arguments.has("text")) {
            report.file();
            check(document(arguments), configuration.builtIn(), report);
        } else {
            files(arguments, configuration, report, cancelled);
        }
        return new ToolResult.Answer(Jsonl.object(report::write));
    }

    /** A language that is not known as such may be meant as the end of a file name. */
    private static Document document(JsonObject arguments) {
        String language = Given.text(arguments, "language", "");
        String name = Given.text(arguments, "name", language.isEmpty() ? "text" : "text." + language);
        return new Document(Printable.of(name), language, 0, Given.text(arguments, "text", ""));
    }

    /** What the arguments say, over the project files among what may be read. */
    private Configuration configuration(JsonObject arguments) {
        Optional<Specification> specification = arguments.has("specification") ? Optional.of(Given.specification(arguments)) : Optional.empty();
        return new Configuration(new ProjectFile.Settings(specification, Map.of(), Set.of(), List.of()), registry, OptionalLong.of(maxSize),
                Optional.of(new Projects(roots::holdsNow)));
    }

    private void check(Document document, CheckOptions options, CheckReport report) {
        report.findings(document, checker.check(document, options));
    }

    private void files(JsonObject arguments, Configuration configuration, CheckReport report, BooleanSupplier cancelled) {
        List<Path> asked = new ArrayList<>();
        for (JsonElement path : arguments.getAsJsonArray("paths")) {
            switch (roots.ask(path.getAsString())) {
                case Roots.Asked.Inside inside -> asked.add(inside.real());
                case Roots.Asked.Refused refused -> report.notRead(Printable.of(path.getAsString()), refused.reason());
            }
        }
        FileWalk.Result walk = FileWalk.of(asked, MOST_FILES, cancelled);
        walk.problems().forEach(problem -> report.notRead(roots.display(problem.path()), problem.reason()));
        walk.links().forEach(link -> report.notRead(roots.display(link), "a symbolic link, which is not followed"));
        if (walk.cut()) {
            report.note("there are more than " + MOST_FILES + " files; the rest was not looked at: ask for the folders one by one");
        }
        for (Path file : walk.files().subList(0, Math.min(walk.files().size(), MOST_FILES))) {
            if (cancelled.getAsBoolean()) {
                return;
            }
            file(file, asked.contains(file), configuration, report);
        }
    }

    /** @param named whether it was asked for by itself, so that an answer is owed even if it is binary */
    private void file(Path file, boolean named, Configuration configuration, CheckReport report) {
        String path = roots.display(file);
        if (!roots.holdsNow(file)) {
            report.notRead(path, "a link that leads out of the folders that may be read");
            return;
        }
        if (!configuration.includes(file)) {
            if (named) {
                report.notRead(path, "left out by " + ProjectFile.NAME);
            }
            return;
        }
        switch (FileReader.read(file, maxSize)) {
            case FileContent.Text text -> {
                report.file();
                if (!text.note().isEmpty()) {
                    report.note(path + ": " + text.note());
                }
                check(new Document(path, "", 0, text.text()), configuration.options(file), report);
            }
            case FileContent.NoCandidate none -> report.file();
            case FileContent.Binary binary when named -> report.notRead(path, "not text: it holds NUL octets");
            case FileContent.Binary binary -> { }
            case FileContent.Unreadable problem -> report.notRead(path, Printable.of(problem.reason()));
            case FileContent.TooLarge size -> report.notRead(path, size.octets() + " octets are over the limit of " + size.limit());
        }
    }
}
