package io.github.urnls.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What a report of a bug needs: the stack of a fault. Its message may hold what a file holds. */
final class StackTrace {

    private StackTrace() {}

    static String of(Throwable fault) {
        StringWriter trace = new StringWriter();
        fault.printStackTrace(new PrintWriter(trace, true));
        return Printable.lines(trace.toString());
    }
}
