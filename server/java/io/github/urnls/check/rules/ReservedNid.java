package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/**
 * A namespace identifier that nobody can register: {@code urn} (RFC 2141 §2.1), two characters, {@code ab-…} and
 * {@code xn--…} (RFC 8141 §5.1), {@code X-…} (§5.1, App. C). It fits the grammar, so it is a warning, and an error only
 * under the two specifications that forbid {@code urn} in the grammar itself. Two characters, {@code ab-…} and
 * {@code X-…} are no more than information: names such as {@code urn:un:unece:…} and {@code urn:x-…} are in wide use,
 * and whoever writes one seldom chose it.
 */
public final class ReservedNid implements Rule.OfName, Rule.OfSyntax {

    @Override
    public SyntaxCode syntax() {
        return SyntaxCode.RESERVED_NID;
    }

    @Override
    public Severity defaultSeverity() {
        return Severity.WARNING;
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
        String name = Normalization.fold(subject.nid());
        String reason = reason(subject.nid());
        Severity severity = name.equals("urn") || name.startsWith("--", 2) ? Severity.WARNING : Severity.INFORMATION;
        boolean listed = severity == Severity.INFORMATION
                && subject.registry().find(name).filter(found -> found.kind() == Namespace.Kind.PRIVATE).isPresent();
        if (reason.isEmpty() || listed) {
            return List.of();
        }
        return List.of(subject.finding(this, severity, subject.urn().nid().orElseThrow(), reason, List.of()));
    }

    /** Whether the rules of registration stand in the specification itself: RFC 8141 §5, November 2015 draft §6. */
    static boolean isSubjectToRegistration(Subject subject) {
        return subject.urn().specification() == Specification.RFC8141
                || subject.urn().specification() == Specification.DRAFT_2015;
    }

    /** Whether nobody can register {@code nid}. */
    public static boolean isReserved(String nid) {
        return !reason(nid).isEmpty();
    }

    private static boolean wellFormed(Subject subject) {
        return subject.urn().problems().stream().noneMatch(problem -> problem.code().name().startsWith("NID_"));
    }

    /** Why nobody can register {@code nid}; empty when somebody can. */
    public static String reason(String nid) {
        String name = Normalization.fold(nid);
        if (name.equals("urn")) {
            return "the namespace identifier “urn” is reserved, to avoid confusion with the scheme (RFC 2141 §2.1)";
        }
        if (name.length() == 2) {
            boolean letters = isLetter(name.charAt(0)) && isLetter(name.charAt(1));
            return "“" + nid + "” cannot be registered: namespace identifiers have more than two characters"
                    + (letters ? ", and two letters are reserved for country codes" : "") + " (RFC 8141 §5.1)";
        }
        if (name.startsWith("x-")) {
            return "“X-” marked experimental namespaces, which RFC 8141 removed; nobody can register “" + nid
                    + "”. For examples there is the namespace “example” (RFC 8141 §5.1, App. C; RFC 6963)";
        }
        if (name.startsWith("--", 2) && isLetter(name.charAt(0)) && isLetter(name.charAt(1))) {
            return "namespace identifiers with two hyphens behind two letters, such as “xn--…”, are reserved for"
                    + " internationalized names (RFC 8141 §5.1)";
        }
        boolean country = name.length() > 2 && isLetter(name.charAt(0)) && isLetter(name.charAt(1))
                && name.charAt(2) == '-';
        return country ? "namespace identifiers that begin with two letters and a hyphen are reserved for country codes"
                + " (RFC 8141 §5.1)" : "";
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }
}
