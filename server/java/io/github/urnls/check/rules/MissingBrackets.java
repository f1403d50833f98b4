package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.format.turtle.TurtleFormat;
import io.github.urnls.urn.Span;
import java.util.List;

/**
 * A URN without angle brackets in Turtle or a relative, where {@code urn} is read as a prefix (RDF 1.1 Turtle §2.4).
 */
public final class MissingBrackets extends NamedRule implements Rule.OfName {

    public MissingBrackets() {
        super("missing-brackets", Group.USE, Severity.INFORMATION, "A URN without angle brackets in Turtle or SPARQL.");
    }

    @Override
    public List<Finding> check(Subject subject) {
        if (subject.name().passage().escapes() != TurtleFormat.WORD) {
            return List.of();
        }
        Span whole = new Span(0, subject.text().length());
        String written = "<" + subject.text() + ">";
        String shown = Subject.shortened(written, Subject.LONGEST_SHOWN);
        return List.of(subject.finding(this, whole, "write “" + shown + "”: without brackets “urn” is a prefix, which"
                + " nothing declares (RDF 1.1 Turtle §2.4)",
                List.of(new Fix("Write “" + shown + "”",
                        subject.name().occurrence().replace(written)))));
    }
}
