package io.github.urnls.registration;

import io.github.urnls.check.Subject;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The grammar that a registration gives for its names, if it gives one in ABNF that is complete (RFC 8141 §6.4.2).
 *
 * @param names rules for whole names; none if the grammar describes only parts of names, or refers to unknown rules
 * @param nss   rules for the text behind the NID
 */
public record TemplateGrammar(AbnfGrammar rules, List<String> names, List<String> nss) {

    /** A part of a name that does not match; an empty span at its end if something is missing there. */
    record Mismatch(Span span, String message) {}

    /** The grammar in the text of the field “Syntax”. */
    public static TemplateGrammar of(String text) {
        AbnfGrammar rules = AbnfGrammar.in(text);
        List<String> names = new ArrayList<>();
        List<String> nss = new ArrayList<>();
        for (String root : rules.roots()) {
            if (Chars.isUrn(rules.beginning(root), 0)) {
                names.add(root);
            } else if (root.equals("nss") || root.endsWith("-nss") || root.equals("namespace-specific-string")) {
                nss.add(root);
            }
        }
        if (!names.stream().allMatch(rules::isClosed) || !nss.stream().allMatch(rules::isClosed)) {
            return new TemplateGrammar(rules, List.of(), List.of());
        }
        return new TemplateGrammar(rules, List.copyOf(names), List.copyOf(nss));
    }

    /** The part of {@code urn}, which is valid, that does not match. Empty if it matches, or if that is unknown. */
    Optional<Mismatch> mismatch(ParsedUrn urn) {
        List<Mismatch> mismatches = new ArrayList<>();
        String text = urn.text();
        String assigned = urn.assignedNameText();
        int nidEnd = urn.nid().orElseThrow().end();
        for (String rule : names) {
            // Scheme and NID are equal in any case (RFC 8141 §3.1), even if a grammar is case-sensitive.
            String name = Normalization.fold(text.substring(0, nidEnd)) + text.substring(nidEnd);
            for (String candidate : List.of(text, assigned, name, name.substring(0, assigned.length()))) {
                if (!compare(rule, candidate, 0, nidEnd, mismatches)) {
                    return Optional.empty();
                }
            }
        }
        int nssStart = urn.nss().orElseThrow().start();
        for (String rule : nss) {
            for (String candidate : List.of(urn.nssText(), text.substring(nssStart))) {
                if (!compare(rule, candidate, nssStart, -1, mismatches)) {
                    return Optional.empty();
                }
            }
        }
        return mismatches.stream().max(Comparator.comparingInt(mismatch -> mismatch.span.start()));
    }

    /**
     * Whether {@code text} certainly does not match {@code rule}; then adds the place to {@code mismatches}. A name may
     * part from the rule behind its NID, but before the rule leaves any choice. Then it is a name of another kind, not
     * a mismatch.
     */
    private boolean compare(String rule, String text, int offset, int nidEnd, List<Mismatch> mismatches) {
        if (!(AbnfMatcher.match(rules, rule, text) instanceof AbnfMatcher.Result.Fails fails)
                || fails.at() > nidEnd && fails.at() < rules.beginning(rule).length()) {
            return false;
        }
        String problem = "something is missing here";
        if (fails.at() < text.length()) {
            problem = "“" + Subject.shortened(text.substring(fails.at()), 20) + "” does not fit here";
        }
        mismatches.add(new Mismatch(new Span(offset + fails.at(), offset + text.length()), problem
                + ": this example does not match the rule “" + rule + "” of this template (RFC 8141 §6.4.2)"));
        return true;
    }
}
