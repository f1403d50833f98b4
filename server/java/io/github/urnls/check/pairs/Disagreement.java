package io.github.urnls.check.pairs;

import io.github.urnls.check.Fix;
import io.github.urnls.check.Severity;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.List;

/**
 * Two names that should agree and do not.
 *
 * @param range    the place of the name that should differ
 * @param urn      the name it is about
 * @param severity how bad it is
 * @param message  names both, and the clause that binds them together
 * @param fixes    the repair when it is certain, otherwise empty
 */
public record Disagreement(TextRange range, String urn, Severity severity, String message, List<Fix> fixes) {

    static Disagreement of(Name name, String message) {
        return new Disagreement(name.range(), name.text(), Severity.WARNING, message, List.of());
    }
}
