package io.github.urnls.namespace.rules;

import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Legal Entity Identifiers: eighteen letters and digits and two check digits by ISO 7064 MOD 97-10 (ISO 17442-1). The
 * template of the namespace was not read, so names of another form are only doubted.
 */
final class LeiRule extends NumberRule {

    private static final String SOURCE = "ISO 17442, ISO 7064 MOD 97-10";

    private static final Pattern FORM = Pattern.compile("[0-9A-Z]{18}[0-9]{2}");

    private static final Pattern BODY = Pattern.compile("[0-9A-Z]{18}");

    LeiRule() {
        super("lei");
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int end = text.length();
        if (!FORM.matcher(text).matches()) {
            return List.of(nss.doubt(0, end, "an LEI has 20 characters: 18 digits and upper-case letters, and two"
                    + " check digits (" + SOURCE + ")"));
        }
        String expected = checkDigits(text);
        if (text.endsWith(expected)) {
            return List.of();
        }
        return List.of(nss.wrong(end - 2, end,
                "wrong check digits: " + text.substring(18) + " should be " + expected + " (" + SOURCE + ")")
                .as(Problem.Kind.CHECK_DIGIT)
                .repairedBy("Make " + expected + " the check digits", nss.span(end - 2, end), expected));
    }

    private static String checkDigits(String lei) {
        return CheckDigits.mod97Radix10(lei.substring(0, 18));
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return Optional.of("LEI " + urn.nssText()).filter(title -> FORM.matcher(urn.nssText()).matches());
    }

    @Override
    public Optional<MissingCheck> missingCheck(String nss) {
        if (!BODY.matcher(nss).matches()) {
            return Optional.empty();
        }
        String check = checkDigits(nss);
        return Optional.of(new MissingCheck(check, "check digits " + check + " (" + SOURCE + ")"));
    }

    @Override
    public boolean recognizes(String nss) {
        return FORM.matcher(nss).matches() && nss.endsWith(checkDigits(nss));
    }
}
