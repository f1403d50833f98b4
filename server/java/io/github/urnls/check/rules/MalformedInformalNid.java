package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.regex.Pattern;

/** {@code urn-} and something that is no number from 1 on (RFC 8141 §5.1, §5.2). */
public final class MalformedInformalNid extends NamedRule implements Rule.OfName {

    // InformalNamespaceName = "urn-" Number; Number = DigitNonZero 0*Digit (RFC 8141 §5.2)
    private static final Pattern INFORMAL = Pattern.compile("urn-[1-9][0-9]*");

    private static final String MESSAGE = "write a number behind “urn-”, without a 0 before it (RFC 8141 §5.2)";

    public MalformedInformalNid() {
        super("malformed-informal-nid", Group.NAMESPACE, Severity.WARNING,
                "`urn-` without a number from 1 on behind it.", Trait.JUDGES_NID);
    }

    @Override
    public List<Finding> check(Subject subject) {
        String reason = reason(subject.nid());
        if (!ReservedNid.isSubjectToRegistration(subject) || reason.isEmpty()) {
            return List.of();
        }
        return List.of(subject.finding(this, subject.nidSpan(), reason, fixes(subject)));
    }

    /**
     * Why {@code nid} cannot be the number of an informal namespace; empty when it is one, or does not look like one.
     */
    public static String reason(String nid) {
        String name = Normalization.fold(nid);
        return name.startsWith("urn-") && !INFORMAL.matcher(name).matches() ? MESSAGE : "";
    }

    private static List<Fix> fixes(Subject subject) {
        String nid = "urn-" + subject.nid().substring(4).replaceFirst("^0+", "");
        if (INFORMAL.matcher(nid).matches()) {
            return subject.review("Write “" + nid + "”", subject.nidSpan(), nid);
        }
        return List.of();
    }
}
