package io.github.urnls.registration;

import io.github.urnls.check.Subject;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The grammar that a registration gives for its names, as far as it gives one in ABNF that stands by itself (RFC 8141
 * §6.4.2).
 *
 * @param names rules for whole names; none when the grammar describes only parts of them, or leaves something open
 * @param nss   rules for what stands behind the NID
 */
public record TemplateGrammar(AbnfGrammar rules, List<String> names, List<String> nss) {

    /** Something in a name that does not fit; an empty span at its end when something is missing there. */
    record Mismatch(Span span, String message) {}

    /** The grammar in the text of the field “Syntax”. */
    public static TemplateGrammar of(String text) {
        AbnfGrammar rules = AbnfGrammar.in(text);
        List<String> names = new ArrayList<>();
        List<String> nss = new ArrayList<>();
        for (String root : rules.roots()) {
            if (rules.beginning(root).regionMatches(true, 0, "urn:", 0, 4)) {
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

    /** Where {@code urn}, which is valid, does not fit; empty when it does, or when that cannot be told. */
    Optional<Mismatch> mismatch(ParsedUrn urn) {
        List<Mismatch> mismatches = new ArrayList<>();
        String text = urn.text();
        String assigned = urn.assignedNameText();
        int nidEnd = urn.nid().orElseThrow().end();
        for (String rule : names) {
            // Scheme and NID are the same name in any case (RFC 8141 §3.1), even where a grammar counts letters.
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
     * Whether {@code text} is seen not to be what {@code rule} stands for; where, is added to {@code mismatches}. A
     * name that parts from the rule behind its NID, but before the rule leaves any choice, is one of another kind.
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
                + ": this example is not what the rule “" + rule + "” of this template describes (RFC 8141 §6.4.2)"));
        return true;
    }
}
