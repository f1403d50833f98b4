package io.github.urnls.cli.command;

import io.github.urnls.check.Product;
import io.github.urnls.cli.CommandLineInterface;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that prints its result to standard output, and everything else to standard error. */
@Command(mixinStandardHelpOptions = true,
        exitCodeList = {PrintingCommand.OK, PrintingCommand.FAILED})
abstract class PrintingCommand implements Callable<Integer> {

    static final String OK = "0:All is well.";
    static final String FAILED = "2:Something could not be read, understood or done; standard error says what.";

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

    /** The exit code of a command that answers a yes-or-no question. */
    static int exitCode(boolean yes) {
        return yes ? CommandLineInterface.OK : CommandLineInterface.FOUND;
    }
}
