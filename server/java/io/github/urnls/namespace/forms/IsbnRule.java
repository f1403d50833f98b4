package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.Tables;
import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** International Standard Book Numbers, of ten or thirteen digits (ISO 2108:2017; RFC 8254 §2.1). */
final class IsbnRule implements NamespaceRule {

    private static final String TEMPLATE = "IANA template of isbn, RFC 8254 §2.1";

    private static final String GROUPS = "International ISBN Agency, RangeMessage";

    private static final Pattern ISBN = Pattern.compile("[0-9]{9}[0-9Xx]|97[89][0-9]{10}");

    /** The names of the registration groups by their digits, as {@code 978-3}. */
    private static final class Groups {
        private static final Map<String, String> NAMES = Tables.byKey("isbn-groups.tsv", row -> row[1]);
    }

    /** All but the check digit. Nine digits that begin with 978 or 979 are rather the beginning of thirteen. */
    private static final Pattern BODY = Pattern.compile("(?!97[89])[0-9]{9}|97[89][0-9]{9}");

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String digits = nss.text().replace("-", "");
        List<Problem> form = form(nss, digits);
        if (!form.isEmpty()) {
            return form;
        }
        if (digits.startsWith("9790")) {
            return List.of(nss.doubt(0, nss.text().length(),
                    "numbers with 979-0 are ISMNs, of printed music, and no ISBNs (ISO 10957)"));
        }
        return nss.checkDigit(checkDigit(digits), "ISO 2108", TEMPLATE);
    }

    private static List<Problem> form(Nss nss, String digits) {
        String text = nss.text();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean last = (c == 'X' || c == 'x') && i == text.length() - 1 && digits.length() == 10;
            boolean hyphen = c == '-' && i > 0 && i < text.length() - 1 && text.charAt(i - 1) != '-';
            if (c == '-' && !hyphen) {
                return List.of(nss.doubt(i, i + 1,
                        "a hyphen of an ISBN must stand between two digits (" + TEMPLATE + ")"));
            }
            if (!CharSet.DIGIT.contains(c) && !last && !hyphen) {
                return List.of(nss.wrong(i, i + 1, "“" + c + "” cannot appear here in an ISBN: write digits with"
                        + " hyphens between them; the last of ten digits may be X (" + TEMPLATE + ")"));
            }
        }
        if (digits.length() != 10 && digits.length() != 13) {
            return List.of(nss.wrongFrom(0,
                    "an ISBN has 10 or 13 digits, not " + digits.length() + " (" + TEMPLATE + ")"));
        }
        if (!ISBN.matcher(digits).matches()) {
            return List.of(nss.wrongFrom(0,
                    "an ISBN of 13 digits begins with 978 or 979 (" + TEMPLATE + ")"));
        }
        return List.of();
    }

    /** The check digit for these ten or thirteen characters. */
    private static char checkDigit(String digits) {
        String body = digits.substring(0, digits.length() - 1);
        return digits.length() == 10 ? CheckDigits.modulo11(body) : CheckDigits.modulo10(body);
    }

    private static boolean hasRightCheckDigit(String digits) {
        return digits.endsWith(String.valueOf(checkDigit(digits)));
    }

    /** The ten or thirteen digits of an ISBN; empty for anything else. */
    private static Optional<String> digits(String nss) {
        return Optional.of(nss.replace("-", "").replace('x', 'X')).filter(digits -> ISBN.matcher(digits).matches());
    }

    /** The first twelve of the thirteen digits that a book has since 2007. */
    private static String book(String digits) {
        return digits.length() == 10 ? "978" + digits.substring(0, 9) : digits.substring(0, 12);
    }

    @Override
    public Optional<String> title(ParsedUrn urn) {
        return digits(urn.nssText()).map(
                digits -> "ISBN " + urn.nssText() + reading(urn).map(group -> ", " + group.text()).orElse(""));
    }

    /** The language area or country of the publisher. */
    @Override
    public Optional<Statement> reading(ParsedUrn urn) {
        return digits(urn.nssText()).flatMap(digits -> group(book(digits)))
                .map(group -> new Statement(Groups.NAMES.get(group), GROUPS));
    }

    @Override
    public List<Statement> explain(ParsedUrn urn) {
        List<Statement> statements = new ArrayList<>();
        digits(urn.nssText()).ifPresent(digits -> {
            String book = book(digits);
            group(book).ifPresent(group -> statements.add(new Statement(
                    "registration group " + group + ", “" + Groups.NAMES.get(group) + "”", GROUPS)));
            if (hasRightCheckDigit(digits)) {
                otherForm(digits, book).ifPresent(other -> statements.add(new Statement(other, "ISO 2108")));
            }
        });
        return statements;
    }

    private static Optional<String> otherForm(String digits, String book) {
        if (digits.length() == 10) {
            return Optional.of("with thirteen digits: " + book + CheckDigits.modulo10(book));
        }
        String body = book.substring(3);
        return Optional.of("with ten digits: " + body + CheckDigits.modulo11(body))
                .filter(ten -> book.startsWith("978"));
    }

    /** The registration group. No group begins with the digits of another, so only one can fit. */
    private static Optional<String> group(String book) {
        for (int end = 4; end <= 8; end++) {
            String group = book.substring(0, 3) + "-" + book.substring(3, end);
            if (Groups.NAMES.containsKey(group)) {
                return Optional.of(group);
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<MissingCheck> missingCheck(String nss) {
        String digits = nss.replace("-", "");
        if (!BODY.matcher(digits).matches()) {
            return Optional.empty();
        }
        boolean ten = digits.length() == 9;
        char check = ten ? CheckDigits.modulo11(digits) : CheckDigits.modulo10(digits);
        MissingCheck missing = MissingCheck.digit(check, "ISO 2108");
        // Written in groups, it is a group of its own: 0-306-40615-2 and 978-0-306-40615-7.
        int groups = nss.split("-").length;
        boolean grouped = groups == (ten ? 3 : 4) && !nss.endsWith("-");
        return Optional.of(grouped ? missing.behindHyphen() : missing);
    }

    @Override
    public boolean recognizes(String nss) {
        return digits(nss).filter(IsbnRule::hasRightCheckDigit).isPresent();
    }
}
