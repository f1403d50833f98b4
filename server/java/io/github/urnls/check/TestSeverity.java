package io.github.urnls.check;

import io.github.urnls.urn.Normalization;
import java.util.Arrays;
import java.util.Optional;

/** How findings in tests are reported: tests hold names that are wrong on purpose. */
public enum TestSeverity {
    /** One level lower: an error as a warning, a warning as information. */
    LOWER,
    /** As everywhere. */
    SAME,
    /** Not at all. */
    OFF;

    private final String id = Normalization.id(this);

    /** The word in settings and options. */
    public String id() {
        return id;
    }

    /** The one of that {@link #id()}. */
    public static Optional<TestSeverity> byId(String id) {
        return Arrays.stream(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    /** The severity in a test of what is {@code elsewhere} in other files. Information and hints stay. */
    Severity of(Severity elsewhere) {
        if (this != LOWER) {
            return elsewhere;
        }
        return switch (elsewhere) {
            case ERROR -> Severity.WARNING;
            case WARNING, INFORMATION -> Severity.INFORMATION;
            case HINT -> Severity.HINT;
        };
    }
}
