package io.github.urnls.check;

import java.util.Locale;
import java.util.Optional;

/** How bad a finding is, worst first; the numbers are those of LSP's {@code DiagnosticSeverity}. */
public enum Severity {
    ERROR,
    WARNING,
    INFORMATION,
    HINT;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The word in settings and output: {@code error warning information hint}. */
    public String id() {
        return id;
    }

    public boolean isAtLeast(Severity other) {
        return compareTo(other) <= 0;
    }

    public static Optional<Severity> byId(String id) {
        for (Severity severity : values()) {
            if (severity.id.equals(id)) {
                return Optional.of(severity);
            }
        }
        return Optional.empty();
    }
}
