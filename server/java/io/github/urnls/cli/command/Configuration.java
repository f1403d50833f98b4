package io.github.urnls.cli.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.Registry;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.Project;
import io.github.urnls.workspace.Projects;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * What is in force for each file: what the command line says, else what the nearest project file says, else what is
 * built in. Safe for any thread.
 *
 * @param commandLine what was given there
 * @param registry    the namespaces given there, if any were
 * @param maxSize     the limit given there, in bytes
 * @param projects    the project files; empty when they are not to be looked at
 */
public record Configuration(ProjectFile.Settings commandLine, Optional<Registry> registry, OptionalLong maxSize,
        Optional<Projects> projects) {

    private static final String BUILT_IN = "built in";
    private static final String COMMAND_LINE = "command line";
    private static final long DEFAULT_MAX_SIZE = 100L << 20;

    private Optional<Project> project(Path file) {
        return projects.flatMap(known -> known.near(file));
    }

    private static Path absolute(Path file) {
        return file.toAbsolutePath().normalize();
    }

    public CheckOptions options(Path file) {
        return options(settings(file).and(commandLine),
                registry.or(() -> project(file).map(project -> project.registries().registry()))
                        .orElse(Registry.BUILT_IN));
    }

    /** What holds for a text that is no file. */
    public CheckOptions builtIn() {
        return options(commandLine, registry.orElse(Registry.BUILT_IN));
    }

    private static CheckOptions options(ProjectFile.Settings settings, Registry registry) {
        return new CheckOptions(settings.specification().orElse(Specification.RFC8141), settings.severities(),
                settings.off(), settings.accept(), registry);
    }

    private ProjectFile.Settings settings(Path file) {
        return project(file).map(project -> project.settings(absolute(file))).orElse(ProjectFile.Settings.NONE);
    }

    /** Whether its project file leaves {@code file} in. */
    public boolean includes(Path file) {
        return project(file).map(project -> project.includes(absolute(file))).orElse(true);
    }

    /** How large {@code file} may be, in bytes. */
    long maxSize(Path file) {
        return maxSize
                .orElseGet(() -> project(file).map(project -> project.file().maxSize()).filter(size -> size.isPresent())
                        .map(size -> size.getAsInt() * (1L << 20)).orElse(DEFAULT_MAX_SIZE));
    }

    /** The settings in force for {@code path}, and where each comes from. */
    JsonObject show(Path path) {
        Path file = path;
        if (Files.isDirectory(path)) {
            file = path.resolve("any");
        }
        Optional<Project> project = project(file);
        String there = project.map(found -> Printable.path(found.path())).orElse(BUILT_IN);
        ProjectFile.Settings own = settings(file);
        JsonObject json = Json.object("path", Printable.path(file),
                "projectFile", project.map(found -> there).orElse(null), "included", includes(file), "specification",
                value(options(file).specification().id(),
                        source(commandLine.specification().isPresent(), own.specification().isPresent(), there)));
        JsonObject severities = new JsonObject();
        TreeMap<String, String> levels = new TreeMap<>();
        options(file).severities().forEach((code, severity) -> levels.put(code, severity.id()));
        options(file).off().forEach(code -> levels.put(code, "off"));
        levels.forEach(
                (code, level) -> severities.add(code, value(level, source(says(commandLine, code), true, there))));
        json.add("severity", severities);
        JsonArray accept = new JsonArray();
        own.accept().forEach(pattern -> accept.add(value(pattern.pattern(), there)));
        commandLine.accept().forEach(pattern -> accept.add(value(pattern.pattern(), COMMAND_LINE)));
        json.add("accept", accept);
        project.ifPresent(found -> {
            json.add("include", Json.list(found.file().include()));
            json.add("exclude", Json.list(found.file().exclude()));
            json.add("registries", Json.list(found.file().registries()));
        });
        boolean projectLimits = project.filter(found -> found.file().maxSize().isPresent()).isPresent();
        json.add("maxSize",
                value(String.valueOf(maxSize(file) >> 20), source(maxSize.isPresent(), projectLimits, there)));
        return json;
    }

    /** Where a setting comes from: the command line comes before the project file, which is {@code there}. */
    private static String source(boolean onCommandLine, boolean inProject, String there) {
        if (onCommandLine) {
            return COMMAND_LINE;
        }
        if (inProject) {
            return there;
        }
        return BUILT_IN;
    }

    private static boolean says(ProjectFile.Settings settings, String code) {
        return settings.severities().containsKey(code) || settings.off().contains(code);
    }

    private static JsonObject value(String value, String from) {
        return Json.object("value", value, "from", from);
    }
}
