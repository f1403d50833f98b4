package io.github.urnls.cli.command;

import io.github.urnls.cli.help.Words;
import io.github.urnls.cli.run.Reviewer;
import io.github.urnls.cli.run.CheckRun.Mode;
import io.github.urnls.cli.output.UsageException;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** The options for repairs. */
final class RepairOptions extends Options {

    private final Argument<Boolean> fix = flag("--fix",
            "Make every safe repair in the files, then report what is left.");

    private final Argument<Boolean> diff = flag("--diff",
            "Print what --fix would change as a unified diff, and change nothing.");

    private final Argument<Set<String>> review = add(builder(Set.class, "RULES",
            "With --fix: ask about each repair that may change the name; for the rules given, make the only repair"
                    + " without asking.",
            "--review")
            .auxiliaryTypes(String.class).arity("0..1").splitRegex(",").fallbackValue("")
            .completionCandidates(Words.RULES).preprocessor(new AttachedOnly()));

    private final Argument<Boolean> addIgnore = flag("--add-ignore",
            "Write a comment beside each finding that suppresses it, with the rule's code.");

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

    Mode mode() {
        if (diff.get()) {
            return Mode.DIFF;
        }
        if (review.isGiven()) {
            return Mode.REVIEW;
        }
        if (addIgnore.get()) {
            return Mode.ADD_IGNORE;
        }
        return fix.get() ? Mode.FIX : Mode.REPORT;
    }

    /** The rules whose repairs are made without asking. */
    Set<String> unasked() {
        return RuleOptions.codes("--review",
                review.given().orElse(Set.of()).stream().filter(word -> !word.isEmpty()).toList());
    }

    /** Whether questions are asked. */
    boolean asks() {
        return review.isGiven() && unasked().isEmpty();
    }

    /**
     * Checks that the options fit together.
     *
     * @param stdin    whether standard input is checked
     * @param onlyText whether findings are printed for people
     * @param reviewer answers the questions
     */
    void requireSense(boolean stdin, boolean onlyText, Reviewer reviewer) {
        UsageException.throwIf(fix.get() && diff.get(),
                "--fix and --diff do not go together: one writes, the other only shows");
        UsageException.throwIf(addIgnore.get() && (fix.get() || diff.get() || review.isGiven()),
                "--add-ignore goes with no other repair: repair first, then ignore what is left");
        UsageException.throwIf(addIgnore.get() && stdin, "--add-ignore changes files; it does not go with --stdin");
        UsageException.throwIf(review.isGiven() && !fix.get(), "--review is for --fix");
        UsageException.throwIf(review.isGiven() && stdin, "--review changes files; it does not go with --stdin");
        UsageException.throwIf(asks() && !onlyText,
                "--review shows findings to you and asks; it does not go with --quiet or a format for programs");
        UsageException.throwIf(asks() && !reviewer.isThere(),
                "--review asks, and there is no terminal to ask at; --fix alone makes what is safe");
    }
}
