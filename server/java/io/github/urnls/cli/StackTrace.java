package io.github.urnls.cli;

import io.github.urnls.cli.report.Printable;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What a report of a bug needs: the stack of a fault. Its message may hold what a file holds. */
public final class StackTrace {

    private StackTrace() {}

    public static String of(Throwable fault) {
        StringWriter trace = new StringWriter();
        fault.printStackTrace(new PrintWriter(trace, true));
        return Printable.lines(trace.toString());
    }
}
