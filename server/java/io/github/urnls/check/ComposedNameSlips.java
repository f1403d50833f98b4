package io.github.urnls.check;

import io.github.urnls.namespace.known.KnownNames.Next;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.namespace.names.ComposedName.Part;
import io.github.urnls.namespace.names.ComposedName;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Slips in what stands between the names of a composed name: a word that joins them, the element of a document. */
public final class ComposedNameSlips {

    /** In edits. */
    private static final int MOST = 2;

    /** In characters. */
    private static final int LEAST = 5;

    /** A word that joins two names, with other marks beside it. */
    private static final Pattern OTHER_MARKS = Pattern
            .compile(
                    "(?!#\\w+#urn:|:extended:)(?:##|[#:])(compliant|conformant|extended)"
                            + "(?:(?:##?\\1)*+(?:##|[#:]))?(?=urn:)");

    private ComposedNameSlips() {}

    /** The finding of {@code rule} where a word that joins two names does not stand between two {@code #}. */
    public static Optional<Finding> joint(Subject subject, Rule rule) {
        Matcher marks = OTHER_MARKS.matcher(subject.text());
        return !marks.find() ? Optional.empty()
                : Optional.of(meant(subject, new Span(marks.start(), marks.end()), "#" + marks.group(1) + "#",
                        "It stands between two “#”", rule));
    }

    /** The findings of {@code rule} in {@code composed}, the parts of {@code subject}. */
    public static List<Finding> in(ComposedName composed, Subject subject, Rule rule) {
        List<Finding> findings = new ArrayList<>();
        String namespace = "";
        int from = 0;
        for (Part part : composed.parts()) {
            switch (part.role()) {
                case NAMESPACE -> namespace = part.span().in(subject.text());
                case WORD -> compare(subject, part, ComposedName.WORDS, rule,
                        "It joins names in OpenPeppol's code lists").ifPresent(findings::add);
                case DOCUMENT -> compare(subject, part, documents(subject, namespace), rule,
                        "So it is called in listed document types").ifPresent(findings::add);
                case CUSTOMIZATION, SPECIFICATION -> from = part.span().start();
                case RESTRICTION, EXTENSION -> joined(subject, from, part, rule).ifPresent(findings::add);
                default -> {
                } // a name of its own, or a number
            }
        }
        return findings;
    }

    /** The word before {@code part}, where the names up to there are listed with another word between them. */
    private static Optional<Finding> joined(Subject subject, int from, Part part, Rule rule) {
        String text = subject.text().substring(0, part.span().end());
        int end = part.span().start() - 1;
        int start = text.lastIndexOf('#', end - 1) + 1;
        if (end <= 0 || subject.isListedName(text.substring(from))) {
            return Optional.empty();
        }
        return ComposedName.WORDS.stream()
                .filter(word -> subject.isListedName(text.substring(from, start) + word + text.substring(end)))
                .findFirst()
                .map(word -> meant(subject, new Span(start, end), word, "The known name is "
                        + text.substring(from, start) + word + text.substring(end), rule));
    }

    private static Finding meant(Subject subject, Span span, String meant, String why, Rule rule) {
        return subject.finding(rule, span, "did you mean “" + meant + "”? " + why,
                subject.review("Write “" + meant + "”", span, meant));
    }

    /** The documents of the known names of document types with this {@code namespace}. */
    private static List<String> documents(Subject subject, String namespace) {
        return subject.knownNames().behind(namespace + "::").stream().map(Next::segment)
                .filter(segment -> segment.indexOf('#') > 0)
                .map(segment -> segment.substring(0, segment.indexOf('#'))).distinct().toList();
    }

    private static Optional<Finding> compare(Subject subject, Part part, List<String> words, Rule rule, String why) {
        String written = part.span().in(subject.text());
        List<String> near = words.stream()
                .filter(word -> word.equalsIgnoreCase(written) || Likeness.edits(written, word) <= MOST).toList();
        if (written.length() < LEAST || words.contains(written) || near.size() != 1) {
            return Optional.empty();
        }
        String meant = near.getFirst();
        return Optional.of(meant(subject, part.span(), meant, why, rule));
    }
}
