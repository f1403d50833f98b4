package io.github.urnls.namespace.rules;

import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * International Standard Name Identifiers: sixteen characters; the last is a check digit by ISO 7064 MOD 11-2 (ISO
 * 27729).
 */
final class IsniRule extends NumberRule {

    private static final String SOURCE = "ISO 27729, ISO 7064 MOD 11-2";
    private static final Pattern FORM = Pattern.compile("[0-9]{15}[0-9Xx]");

    private static final Pattern BODY = Pattern.compile("[0-9]{15}");

    IsniRule() {
        super("isni");
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int end = text.length();
        if (!FORM.matcher(text).matches()) {
            return List.of(
                    nss.doubt(0, end, "an ISNI has 16 digits, and the last may be X (" + SOURCE + ")"));
        }
        char expected = CheckDigits.mod11Radix2(text.substring(0, 15));
        if (Character.toUpperCase(text.charAt(15)) == expected) {
            return List.of();
        }
        return List.of(nss.doubt(end - 1, end,
                "wrong check digit: " + text.charAt(15) + " should be " + expected + " (" + SOURCE + ")"));
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return Optional.of("ISNI " + urn.nssText()).filter(title -> FORM.matcher(urn.nssText()).matches());
    }

    @Override
    public Optional<MissingCheck> missingCheck(String nss) {
        if (!BODY.matcher(nss).matches()) {
            return Optional.empty();
        }
        return Optional.of(MissingCheck.digit(CheckDigits.mod11Radix2(nss), SOURCE));
    }

    @Override
    public boolean recognizes(String nss) {
        return FORM.matcher(nss).matches()
                && CheckDigits.mod11Radix2(nss.substring(0, 15)) == Character.toUpperCase(nss.charAt(15));
    }
}
