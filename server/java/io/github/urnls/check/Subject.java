package io.github.urnls.check;

import io.github.urnls.check.Fix.Safety;
import io.github.urnls.format.Passage.Role;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;

/** One occurrence under examination, with what the parser made of it and the namespaces that are known. */
public record Subject(UrnOccurrence occurrence, ParsedUrn urn, Registry registry) {

    public Subject(UrnOccurrence occurrence, ParsedUrn urn) {
        this(occurrence, urn, Registry.BUILT_IN);
    }

    /** Whether the name is compared letter by letter by everyone who reads the document (Namespaces in XML 1.0 §2.3). */
    boolean isNamespaceName() {
        return occurrence.passage().role() == Role.NAMESPACE_NAME;
    }

    String nid() {
        return urn.nidText();
    }

    Match match(Rule rule, Span span, String message, List<Fix> fixes) {
        return new Match(span, rule.defaultSeverity(), message, fixes);
    }

    Repair repair() {
        return new Repair(this, new ArrayList<>());
    }

    /** The fixes of one match, collected in the order in which they are offered. */
    record Repair(Subject subject, List<Fix> fixes) {

        /**
         * Offers to put {@code replacement} where {@code span} is, unless the name would have as many syntax problems as
         * before, or others. In the name of an XML namespace no fix is safe: documents that spell it the old way would not match.
         */
        Repair offer(String title, Safety safety, Span span, String replacement) {
            if (subject.urn.problems().size() > Checker.MOST_PROBLEMS) {
                return this; // each offer costs a parse
            }
            String text = subject.urn.text();
            String repaired = text.substring(0, span.start()) + replacement + text.substring(span.end());
            List<SyntaxCode> before = codes(subject.urn);
            List<SyntaxCode> after = codes(UrnParser.parse(repaired, subject.urn.specification()));
            boolean better = after.size() < before.size() || before.isEmpty();
            after.forEach(before::remove);
            if (better && before.size() + after.size() == subject.urn.problems().size()) {
                Safety inPlace = subject.isNamespaceName() ? Safety.REVIEW : safety;
                fixes.add(new Fix(title, inPlace, List.of(subject.occurrence.replace(span, replacement))));
            }
            return this;
        }

        private static List<SyntaxCode> codes(ParsedUrn urn) {
            return new ArrayList<>(urn.problems().stream().map(SyntaxProblem::code).toList());
        }

        Repair review(String title, Span span, String replacement) {
            return offer(title, Safety.REVIEW, span, replacement);
        }

        Repair safe(String title, Span span, String replacement) {
            return offer(title, Safety.SAFE, span, replacement);
        }

        List<Fix> done() {
            return List.copyOf(fixes);
        }
    }
}
