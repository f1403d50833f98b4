package io.github.urnls.cli.command;

import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;

/**
 * An option or a parameter of a command, with its value.
 *
 * @param <T> the type of the value
 */
record Argument<T>(ArgSpec spec) {

    /** The value; null for one that was not given and has no default. */
    T get() {
        return spec.getValue();
    }

    Optional<T> given() {
        return Optional.ofNullable(get());
    }

    boolean isGiven() {
        return get() != null;
    }
}
