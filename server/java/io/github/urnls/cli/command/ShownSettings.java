package io.github.urnls.cli.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Layers;
import io.github.urnls.check.project.Setting;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.run.Rules;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Project;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
        List<String> projects = configuration.project(file).map(Project::chain).orElse(List.of()).reversed().stream()
                .map(one -> Printable.path(one.path())).toList();
        JsonObject json = Json.object("path", Printable.path(path),
                "projectFile", projects.stream().findFirst().orElse(null),
                "buildsOn", Json.list(projects.stream().skip(1).toList()),
                "included", configuration.includes(file) && !walk.excluded().fit(FileNames.absolute(file)));
        Set<String> selected = configuration.selected();
        json.add("selected", selected.isEmpty() ? said("all", BUILT_IN)
                : said(String.join(", ", selected.stream().sorted().toList()), "--select"));
        json.add("minSeverity", said(least.id(), configuration.least().isPresent() ? "--min-severity" : BUILT_IN));
        CheckOptions options = configuration.options(file);
        Layers settings = configuration.settings(file);
        JsonObject severity = new JsonObject();
        List<Layer> saying = settings.saying(Setting.SEVERITY);
        Rules.all().forEach(rule -> severity.add(rule.code(), rule(rule, options, saying)));
        json.add(Setting.SEVERITY.name(), severity);
        Setting.ALL.stream().filter(one -> one != Setting.SEVERITY && one.places().contains(Setting.Place.SHOWN))
                .forEach(one -> json.add(one.name(), shown(one, settings, options)));
        return json;
    }

    /** One value, or a list for a setting that has none as long as it is not set. */
    private JsonElement shown(Setting<?> setting, Layers settings, CheckOptions options) {
        if (setting == Setting.TEST_SEVERITY) {
            return said(options.testSeverity().id(), source(setting, settings));
        }
        if (setting == Setting.REGISTRIES && configuration.registry().isPresent()) {
            return new JsonArray();
        }
        return elements(setting.usual()).isEmpty() ? all(setting, settings)
                : said(settings.value(setting).toString(), source(setting, settings));
    }

    private JsonObject rule(Rule rule, CheckOptions options, List<Layer> saying) {
        String code = rule.code();
        String level = options.off().contains(code) ? RuleLevels.OFF
                : options.severities().getOrDefault(code, rule.defaultSeverity()).id();
        return Json.object("value", level, "builtIn", rule.defaultSeverity().id(), "from", decided(code, saying));
    }

    private String decided(String code, List<Layer> saying) {
        Set<String> selected = configuration.selected();
        Optional<Layer> first = saying.stream().filter(layer -> level(layer, code) != null).findFirst();
        boolean isOff = first.filter(layer -> RuleLevels.OFF.equals(level(layer, code))).isPresent();
        boolean isGiven = first.filter(layer -> layer.source().isEmpty()).isPresent();
        if (!selected.isEmpty() && (selected.contains(code) ? isOff && !isGiven : !isOff || !isGiven)) {
            return "--select";
        }
        return isGiven && rules.ignores(code) ? "--ignore"
                : first.map(layer -> source(layer, Setting.SEVERITY)).orElse(BUILT_IN);
    }

    private static @Nullable String level(Layer layer, String code) {
        return RuleLevels.byCode(layer.value(Setting.SEVERITY)).get(code);
    }

    /** The elements of a setting, the most important source first; within a source in the order of its text. */
    private static JsonArray all(Setting<?> setting, Layers settings) {
        Map<String, List<JsonObject>> bySource = new LinkedHashMap<>();
        settings.layers().reversed().stream().filter(layer -> !elements(layer.value(setting)).isEmpty())
                .limit(setting.sum() == Setting.Sum.LATER ? 1 : Long.MAX_VALUE)
                .forEach(layer -> bySource.computeIfAbsent(source(layer, setting), source -> new ArrayList<>())
                        .addAll(0, elements(layer.value(setting)).stream()
                                .map(one -> said(one.toString(), source(layer, setting))).toList()));
        return Json.list(bySource.values().stream().flatMap(List::stream).toList());
    }

    private static List<?> elements(Object value) {
        return value instanceof List<?> list ? list : Stream.of(value).filter(one -> !one.equals("")).toList();
    }

    private static String source(Setting<?> setting, Layers settings) {
        return settings.saying(setting).stream().findFirst().map(layer -> source(layer, setting)).orElse(BUILT_IN);
    }

    /** The command line has no other source than its options. */
    private static String source(Layer layer, Setting<?> setting) {
        return layer.source().isEmpty() ? setting.option() : Printable.path(Path.of(layer.source()));
    }

    private static JsonObject said(String value, String from) {
        return Json.object("value", value, "from", from);
    }
}
