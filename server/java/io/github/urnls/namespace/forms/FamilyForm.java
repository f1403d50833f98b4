package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.forms.PartsReading.Found;
import io.github.urnls.namespace.forms.PartsReading.Fault;
import io.github.urnls.namespace.forms.PartForm.Parameters;
import io.github.urnls.namespace.forms.PartForm.Values;
import io.github.urnls.namespace.FamilyTrait;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.Aged;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The form of the names of a family, as its file describes it: the file of a family that comes with the program, or a
 * user's registry file.
 *
 * @param nid       the namespace identifier in lower case
 * @param beginning how the namespace specific string begins in this family; empty if it is the whole namespace
 * @param source    the document with this form, or the registry file
 * @param clause    the source as messages name it at their end; empty if it is only the file
 * @param shape     of what stands behind the beginning
 * @param parts     of what stands behind the beginning; empty if they are not described
 * @param traps     wrong forms that occur by mistake
 * @param forms     what names are by their form
 * @param deviates  names that are right though RFC 8141 does not allow them
 * @param below     families whose beginnings are longer
 */
public record FamilyForm(String nid, String beginning, String source, String clause, Shape shape, List<Part> parts,
        List<Trap> traps,
        NameForms forms, List<DeployedNames.Entry> deviates, List<FamilyForm> below) implements NamespaceRule {

    /** In characters: of a wrong text that is longer, a message shows the beginning. */
    private static final int SHOWN = 20;

    /**
     * Forms as regular expressions, for all behind the beginning of the family.
     *
     * @param must      the form without exception; empty if any form is allowed
     * @param should    the form by a rule that is uncertain, or that names in use break
     * @param words     the form in words, to follow “a name in this namespace is …”; empty if there are none
     * @param lowerCase whether letters must be in lower case
     */
    public record Shape(Optional<NssPattern> must, Optional<NssPattern> should, String words, boolean lowerCase) {}

    public FamilyForm {
        parts = List.copyOf(parts);
        traps = List.copyOf(traps);
        below = List.copyOf(below);
    }

    /** This form of a whole namespace with families below it. */
    FamilyForm with(NameForms titles, List<DeployedNames.Entry> allowed, List<FamilyForm> longer) {
        return new FamilyForm(nid, beginning, source, clause, shape, parts, traps, titles, allowed, longer);
    }

    /** The form of the family with the longest beginning that {@code nss} has. */
    public FamilyForm of(String nss) {
        FamilyForm longest = this;
        for (FamilyForm form : below) {
            if (form.beginning.length() > longest.beginning.length()
                    && nss.regionMatches(true, 0, form.beginning, 0, form.beginning.length())) {
                longest = form;
            }
        }
        return longest;
    }

    /** What the owner of the namespace of {@code urn} says in {@code registry}, a user's registry. */
    public static Optional<FamilyForm> of(ParsedUrn urn, Registry registry) {
        return registry.find(urn.nidText()).flatMap(Namespace::form).filter(FamilyForm.class::isInstance)
                .map(FamilyForm.class::cast);
    }

    /** Who has fixed {@code urn} though RFC 8141 does not allow it: its owner in {@code registry}, or by the list. */
    public static Optional<DeployedNames.Entry> deployed(ParsedUrn urn, Registry registry) {
        return of(urn, registry)
                .flatMap(
                        form -> form.deviates.stream().filter(entry -> entry.pattern().matches(urn.text())).findFirst())
                .or(() -> DeployedNames.find(urn.text()));
    }

    /** A repair is offered only if the name that it makes breaks no rule without a doubt. */
    @Override
    public List<Problem> check(ParsedUrn urn) {
        return found(urn).stream().map(problem -> problem.repair().filter(repair -> !isRight(urn, repair)).isEmpty()
                ? problem : Problem.wrong(problem.span(), problem.message()).as(problem.kind())).toList();
    }

    private boolean isRight(ParsedUrn urn, Repair repair) {
        ParsedUrn repaired = UrnParser.parse(repair.in(urn.text()));
        boolean same = repaired.foldedNid().equals(nid);
        return !same || found(repaired).stream().allMatch(problem -> problem.kind() == Problem.Kind.DOUBT);
    }

    private List<Problem> found(ParsedUrn urn) {
        String nss = urn.nssText();
        if (nss.length() > NssPattern.LONGEST) {
            return List.of();
        }
        FamilyForm form = of(nss);
        int start = form.beginning.length();
        return form.check(new Nss(nss.substring(start), urn.nss().orElseThrow().start() + start));
    }

    private List<Problem> check(Nss nss) {
        for (Trap trap : traps) {
            Optional<Problem> trapped = trap.in(nss);
            if (trapped.isPresent()) {
                return List.of(trapped.get());
            }
        }
        if (!parts.isEmpty() && !nss.text().isEmpty()) {
            List<Problem> problems = new ArrayList<>();
            PartsReading.of(parts, nss.text()).faults().forEach(fault -> problems.add(problem(fault, nss)));
            if (!problems.isEmpty()) {
                return problems;
            }
        }
        return shape(nss);
    }

    private List<Problem> shape(Nss nss) {
        String text = nss.text();
        int at = mismatch(shape.must, text);
        if (at != NssPattern.NONE) {
            NssPattern must = shape.must.orElseThrow();
            if (shape.words.isEmpty()) {
                return List.of(nss.wrong(0, text.length(), "this does not match the pattern of the namespace “" + nid
                        + "”: " + must.expression()));
            }
            // A name that ends where another part would begin is a branch of the namespace, which a text mentions.
            boolean branch = at >= text.length() - 1
                    && (text.isEmpty() || text.endsWith(":") || must.isPromising(text + ":"));
            return List.of(problem(nss, must, at).doubtIf(branch));
        }
        int labels = shape.lowerCase ? CharSet.firstOf(";", text, 0) : 0;
        String lower = Normalization.fold(text.substring(0, labels));
        if (!text.startsWith(lower)) {
            Span span = nss.span(0, labels);
            return List.of(wrong(span, "write names in this namespace in lower case").repairedBy(span, lower));
        }
        at = mismatch(shape.should, text);
        if (at == NssPattern.NONE || at == text.length() && shape.should.orElseThrow().isPromising(text + ":")) {
            return List.of();
        }
        return List.of(problem(nss, shape.should.get(), at).as(Problem.Kind.DOUBT));
    }

    private static int mismatch(Optional<NssPattern> pattern, String text) {
        return pattern.map(form -> form.mismatch(text)).orElse(NssPattern.NONE);
    }

    /** The problem that the name departs from {@code form} at {@code at}. No word is cut, and none ends too early. */
    private Problem problem(Nss nss, NssPattern form, int at) {
        String text = nss.text();
        int start = Math.min(at, text.length() - 1);
        if (start > 0 && start == at && text.charAt(at) == ':' && !form.matches(text.substring(0, at))) {
            start--;
        }
        int word = start;
        while (word > 0 && at < text.length() && CharSet.ALPHANUM.contains(text.charAt(start))
                && CharSet.ALPHANUM.contains(text.charAt(word - 1))) {
            word--;
        }
        while (word < start && !Character.isLetter(text.charAt(word))) {
            word++;
        }
        start = word;
        int end = Math.max(start + 1, nss.segmentEnd(Math.max(0, start)));
        String found = at < text.length() ? text.substring(start, end) : "";
        if (found.length() > SHOWN) {
            found = found.substring(0, SHOWN) + "…";
        }
        String what = found.isEmpty() ? "something is missing here: " : "“" + found + "” does not fit here: ";
        return nss.wrong(start, end, what + "a name in this namespace is " + shape.words + clause);
    }

    private Problem problem(Fault fault, Nss nss) {
        Span span = nss.span(fault.span().start(), fault.span().end());
        Part part = fault.part();
        String called = called(part);
        return switch (fault) {
            case Fault.Form it -> {
                Problem wrong = wrong(span, called + " must " + part.must(it.span().in(nss.text())));
                yield meant(it, nss.text()).map(value -> wrong.repairedBy(span, value)).orElse(wrong)
                        .doubtIf(!part.doubted().isEmpty());
            }
            case Fault.CheckDigit it -> wrong(span, isNumber()
                    ? "wrong " + digits(it.right()) + ": " + it.span().in(nss.text()) + " should be " + it.right()
                    : "the check digit of " + called + " must be " + it.right() + " ("
                            + part.check().orElseThrow().id() + ")")
                    .as(Problem.Kind.CHECK_DIGIT).doubtIf(part.doubted().equals("all"))
                    .repairedBy("Make " + it.right() + " the " + digits(it.right()), span, it.right());
            // Texts name whole branches of a namespace that way.
            case Fault.Missing it -> wrong(span, called + " is missing").as(Problem.Kind.DOUBT);
            case Fault.Separator it -> wrong(span, "“" + part.separator() + "” and "
                    + called + " must come here");
            case Fault.TooMuch it -> wrong(span, "nothing may follow " + called);
        };
    }

    private static String digits(String check) {
        return check.length() > 1 ? "check digits" : "check digit";
    }

    private Problem wrong(Span span, String message) {
        return Problem.wrong(span, message + clause);
    }

    private String called(Part part) {
        return isNumber() ? "the " + part.name() : "the part “" + part.name() + "” of the namespace “" + nid + "”";
    }

    /** The value that was meant: the only one that differs in case or in one slip. */
    private static Optional<String> meant(Fault.Form fault, String nss) {
        if (!(fault.part().form() instanceof Values values)) {
            return Optional.empty();
        }
        String text = fault.span().in(nss);
        List<String> near = values.values().keySet().stream()
                .filter(value -> value.equalsIgnoreCase(text) || text.length() > 2 && Likeness.isOneEdit(text, value))
                .toList();
        return near.size() == 1 ? Optional.of(near.getFirst()) : Optional.empty();
    }

    @Override
    public boolean recognizes(String nss) {
        FamilyForm form = of(nss);
        String text = nss.substring(form.beginning.length());
        boolean fits = form.shape.must.or(() -> form.shape.should).filter(pattern -> pattern.matches(text)).isPresent()
                || !form.parts.isEmpty() && PartsReading.of(form.parts, text).faults().stream()
                        .allMatch(fault -> fault instanceof Fault.CheckDigit);
        return fits && FamilyTrait.DISTINCT.isOf("urn:" + nid + ":" + form.beginning);
    }

    /** Whether it is a number that a document defines. */
    private boolean isNumber() {
        return parts.size() == 1 && parts.getFirst().check().isPresent() && !clause.isEmpty();
    }

    @Override
    public Optional<MissingCheck> missingCheck(String nss) {
        FamilyForm form = of(nss);
        List<Found> found = form.found(nss);
        if (found.isEmpty() || found.getLast().span().end() < nss.length() - form.beginning.length()) {
            return Optional.empty();
        }
        Part last = found.getLast().part();
        return last.missingCheck(found.getLast().text()).map(digits -> new MissingCheck(digits,
                form.isNumber() ? "check digit " + digits.replace("-", "") + clause
                        : last.name() + " with its check digit (" + last.check().orElseThrow().id() + ")"));
    }

    /** The parts of {@code nss}, which has the beginning of this family; none if they are not described, as in most. */
    private List<Found> found(String nss) {
        return parts.isEmpty() ? List.of() : PartsReading.of(parts, nss.substring(beginning.length())).found();
    }

    @Override
    public List<String> inWords() {
        List<String> lines = new ArrayList<>();
        shape.must.ifPresent(it -> lines.add("names match " + it.expression()));
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
            if (part.form() instanceof Values values) {
                values.values().forEach((text, value) -> inWords(text, value, indent + "  ", lines));
            } else if (part.form() instanceof Parameters parameters) {
                inWords(List.copyOf(parameters.parts().values()), true, indent + "  ", lines);
            }
        }
    }

    private static void inWords(String text, PartForm.Value value, String indent, List<String> lines) {
        if (!value.parts().isEmpty()) {
            String meaning = value.inWords().isEmpty() ? "" : " (" + value.inWords() + ")";
            lines.add(indent + "behind “" + text + "”" + meaning + ":");
            inWords(value.parts(), false, indent + "  ", lines);
        } else if (!value.inWords().isEmpty()) {
            lines.add(indent + "“" + text + "”: " + value.inWords());
        }
    }

    /** The parts of {@code urn}, a name of this family, that are names of their own. */
    public List<Span> names(ParsedUrn urn) {
        return found(urn.nssText()).stream().filter(one -> one.part().form() == PartForm.Kind.URN)
                .map(one -> inName(urn, one)).toList();
    }

    /** Whether upper and lower case mean the same in a part of {@code urn}, as the owner says in {@code registry}. */
    public static boolean isAnyCase(ParsedUrn urn, Registry registry) {
        return of(urn, registry).filter(form -> form.of(urn.nssText()).found(urn.nssText()).stream()
                .anyMatch(one -> one.part().form() instanceof Values values && values.anyCase())).isPresent();
    }

    /** Where {@code one} stands in {@code urn}. */
    private Span inName(ParsedUrn urn, Found one) {
        return one.span().plus(urn.assignedNameEnd() - urn.nssText().length() + beginning.length());
    }

    /** The family of {@code urn} whose parts are described: that of {@code registry}, or that of the program. */
    public static Optional<FamilyForm> find(ParsedUrn urn, Registry registry) {
        return of(urn, registry).or(() -> Families.builtIn().form(urn.foldedNid())
                .filter(FamilyForm.class::isInstance).map(FamilyForm.class::cast))
                .filter(form -> !form.parts.isEmpty() || !form.below.isEmpty()).map(form -> form.of(urn.nssText()));
    }

    /** The first part of {@code urn}, a name of this family, whose value should no longer be used. */
    public Optional<Aged> aged(ParsedUrn urn) {
        return found(urn.nssText()).stream().filter(one -> one.value().status().isPast()).findFirst()
                .map(one -> aged(urn, one));
    }

    private Aged aged(ParsedUrn urn, Found old) {
        Span span = inName(urn, old);
        Lifecycle life = old.value().life();
        String next = life.replacedBy();
        String whole = next.isEmpty() ? next : new StringBuilder(urn.assignedNameText())
                .replace(span.start(), span.end(), next).toString();
        return new Aged(span, "“" + old.text() + "”", old.value().status(), life, source, whole);
    }

    /** The parts of the name with what they are called; empty if they are not described or the name is wrong. */
    @Override
    public List<Statement> explain(ParsedUrn urn) {
        FamilyForm form = of(urn.nssText());
        String named = form.found(urn.nssText()).stream().filter(one -> !one.text().isEmpty())
                .map(one -> one.part().name() + " “" + PercentEncoding.decodeForDisplay(one.text()) + "”"
                        + meaning(one))
                .collect(Collectors.joining(", "));
        return named.isEmpty() ? List.of() : List.of(new Statement(named, form.source));
    }

    private static String meaning(Found one) {
        String words = one.value().inWords();
        String meaning = words.isEmpty() ? one.part().meaning() : words;
        return meaning.isEmpty() ? "" : " (" + meaning + ")";
    }
}
