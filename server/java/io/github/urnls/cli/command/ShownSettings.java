package io.github.urnls.cli.command;

import io.github.urnls.cli.run.Configuration;
import io.github.urnls.workspace.FileNames;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.workspace.Project;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * {@code --show-settings}: prints the settings of a file and their sources. A source is an option, a project file, or
 * the program itself.
 *
 * @param rules the options for rules
 * @param walk  the options for files
 * @param least the lowest severity that is reported
 */
record ShownSettings(Configuration configuration, RuleOptions rules, WalkOptions walk, Severity least) {

    private static final String BUILT_IN = "built in";

    JsonObject of(Path path) {
        Path file = FileNames.fileAt(path);
        List<Project> projects = configuration.project(file).map(ShownSettings::all).orElse(List.of());
        ProjectFile.Settings given = configuration.commandLine();
        CheckOptions options = configuration.options(file);
        JsonObject json = Json.object("path", Printable.path(path),
                "projectFile", projects.stream().findFirst().map(ShownSettings::name).orElse(null),
                "buildsOn", Json.list(projects.stream().skip(1).map(ShownSettings::name).toList()),
                "included", configuration.includes(file) && !walk.excluded().fit(FileNames.absolute(file)));
        json.add("selected", configuration.selected().isEmpty() ? value("all", BUILT_IN)
                : value(String.join(", ", configuration.selected().stream().sorted().toList()), "--select"));
        json.add("minSeverity", value(least.id(),
                configuration.least().isPresent() ? "--min-severity" : BUILT_IN));
        JsonObject severity = new JsonObject();
        Rules.all().forEach(rule -> severity.add(rule.code(), rule(rule, options, projects, file)));
        json.add("severity", severity);
        json.add("specification", value(options.specification().id(), from(given.specification().isPresent(),
                "--specification", projects, project -> own(project, file).specification().isPresent())));
        json.add("accept", values(given.accept().stream().map(glob -> glob.pattern()), "--accept", projects,
                project -> own(project, file).accept().stream().map(glob -> glob.pattern())));
        json.add("testSeverity", value(options.testSeverity().id(), from(given.tests().severity().isPresent(),
                "--test-severity", projects, project -> own(project, file).tests().severity().isPresent())));
        Optional<Project> including = projects.stream().filter(project -> !project.file().include().isEmpty())
                .findFirst();
        json.add("include", values(Stream.of(), "", including.stream().toList(),
                project -> project.file().include().stream()));
        json.add("exclude",
                values(walk.exclude.get().stream(), "--exclude", projects,
                        project -> project.file().exclude().stream()));
        List<Project> registering = configuration.registry().isPresent() ? List.of() : projects;
        json.add("registries",
                values(Stream.of(), "", registering, project -> project.file().registries().stream()));
        List<Project> known = projects.stream().filter(ShownSettings::namesBaseline).limit(1).toList();
        json.add("baseline", values(Stream.of(), "", known, project -> project.file().baseline().stream()));
        json.add("maxSize", value(String.valueOf(configuration.maxSize(file) >> 20),
                from(configuration.maxSize().isPresent(), "--max-size", projects,
                        project -> project.file().maxSize().isPresent())));
        return json;
    }

    private static boolean namesBaseline(Project project) {
        return project.file().baseline().isPresent();
    }

    /** {@code project} and its bases, the most important first. */
    private static List<Project> all(Project project) {
        List<Project> all = new ArrayList<>(List.of(project));
        project.bases().reversed().forEach(base -> all(base).stream().filter(one -> !all.contains(one))
                .forEach(all::add));
        return all;
    }

    private static ProjectFile.Settings own(Project project, Path file) {
        return project.own(FileNames.absolute(file));
    }

    private static String name(Project project) {
        return Printable.path(project.path());
    }

    private JsonObject rule(Rule rule, CheckOptions options, List<Project> projects, Path file) {
        String code = rule.code();
        String level = options.off().contains(code) ? "off"
                : options.severities().getOrDefault(code, rule.defaultSeverity()).id();
        return Json.object("value", level, "builtIn", rule.defaultSeverity().id(), "from",
                decided(code, projects, file));
    }

    private String decided(String code, List<Project> projects, Path file) {
        boolean isOff = configuration.commandLine().off().contains(code);
        if (!isOff && !configuration.selected().isEmpty() && !configuration.selected().contains(code)) {
            return "--select";
        }
        if (isOff) {
            return rules.ignores(code) ? "--ignore" : "--severity";
        }
        if (configuration.commandLine().severities().containsKey(code)) {
            return "--severity";
        }
        Optional<ProjectFile.Settings> saying = projects.stream().map(project -> own(project, file))
                .filter(settings -> says(settings, code)).findFirst();
        boolean selectedAgain = !configuration.selected().isEmpty()
                && saying.filter(settings -> settings.off().contains(code)).isPresent();
        return selectedAgain ? "--select" : nearest(projects, project -> says(own(project, file), code));
    }

    private static boolean says(ProjectFile.Settings settings, String code) {
        return settings.severities().containsKey(code) || settings.off().contains(code);
    }

    /** The {@code option} if it was given, else the name of the first of {@code projects} that sets it. */
    private static String from(boolean given, String option, List<Project> projects, Predicate<Project> says) {
        return given ? option : nearest(projects, says);
    }

    /** The name of the first of {@code projects} that sets it. */
    private static String nearest(List<Project> projects, Predicate<Project> says) {
        return projects.stream().filter(says).findFirst().map(ShownSettings::name).orElse(BUILT_IN);
    }

    private static JsonArray values(Stream<String> given, String option, List<Project> projects,
            Function<Project, Stream<String>> what) {
        JsonArray values = new JsonArray();
        given.forEach(one -> values.add(value(one, option)));
        projects.forEach(project -> what.apply(project).forEach(one -> values.add(value(one, name(project)))));
        return values;
    }

    private static JsonElement value(String value, String from) {
        return Json.object("value", value, "from", from);
    }
}
