package io.github.urnls.registration;

import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Severity;
import io.github.urnls.check.rules.ReservedNid;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Checks the names in the field “Syntax”. They are examples, so they must belong to the namespace that is defined
 * there, and match its own grammar (RFC 8141 §6.4.2). Other rules check whether they are valid URNs.
 *
 * @param nid   the identifier of the namespace, in lower case
 * @param found gets the findings
 */
record TemplateExamples(DocumentSubject subject, String nid, List<Finding> found) {

    /** A name on a line with such a word may be an example of an error. */
    private static final Pattern CONTRARY = Pattern
            .compile("(?i)(?<!\\w)(?:not|never|invalid|wrong|illegal|incorrect|malformed|instead)(?!\\w)");

    static void check(Template template, DocumentSubject subject, List<Finding> found) {
        Optional<String> nid = TemplateNid.of(template);
        template.entry(TemplateField.SYNTAX).filter(entry -> !entry.last() && nid.isPresent())
                .ifPresent(entry -> new TemplateExamples(subject, nid.orElseThrow(), found).check(entry.text()));
    }

    private void check(TextRange syntax) {
        String text = subject.document().text();
        // the indentation of the first line tells which lines continue it
        int start = Lines.trimEnd(text, 0, syntax.start());
        TemplateGrammar grammar = TemplateGrammar.of(text.substring(start, syntax.end()));
        for (Name name : subject.names()) {
            if (name.range().isWithin(syntax) && name.isUrn() && name.urn().isValid()
                    && !subject.options().accepts(name.urn().text())) {
                example(name.occurrence(), name.urn(), grammar);
            }
        }
    }

    private void example(UrnOccurrence occurrence, ParsedUrn urn, TemplateGrammar grammar) {
        if (!urn.foldedNid().equals(nid)) {
            if (isMisspelt(urn.nidText())) {
                Span span = urn.nid().orElseThrow();
                found.add(finding(occurrence, span,
                        "this namespace is “" + nid + "”, and “" + urn.nidText() + "” is not registered:"
                                + " an example is a name of the namespace that is defined here (RFC 8141 §6.4.2)",
                        List.of(new Fix("Write “" + nid + "”", occurrence.replace(span, nid)))));
            }
        } else if (!isContrary(occurrence)) {
            grammar.mismatch(urn).filter(mismatch -> !goesOn(occurrence, mismatch.span())).ifPresent(
                    mismatch -> found.add(finding(occurrence, mismatch.span(), mismatch.message(), List.of())));
        }
    }

    /** Whether {@code other} is one slip away from the identifier, and not known itself. */
    private boolean isMisspelt(String other) {
        Registry registry = subject.options().registry();
        String name = Normalization.fold(other);
        return Likeness.isOneEdit(name, nid) && registry.find(name).isEmpty() && NidsInUse.find(name).isEmpty()
                && !name.equals("nid") && !ReservedNid.isReserved(name);
    }

    private boolean isContrary(UrnOccurrence occurrence) {
        LineIndex lines = subject.document().lines();
        int line = lines.lineOf(occurrence.range().start());
        return CONTRARY.matcher(subject.document().text()).region(lines.lineStart(line), lines.lineEnd(line)).find();
    }

    /** Whether the end of the name is missing, perhaps because the line ends there. */
    private boolean goesOn(UrnOccurrence occurrence, Span mismatch) {
        String text = subject.document().text();
        int end = occurrence.range().end();
        return mismatch.isEmpty() && Lines.isEnd(text, end);
    }

    private static Finding finding(UrnOccurrence occurrence, Span span, String message, List<Fix> fixes) {
        Span marked = span.isEmpty() ? new Span(span.start() - 1, span.end()) : span;
        return RegistrationTemplate.finding(Severity.WARNING, occurrence.range(marked), message, occurrence.text(),
                fixes);
    }
}
