package io.github.urnls.check;

import java.util.Optional;

/** How findings in tests are reported: tests hold names that are wrong on purpose. */
public enum TestSeverity {
    /** One level lower: an error as a warning, a warning as information. */
    LOWER("lower"),
    /** As everywhere. */
    SAME("same"),
    /** Not at all. */
    OFF("off");

    private final String id;

    TestSeverity(String id) {
        this.id = id;
    }

    /** The word in settings and options. */
    public String id() {
        return id;
    }

    /** The one of that {@link #id()}. */
    public static Optional<TestSeverity> byId(String id) {
        for (TestSeverity one : values()) {
            if (one.id.equals(id)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
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
