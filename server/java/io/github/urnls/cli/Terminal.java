package io.github.urnls.cli;

import picocli.CommandLine.Help.Ansi;

/** Whether a person is watching. */
final class Terminal {

    private Terminal() {}

    /** Whether output goes to a terminal that shows colours; {@code NO_COLOR} and its kind are honoured. */
    static boolean isInteractive() {
        return Ansi.AUTO.enabled();
    }
}
