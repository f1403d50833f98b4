package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.Folding;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Optional;

/**
 * International Standard Serial Numbers: two groups of four; the last character is a check digit (ISO 3297; RFC 3044
 * §3).
 */
final class IssnRule extends NumberRule {

    private static final String TEMPLATE = "IANA template of issn, ISO 3297";

    private static final NssPattern FORM = NssPattern.known("[0-9]{4}-?[0-9]{3}[0-9Xx]");

    private static final NssPattern BODY = NssPattern.known("[0-9]{4}-?[0-9]{3}");

    IssnRule() {
        super("issn", new Comparison("the hyphen and the case of X are ignored", "RFC 3044 §3.1", Folding.HYPHENS));
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int at = FORM.mismatch(text);
        if (at != NssPattern.NONE) {
            return List.of(nss.wrongFrom(at, "this is not an ISSN: write four digits, perhaps a hyphen, three digits,"
                    + " and a check digit or X (" + TEMPLATE + ")"));
        }
        return nss.checkDigit(checkDigit(text), "ISO 3297", TEMPLATE);
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return Optional.of("ISSN " + urn.nssText()).filter(title -> FORM.matches(urn.nssText()));
    }

    private static char checkDigit(String nss) {
        return CheckDigits.modulo11(nss.replace("-", "").substring(0, 7));
    }

    @Override
    public Optional<MissingCheck> missingCheck(String nss) {
        if (!BODY.matches(nss)) {
            return Optional.empty();
        }
        return Optional.of(MissingCheck.digit(checkDigit(nss), "ISO 3297"));
    }

    @Override
    public boolean recognizes(String nss) {
        return FORM.matches(nss) && nss.indexOf('-') > 0
                && checkDigit(nss) == Character.toUpperCase(nss.charAt(8));
    }
}
