package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Optional;

/**
 * International Standard Serial Numbers: two groups of four, the last character a check digit (ISO 3297; RFC 3044 §3).
 */
public final class IssnRule implements NamespaceRule {

    private static final String TEMPLATE = "IANA template of issn, ISO 3297";

    private static final NssPattern FORM = NssPattern.known("[0-9]{4}-?[0-9]{3}[0-9Xx]");

    @Override
    public String nid() {
        return "issn";
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int at = FORM.mismatch(text);
        if (at != NssPattern.NONE) {
            return List.of(nss.wrongFrom(at,
                    "an ISSN has four digits, a hyphen, which may be left out, three digits, and a digit or X to check ("
                            + TEMPLATE
                            + ")"));
        }
        return last(nss, text.replace("-", ""));
    }

    private static List<Problem> last(Nss nss, String digits) {
        int at = nss.text().length() - 1;
        char expected = CheckDigits.issn(digits.substring(0, 7));
        char found = digits.charAt(7);
        if (found == 'x' && expected == 'X') {
            return List.of(nss.wrong(at, at + 1, "the check digit ten is written as an upper-case X (" + TEMPLATE + ")")
                    .as(Problem.Kind.DOUBT).repairedBy(nss.span(at, at + 1), "X"));
        }
        return found == expected ? List.of() : List.of(nss
                .wrong(at, at + 1, "the check digit of this ISSN would be " + expected
                        + ", so a digit is wrong (ISO 3297)")
                .as(Problem.Kind.CHECK_DIGIT)
                .repairedBy("Make " + expected + " the check digit", nss.span(at, at + 1), String.valueOf(expected)));
    }

    @Override
    public Optional<Comparison> comparison() {
        return Optional.of(new Comparison("the hyphen means nothing, and x is X", "RFC 3044 §3.1",
                Folding.HYPHENS));
    }

    @Override
    public boolean recognizes(String nss) {
        return FORM.matches(nss) && nss.indexOf('-') > 0
                && CheckDigits.issn(nss.substring(0, 4) + nss.substring(5, 8)) == Character.toUpperCase(nss.charAt(8));
    }
}
