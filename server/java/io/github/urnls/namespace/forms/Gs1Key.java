package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.Tables;
import io.github.urnls.urn.PercentEncoding;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The identification key of GS1 in an Electronic Product Code (EPC Tag Data Standard 2.0 §6.3, §7; GS1 Digital Link 1.4
 * §5).
 *
 * @param title         what is identified, with the key as it is printed, check digit included
 * @param printed       the key alone, {@code GTIN 80614141123458}; empty if it has no check digit, as the name then
 *                      shows it
 * @param companyPrefix the digits that GS1 has given to the company
 * @param digitalLink   the key as a web address, in the canonical form
 */
public record Gs1Key(String title, Optional<String> printed, String companyPrefix, String digitalLink) {

    private static final String LINK = "https://id.gs1.org/";

    /** A row of {@code gs1-keys.tsv}, which says what each column means. */
    private record Form(int digits, int indicator, int least, int most, String what, String printed, String more,
            String link) {

        /** Matches a Digital Link; the groups are the key and the fields. */
        Pattern address() {
            String key = digits == 0 ? "([^/?#]+)" : "([0-9]{" + (digits + 1) + "})";
            return Pattern.compile("https?://[^/?#]+/"
                    + PLACE.matcher(link.replace("{key}", key)).replaceAll("([^/?#]+)"));
        }

        /** The key; empty if the number of digits is wrong. */
        Optional<String> key(String company, String reference) {
            if (digits == 0) {
                return Optional.of(company + reference);
            }
            if (reference.length() < indicator) {
                return Optional.empty();
            }
            String body = reference.substring(0, indicator) + company + reference.substring(indicator);
            return Optional.of(body).filter(key -> key.length() == digits && isNumber(key))
                    .map(key -> key + CheckDigits.modulo10(key));
        }
    }

    private static final Pattern PLACE = Pattern.compile("\\{(key|[2-4])}");

    private static final Map<String, Form> BY_SCHEME = Tables.byKey("gs1-keys.tsv",
            row -> new Form(Integer.parseInt(row[1]), Integer.parseInt(row[2]), Integer.parseInt(row[3]),
                    Integer.parseInt(row[4]), row[5], row[6], row[7], row[8]));

    /**
     * The key of a name.
     *
     * @param scheme the word behind {@code id:} or {@code class:}
     * @param rest   the text behind the scheme
     * @return empty if the scheme has no key of GS1, or if the number of digits is wrong
     */
    static Optional<Gs1Key> of(String scheme, String rest) {
        Form usual = scheme.contains(".") ? null : BY_SCHEME.get(scheme);
        String[] fields = usual == null ? new String[0] : rest.split("\\.", usual.most);
        if (usual == null || fields.length < usual.least || !isNumber(fields[0])) {
            return Optional.empty();
        }
        String serial = fields.length > 2 ? fields[2] : "";
        Form form = BY_SCHEME.getOrDefault(scheme + "." + serial, usual);
        return form.key(fields[0], fields[1]).map(key -> {
            String printed = filled(form.printed, key, fields);
            String title = filled(form.what, key, fields) + " " + printed + filled(form.more, key, fields);
            return new Gs1Key(PercentEncoding.decodeForDisplay(title),
                    Optional.of(printed).filter(words -> form.digits > 0), fields[0],
                    LINK + filled(form.link, key, fields));
        });
    }

    /**
     * The names that {@code address} is the Digital Link of, by their company prefixes, the shortest first: the link
     * does not say how long that is (EPC Tag Data Standard 2.0 §6.3).
     */
    public static Map<String, String> names(String address) {
        Map<String, String> names = new LinkedHashMap<>();
        BY_SCHEME.forEach((scheme, form) -> {
            Matcher link = form.address().matcher(address);
            if (form.most < 5 && link.matches()) { // five fields have no marks between them
                String key = link.group(1);
                String body = form.digits == 0 ? key : key.substring(0, form.digits);
                for (int end = form.indicator + 6; end <= Math.min(body.length(), form.indicator + 12); end++) {
                    String company = body.substring(form.indicator, end);
                    String rest = company + "." + body.substring(0, form.indicator) + body.substring(end)
                            + (link.groupCount() > 1 ? "." + link.group(2) : "") + scheme.replaceFirst("^[a-z]+", "");
                    String kind = scheme.replaceFirst("[.]0", "");
                    of(kind, rest).filter(back -> !(rest + ".").contains(".."))
                            .filter(back -> address.endsWith(back.digitalLink.substring(LINK.length() - 1)))
                            .ifPresent(back -> names.put(company,
                                    "urn:epc:" + (kind.equals("lgtin") ? "class:" : "id:") + kind + ":" + rest));
                }
            }
        });
        return names;
    }

    /** {@code text} with the key and the fields in it; what is filled in is not read again. */
    private static String filled(String text, String key, String[] fields) {
        StringBuilder filled = new StringBuilder();
        Matcher place = PLACE.matcher(text);
        int end = 0;
        while (place.find()) {
            filled.append(text, end, place.start());
            filled.append(place.group(1).equals("key") ? key : field(fields, Integer.parseInt(place.group(1))));
            end = place.end();
        }
        return filled.append(text, end, text.length()).toString();
    }

    private static String field(String[] fields, int number) {
        return number < fields.length ? fields[number] : "";
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
