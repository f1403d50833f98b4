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
 * A namespace whose whole rule is the shape of its names and the way they are compared. {@link ShapeRules} lists them.
 *
 * @param nid        the NID in lower case
 * @param source     the document that says all this
 * @param must       what the NSS looks like, without exception; absent when anything goes
 * @param should     what it looks like by a rule that is not certain, or that names in use break
 * @param words      both for reading: “a name in this namespace is …”
 * @param lowerCase  whether letters must be written in lower case
 * @param distinct   whether names of other namespaces hardly look so
 * @param comparison how names are compared, if not only as RFC 8141 §3.1 says
 * @param traps      forms that names have by mistake
 */
public record ShapeRule(String nid, String source, Optional<NssPattern> must, Optional<NssPattern> should, String words,
        boolean lowerCase, boolean distinct, Optional<Comparison> comparison, List<Trap> traps)
        implements
            NamespaceRule {

    /**
     * A form that names have by mistake.
     *
     * @param form    for the whole NSS
     * @param message what is wrong
     * @param repair  what belongs there, with {@code $1} for the first group of the form; without it the form is only
     *                doubted
     */
    record Trap(Pattern form, String message, Optional<String> repair) {

        Optional<Problem> in(Nss nss) {
            Matcher matcher = form.matcher(nss.text());
            if (nss.text().length() > NssPattern.LONGEST || !matcher.matches()) {
                return Optional.empty();
            }
            Span all = nss.span(0, nss.text().length());
            Problem problem = nss.wrong(0, nss.text().length(), message);
            return Optional.of(repair.map(text -> problem.repairedBy(all, matcher.replaceFirst(text)))
                    .orElseGet(() -> problem.as(Problem.Kind.DOUBT)));
        }
    }

    static ShapeRule rule(String nid, String source) {
        return new ShapeRule(nid, source, Optional.empty(), Optional.empty(), "", false, false, Optional.empty(),
                List.of());
    }

    /** What names look like; {@code inWords} goes on behind “a name in this namespace is ”. */
    ShapeRule shape(String expression, String inWords) {
        return shape(NssPattern.known(expression), inWords);
    }

    ShapeRule shape(NssPattern pattern, String inWords) {
        return new ShapeRule(nid, source, Optional.of(pattern), should, inWords, lowerCase, distinct, comparison,
                traps);
    }

    /** What names should look like; a name that does not is only doubted. */
    ShapeRule doubtful(String expression, String inWords) {
        return doubtful(NssPattern.known(expression), inWords);
    }

    ShapeRule doubtful(NssPattern pattern, String inWords) {
        return new ShapeRule(nid, source, must, Optional.of(pattern), inWords, lowerCase, distinct, comparison, traps);
    }

    ShapeRule inLowerCase() {
        return new ShapeRule(nid, source, must, should, words, true, distinct, comparison, traps);
    }

    /** Names of other namespaces hardly look so. */
    ShapeRule distinctive() {
        return new ShapeRule(nid, source, must, should, words, lowerCase, true, comparison, traps);
    }

    ShapeRule compared(String inWords, Comparison.Key key) {
        return compared(new Comparison(inWords, source, key));
    }

    ShapeRule inAnyCase() {
        return compared(Comparison.inAnyCase(source));
    }

    /** Names of that {@code form} are wrong in a way that tells what was meant. */
    ShapeRule trap(String form, String message, String repair) {
        List<Trap> more = new ArrayList<>(traps);
        more.add(new Trap(Pattern.compile(form, Pattern.CASE_INSENSITIVE), message,
                Optional.of(repair).filter(text -> !text.isEmpty())));
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
            // A name that ends where another part would begin is one branch of the namespace, as texts name it.
            boolean branch = at >= nss.text().length() - 1
                    && (nss.text().endsWith(":") || must.orElseThrow().isPromising(nss.text() + ":"));
            return List.of(problem(nss, at).doubtIf(branch));
        }
        int labels = CharSet.firstOf(";", nss.text(), 0);
        String lower = Normalization.fold(nss.text().substring(0, labels));
        if (lowerCase && !nss.text().startsWith(lower)) {
            return List.of(nss.wrong(0, labels, "names in this namespace are written in lower case (" + source + ")")
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
