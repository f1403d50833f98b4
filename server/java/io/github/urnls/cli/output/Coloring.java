package io.github.urnls.cli.output;

import java.util.Map;

/**
 * Decides on colors and links by the environment: {@code NO_COLOR} (no-color.org), {@code CLICOLOR_FORCE} and
 * {@code CLICOLOR} (bixense.com/clicolors), {@code FORCE_COLOR} (force-color.org), {@code TERM}.
 *
 * @param environment the variables of the process
 */
record Coloring(Map<String, String> environment) {

    private String value(String name) {
        return environment.getOrDefault(name, "");
    }

    private boolean forces(String name) {
        return !value(name).isEmpty() && !value(name).equals("0") && !value(name).equals("false");
    }

    /** Whether output is colored; {@code terminal} says whether it goes to one. */
    boolean colors(boolean terminal) {
        if (!value("NO_COLOR").isEmpty()) {
            return false;
        }
        if (forces("FORCE_COLOR") || forces("CLICOLOR_FORCE")) {
            return true;
        }
        return terminal && !value("CLICOLOR").equals("0") && !value("FORCE_COLOR").equals("0") && !isDumb();
    }

    /** Whether links are written: only to terminals, and not to those that would show their escape codes. */
    boolean links(boolean terminal) {
        return terminal && !isDumb() && !value("TERM").equals("linux") && !value("FORCE_HYPERLINK").equals("0");
    }

    /** Whether the terminal can only print. */
    boolean isDumb() {
        return value("TERM").equals("dumb");
    }
}
