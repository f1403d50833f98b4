package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** National Bibliography Numbers: a country, parts of its namespace, a hyphen and the number (RFC 8458 §4.2). */
final class NbnRule implements NamespaceRule {

    // nbn-nss = prefix "-" nbn-string; prefix = iso-cc *( ":" subspc ) (RFC 8458 §4.2)
    private static final NssPattern FORM = NssPattern.known("[A-Za-z]{2}(?::[A-Za-z0-9]+)*-[^/].*");

    /** A library network whose number follows without a colon, without the check digit. */
    private static final Pattern UNITED = Pattern.compile("(urn:nbn:de:[a-z]+)([0-9]+-.*).");

    /**
     * What the DNB assigns itself since 2018: the time and a number. Of its own records, two of 19 have a check digit.
     */
    private static final Pattern BY_TIME = Pattern.compile("urn:nbn:de:101:1-[0-9]{22}");

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String text = nss.text();
        int at = FORM.mismatch(text);
        if (at != NssPattern.NONE) {
            // The hyphen is only recommended, and Croatia writes urn:nbn:hr:238:729361.
            boolean colons = text.matches("[A-Za-z]{2}(?::[A-Za-z0-9]{1,40}){1,20}");
            boolean branch = colons && text.regionMatches(true, 0, "hr:", 0, 3)
                    || at == text.length() && (text.length() == 2 || text.endsWith(":"))
                    || text.equalsIgnoreCase("nbn");
            if (branch) {
                return List.of();
            }
            if (at < 2) {
                return List.of(nss.wrongFrom(at,
                        "a national bibliography number must begin with the two letters of a country (RFC 8458 §4.2)"));
            }
            return List.of(nss.wrongFrom(at,
                    "wrong fields behind the country: write perhaps colons with letters and digits, then a hyphen and"
                            + " the number (RFC 8458 §4.2)")
                    .doubtIf(colons));
        }
        if (Countries.name(text.substring(0, 2)).isEmpty()) {
            return List.of(
                    nss.doubt(0, 2,
                            "“" + text.substring(0, 2) + "” is not a country code of ISO 3166-1 (RFC 8458 §4.2)"));
        }
        return text.regionMatches(true, 0, "DE", 0, 2) ? german(nss) : List.of();
    }

    private static List<Problem> german(Nss nss) {
        String name = "urn:nbn:" + Normalization.fold(nss.text());
        int end = nss.text().length();
        char expected = CheckDigits.nbnDe(name.substring(0, name.length() - 1));
        char found = name.charAt(name.length() - 1);
        if (found == expected || expected == '?' || BY_TIME.matcher(name).matches()) {
            return List.of(); // or the check digit has no value for one of the characters
        }
        Matcher united = UNITED.matcher(name);
        if (united.matches() && CheckDigits.nbnDe(united.replaceFirst("$1:$2")) == found) {
            int number = united.start(2) - "urn:nbn:".length();
            return List.of(nss.wrong(number, number + 1, "a colon is missing before “" + nss.text().charAt(number)
                    + "”: with it, the check digit is right (DNB, URN:NBN check digit)")
                    .repairedBy("Write a colon before it", nss.span(number, number), ":"));
        }
        if (!CharSet.DIGIT.contains(found)) {
            return List.of(nss.doubt(end - 1, end, "the last character is no check digit (DNB, URN:NBN check digit)"));
        }
        return List.of(nss.wrongCheckDigit(expected, "DNB, URN:NBN check digit"));
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        String nss = urn.nssText();
        int mark = nss.indexOf('-');
        if (mark < 0 || !FORM.matches(nss)) {
            return Optional.empty();
        }
        return Countries.name(nss.substring(0, 2))
                .map(country -> "NBN of " + country + ": " + nss.substring(2).replaceFirst("^[:-]", ""));
    }

    @Override
    public List<Statement> explain(ParsedUrn urn) {
        String nss = urn.nssText();
        if (!FORM.matches(nss)) {
            return List.of();
        }
        String parts = nss.substring(2, nss.indexOf('-'));
        return parts.isEmpty() ? List.of()
                : List.of(
                        new Statement("within the part “" + parts.substring(1) + "”", "RFC 8458 §4.2"));
    }

    @Override
    public boolean recognizes(String nss) {
        return FORM.matches(nss) && nss.indexOf(':') > 0
                && Countries.name(nss.substring(0, 2)).isPresent();
    }
}
