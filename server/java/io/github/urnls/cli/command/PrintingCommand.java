package io.github.urnls.cli.command;

import io.github.urnls.check.Product;
import io.github.urnls.cli.CommandLineInterface;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that prints its result on one stream, and everything else on the other. */
@Command(mixinStandardHelpOptions = true)
abstract class PrintingCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Prints a line that is not part of the result. */
    void complain(String line) {
        err().println(Product.NAME + ": " + line);
    }

    /** The exit code of a command that asks something: {@code yes} is the answer. */
    static int exitCode(boolean yes) {
        return yes ? CommandLineInterface.OK : CommandLineInterface.FOUND;
    }
}
