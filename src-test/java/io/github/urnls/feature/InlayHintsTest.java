package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.feature.InlayHints.Hint;
import io.github.urnls.feature.InlayHints.Kind;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.PercentEncoding;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InlayHintsTest {

    private static final Set<Kind> ALL = EnumSet.allOf(Kind.class);

    private static List<Hint> hints(Document document) {
        return hints(document, ALL);
    }

    private static List<Hint> hints(Document document, Set<Kind> kinds) {
        return InlayHints.in(Drawn.names(document), Drawn.whole(document), kinds::contains);
    }

    private static String label(String urn) {
        return hints(Drawn.document("json", "\"" + urn + "\"")).stream().map(Hint::label).findFirst().orElse("");
    }

    /** The document with its hints in it, as an editor shows it. */
    private static String shown(Document document) {
        StringBuilder text = new StringBuilder(document.text());
        for (Hint hint : hints(document).reversed()) {
            text.insert(hint.offset(), "‹" + hint.label() + "›");
        }
        return text.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "xml ~ <a b=\"urn:example:caf%C3%A9\"/> ~ <a b=\"urn:example:caf%C3%A9‹= café›\"/>",
            "json ~ [\"urn:a:x\", \"urn:example:a:Hello%20World:b\"] ~ [\"urn:a:x\", "
                    + "\"urn:example:a:Hello%20World:b‹= Hello World›\"]",
            "txt ~ See urn:example:a/%E4%B8%AD/b. ~ See urn:example:a/%E4%B8%AD/b‹= 中›.",
            "txt ~ See <urn:example:a:caf%C3%A9>. ~ See <urn:example:a:caf%C3%A9‹= café›>.",
            "xml ~ <a b='urn:example:a?+r?=k=v%20w&amp;l=m'/> ~ <a b='urn:example:a?+r?=k=v%20w&amp;l=m‹= v w›'/>",
            "xml ~ <a b='urn:example:a?+%C3%A9'/> ~ <a b='urn:example:a?+%C3%A9‹= é›'/>",
            "xml ~ <a b='urn:example:%C3%A9:b:%C3%A8#%C3%A0'/> ~ <a b='urn:example:%C3%A9:b:%C3%A8#%C3%A0‹= "
                    + "é:b:è#à›'/>",
            "txt ~ urn:epc:id:sgtin:0614141.112345.%2F400 ~ urn:epc:id:sgtin:0614141.112345.%2F400‹= "
                    + "0614141.112345./400›"})
    void hintsDecodeBehindTheName(String extension, String text, String shown) {
        assertEquals(shown, shown(Drawn.document(extension, text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"urn:example:a", "urn:example:%", "urn:example:%4", "urn:example:%zz", "urn:example:%C3",
            "urn:example:%00",
            "urn:example:%0A", "urn:example:a%E2%80%AEb", "urn:example:a%E2%80%8Bb", "urn:example:%E3%85%A4",
            "urn:example:a%CD%8Fb",
            "urn:example:%F3%A0%81%81", "urn:example:%EE%80%80", "urn:example:%20", "urn:example:${a}:%C3%A9",
            "urn:example:%C3%A9:",
            "^urn:example:%C3%A9[0-9]+$", "no urn %C3%A9"})
    void thereIsNoHintWithoutAReading(String text) {
        assertEquals(List.of(), hints(Drawn.document("json", "\"" + text + "\"")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {
            "OID ~ urn:oid:2.5.4.3 ~ = cn ~ OID 2.5.4.3: cn, common name (RFC 4519)",
            "OID ~ URN:OID:1.3.6.1.4.1.5923.1.1.1.6?=q ~ = eduPersonPrincipalName ~",
            "EPC ~ urn:epc:id:sgtin:0614141.812345.6789 ~ = GTIN 80614141123458 ~ trade item GTIN "
                    + "80614141123458, serial 6789 (GS1 EPC Tag Data Standard §6.3)",
            "EPC ~ urn:epc:class:lgtin:4012345.012345.998877 ~ = GTIN 04012345123456 ~",
            "EPC ~ urn:epc:id:sscc:0614141.1234567890 ~ = SSCC 106141412345678908 ~",
            "EPC ~ urn:epc:id:sgln:0614141.12345.400 ~ = GLN 0614141123452 ~",
            "EPC ~ urn:epc:id:grai:0614141.12345.400 ~ = GRAI 0614141123452 ~",
            "TIME ~ urn:uuid:C232AB00-9414-11EC-B3C8-9F6BDECED846 ~ = 2022-02-22 19:22 UTC ~ UUID version 1, "
                    + "2022-02-22 19:22:22 UTC (RFC 9562 §5.1)",
            "TIME ~ urn:uuid:1EC9414C-232A-6B00-B3C8-9F6BDECED846 ~ = 2022-02-22 19:22 UTC ~ UUID version 6, "
                    + "2022-02-22 19:22:22 UTC (RFC 9562 §5.6)",
            "TIME ~ urn:uuid:017F22E2-79B0-7CC3-98C4-DC0C0C07398F ~ = 2022-02-22 19:22 UTC ~ UUID version 7, "
                    + "2022-02-22 19:22:22 UTC (RFC 9562 §5.7)",
            "ISBN ~ urn:isbn:9783161484100 ~ = German language ~ ISBN 9783161484100, German language "
                    + "(International ISBN Agency, RangeMessage)",
            "ISBN ~ urn:isbn:0-306-40615-2 ~ = English language ~"})
    void hintsSayWhatDigitsStandFor(Kind kind, String urn, String label, String tooltip) {
        Document document = Drawn.document("json", "[\"" + urn + "\"]");
        List<Hint> hints = hints(document, EnumSet.of(kind));
        assertEquals(List.of(label), hints.stream().map(Hint::label).toList());
        assertEquals(2 + urn.length(), hints.getFirst().offset());
        assertTrue(tooltip == null || hints.getFirst().tooltip().equals(tooltip), hints.getFirst()::tooltip);
        assertEquals(List.of(), hints(document, EnumSet.complementOf(EnumSet.of(kind))), "it can be turned off");
    }

    /** The identifier is not known, wrong, made up, or says no more than is written. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:oid:2.16.840.1.113883.6.7", "urn:oid:2.5.4.3.", "urn:oid:2.5.4.03", "urn:oid:x",
            "urn:epc:id:sgtin:0614141.81234.6789", "urn:epc:id:giai:0614141.12345400", "urn:epc:id:gid:1.2.3",
            "urn:epc:idpat:sgtin:0614141.812345.*",
            "urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8", "urn:uuid:00000000-0000-0000-0000-000000000000",
            "urn:uuid:11111111-1111-1111-8111-111111111111", "urn:uuid:c232ab00-9414-11ec-13c8-9f6bdeced846",
            "urn:uuid:00001101-0000-1000-8000-00805f9b34fb", "urn:uuid:deadbeef-dead-1eef-beef-deadbeefdead",
            "urn:uuid:9a8b7c6d-5e4f-6a3b-8c7d-6e5f4a3b2c1d", "urn:uuid:7fa3c1d2-5e4f-7a3b-8c7d-6e5f4a3b2c1d",
            "urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced84", "urn:isbn:9783161484101", "urn:isbn:978316148410",
            "urn:issn:0028-0836", "urn:example:2.5.4.3"})
    void uncertainReadingsHaveNoHint(String urn) {
        assertEquals(List.of(), hints(Drawn.document("json", "[\"" + urn + "\"]")));
    }

    @Test
    void aNameHasOneHint() {
        Document document = Drawn.document("json", "[\"urn:epc:id:sgtin:0614141.812345.%2F400\"]");
        assertEquals(List.of("= 0614141.812345./400"), hints(document).stream().map(Hint::label).toList());
        assertEquals(List.of("= GTIN 80614141123458"),
                hints(document, EnumSet.of(Kind.EPC)).stream().map(Hint::label).toList());
    }

    /** What hides or turns the text stays encoded, and is encoded where the document holds it as it is. */
    @ParameterizedTest
    @CsvSource({
            "urn:example:%C3%A9%E2%80%AE%00, = é%E2%80%AE%00",
            "urn:example:%c3%a9%e2%80%8b%ff, = é%e2%80%8b%ff",
            "urn:example:%C3%A9\u202e\u200b, = é%E2%80%AE%E2%80%8B",
            "urn:example:%C3%A9\u00a0, = é%C2%A0",
            "urn:example:%EF%B8%8F%C3%A9, = %EF%B8%8Fé"})
    void nothingInvisibleIsShown(String urn, String label) {
        assertEquals(label, label(urn));
    }

    @Test
    void charactersThatAScriptNeedsAreShown() {
        assertEquals("= می\u200cخواهم", label("urn:example:" + PercentEncoding.encodeNss("می\u200cخواهم")));
        assertEquals("= 👩\u200d👩\u200d👧", label("urn:example:" + PercentEncoding.encodeNss("👩\u200d👩\u200d👧")));
    }

    @Test
    void longReadingsAreCutBetweenCharacters() {
        assertEquals("= é" + "a".repeat(39) + "…", label("urn:example:%C3%A9" + "a".repeat(60)));
        assertEquals("= é" + "a".repeat(39), label("urn:example:%C3%A9" + "a".repeat(39)));
        String combined = "e\u0301";
        assertEquals("= " + "a".repeat(39) + "…",
                label("urn:example:" + PercentEncoding.encodeNss("a".repeat(39) + combined + "bcd")));
    }

    @Test
    void theTooltipSaysTheWholeName() {
        Hint hint = hints(Drawn.document("json", "\"urn:example:a:caf%C3%A9\"")).getFirst();
        assertEquals(
                "Reads as “urn:example:a:café”. Percent-encoding is not decoded when names are compared (RFC "
                        + "8141 §3.1).",
                hint.tooltip());
    }

    @Test
    void onlyHintsOfTheRangeAreMade() {
        Document document = Drawn.document("txt", "urn:example:%C3%A9\nurn:example:%C3%A8\nurn:example:%C3%A0");
        int second = document.lines().lineStart(1);
        assertEquals(List.of("= è"), InlayHints.in(Drawn.names(document),
                new TextRange(second, document.lines().lineEnd(1)), ALL::contains).stream().map(Hint::label).toList());
    }

    private static final List<String> PIECES = List.of("%C3%A9", "%20", "%00", "%E2%80%AE", "%E2%80%8D",
            "%F0%9F%98%80", "%F0%9F", "%EF%B8%8F", "a", ":", "\u200d", "\u202e", "\u2028", "\u3164", "😀", "%41",
            "\ud83d");

    private static String octets(Case random) {
        return "urn:example:" + random.joined(0, 30, PIECES);
    }

    @Test
    void labelsAreShortAndReadable() {
        Cases.forEach(1000, random -> {
            String urn = octets(random);
            String label = label(urn);
            assertTrue(label.isEmpty() || label.startsWith("= ") && label.length() <= 43, label);
            assertTrue(label.codePoints().allMatch(c -> PercentEncoding.isVisible(c) || c == 0x200D), label);
        });
    }
}
