package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.format.Passage;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Optional;

/**
 * A name that should no longer be used: its owner or the text that defines it says so, without a doubt. A name that one
 * version of a standard has replaced may be prescribed by another. In running text there is no finding, since such text
 * may tell of old names.
 */
public final class DeprecatedName extends NamedRule implements Rule.OfName {

    public DeprecatedName() {
        super("deprecated-name", Group.NAMES, Severity.INFORMATION, "A name that should no longer be used.",
                Trait.REMARK, Trait.OUTDATED, Trait.FOR_NEW_NAMES);
    }

    @Override
    protected String levels() {
        return super.levels() + ", or warning for a retired name";
    }

    @Override
    public List<Finding> check(Subject subject) {
        if (!subject.isListed()) {
            return List.of();
        }
        Optional<KnownName> past = known(subject).filter(known -> known.status().isPast()
                && subject.registry().lifecycle(known.name()) != Lifecycle.NONE);
        if (past.isEmpty() || subject.occurrence().passage().extent() == Passage.Extent.PROSE) {
            return List.of();
        }
        return List.of(finding(subject, past.get()));
    }

    /** A name of several parts may be listed as it is written, not by its assigned-name. */
    private static Optional<KnownName> known(Subject subject) {
        return subject.registry().names().find(subject.urn().assignedNameText())
                .or(() -> subject.registry().names().find(subject.text()));
    }

    private Finding finding(Subject subject, KnownName known) {
        Lifecycle life = subject.registry().lifecycle(known.name());
        Span name = new Span(0, known.name().length());
        boolean replaced = !life.replacedBy().isEmpty();
        String instead = replaced ? "use " + life.replacedBy() : life.note();
        String told = instead.isEmpty() ? "" : ": " + instead;
        String source = life.source().isEmpty() ? known.source() : life.source();
        String message = "this name is " + known.status().word() + life.when() + told + " (" + source + ")";
        boolean matters = known.status() == Status.RETIRED && !subject.name().isDefined();
        Severity severity = matters ? Severity.WARNING : defaultSeverity();
        List<Fix> fixes = replaced ? subject.review("Write “" + life.replacedBy() + "”", name, life.replacedBy())
                : List.of();
        return subject.finding(this, severity, name, message, fixes);
    }
}
