package io.github.urnls.check;

import io.github.urnls.urn.Normalization;
import java.util.Optional;

/** How bad a finding is, worst first; the numbers are those of LSP's {@code DiagnosticSeverity}. */
public enum Severity {
    /** It is no URN under any reading. */
    ERROR,
    /** Probably not what the author meant. */
    WARNING,
    /** Worth knowing; not the author's fault. */
    INFORMATION,
    /** Could be written better. */
    HINT;

    private final String id = Normalization.id(this);

    /** The word in settings and output: {@code error warning information hint}. */
    public String id() {
        return id;
    }

    /** Whether this is as bad as {@code other}, or worse. */
    public boolean isAtLeast(Severity other) {
        return compareTo(other) <= 0;
    }

    /** The severity of that {@link #id()}. */
    public static Optional<Severity> byId(String id) {
        for (Severity severity : values()) {
            if (severity.id.equals(id)) {
                return Optional.of(severity);
            }
        }
        return Optional.empty();
    }
}
