package io.github.urnls.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** One run of the command line in this process: what it printed, and its exit code. */
public record Run(int exitCode, String out, String err) {

    public static Run of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = CommandLineInterface.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Run(exitCode, out.toString().replace("\r\n", "\n"), err.toString().replace("\r\n", "\n"));
    }
}
