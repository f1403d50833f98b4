package io.github.urnls.namespace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The table of countries has the codes and names of the JDK that it was made from. */
class CountriesTest {

    @Test
    void theTableIsThatOfTheJdk() {
        assumeTrue(Runtime.version().feature() == 25, "other versions may have other names");
        Map<String, String> expected = new TreeMap<>();
        for (String code : Locale.getISOCountries()) {
            expected.put(code, Locale.of("", code).getDisplayCountry(Locale.ENGLISH));
        }
        Map<String, String> found = new TreeMap<>();
        Tables.rows("countries.tsv").forEach(row -> found.put(row[0], row[1]));
        assertEquals(expected, found);
    }
}
