package io.github.urnls.cli.command;

import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.check.Severity;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.project.IgnorePattern;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.TestFiles;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.namespace.Glob;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.Baseline;
import io.github.urnls.workspace.Projects;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The options for rules and severities. */
final class RuleOptions extends Options {

    private final Argument<List<String>> select = rules("--select",
            "Report only these rules, even if a project file turns them off: codes, groups"
                    + " (syntax, namespace, names, spelling, use, project) or “all”, with commas.");

    private final Argument<List<String>> ignore = rules("--ignore",
            "Report all rules but these; words as for --select.");

    private final Argument<Map<String, String>> severities = add(builder(Map.class, "RULE=LEVEL",
            "Set the level of a rule, a group or “all”: error, warning, information, hint"
                    + " or off; repeatable, and the more exact word counts.",
            "--severity")
            .auxiliaryTypes(String.class, String.class).completionCandidates(Words.RULES).initialValue(Map.of()));

    private final Argument<String> least = option("--min-severity", "LEVEL", Words.LEVELS,
            "Report nothing less severe: error, warning, information (the default) or hint. With"
                    + " --select or --fail-on hint, hints are reported unless you say otherwise.");

    private final Argument<List<String>> accept = options(String.class, "--accept", "PATTERN",
            "Accept names that match the pattern; * stands for any characters; repeatable.");

    private final Argument<List<String>> tests = options(String.class, "--tests", "PATTERN",
            "Files that are tests, in place of the usual ones: patterns as in .gitignore, relative to"
                    + " the project; repeatable.");

    private final Argument<String> testSeverity = option("--test-severity", "HOW", Words.TEST_SEVERITIES,
            "Findings in tests: lower (one level, the default), same or off.");

    private final SpecificationOption specification = with(new SpecificationOption());

    private final RegistryOptions registries = with(new RegistryOptions());

    private final Argument<Path> config = option(Path.class, "--config", "FILE",
            "Use only this project file; its patterns of files are relative to" + " the working directory.");

    private final Argument<Boolean> noProject = flag("--no-project", "Ignore project files (urn-ls.json).");

    private Argument<List<String>> rules(String name, String description) {
        return add(builder(List.class, "RULES", description, name).auxiliaryTypes(String.class).splitRegex(",")
                .completionCandidates(Words.RULES).initialValue(List.of()));
    }

    /**
     * The configuration: the command line counts before project files.
     *
     * @param maxSize the size limit, in bytes
     * @param errors  gets the problems in registries
     */
    Configuration configuration(OptionalLong maxSize, PrintWriter errors) {
        RuleLevels levels = levels();
        ProjectFile.Settings given = new ProjectFile.Settings(specification.given(), levels.severities(), off(levels),
                accept.get().stream().map(RuleOptions::pattern).toList(), tests());
        return new Configuration(given, selected(),
                least.given().map(level -> severity(level, "--min-severity")),
                registries.given(errors), maxSize, projects());
    }

    /** Whether the given registries have no problems. */
    boolean areUnderstood() {
        return registries.areUnderstood();
    }

    private RuleLevels levels() {
        RuleLevels levels = new RuleLevels();
        severities.get().forEach((word, level) -> {
            codes("--severity", word);
            if (!levels.set(word.toLowerCase(Locale.ROOT), level)) {
                throw new UsageException("--severity " + Printable.of(word) + ": " + noLevel(level, "off"));
            }
        });
        return levels;
    }

    private Set<String> off(RuleLevels levels) {
        Set<String> off = new HashSet<>(levels.off());
        ignore.get().forEach(word -> off.addAll(codes("--ignore", word)));
        return off;
    }

    /** The findings that these options leave in: others are neither gone from a baseline nor to be taken out of it. */
    Predicate<Baseline.Key> wanted() {
        Set<String> selected = selected();
        Set<String> off = off(levels());
        List<Glob> accepted = accept.get().stream().map(RuleOptions::pattern).toList();
        return key -> (selected.isEmpty() || selected.contains(key.rule())) && !off.contains(key.rule())
                && accepted.stream().noneMatch(pattern -> pattern.matches(key.name()));
    }

    /** Whether {@code --ignore} leaves {@code code} out. */
    boolean ignores(String code) {
        return ignore.get().stream().anyMatch(word -> codes("--ignore", word).contains(code));
    }

    /** The rules that alone are reported; empty when all are. */
    private Set<String> selected() {
        Set<String> selected = new HashSet<>();
        select.get().forEach(word -> selected.addAll(codes("--select", word)));
        return selected;
    }

    /** The rules that {@code word}, the value of {@code option}, stands for. */
    static Set<String> codes(String option, String word) {
        Set<String> codes = RuleLevels.codes(word.strip().toLowerCase(Locale.ROOT));
        boolean isPath = option.equals("--ignore") && (word.indexOf('/') >= 0 || word.indexOf('.') >= 0);
        UsageException.throwIf(codes.isEmpty(), option + ": " + Printable.of(RuleLevels.unknown(word))
                + (isPath ? "; “--exclude” leaves out files" : ""));
        return codes;
    }

    private TestFiles tests() {
        tests.get().stream().filter(pattern -> IgnorePattern.of(pattern).isEmpty()).findFirst().ifPresent(pattern -> {
            throw new UsageException("--tests: no file matches the pattern “" + Printable.of(pattern) + "”");
        });
        Optional<TestSeverity> severity = testSeverity.given()
                .map(id -> TestSeverity.byId(id).orElseThrow(() -> new UsageException("--test-severity: there is no “"
                        + Printable.of(id) + "”; there are lower, same, off")));
        return new TestFiles(tests.get().isEmpty() ? Optional.empty() : TestFiles.patterns(tests.get()), severity);
    }

    private static Glob pattern(String text) {
        Glob pattern = new Glob(text);
        pattern.problem().ifPresent(problem -> {
            throw new UsageException("--accept: " + Printable.of(problem));
        });
        return pattern;
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

    /** The severity {@code id}, the value of {@code option}. */
    static Severity severity(String id, String option) {
        return Severity.byId(id).orElseThrow(() -> new UsageException(option + ": " + noLevel(id)));
    }

    private static String noLevel(String id, String... others) {
        List<String> levels = Stream.concat(Words.LEVELS.all().stream(), Stream.of(others)).toList();
        String near = DidYouMean.of(id, levels);
        if (near.isEmpty()) {
            near = levels.stream().filter(level -> id.length() > 1 && level.startsWith(id)).findFirst()
                    .map(level -> "; did you mean “" + level + "”?").orElse("");
        }
        return "there is no level “" + Printable.of(id) + "”" + near + (near.isEmpty() ? "; there are " : " There are ")
                + String.join(", ", levels);
    }
}
