package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A namespace whose rule is only the shape of its names and the way to compare them. {@link ShapeRules} lists them.
 *
 * @param nid        the NID in lower case
 * @param source     the document with this rule
 * @param must       the form of the NSS, without exception; empty if any form is allowed
 * @param should     the form by a rule that is uncertain, or that names in use break
 * @param words      the form in words, to follow “a name in this namespace is …”
 * @param lowerCase  whether letters must be in lower case
 * @param distinct   whether names of other namespaces hardly have this form
 * @param comparison how names are compared, if not by RFC 8141 §3.1 alone
 * @param traps      wrong forms that occur by mistake
 */
public record ShapeRule(String nid, String source, Optional<NssPattern> must, Optional<NssPattern> should, String words,
        boolean lowerCase, boolean distinct, Optional<Comparison> comparison, List<Trap> traps)
        implements
            NamespaceRule {

    /**
     * A wrong form that occurs by mistake.
     *
     * @param form    for the whole NSS
     * @param message what is wrong
     * @param repair  the correct text, with {@code $1} for the first group of the form, if it is certain
     * @param kind    how certain it is that the form is wrong
     */
    record Trap(Pattern form, String message, Optional<String> repair, Problem.Kind kind) {

        Optional<Problem> in(Nss nss) {
            Matcher matcher = form.matcher(nss.text());
            if (nss.text().length() > NssPattern.LONGEST || !matcher.matches()) {
                return Optional.empty();
            }
            Span all = nss.span(0, nss.text().length());
            Problem problem = nss.wrong(0, nss.text().length(), message).as(kind);
            return Optional.of(repair.map(text -> problem.repairedBy(all, matcher.replaceFirst(text)))
                    .orElse(problem));
        }
    }

    static ShapeRule rule(String nid, String source) {
        return new ShapeRule(nid, source, Optional.empty(), Optional.empty(), "", false, false, Optional.empty(),
                List.of());
    }

    /** The form of names; {@code inWords} follows “a name in this namespace is ”. */
    ShapeRule shape(String expression, String inWords) {
        return shape(NssPattern.known(expression), inWords);
    }

    ShapeRule shape(NssPattern pattern, String inWords) {
        return new ShapeRule(nid, source, Optional.of(pattern), should, inWords, lowerCase, distinct, comparison,
                traps);
    }

    /** The form that names should have; a name of another form is only doubted. */
    ShapeRule doubtful(String expression, String inWords) {
        return doubtful(NssPattern.known(expression), inWords);
    }

    ShapeRule doubtful(NssPattern pattern, String inWords) {
        return new ShapeRule(nid, source, must, Optional.of(pattern), inWords, lowerCase, distinct, comparison, traps);
    }

    ShapeRule inLowerCase() {
        return new ShapeRule(nid, source, must, should, words, true, distinct, comparison, traps);
    }

    /** Names of other namespaces hardly have this form. */
    ShapeRule distinctive() {
        return new ShapeRule(nid, source, must, should, words, lowerCase, true, comparison, traps);
    }

    ShapeRule compared(String inWords, Comparison.Key key) {
        return compared(new Comparison(inWords, source, key));
    }

    ShapeRule inAnyCase() {
        return compared(Comparison.inAnyCase(source));
    }

    /** Names of this wrong {@code form} reveal what was meant; without a {@code repair}, they are only doubted. */
    ShapeRule trap(String form, String message, String repair) {
        if (repair.isEmpty()) {
            return trap(form, message, Optional.empty(), Problem.Kind.DOUBT);
        }
        return trap(form, message, Optional.of(repair), Problem.Kind.SYNTAX);
    }

    /** Names of this {@code form} are certainly wrong, but the right one is not certain. */
    ShapeRule never(String form, String message) {
        return trap(form, message, Optional.empty(), Problem.Kind.SYNTAX);
    }

    private ShapeRule trap(String form, String message, Optional<String> repair, Problem.Kind kind) {
        List<Trap> more = new ArrayList<>(traps);
        more.add(new Trap(Pattern.compile(form, Pattern.CASE_INSENSITIVE), message, repair, kind));
        return new ShapeRule(nid, source, must, should, words, lowerCase, distinct, comparison, List.copyOf(more));
    }

    ShapeRule exact() {
        return compared(Comparison.exact(source));
    }

    private ShapeRule compared(Comparison how) {
        return new ShapeRule(nid, source, must, should, words, lowerCase, distinct, Optional.of(how), traps);
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        Optional<Problem> trapped = traps.stream().flatMap(trap -> trap.in(nss).stream()).findFirst();
        if (trapped.isPresent()) {
            return List.of(trapped.get());
        }
        int at = mismatch(must, nss);
        if (at != NssPattern.NONE) {
            // A name that ends where another part would begin is a branch of the namespace, which a text mentions.
            boolean branch = at >= nss.text().length() - 1
                    && (nss.text().endsWith(":") || must.orElseThrow().isPromising(nss.text() + ":"));
            return List.of(problem(nss, at).doubtIf(branch));
        }
        int labels = CharSet.firstOf(";", nss.text(), 0);
        String lower = Normalization.fold(nss.text().substring(0, labels));
        if (lowerCase && !nss.text().startsWith(lower)) {
            return List.of(nss.wrong(0, labels, "write names in this namespace in lower case (" + source + ")")
                    .repairedBy(nss.span(0, labels), lower));
        }
        at = mismatch(should, nss);
        if (at == NssPattern.NONE) {
            return List.of();
        }
        return List.of(problem(nss, at).as(Problem.Kind.DOUBT));
    }

    private static int mismatch(Optional<NssPattern> pattern, Nss nss) {
        return pattern.map(shape -> shape.mismatch(nss.text())).orElse(NssPattern.NONE);
    }

    private Problem problem(Nss nss, int at) {
        String found = nss.text().substring(at);
        if (found.length() > 20) {
            found = found.substring(0, 20) + "…";
        }
        String what = found.isEmpty() ? "something is missing here: " : "“" + found + "” does not fit here: ";
        return nss.wrongFrom(at, what + "a name in this namespace is " + words + " (" + source + ")");
    }

    @Override
    public boolean recognizes(String nss) {
        return distinct && must.or(() -> should).filter(pattern -> pattern.matches(nss)).isPresent();
    }
}
