package io.github.urnls.check.rules;

import io.github.urnls.check.NamedRule;
import io.github.urnls.text.Chars;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject.Repair;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import java.util.List;

/** {@code ?+} within a q-component: there it is data and starts no r-component (RFC 8141 §2, §2.3.2). */
public final class ComponentOrder extends NamedRule implements Rule.OfName {

    public ComponentOrder() {
        super("component-order", Group.USE, Severity.HINT, "`?+` behind `?=`, where it does not start an r-component.",
                Trait.REMARK);
    }

    @Override
    public List<Finding> check(Subject subject) {
        ParsedUrn urn = subject.urn();
        Span query = urn.qComponent().orElse(null);
        if (query == null || urn.specification() != Specification.RFC8141) {
            return List.of();
        }
        String text = urn.text();
        int marker = Chars.indexOf(text, "?+", query.start(), query.end());
        if (marker < 0) {
            return List.of();
        }
        Repair repair = subject.repair();
        if (urn.rComponent().isEmpty()) {
            Span both = new Span(query.start() - 2, query.end());
            repair.review("Move the r-component before the q-component", both,
                    text.substring(marker, query.end()) + text.substring(both.start(), marker));
        }
        return List.of(
                subject.finding(this, new Span(marker, marker + 2), "“?+” is only data of the q-component here: write"
                        + " the r-component before “?=” (RFC 8141 §2)", repair.done()));
    }
}
