package io.github.urnls.namespace.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.NamespaceRule.MissingCheck;
import io.github.urnls.support.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The check digit that completes a number. */
class MissingCheckTest {

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
            "urn:isbn:978030640615      ~ 7  ~ check digit 7 (ISO 2108)",
            "urn:isbn:978-030640615     ~ 7  ~ check digit 7 (ISO 2108)",
            "urn:isbn:978-0-306-40615   ~ -7 ~ check digit 7 (ISO 2108)",
            "urn:isbn:978-0-306-40615-  ~ 7  ~ check digit 7 (ISO 2108)",
            "URN:ISBN:979-10-90636-07-  ~ 1  ~ check digit 1 (ISO 2108)",
            "urn:isbn:080442957         ~ X  ~ check digit X (ISO 2108)",
            "urn:isbn:0-8044-2957       ~ -X ~ check digit X (ISO 2108)",
            "urn:isbn:0-8044-2957-      ~ X  ~ check digit X (ISO 2108)",
            "urn:issn:2070-172          ~ 1  ~ check digit 1 (ISO 3297; RFC 8254 §2.2)",
            "urn:issn:0259000           ~ X  ~ check digit X (ISO 3297; RFC 8254 §2.2)",
            "urn:isni:000000012103268   ~ 3  ~ check digit 3 (ISO 27729)",
            "urn:lei:5493001KJTIIGC8Y1R ~ 12 ~ check digit 12 (ISO 17442; ISO 7064 MOD 97-10)",
            "urn:eidr:10.5240:7791-8534-2C23-9030-8610  ~ -5 ~ check digit 5 (RFC 7972 §2)",
            "urn:eidr:10.5240:F85A-E100-B068-5B8F-B1C8- ~ T  ~ check digit T (RFC 7972 §2)"})
    void completesANumber(String name, String text, String words) {
        assertEquals(Optional.of(new MissingCheck(text, words)), Namespaces.missingCheck(name));
    }

    /** Too short, too long, whole, of another kind, or perhaps the beginning of a longer number. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:isbn:", "urn:isbn:97803064061", "urn:isbn:9780306406157", "urn:isbn:978030640",
            "urn:isbn:979030640", "urn:isbn:979030640615", "urn:isbn:123030640615", "urn:isbn:-978030640615",
            "urn:isbn:978--030640615", "urn:isbn:978030640615--", "urn:isbn:08044295", "urn:isbn:080442957X",
            "urn:issn:2070-17", "urn:issn:2070-1721", "urn:issn:207-0172", "urn:isni:00000001210326",
            "urn:isni:0000000121032683", "urn:lei:5493001KJTIIGC8Y1R1", "urn:lei:5493001kjtiigc8y1r",
            "urn:eidr:10.5240:7791-8534-2C23-9030-861", "urn:eidr:10.5240:7791-8534-2C23-9030-8610-5",
            "urn:eidr:10.5237:7791-8534-2C23-9030-8610", "urn:isan:0000-0000-D07A",
            "urn:nbn:de:101:1-2014", // any more digits may follow
            "urn:acme:978030640615", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf", "isbn", ""})
    void isSilentWhereMoreIsMissingOrNothing(String name) {
        assertEquals(Optional.empty(), Namespaces.missingCheck(name));
    }

    /** Each right name comes back without its check digit, with and without the hyphen before that. */
    @Test
    void rightNamesComeBack() {
        Set<String> tried = new TreeSet<>();
        for (List<String> row : Table.rows("namespaces/names.tsv")) {
            String name = row.get(0);
            String nid = name.split(":")[1].toLowerCase(Locale.ROOT);
            boolean checked = Set.of("isbn", "issn", "isni", "lei", "eidr").contains(nid);
            boolean other = name.startsWith("urn:isbn:978") && name.replace("-", "").length() == 19;
            if (checked && !other && row.get(1).equals("right") && Namespaces.isWhole(name)) {
                String begun = name.substring(0, name.length() - (nid.equals("lei") ? 2 : 1));
                assertTrue(name.equalsIgnoreCase(begun + Namespaces.missingCheck(begun).orElseThrow().text()), name);
                if (begun.endsWith("-")) {
                    begun = begun.substring(0, begun.length() - 1);
                    assertTrue(name.equalsIgnoreCase(begun + Namespaces.missingCheck(begun).orElseThrow().text()),
                            name);
                }
                tried.add(nid);
            }
        }
        assertEquals(Set.of("isbn", "issn", "isni", "lei", "eidr"), tried);
    }
}
