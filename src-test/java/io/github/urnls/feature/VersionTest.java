package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.known.KnownNames;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionTest {

    @ParameterizedTest
    @CsvSource({
            "urn:xmpp:mam:2, urn:xmpp:mam:2, urn:xmpp:mam:3",
            "urn:xmpp:mam:9:fields, urn:xmpp:mam:9, urn:xmpp:mam:10",
            "urn:oasis:names:tc:SAML:2.0:assertion, urn:oasis:names:tc:SAML:2.0, "
                    + "urn:oasis:names:tc:SAML:2.1;urn:oasis:names:tc:SAML:3.0",
            "urn:example:a:v1, urn:example:a:v1, urn:example:a:v2",
            "urn:example:a:ver1.0, urn:example:a:ver1.0, urn:example:a:ver1.1;urn:example:a:ver2.0",
            "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2, "
                    + "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2, "
                    + "urn:oasis:names:specification:ubl:schema:xsd:Invoice-3",
            "urn:example:1:2, urn:example:1:2, urn:example:1:3",
            "urn:example:a:01, urn:example:a:01, urn:example:a:02",
            "urn:example:a:1.09.7, urn:example:a:1.09.7, urn:example:a:1.09.8;urn:example:a:1.10.0;urn:example:a:2.0.0",
    })
    void theNextOnesOfTheLastVersion(String name, String upTo, String next) {
        Version version = Version.in(name).orElseThrow();
        assertEquals(upTo, version.name());
        assertEquals(List.of(next.split(";")), version.next());
    }

    @ParameterizedTest
    @CsvSource({
            "urn:schemas-upnp-org:service:ContentDirectory:2, "
                    + "urn:schemas-upnp-org:service:ContentDirectory:4;urn:schemas-upnp-org:service:ContentDirectory:3",
            "urn:mpeg:dash:utc:direct:2012, urn:mpeg:dash:utc:direct:2014",
            "urn:ietf:params:rtp-hdrext:ntp-56, ''",
            "urn:oma:lwm2m:ext:3441, ''",
            "urn:oma:lwm2m:oma:3, ''",
            "urn:xmpp:mam:1, urn:xmpp:mam:2",
            "urn:oma:lwm2m:oma:19, ''",
            "urn:xmpp:mam:2, ''",
            "urn:xmpp:mam:7, ''",
            "urn:oasis:names:tc:SAML:2.0:assertion, ''",
            "urn:bamm:io.openmanufacturing:unit:1.0.0, ''",
            "urn:example:mam:2, urn:example:mam:3",
            "urn:iso:std:iso:20022:tech:xsd:pain.001.001.10, "
                    + "urn:iso:std:iso:20022:tech:xsd:pain.001.001.12;urn:iso:std:iso:20022:tech:xsd:pain.001.001.11",
            "urn:iso:std:iso:20022:tech:xsd:pain.001.001.12, ''",
    })
    void listedNamesAreRaisedToPublishedOnesOnly(String name, String next) {
        assertEquals(next.isEmpty() ? List.of() : List.of(next.split(";")),
                Version.in(name).orElseThrow().next(name, KnownNames.BUILT_IN));
    }

    @Test
    void numbersThatCountHaveNoNextVersion() {
        assertEquals(List.of(), Version.in("urn:example:order:734").orElseThrow().next());
    }

    @Test
    void aYearHasNoNextOneButOtherOnes() {
        Version version = Version.in("urn:example:norm:2017").orElseThrow();
        assertEquals(List.of(), version.next());
        assertEquals(Optional.of("urn:example:norm:2014"), version.other("urn:example:norm:2014#part"));
        assertEquals(Optional.empty(), version.other("urn:example:norm:2017#part"));
        assertEquals(Optional.empty(), version.other("urn:example:norm:2014b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"urn:example:2", "urn:example:a", "urn:oid:1.2.3", "urn:isbn:1", "urn:ietf:rfc:2648",
            "urn:example:a:123456", "urn:example:a2",
            "urn:iso:std:iso:20022:tech:xsd:pain.001.003.03", "urn:iso:std:iso:20022:tech:xsd:pain.001.001",
            "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"})
    void otherNumbersAreNoVersions(String name) {
        assertEquals(Optional.empty(), Version.in(name));
    }

    /** Eight numbers at most: more of them count something else, and no stack must hold them. */
    @Test
    void aVersionHasFewNumbers() {
        assertEquals("1.0.1.1.1.1.1.1", Version.in("urn:example:x:1.0" + ".1".repeat(6)).orElseThrow().number());
        assertEquals(Optional.empty(), Version.in("urn:example:x:1.0" + ".1".repeat(7)));
        assertEquals(Optional.empty(), Version.in("urn:example:x:1.0" + ".1".repeat(100_000)));
    }

    /** What marks a version may stand in a wrong name: JSON has it as an escape. */
    @Test
    void aNameWithTheMarkOfAVersionIsNoOtherVersion() {
        VersionedName right = VersionedName.of("urn:example:a:1.0:2.0").orElseThrow();
        VersionedName wrong = VersionedName.of("urn:example:a:\0:2.0").orElseThrow();
        assertFalse(right.isOtherVersionOf(wrong));
        assertTrue(right.isOtherVersionOf(VersionedName.of("urn:example:a:1.1:2.0").orElseThrow()));
    }
}
