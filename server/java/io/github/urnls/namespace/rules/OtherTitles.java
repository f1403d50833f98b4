package io.github.urnls.namespace.rules;

import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Titles of names, by their form, in namespaces whose rule is a shape or that have no rule. */
public final class OtherTitles {

    /**
     * One form.
     *
     * @param nid   in lower case
     * @param form  for the whole NSS
     * @param title with <code>{1}</code> for the first group of the form, and so on. Text in square brackets is left
     *              out if its group is empty
     */
    private record Title(String nid, Pattern form, String title, String source) {

        Title(String nid, String form, String title, String source) {
            this(nid, Pattern.compile(form, Pattern.CASE_INSENSITIVE), title, source);
        }
    }

    private static final List<Title> TITLES = List.of(
            new Title("cts", "([^:]+):([^:]+)(?::([^:]+))?", "CTS: work {2} of {1}[, passage {3}]",
                    "CTS URN specification 4.0"),
            new Title("lex", "([a-z]{2}[^:]*):([^:]+):([^:]+):([0-9]{4}(?:-[0-9]{2}-[0-9]{2})?)(?:;([^:@$~!#]+))?.*",
                    "source of law of {1:country}: {3} by {2}, {4}[, no. {5}]", "RFC 9676 §8"),
            new Title("doi", "(10\\.[^/]+/.+)", "DOI {1}", "ISO 26324"),
            new Title("cdx", "([0-9a-f-]{36})/([0-9]+).*", "CycloneDX bill of materials {1}, version {2}", "CycloneDX"),
            new Title("c2pa", "([0-9a-f-]{36}).*", "C2PA manifest {1}", "C2PA 2.1 §8"),
            new Title("gsma", "imei:([0-9-]+)(?:;.*)?", "IMEI {1} of a mobile device", "RFC 7254 §4"),
            new Title("3gpp2", "meid:([0-9a-f-]+)", "MEID {1} of a mobile device", "RFC 8464"),
            new Title("dev", "mac:([0-9a-f]{16})(?:_.*)?", "device with the EUI-64 {1}", "RFC 9039 §4.1"),
            new Title("dev", "ow:([0-9a-f]{16})(?:_.*)?", "1-Wire device {1}", "RFC 9039 §4.2"),
            new Title("dev", "org:([0-9]+)-(.+)", "device {2} of the organization with the enterprise number {1}",
                    "RFC 9039 §4.3"),
            new Title("dev", "ops:([0-9]+)-([^-]+)-(.+)",
                    "device {3}, product {2} of the organization with the enterprise number {1}", "RFC 9039 §4.3"),
            new Title("dev", "os:([0-9]+)-(.+)", "device {2} of the organization with the enterprise number {1}",
                    "RFC 9039 §4.3"),
            new Title("newsml", "([^:]+):([0-9]{4})([0-9]{2})([0-9]{2}):([^:]+):([0-9]+).*",
                    "news item {5} of {1}, {2}-{3}-{4}, revision {6}", "RFC 3085"),
            new Title("adid", "(.+)", "advertisement Ad-ID {1}", "RFC 8107"),
            new Title("clei", "(.+)", "telecommunications equipment CLEI {1}", "RFC 4152"),
            new Title("s1000d", "DMC-(.+)", "S1000D data module {1}", "RFC 4688"),
            new Title("s1000d", "PMC-(.+)", "S1000D publication module {1}", "RFC 4688"),
            new Title("mrn", "([^:]+):([^:]+):(.+)", "maritime resource {3} of {2}, under {1}", "mrn registration"),
            new Title("fdc", "([^:]+):([0-9]{4}[^:]*):(.+)", "{3}, of {1}, {2}", "RFC 4198"),
            new Title("example", "(.+)", "an example", "RFC 6963"));

    private OtherTitles() {}

    /** The name {@code urn} in a few words, with the document that says so; {@code urn} must be valid. */
    public static Optional<Statement> of(ParsedUrn urn) {
        String nid = Normalization.fold(urn.nidText());
        String nss = urn.nssText();
        for (Title title : TITLES) {
            Matcher matcher = title.form().matcher(nss);
            if (title.nid().equals(nid) && nss.length() < 500 && matcher.matches()) {
                return Optional.of(new Statement(filled(title.title(), matcher), title.source()));
            }
        }
        return Optional.empty();
    }

    private static String filled(String title, Matcher matcher) {
        String filled = title;
        for (int group = 1; group <= matcher.groupCount(); group++) {
            String value = matcher.group(group);
            if (value == null) {
                filled = filled.replaceAll("\\[[^]]*\\{" + group + "}]", "");
                continue;
            }
            String read = PercentEncoding.decodeForDisplay(value);
            filled = filled.replaceAll("\\[([^]]*\\{" + group + "})]", "$1").replace("{" + group + "}", read);
            if (filled.contains("{" + group + ":country}")) {
                filled = filled.replace("{" + group + ":country}", country(read));
            }
        }
        return filled;
    }

    private static String country(String jurisdiction) {
        String code = jurisdiction.substring(0, 2);
        String name = Countries.name(code).orElse(code.toUpperCase(Locale.ROOT));
        return jurisdiction.length() == 2 ? name
                : name + " (" + jurisdiction.substring(2).replaceFirst("^[;.-]", "") + ")";
    }
}
