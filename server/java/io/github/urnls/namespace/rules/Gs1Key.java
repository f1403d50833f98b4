package io.github.urnls.namespace.rules;

import java.util.Optional;

/**
 * The identification key of GS1 that an Electronic Product Code stands for (EPC Tag Data Standard 2.0 §6.3, §7; GS1
 * Digital Link 1.4 §5).
 *
 * @param title         what is identified, with the key as it is printed, check digit included
 * @param companyPrefix the digits that GS1 has given to the company
 * @param digitalLink   the same as a web address, in the canonical form
 */
record Gs1Key(String title, String companyPrefix, String digitalLink) {

    private static final String LINK = "https://id.gs1.org/";

    /**
     * The key of a name.
     *
     * @param scheme what stands behind {@code id:} or {@code class:}
     * @param rest   what stands behind the scheme
     * @return empty where the scheme has no key of GS1, or the digits are not as many as they should be
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
            case "sgtin" -> gtin(company, reference).map(gtin -> key("trade item GTIN " + gtin + ", serial " + serial,
                    company, "01/" + gtin + "/21/" + serial));
            case "lgtin" -> gtin(company, reference).map(gtin -> key("trade items GTIN " + gtin + ", lot " + serial,
                    company, "01/" + gtin + "/10/" + serial));
            case "upui" -> gtin(company, reference).map(gtin -> key("unit pack GTIN " + gtin + ", " + serial,
                    company, "01/" + gtin + "/235/" + serial));
            case "itip" -> gtin(company, reference).filter(gtin -> fields.length == 5)
                    .map(gtin -> key("piece " + fields[2] + " of " + fields[3] + " of trade item GTIN " + gtin
                            + ", serial " + fields[4], company,
                            "8006/" + gtin + fields[2] + fields[3] + "/21/" + fields[4]));
            case "sscc" -> checked(17, reference.isEmpty() ? "" : first(reference) + company + reference.substring(1))
                    .map(sscc -> key("logistic unit SSCC " + sscc, company, "00/" + sscc));
            case "sgln" -> checked(12, company + reference).map(gln -> location(gln, serial, company));
            case "pgln" -> checked(12, company + reference).map(gln -> key("party GLN " + gln, company, "417/" + gln));
            case "grai" -> checked(12, company + reference).map(grai -> key("returnable asset GRAI " + grai
                    + ", serial " + serial, company, "8003/0" + grai + serial));
            case "giai" -> Optional.of(key("individual asset GIAI " + company + rest.substring(company.length() + 1),
                    company, "8004/" + company + rest.substring(company.length() + 1)));
            case "gsrn" -> checked(17, company + reference)
                    .map(gsrn -> key("service recipient GSRN " + gsrn, company, "8018/" + gsrn));
            case "gsrnp" -> checked(17, company + reference)
                    .map(gsrn -> key("service provider GSRN " + gsrn, company, "8017/" + gsrn));
            case "gdti" -> checked(12, company + reference).map(gdti -> key("document GDTI " + gdti + ", serial "
                    + serial, company, "253/" + gdti + serial));
            case "sgcn" -> checked(12, company + reference).map(gcn -> key("coupon GCN " + gcn + ", serial " + serial,
                    company, "255/" + gcn + serial));
            case "cpi" -> Optional.of(key("component or part CPI " + company + reference + ", serial " + serial,
                    company, "8010/" + company + reference + "/8011/" + serial));
            case "ginc" -> Optional.of(key("consignment GINC " + company + reference, company,
                    "401/" + company + reference));
            case "gsin" -> checked(16, company + reference)
                    .map(gsin -> key("shipment GSIN " + gsin, company, "402/" + gsin));
            default -> Optional.empty();
        };
    }

    /** An extension of 0 stands for the location itself. */
    private static Gs1Key location(String gln, String extension, String company) {
        if (extension.equals("0")) {
            return key("location GLN " + gln, company, "414/" + gln);
        }
        return key("location GLN " + gln + ", extension " + extension, company, "414/" + gln + "/254/" + extension);
    }

    private static Gs1Key key(String title, String company, String link) {
        return new Gs1Key(title, company, LINK + link);
    }

    /** The indicator stands before the company prefix, the check digit last. */
    private static Optional<String> gtin(String company, String reference) {
        return reference.isEmpty() ? Optional.empty()
                : checked(13, first(reference) + company + reference.substring(1));
    }

    private static char first(String text) {
        return text.charAt(0);
    }

    /** The digits and their check digit (GS1 General Specifications §7.9). */
    private static Optional<String> checked(int length, String digits) {
        if (digits.length() != length || !isNumber(digits)) {
            return Optional.empty();
        }
        int sum = 0;
        for (int i = 0; i < length; i++) {
            sum += (digits.charAt(length - 1 - i) - '0') * (i % 2 == 0 ? 3 : 1);
        }
        return Optional.of(digits + (10 - sum % 10) % 10);
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
