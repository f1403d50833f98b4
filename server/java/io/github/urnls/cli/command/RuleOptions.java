package io.github.urnls.cli.command;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.Severity;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.project.IgnorePattern;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.namespace.Glob;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Projects;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for rules and severities. */
@Command(optionListHeading = "Which findings")
final class RuleOptions {

    @Option(names = "--select", paramLabel = "RULES", split = ",", completionCandidates = RuleWords.class,
            description = "Report only these rules, even if a project file turns them off: codes, groups"
                    + " (syntax, namespace, names, spelling, use, project) or “all”, with commas.")
    private List<String> select = List.of();

    @Option(names = "--ignore", paramLabel = "RULES", split = ",", completionCandidates = RuleWords.class,
            description = "Report all rules but these; words as for --select.")
    private List<String> ignore = List.of();

    @Option(names = "--severity", paramLabel = "RULE=LEVEL", completionCandidates = RuleWords.class,
            description = "Set the level of a rule, a group or “all”: error, warning, information, hint"
                    + " or off; repeatable, and the more exact word counts.")
    private Map<String, String> severities = new LinkedHashMap<>();

    @Option(names = "--min-severity", paramLabel = "LEVEL", completionCandidates = LevelWords.class,
            description = "Report nothing less severe: error, warning, information (the default) or hint. With"
                    + " --select or --fail-on hint, hints are reported unless you say otherwise.")
    private @Nullable String least;

    @Option(names = "--accept", paramLabel = "PATTERN",
            description = "Accept names that match the pattern; * stands for any characters; repeatable.")
    private List<String> accept = new ArrayList<>();

    @Option(names = "--tests", paramLabel = "PATTERN",
            description = "Files that are tests, in place of the usual ones: patterns as in .gitignore, relative to"
                    + " the project; repeatable.")
    private List<String> tests = new ArrayList<>();

    @Option(names = "--test-severity", paramLabel = "HOW", completionCandidates = TestSeverityWords.class,
            description = "Findings in tests: lower (one level, the default), same or off.")
    private @Nullable String testSeverity;

    @Mixin
    private SpecificationOption specification = new SpecificationOption();

    @Mixin
    private RegistryOptions registries = new RegistryOptions();

    @Option(names = "--config", paramLabel = "FILE",
            description = "Use only this project file; its patterns of files are relative to"
                    + " the working directory.")
    private @Nullable Path config;

    @Option(names = "--no-project", description = "Ignore project files (urn-ls.json).")
    private boolean noProject;

    /**
     * The configuration: the command line counts before project files.
     *
     * @param maxSize the size limit, in bytes
     * @param errors  gets the problems in registries
     */
    Configuration configuration(OptionalLong maxSize, PrintWriter errors) {
        RuleLevels levels = levels();
        ProjectFile.Settings given = new ProjectFile.Settings(specification.given(), levels.severities(), off(levels),
                accept.stream().map(RuleOptions::pattern).toList(), tests());
        return new Configuration(given, selected(),
                Optional.ofNullable(least).map(level -> severity(level, "--min-severity")),
                registries.given(errors), maxSize, projects());
    }

    /** Whether the given registries have no problems. */
    boolean areUnderstood() {
        return registries.areUnderstood();
    }

    private RuleLevels levels() {
        RuleLevels levels = new RuleLevels();
        severities.forEach((word, level) -> {
            codes("--severity", word);
            if (!levels.set(word, level)) {
                throw new UsageException("--severity " + Printable.of(word) + ": " + noLevel(level, "off"));
            }
        });
        return levels;
    }

    private Set<String> off(RuleLevels levels) {
        Set<String> off = new HashSet<>(levels.off());
        ignore.forEach(word -> off.addAll(codes("--ignore", word)));
        return off;
    }

    /** Whether {@code --ignore} leaves {@code code} out. */
    boolean ignores(String code) {
        return ignore.stream().anyMatch(word -> codes("--ignore", word).contains(code));
    }

    /** The rules that alone are reported; empty when all are. */
    private Set<String> selected() {
        Set<String> selected = new HashSet<>();
        select.forEach(word -> selected.addAll(codes("--select", word)));
        return selected;
    }

    /** The rules that {@code word}, the value of {@code option}, stands for. */
    static Set<String> codes(String option, String word) {
        Set<String> codes = RuleLevels.codes(word);
        if (codes.isEmpty()) {
            throw new UsageException(option + ": " + Printable.of(RuleLevels.unknown(word)));
        }
        return codes;
    }

    private TestFiles tests() {
        tests.stream().filter(pattern -> IgnorePattern.of(pattern).isEmpty()).findFirst().ifPresent(pattern -> {
            throw new UsageException("--tests: no file matches the pattern “" + Printable.of(pattern) + "”");
        });
        Optional<TestSeverity> severity = Optional.ofNullable(testSeverity)
                .map(id -> TestSeverity.byId(id).orElseThrow(() -> new UsageException("--test-severity: there is no “"
                        + Printable.of(id) + "”; there are lower, same, off")));
        return new TestFiles(tests.isEmpty() ? Optional.empty() : TestFiles.patterns(tests), severity);
    }

    private static Glob pattern(String text) {
        Glob pattern = new Glob(text);
        pattern.problem().ifPresent(problem -> {
            throw new UsageException("--accept: " + Printable.of(problem));
        });
        return pattern;
    }

    private Projects projects() {
        if (config == null) {
            return noProject ? Projects.none() : new Projects();
        }
        if (noProject) {
            throw new UsageException("--config uses a project file, and --no-project ignores them; give one");
        }
        if (!Files.isRegularFile(config) || !Files.isReadable(config)) {
            throw new UsageException("--config: " + Printable.path(config) + " cannot be read");
        }
        return Projects.only(config, FileNames.workingFolder());
    }

    /** The severity {@code id}, the value of {@code option}. */
    static Severity severity(String id, String option) {
        return Severity.byId(id).orElseThrow(() -> new UsageException(option + ": " + noLevel(id)));
    }

    private static String noLevel(String id, String... others) {
        List<String> levels = Stream.concat(Stream.of(Severity.values()).map(Severity::id), Stream.of(others))
                .toList();
        String near = DidYouMean.of(id, levels);
        if (near.isEmpty()) {
            near = levels.stream().filter(level -> id.length() > 1 && level.startsWith(id)).findFirst()
                    .map(level -> "; did you mean “" + level + "”?").orElse("");
        }
        return "there is no level “" + Printable.of(id) + "”" + near + (near.isEmpty() ? "; there are " : " There are ")
                + String.join(", ", levels);
    }
}
