package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.UrnParser;
import java.util.List;

/**
 * A name that is spelled in another way elsewhere (RFC 8141 §3). It is the same URN, but not to software that compares
 * letter by letter. All software compares the names of XML namespaces so (Namespaces in XML 1.0 §2.3).
 */
public final class EquivalentSpelling extends NamedRule implements Rule.OfName {

    public EquivalentSpelling() {
        super("equivalent-spelling", Group.SPELLING, Severity.INFORMATION,
                "A name that is spelled in another way elsewhere.",
                "; warning between names of XML namespaces", Trait.REMARK, Trait.COMPARES_DOCUMENTS);
    }

    @Override
    public List<Finding> check(Subject subject) {
        List<Spelling> all = subject.spellings().of(subject.name().key());
        if (all.size() < 2 || all.size() > Spellings.MOST || !subject.urn().isValid()) {
            return List.of();
        }
        String spelling = subject.name().spelling();
        // A name that was just written is not counted yet. It is checked again when it is.
        boolean counted = all.stream().anyMatch(one -> one.text().equals(spelling));
        if (!counted) {
            return List.of();
        }
        return all.stream().min(Spelling.BEST_FIRST).filter(best -> !best.text().equals(spelling)
                && (isRight(UrnParser.parse(best.text())) || !isRight(subject.urn())))
                .map(best -> finding(subject, best, all)).stream().toList();
    }

    /** Whether its namespace allows it: a right spelling is not told to become a wrong one. */
    private static boolean isRight(ParsedUrn urn) {
        return Namespaces.check(urn).isEmpty();
    }

    private Finding finding(Subject subject, Spelling best, List<Spelling> all) {
        Severity severity = Severity.INFORMATION;
        String shown = Subject.shortened(best.text(), Subject.LONGEST_SHOWN);
        String message = "the same name is spelled “" + shown + "” " + where(best) + " (RFC 8141 §3)";
        if (subject.name().isNamespaceName() && best.namespaceNames() > 0) {
            severity = Severity.WARNING;
            message += "; XML compares namespace names letter by letter, so these are two namespaces";
        }
        Span span = new Span(0, subject.name().spelling().length());
        Fix fix = new Fix("Use the spelling " + which(best, all) + "“" + shown + "”",
                subject.occurrence().replace(span, best.text()));
        return subject.finding(this, severity, span, message, List.of(fix));
    }

    private static String where(Spelling best) {
        if (best.declared()) {
            return "where it is declared";
        }
        return best.outside() ? "elsewhere in the workspace" : "elsewhere in this document";
    }

    private static String which(Spelling best, List<Spelling> all) {
        if (best.declared()) {
            return "of the declaration: ";
        }
        if (all.stream().allMatch(other -> other == best || other.uses() < best.uses())) {
            return "used most: ";
        }
        return "";
    }
}
