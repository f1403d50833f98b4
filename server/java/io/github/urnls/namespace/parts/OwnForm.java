package io.github.urnls.namespace.parts;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The form of the names of a namespace, as its owner describes it in a registry file.
 *
 * @param nid     the namespace identifier in lower case
 * @param pattern for the whole namespace specific string
 * @param parts   of the namespace specific string; empty if they are not described
 * @param source  the registry file
 */
public record OwnForm(String nid, Optional<NssPattern> pattern, List<Part> parts, String source)
        implements
            NamespaceRule {

    public OwnForm {
        parts = List.copyOf(parts);
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        String nss = urn.nssText();
        if (nss.length() > NssPattern.LONGEST) {
            return List.of();
        }
        List<Problem> problems = new ArrayList<>();
        if (!parts.isEmpty()) {
            int offset = urn.nss().orElseThrow().start();
            PartsReading.of(parts, nss).faults().forEach(fault -> problems.add(problem(fault, nss, offset)));
        }
        if (problems.isEmpty()) {
            pattern.filter(form -> form.rejects(nss)).map(form -> Problem.wrong(urn.nss().orElseThrow(),
                    "this does not match the pattern of the namespace “" + nid + "”: " + form.expression()))
                    .ifPresent(problems::add);
        }
        return problems;
    }

    private Problem problem(PartsReading.Fault fault, String nss, int offset) {
        Span span = new Span(fault.span().start() + offset, fault.span().end() + offset);
        return switch (fault) {
            case PartsReading.Fault.Form it -> {
                Problem wrong = Problem.wrong(span, called(it.part()) + " must "
                        + it.part().must(it.span().in(nss)));
                yield meant(it, nss).map(value -> wrong.repairedBy(span, value)).orElse(wrong);
            }
            case PartsReading.Fault.CheckDigit it -> Problem.wrong(span, "the check digit of " + called(it.part())
                    + " must be " + it.right() + " (" + it.part().check().orElseThrow().id() + ")")
                    .as(Problem.Kind.CHECK_DIGIT)
                    .repairedBy("Make " + it.right() + " the check digit", span, it.right());
            // Texts name whole branches of a namespace that way.
            case PartsReading.Fault.Missing it ->
                    Problem.wrong(span, called(it.part()) + " is missing").as(Problem.Kind.DOUBT);
            case PartsReading.Fault.Separator it -> Problem.wrong(span, "“" + it.part().separator() + "” and "
                    + called(it.part()) + " must come here");
            case PartsReading.Fault.TooMuch it -> Problem.wrong(span, "nothing may follow " + called(it.last()));
        };
    }

    private String called(Part part) {
        return "the part “" + part.name() + "” of the namespace “" + nid + "”";
    }

    /** The value that was meant: the only one that differs in case or in one slip. */
    private static Optional<String> meant(PartsReading.Fault.Form fault, String nss) {
        if (!(fault.part().form() instanceof PartForm.Values values)) {
            return Optional.empty();
        }
        String text = fault.span().in(nss);
        List<String> near = values.values().keySet().stream()
                .filter(value -> value.equalsIgnoreCase(text) || text.length() > 2 && Likeness.isOneEdit(text, value))
                .toList();
        return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
    }

    @Override
    public Optional<MissingCheck> missingCheck(String nss) {
        List<PartsReading.Found> found = PartsReading.of(parts, nss).found();
        if (found.isEmpty() || found.getLast().span().end() < nss.length()) {
            return Optional.empty();
        }
        Part last = found.getLast().part();
        return last.missingCheck(found.getLast().span().in(nss)).map(digits -> new MissingCheck(digits,
                last.name() + " with its check digit (" + last.check().orElseThrow().id() + ")"));
    }

    @Override
    public List<String> inWords() {
        List<String> lines = new ArrayList<>();
        pattern.ifPresent(it -> lines.add("names match " + it.expression()));
        inWords(parts, true, "", lines);
        return lines;
    }

    /**
     * Adds a line for each part, and for each value of which something is said; parts behind a value are indented.
     *
     * @param first whether the first of them is that of the name
     */
    private static void inWords(List<Part> parts, boolean first, String indent, List<String> lines) {
        boolean separated = !first;
        for (Part part : parts) {
            lines.add(indent + part.inWords(!separated));
            separated = true;
            if (part.form() instanceof PartForm.Values values) {
                values.values().forEach((text, value) -> inWords(text, value, indent + "  ", lines));
            }
        }
    }

    private static void inWords(String text, PartForm.Value value, String indent, List<String> lines) {
        if (!value.parts().isEmpty()) {
            String meaning = value.meaning().isEmpty() ? "" : " (" + value.meaning() + ")";
            lines.add(indent + "behind “" + text + "”" + meaning + ":");
            inWords(value.parts(), false, indent + "  ", lines);
        } else if (!value.meaning().isEmpty()) {
            lines.add(indent + "“" + text + "”: " + value.meaning());
        }
    }

    /** The parts of the name with what they are called; empty if they are not described or the name is wrong. */
    @Override
    public List<Statement> explain(ParsedUrn urn) {
        List<String> named = new ArrayList<>();
        for (PartsReading.Found one : PartsReading.of(parts, urn.nssText()).found()) {
            String text = one.span().in(urn.nssText());
            if (!text.isEmpty()) {
                named.add(one.part().name() + " “" + PercentEncoding.decodeForDisplay(text) + "”"
                        + meaning(one.part(), text));
            }
        }
        return named.isEmpty() ? List.of() : List.of(new Statement(String.join(", ", named), source));
    }

    private static String meaning(Part part, String text) {
        String meaning = part.meaning();
        if (part.form() instanceof PartForm.Values values && values.accepts(text)
                && !values.values().get(text).meaning().isEmpty()) {
            meaning = values.values().get(text).meaning();
        }
        return meaning.isEmpty() ? "" : " (" + meaning + ")";
    }
}
