package io.github.urnls.cli.output;

import java.io.PrintWriter;
import java.io.StringWriter;

/** The stack trace of a fault, for a bug report. Made safe to print, since its message may quote a file. */
public final class StackTrace {

    private StackTrace() {}

    public static String of(Throwable fault) {
        StringWriter trace = new StringWriter();
        fault.printStackTrace(new PrintWriter(trace, true));
        return Printable.lines(trace.toString());
    }
}
