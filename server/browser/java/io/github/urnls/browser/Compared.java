package io.github.urnls.browser;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the records of the module extend. They are compared here as Java does it, by class and components. A method in
 * each of them that compares, as Java makes it, would take a hundredth of the module.
 */
abstract class Compared {

    /** The components of the record, which {@link Lighter} writes for each. */
    protected abstract Object[] components();

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Compared that && getClass() == that.getClass()
                && Arrays.equals(components(), that.components());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(components());
    }
}
