package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import java.util.List;

/** An r-component, which should not be used before its meaning has been standardized (RFC 8141 §2.3.1). */
public final class RComponent extends NamedRule implements Rule.OfName {

    public RComponent() {
        super("r-component", Group.USE, Severity.INFORMATION, "An r-component, which no standard defines yet.");
    }

    @Override
    public List<Finding> check(Subject subject) {
        Span component = subject.urn().rComponent().orElse(null);
        if (component == null || component.isEmpty() || subject.urn().specification() != Specification.RFC8141) {
            return List.of();
        }
        Span withMarker = new Span(component.start() - 2, component.end());
        return List.of(subject.finding(this, withMarker,
                "do not use an r-component yet: no standard says what it means (RFC 8141 §2.3.1)",
                subject.review("Remove the r-component", withMarker, "")));
    }
}
