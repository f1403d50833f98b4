package io.github.urnls.cli.command;

import io.github.urnls.cli.UsageException;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for repairs. */
@Command(optionListHeading = "Repairs")
final class RepairOptions {

    @Option(names = "--fix", description = "Make every safe repair in the files, then report what is left.")
    private boolean fix;

    @Option(names = "--diff", description = "Print what --fix would change as a unified diff, and change nothing.")
    private boolean diff;

    @Option(names = "--review", paramLabel = "RULES", arity = "0..1", split = ",", fallbackValue = "",
            completionCandidates = RuleWords.class,
            preprocessor = AttachedOnly.class,
            description = "With --fix: ask about each repair that may change the name; for the rules given, make the"
                    + " only repair without asking.")
    private @Nullable Set<String> review;

    @Option(names = "--add-ignore",
            description = "Write a comment beside each finding that suppresses it, with the rule's code.")
    private boolean addIgnore;

    /** Accepts only an attached value for an option, as in {@code --review=misspelled-name}. */
    static final class AttachedOnly implements IParameterPreprocessor {
        @Override
        public boolean preprocess(Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
            if (" ".equals(info.get("separator"))) {
                args.push("");
            }
            return false;
        }
    }

    CheckRun.Mode mode() {
        if (diff) {
            return CheckRun.Mode.DIFF;
        }
        if (review != null) {
            return CheckRun.Mode.REVIEW;
        }
        if (addIgnore) {
            return CheckRun.Mode.ADD_IGNORE;
        }
        return fix ? CheckRun.Mode.FIX : CheckRun.Mode.REPORT;
    }

    /** The rules whose repairs are made without asking. */
    Set<String> unasked() {
        Set<String> codes = new TreeSet<>();
        if (review != null) {
            review.stream().filter(word -> !word.isEmpty())
                    .forEach(word -> codes.addAll(RuleOptions.codes("--review", word)));
        }
        return codes;
    }

    /** Whether questions are asked. */
    boolean asks() {
        return review != null && unasked().isEmpty();
    }

    /**
     * Checks that the options fit together.
     *
     * @param stdin    whether standard input is checked
     * @param onlyText whether findings are printed for people
     * @param reviewer answers the questions
     */
    void requireSense(boolean stdin, boolean onlyText, Reviewer reviewer) {
        if (fix && diff) {
            throw new UsageException("--fix and --diff do not go together: one writes, the other only shows");
        }
        if (addIgnore && (fix || diff || review != null)) {
            throw new UsageException("--add-ignore goes with no other repair: repair first, then ignore what is left");
        }
        if (addIgnore && stdin) {
            throw new UsageException("--add-ignore changes files; it does not go with --stdin");
        }
        if (review != null && !fix) {
            throw new UsageException("--review is for --fix");
        }
        if (review != null && stdin) {
            throw new UsageException("--review changes files; it does not go with --stdin");
        }
        if (asks() && !onlyText) {
            throw new UsageException(
                    "--review shows findings to you and asks; it does not go with --quiet or a format for programs");
        }
        if (asks() && !reviewer.isThere()) {
            throw new UsageException(
                    "--review asks, and there is no terminal to ask at; --fix alone makes what is safe");
        }
    }
}
