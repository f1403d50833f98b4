package io.github.urnls.cli.command;

import io.github.urnls.check.Product;
import io.github.urnls.workspace.Registries;
import io.github.urnls.check.run.Checker;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.cli.run.Configuration;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Collection;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A command that prints its result to standard output, and everything else to standard error. */
abstract class PrintingCommand extends Options implements Callable<Integer> {

    /** The formats of commands that print a line for each thing. */
    enum LineFormat { TEXT, JSONL }

    private @Nullable Argument<? extends Enum<?>> format;

    PrintingCommand(String description) {
        this(description, "");
    }

    /**
     * Creates a command that answers a yes-or-no question.
     *
     * @param no what exit code 1 means; empty where there is no question
     */
    PrintingCommand(String description, String no) {
        Map<String, String> exitCodes = new TreeMap<>(Map.of("0", "All is well.", "1", no, "2",
                "Something could not be read, understood or done; standard error says what."));
        exitCodes.values().removeIf(String::isEmpty);
        spec().usageMessage().description(description).exitCodeList(exitCodes);
    }

    /** Adds {@code --format}: text for people whether or not a terminal listens, lines of JSON when asked for. */
    final void format() {
        format(LineFormat.TEXT, "text (the default) or jsonl.");
    }

    /**
     * As the other, with formats of its own.
     *
     * @param usual   the format that is the default
     * @param formats describes all
     */
    final <F extends Enum<F>> void format(F usual, String formats) {
        format = option("--format", "F", usual, formats);
    }

    /** Whether answers are lines of JSON, in a command with {@link #format}. */
    final boolean isJson() {
        return isFormat(LineFormat.JSONL.name());
    }

    final boolean isFormat(String name) {
        return Objects.requireNonNull(format).get().name().equals(name);
    }

    /** The exit code of a run that did all it should, or else said what it could not do. */
    static int done(boolean complete) {
        return complete ? ExitCode.OK : ExitCode.FAILED;
    }

    PrintWriter out() {
        return spec().commandLine().getOut();
    }

    PrintWriter err() {
        return spec().commandLine().getErr();
    }

    /** Prints a line that is not part of the result, and may quote anything. */
    void complain(String line) {
        err().println(Product.NAME + ": " + Printable.of(line));
    }

    /** Reports problems in files that add namespaces and names; returns whether there are none. */
    final boolean isUnderstood(Registries registries) {
        return complain(registries.complaints(), complaint -> false);
    }

    /** Reports problems in project files and what they name; returns whether there are none. */
    final boolean isUnderstood(Configuration configuration) {
        return isUnderstood(configuration, complaint -> false);
    }

    /** As the other, but without repeating what was {@code told}. */
    final boolean isUnderstood(Configuration configuration, Predicate<String> told) {
        return complain(configuration.complaints(), told);
    }

    private boolean complain(Collection<String> complaints, Predicate<String> told) {
        complaints.stream().filter(told.negate()).forEach(this::complain);
        err().flush();
        return complaints.isEmpty();
    }

    /** A checker that reports a rule that fails. */
    final Checker checker() {
        return new Checker(
                (rule, fault) -> complain("rule " + rule.code() + " failed; please report it: " + fault));
    }

    /** Says what is read from standard input, to a person at a terminal, who would see nothing happen. */
    void waitFor(String what) {
        if (Terminal.isTyped()) {
            complain("waiting for " + what + " on standard input; Ctrl+D ends it");
            err().flush();
        }
    }

    /** The exit code of a command that answers a yes-or-no question. */
    static int exitCode(boolean yes) {
        return yes ? ExitCode.OK : ExitCode.FOUND;
    }
}
