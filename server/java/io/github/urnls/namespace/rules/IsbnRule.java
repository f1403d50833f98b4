package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.Tables;
import io.github.urnls.urn.ParsedUrn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** International Standard Book Numbers, of ten or thirteen digits (ISO 2108:2017; RFC 8254 §2.1). */
public final class IsbnRule implements NamespaceRule {

    private static final String TEMPLATE = "IANA template of isbn, RFC 8254 §2.1";

    private static final Pattern ISBN_10 = Pattern.compile("[0-9]{9}[0-9Xx]");
    private static final Pattern ISBN_13 = Pattern.compile("97[89][0-9]{10}");

    /** The names of the registration groups by their digits, as {@code 978-3}. */
    private static final class Groups {
        private static final Map<String, String> NAMES = read();

        private static Map<String, String> read() {
            Map<String, String> names = new HashMap<>();
            Tables.rows("isbn-groups.tsv").forEach(row -> names.put(row[0], row[1]));
            return names;
        }
    }

    @Override
    public String nid() {
        return "isbn";
    }

    @Override
    public List<Problem> check(ParsedUrn urn) {
        Nss nss = Nss.of(urn);
        String digits = nss.text().replace("-", "");
        Optional<Problem> form = form(nss, digits);
        return form.isPresent() ? List.of(form.get()) : last(nss, digits);
    }

    private static Optional<Problem> form(Nss nss, String digits) {
        String text = nss.text();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean last = (c == 'X' || c == 'x') && i == text.length() - 1 && digits.length() == 10;
            boolean hyphen = c == '-' && i > 0 && i < text.length() - 1 && text.charAt(i - 1) != '-';
            if (!(c >= '0' && c <= '9') && !last && !hyphen) {
                return Optional.of(c == '-'
                        ? nss.wrong(i, i + 1, "a hyphen of an ISBN stands between two digits (" + TEMPLATE + ")")
                                .as(Problem.Kind.DOUBT)
                        : nss.wrong(i, i + 1,
                                "an ISBN has only digits, hyphens between them, and of ten digits the last may be X ("
                                        + TEMPLATE + ")"));
            }
        }
        if (digits.length() != 10 && digits.length() != 13) {
            return Optional
                    .of(nss.wrong(0, text.length(), "an ISBN has 10 or 13 digits, this has " + digits.length() + " ("
                            + TEMPLATE + ")"));
        }
        return digits.length() == 13 && !ISBN_13.matcher(digits).matches()
                ? Optional.of(
                        nss.wrong(0, text.length(), "an ISBN of 13 digits begins with 978 or 979 (" + TEMPLATE + ")"))
                : Optional.empty();
    }

    private static List<Problem> last(Nss nss, String digits) {
        int end = nss.text().length();
        String body = digits.substring(0, digits.length() - 1);
        char expected = digits.length() == 10 ? CheckDigits.isbn10(body) : CheckDigits.ean13(body);
        char found = digits.charAt(digits.length() - 1);
        if (found == 'x' && expected == 'X') {
            return List
                    .of(nss.wrong(end - 1, end, "the check digit ten is written as an upper-case X (" + TEMPLATE + ")")
                            .as(Problem.Kind.DOUBT).repairedBy(nss.span(end - 1, end), "X"));
        }
        return found == expected ? List.of() : List.of(nss
                .wrong(end - 1, end, "the check digit of this ISBN would be " + expected
                        + ", so a digit is wrong (ISO 2108)")
                .as(Problem.Kind.CHECK_DIGIT)
                .repairedBy("Make " + expected + " the check digit", nss.span(end - 1, end), String.valueOf(expected)));
    }

    @Override
    public List<Statement> explain(ParsedUrn urn) {
        String digits = urn.nssText().replace("-", "").replace('x', 'X');
        boolean ten = ISBN_10.matcher(digits).matches();
        if (!ten && !ISBN_13.matcher(digits).matches()) {
            return List.of();
        }
        List<Statement> statements = new ArrayList<>();
        String book = ten ? "978" + digits.substring(0, 9) : digits.substring(0, 12);
        group(book).ifPresent(
                group -> statements.add(new Statement("registration group " + group + ", “" + Groups.NAMES.get(group)
                        + "”", "International ISBN Agency, RangeMessage")));
        String other = ten ? book + CheckDigits.ean13(book)
                : book.startsWith("978") ? book.substring(3) + CheckDigits.isbn10(book.substring(3))
                : "";
        if (!other.isEmpty()) {
            statements.add(new Statement("with " + (ten ? "thirteen" : "ten") + " digits: " + other, "ISO 2108"));
        }
        return statements;
    }

    /** No registration group begins with the digits of another, so the one that fits is the one. */
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
    public Optional<Comparison> comparison() {
        return Optional.of(new Comparison("hyphens mean nothing, and x is X", "RFC 3187 §3.2",
                Folding.HYPHENS));
    }

    @Override
    public boolean recognizes(String nss) {
        String digits = nss.replace("-", "").replace('x', 'X');
        return ISBN_10.matcher(digits).matches() && CheckDigits.isbn10(digits.substring(0, 9)) == digits.charAt(9)
                || ISBN_13.matcher(digits).matches() && CheckDigits.ean13(digits.substring(0, 12)) == digits.charAt(12);
    }
}
