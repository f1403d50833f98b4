package io.github.urnls.cli.command;

import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.project.Layer;
import io.github.urnls.check.project.Setting;
import io.github.urnls.namespace.Registry;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.Severity;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.urn.Normalization;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Projects;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The options for rules and severities. */
final class RuleOptions extends Options {

    private final Argument<List<String>> select = list("--select", "RULES", Words.RULES,
            "Report only these rules, even if a project file turns them off: codes, groups"
                    + " (syntax, namespace, names, spelling, use, project) or “all”, with commas.");

    private final Argument<List<String>> ignore = list("--ignore", "RULES", Words.RULES,
            "Report all rules but these; words as for --select.");

    private final Argument<Map<String, String>> severities = add(builder(Map.class, "RULE=LEVEL",
            "Set the level of a rule, a group or “all”: error, warning, information, hint"
                    + " or off; repeatable, and the more exact word counts.",
            "--severity")
            .auxiliaryTypes(String.class, String.class).completionCandidates(Words.RULES).initialValue(Map.of()));

    private final Argument<String> least = option("--min-severity", "LEVEL", Words.LEVELS,
            "Report nothing less severe: error, warning, information (the default) or hint. With"
                    + " --select or --fail-on hint, hints are reported unless you say otherwise.");

    {
        options(Setting.ACCEPT, "PATTERN", Setting.ACCEPT.meaning().replaceFirst("\\.$", "; repeatable."));
        with(new SpecificationOption());
    }

    final RegistryOptions registries = with(new RegistryOptions());

    private final Argument<Path> config = option(Path.class, "--config", "FILE",
            "Use only this project file; its patterns of files are relative to the working directory.");

    private final Argument<Boolean> noProject = flag("--no-project", "Ignore project files (urn-ls.json).");

    /**
     * The configuration: the command line counts before project files.
     *
     * @param given    what the options of the command say of settings
     * @param registry what the given registries add
     */
    Configuration configuration(Layer given, Supplier<Optional<Registry>> registry) {
        return new Configuration(withLevels(given), codes("--select", select.get()),
                least.given().map(level -> severity(level, "--min-severity", Words.LEVELS)), registry.get(),
                projects());
    }

    private Layer withLevels(Layer others) {
        Map<String, String> levels = new LinkedHashMap<>();
        severities.get().forEach((word, level) -> levels.put(Normalization.fold(word), level));
        Layer given = given(others, Setting.SEVERITY, Optional.of(levels));
        // What is ignored is off, whatever a more exact word says.
        Map<String, String> byCode = RuleLevels.byCode(given.value(Setting.SEVERITY));
        codes("--ignore", ignore.get()).forEach(code -> byCode.put(code, RuleLevels.OFF));
        return byCode.isEmpty() ? given : given.with(Setting.SEVERITY, byCode);
    }

    /** Whether {@code --ignore} leaves {@code code} out. */
    boolean ignores(String code) {
        return codes("--ignore", ignore.get()).contains(code);
    }

    /** The rules that {@code words}, in the value of {@code option}, stand for. */
    static Set<String> codes(String option, Collection<String> words) {
        Set<String> codes = new HashSet<>();
        for (String word : words) {
            Set<String> meant = RuleLevels.codes(Normalization.fold(word.strip()));
            boolean isPath = option.equals("--ignore") && (word.contains("/") || word.contains("."));
            UsageException.throwIf(meant.isEmpty(), option + ": " + RuleLevels.unknown(word)
                    + (isPath ? "; “--exclude” leaves out files" : ""));
            codes.addAll(meant);
        }
        return codes;
    }

    private Projects projects() {
        if (!config.isGiven()) {
            return noProject.get() ? Projects.none() : new Projects();
        }
        UsageException.throwIf(noProject.get(),
                "--config uses a project file, and --no-project ignores them; give one");
        UsageException.throwIf(!Files.isRegularFile(config.get()) || !Files.isReadable(config.get()),
                "--config: " + Printable.path(config.get()) + " cannot be read");
        return Projects.only(config.get(), FileNames.workingFolder());
    }

    /** The severity {@code id}, the value of {@code option}, which can be one of {@code words}. */
    static Severity severity(String id, String option, Words words) {
        return Severity.byId(id).orElseThrow(() -> new UsageException(option + ": there is no level “"
                + id + "”" + DidYouMean.orAll(id, words.all())));
    }
}
