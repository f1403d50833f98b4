package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.List;

/**
 * A namespace identifier that cannot be registered: {@code urn} (RFC 2141 §2.1), two characters, {@code ab-…} and
 * {@code xn--…} (RFC 8141 §5.1), {@code X-…} (§5.1, App. C). It fits the grammar, so it is a warning. It is an error
 * only under the two specifications whose grammar forbids {@code urn}. Two characters, {@code ab-…} and {@code X-…} are
 * only information: names such as {@code urn:x-…} are in wide use, and their users seldom chose them. Those that a
 * known organization uses, such as {@code urn:un:unece:…}, are not reported.
 */
public final class ReservedNid extends NamedRule implements Rule.OfName, Rule.OfSyntax {

    public ReservedNid() {
        super("reserved-nid", Group.NAMESPACE, Severity.WARNING, "A namespace identifier that cannot be registered.",
                Trait.JUDGES_NID, Trait.FOR_NEW_NAMES);
    }

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.RESERVED_NID;
    }

    @Override
    public Finding finding(Subject subject, SyntaxProblem problem) {
        return subject.finding(this, Severity.ERROR, problem.span(), problem.message(), List.of());
    }

    @Override
    public List<Finding> check(Subject subject) {
        if (!isSubjectToRegistration(subject) || !subject.urn().hasAssignedName() || !wellFormed(subject)) {
            return List.of();
        }
        String reason = reason(subject.nid());
        if (reason.isEmpty()) {
            return List.of();
        }
        String name = Normalization.fold(subject.nid());
        boolean grave = name.equals("urn") || name.startsWith("--", 2);
        if (!grave && isInUse(subject, name)) {
            return List.of();
        }
        Severity severity = grave ? Severity.WARNING : Severity.INFORMATION;
        Span nid = subject.nidSpan();
        String meant = name.replaceFirst("^x-", "");
        String inner = subject.text().substring(nid.start());
        List<Fix> fixes = List.of();
        if (name.equals("urn") && UrnParser.parse(inner).isValid()) {
            fixes = subject.review("Remove the first “urn:”", new Span(0, nid.start()), "");
        } else if (FamilyTrait.EXAMPLES.isOf("urn:" + meant + ":")) {
            fixes = subject.review("Write “" + meant + "”, which is for examples", nid, meant);
        }
        return List.of(subject.finding(this, severity, nid, reason, fixes));
    }

    /** Whether a known organization uses it, or the user's registry has it. */
    private static boolean isInUse(Subject subject, String nid) {
        return NidsInUse.find(nid).isPresent()
                || subject.registry().find(nid).filter(found -> found.kind() == Namespace.Kind.PRIVATE).isPresent();
    }

    /** Whether the specification itself has the rules of registration: RFC 8141 §5, November 2015 draft §6. */
    static boolean isSubjectToRegistration(Subject subject) {
        Specification specification = subject.urn().specification();
        return specification == Specification.RFC8141 || specification == Specification.DRAFT_2015;
    }

    /** Whether {@code nid} cannot be registered. */
    public static boolean isReserved(String nid) {
        return !reason(nid).isEmpty();
    }

    private static boolean wellFormed(Subject subject) {
        return subject.urn().isValid()
                || subject.urn().problems().stream().noneMatch(problem -> problem.code().name().startsWith("NID_"));
    }

    /** Why {@code nid} cannot be registered; empty when it can. */
    public static String reason(String nid) {
        String name = Normalization.fold(nid);
        if (name.equals("urn")) {
            return "“urn” is no namespace: write one behind “urn:”, and “urn:” once (RFC 2141 §2.1)";
        }
        boolean letters = name.length() >= 2 && isLetter(name.charAt(0)) && isLetter(name.charAt(1));
        if (name.length() == 2) {
            return "“" + nid + "” is reserved: "
                    + (letters ? "two letters stand for a country" : "it has two characters")
                    + " (RFC 8141 §5.1)";
        }
        if (name.startsWith("x-")) {
            return "“" + nid + "” is reserved: “X-” has no meaning any more (RFC 8141 §5.1, App. C)";
        }
        if (letters && name.startsWith("--", 2)) {
            return "“" + nid + "” is reserved: two letters and two hyphens mark encoded words (RFC 8141 §5.1)";
        }
        if (letters && name.startsWith("-", 2)) {
            return "“" + nid + "” is reserved: two letters and a hyphen stand for a country (RFC 8141 §5.1)";
        }
        return "";
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }
}
