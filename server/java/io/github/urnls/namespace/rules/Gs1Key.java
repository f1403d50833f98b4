package io.github.urnls.namespace.rules;

import java.util.Optional;

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
record Gs1Key(String title, Optional<String> printed, String companyPrefix, String digitalLink) {

    private static final String LINK = "https://id.gs1.org/";

    /**
     * The key of a name.
     *
     * @param scheme the word behind {@code id:} or {@code class:}
     * @param rest   the text behind the scheme
     * @return empty if the scheme has no key of GS1, or if the number of digits is wrong
     */
    static Optional<Gs1Key> of(String scheme, String rest) {
        String[] fields = rest.split("\\.", scheme.equals("itip") ? 5 : 3);
        if (fields.length < 2 || !isNumber(fields[0])) {
            return Optional.empty();
        }
        String company = fields[0];
        String reference = fields[1];
        String serial = fields.length > 2 ? fields[2] : "";
        return switch (scheme) {
            case "sgtin" -> gtin(company, reference).map(gtin -> key("trade item", "GTIN " + gtin, ", serial " + serial,
                    company, "01/" + gtin + "/21/" + serial));
            case "lgtin" -> gtin(company, reference).map(gtin -> key("trade items", "GTIN " + gtin, ", lot " + serial,
                    company, "01/" + gtin + "/10/" + serial));
            case "upui" -> gtin(company, reference).map(gtin -> key("unit pack", "GTIN " + gtin, ", " + serial,
                    company, "01/" + gtin + "/235/" + serial));
            case "itip" -> gtin(company, reference).filter(gtin -> fields.length == 5)
                    .map(gtin -> key("piece " + fields[2] + " of " + fields[3] + " of trade item", "GTIN " + gtin,
                            ", serial " + fields[4], company,
                            "8006/" + gtin + fields[2] + fields[3] + "/21/" + fields[4]));
            case "sscc" -> withIndicator(17, company, reference)
                    .map(sscc -> key("logistic unit", "SSCC " + sscc, "", company, "00/" + sscc));
            case "sgln" -> checked(12, company + reference).map(gln -> location(gln, serial, company));
            case "pgln" ->
                    checked(12, company + reference).map(gln -> key("party", "GLN " + gln, "", company, "417/" + gln));
            case "grai" -> checked(12, company + reference).map(grai -> key("returnable asset", "GRAI " + grai,
                    ", serial " + serial, company, "8003/0" + grai + serial));
            case "giai" ->
                    Optional.of(unchecked("individual asset GIAI " + company + rest.substring(company.length() + 1),
                            company, "8004/" + company + rest.substring(company.length() + 1)));
            case "gsrn" -> checked(17, company + reference)
                    .map(gsrn -> key("service recipient", "GSRN " + gsrn, "", company, "8018/" + gsrn));
            case "gsrnp" -> checked(17, company + reference)
                    .map(gsrn -> key("service provider", "GSRN " + gsrn, "", company, "8017/" + gsrn));
            case "gdti" -> checked(12, company + reference).map(
                    gdti -> key("document", "GDTI " + gdti, ", serial " + serial, company, "253/" + gdti + serial));
            case "sgcn" -> checked(12, company + reference).map(gcn -> key("coupon", "GCN " + gcn, ", serial " + serial,
                    company, "255/" + gcn + serial));
            case "cpi" -> Optional.of(unchecked("component or part CPI " + company + reference + ", serial " + serial,
                    company, "8010/" + company + reference + "/8011/" + serial));
            case "ginc" -> Optional.of(unchecked("consignment GINC " + company + reference, company,
                    "401/" + company + reference));
            case "gsin" -> checked(16, company + reference)
                    .map(gsin -> key("shipment", "GSIN " + gsin, "", company, "402/" + gsin));
            default -> Optional.empty();
        };
    }

    /** The key of a location. The extension 0 means the location itself. */
    private static Gs1Key location(String gln, String extension, String company) {
        if (extension.equals("0")) {
            return key("location", "GLN " + gln, "", company, "414/" + gln);
        }
        return key("location", "GLN " + gln, ", extension " + extension, company, "414/" + gln + "/254/" + extension);
    }

    private static Gs1Key key(String what, String printed, String more, String company, String link) {
        return new Gs1Key(what + " " + printed + more, Optional.of(printed), company, LINK + link);
    }

    private static Gs1Key unchecked(String title, String company, String link) {
        return new Gs1Key(title, Optional.empty(), company, LINK + link);
    }

    private static Optional<String> gtin(String company, String reference) {
        return withIndicator(13, company, reference);
    }

    /** The first digit of the reference, the company prefix, the rest of the reference and the check digit. */
    private static Optional<String> withIndicator(int length, String company, String reference) {
        if (reference.isEmpty()) {
            return Optional.empty();
        }
        return checked(length, reference.charAt(0) + company + reference.substring(1));
    }

    /** The digits with their check digit; empty unless {@code digits} are {@code length} digits. */
    private static Optional<String> checked(int length, String digits) {
        if (digits.length() != length || !isNumber(digits)) {
            return Optional.empty();
        }
        return Optional.of(digits + CheckDigits.modulo10(digits));
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
