package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.NearMiss;
import io.github.urnls.namespace.known.Slip;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** An unpublished name, one slip away from one that is. */
public final class MisspelledName implements Rule.OfName {

    @Override
    public String code() {
        return "misspelled-name";
    }

    @Override
    public List<Finding> check(Subject subject) {
        List<NearMiss> near = subject.nearMisses();
        if (near.isEmpty()) {
            return List.of();
        }
        NearMiss first = near.getFirst();
        Span span = first.span().isEmpty() ? around(first.span().start(), subject) : first.span();
        List<Fix> fixes = new ArrayList<>();
        for (NearMiss miss : near) {
            fixes.addAll(subject.review(title(miss), miss.span(), miss.replacement()));
        }
        Severity severity = first.slip() == Slip.NAMESPACE ? Severity.INFORMATION : defaultSeverity();
        return List.of(subject.finding(this, severity, span, message(subject, near), fixes));
    }

    /** The segment before which another one is missing. */
    private static Span around(int start, Subject subject) {
        String name = subject.urn().assignedNameText();
        int end = name.indexOf(':', start);
        return new Span(start, end < 0 ? name.length() : end);
    }

    private static String title(NearMiss miss) {
        return switch (miss.slip()) {
            case MISSING -> "Insert “" + miss.replacement() + "”";
            case DOUBLED -> "Remove the segment";
            default -> "Write “" + miss.replacement() + "”";
        };
    }

    private static String message(Subject subject, List<NearMiss> near) {
        NearMiss first = near.getFirst();
        String names = near.stream().map(NearMiss::meant).collect(Collectors.joining(" or "));
        String written = first.span().in(subject.text());
        if (near.size() > 1) {
            return (written.isEmpty() ? "a segment is missing before this" : "“" + written + "” is not right here")
                    + "; known are " + names;
        }
        return switch (first.slip()) {
            case VERSION -> version(subject, first, written, names);
            case CASE -> "case counts, and “" + first.replacement() + "” is written so: " + names;
            case MISSING -> "“" + first.replacement().replace(":", "") + "” is missing before this: " + names;
            case DOUBLED -> written.equals(":") ? "an empty segment: " + names
                    : "“" + written.replace(":", "") + "” stands twice: " + names;
            case ORDER -> "in another order: " + names;
            case SEPARATOR -> "“" + written + "” is written “" + first.replacement() + "”: " + names;
            case NAMESPACE -> "this name is one of “" + first.replacement() + "”: " + names;
            case LETTER, LETTERS -> "“" + written + "” is misspelled; known is " + names;
        } + about(first);
    }

    private static String version(Subject subject, NearMiss miss, String written, String names) {
        String family = subject.text().contains(":SAML:") ? "SAML" : "XACML";
        if (written.compareTo(miss.replacement()) > 0) {
            return family + " " + written + " uses the " + miss.replacement() + " name: " + names;
        }
        return "this name came with " + family + " " + miss.replacement() + ": " + names;
    }

    /** What the name stands for, and how old the list is that has it. */
    private static String about(NearMiss miss) {
        String title = miss.known().map(MisspelledName::words).orElse("");
        String asOf = miss.vocabulary().map(Vocabulary::asOf).filter(day -> !day.isEmpty() && miss.slip() != Slip.CASE)
                .map(day -> "list of " + day).orElse("");
        String both = title + (title.isEmpty() || asOf.isEmpty() ? "" : "; ") + asOf;
        return both.isEmpty() ? "" : " (" + both + ")";
    }

    private static String words(KnownName known) {
        return known.title() + ", " + known.source();
    }
}
