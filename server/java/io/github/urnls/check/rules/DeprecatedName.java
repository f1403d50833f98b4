package io.github.urnls.check.rules;

import io.github.urnls.check.Rule.OfName;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.LazyList;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.Subject;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.namespace.known.Aged;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A name that should no longer be used: its owner or the text that defines it says so, without a doubt. A name that one
 * version of a standard has replaced may be prescribed by another. In running text there is no finding, since such text
 * may tell of old names.
 */
public final class DeprecatedName extends NamedRule implements OfName {

    public DeprecatedName() {
        super("deprecated-name", Group.NAMES, Severity.INFORMATION, "A name that should no longer be used.",
                ", or warning for a retired name",
                Trait.REMARK, Trait.OUTDATED, Trait.FOR_NEW_NAMES);
    }

    /** A name that is composed of several is old as a whole, or in its parts. */
    @Override
    public List<Finding> check(Subject subject) {
        List<Finding> found = new ArrayList<>(checkOne(subject));
        if (found.isEmpty()) {
            subject.parts().forEach(part -> found.addAll(checkOne(part)));
        }
        return found;
    }

    private List<Finding> checkOne(Subject subject) {
        Optional<Aged> old = subject.isListed() ? listed(subject) : Optional.empty();
        if (old.isEmpty()) {
            old = subject.family().flatMap(form -> form.aged(subject.urn()));
        }
        if (old.isEmpty() || subject.passage().extent() == Extent.PROSE
                || takesBoth(subject, old.get())) {
            return List.of();
        }
        return List.of(finding(subject, old.get()));
    }

    /** Whether a program knows the new name, too, so that it takes the old one on purpose. */
    private static boolean takesBoth(Subject subject, Aged old) {
        return !old.next().isEmpty() && subject.passage().inCode()
                && !subject.spellings().ranked(NamespaceEquivalence.key(old.next())).isEmpty();
    }

    private static Optional<Aged> listed(Subject subject) {
        return known(subject).filter(KnownName::isPast).flatMap(known -> {
            Lifecycle life = subject.registry().lifecycle(known.name());
            String source = life.source().isEmpty() ? known.source() : life.source();
            return Optional.of(new Aged(new Span(0, known.name().length()), "this name", known.status(), life, source,
                    life.replacedBy())).filter(old -> life != Lifecycle.NONE);
        });
    }

    /** A name of several parts may be listed as it is written, not by its assigned-name. */
    private static Optional<KnownName> known(Subject subject) {
        return subject.knownNames().find(subject.assignedName())
                .or(() -> subject.knownNames().find(subject.text()));
    }

    private Finding finding(Subject subject, Aged old) {
        Lifecycle life = old.life();
        String instead = life.replacedBy().isEmpty() ? life.note() : "use " + life.replacedBy();
        String told = instead.isEmpty() ? "" : ": " + instead;
        String message = old.what() + " is " + life.when(old.status()) + told + " (" + old.source() + ")";
        boolean matters = old.status() == Status.RETIRED && !subject.name().isDefined();
        Severity severity = matters ? Severity.WARNING : defaultSeverity();
        Span name = new Span(0, Math.max(old.span().end(), subject.urn().assignedNameEnd()));
        List<Fix> fixes = old.next().isEmpty() ? List.of() : new LazyList<>(() -> fixes(subject, name, old.next()));
        return subject.finding(this, severity, old.span(), message, fixes);
    }

    /**
     * Offers {@code next} unless the checker would report it at once. A fragment may be a part of it, as in
     * {@code urn:xmpp:bookmarks:1#compat}, but not if another component follows the old name. The components for
     * resolvers and services (RFC 8141 §2.3.1, §2.3.2) belong to one use of a name, not to the name.
     */
    private static List<Fix> fixes(Subject subject, Span name, String next) {
        Subject alone = new Subject(Name.alone(next, subject.urn().specification()), subject.registry(),
                Spellings.NONE);
        ParsedUrn urn = alone.urn();
        boolean asked = urn.rComponent().isPresent() || urn.qComponent().isPresent();
        boolean follows = urn.fComponent().isPresent() && name.end() < subject.text().length();
        boolean inForce = known(alone).filter(KnownName::isPast).isEmpty();
        boolean offered = !asked && !follows && inForce && !isPattern(next) && !isWrong(alone);
        return offered ? subject.review("Write “" + next + "”", name, next) : List.of();
    }

    /** Whether it stands for many names. */
    private static boolean isPattern(String name) {
        return name.endsWith(":*") || name.contains(":*:");
    }

    private static boolean isWrong(Subject name) {
        return !name.syntaxProblems().isEmpty() || Judges.ALL.stream().flatMap(rule -> rule.check(name).stream())
                .anyMatch(finding -> finding.isAtLeast(Severity.WARNING)
                        || finding.code().equals(Judges.LACKING.code()));
    }

    /** The rules that can say of a name by itself that it is wrong. Made when first needed. */
    private static final class Judges {
        private static final OfName LACKING = new UnknownName();
        private static final List<OfName> ALL = List.of(LACKING, new ReservedNid(), new MalformedInformalNid(),
                new NotUtf8(), new MisspelledNid(), new MisspelledName(), NamespaceSyntax.form(),
                NamespaceSyntax.checkDigit(),
                new Confusable(), new NulOctet());
    }
}
