package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.feature.InlayHints.Hint;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.PercentEncoding;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InlayHintsTest {

    private static List<Hint> hints(Document document) {
        return InlayHints.in(Drawn.names(document), Drawn.whole(document));
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
            "json ~ [\"urn:a:x\", \"urn:example:a:Hello%20World:b\"] ~ [\"urn:a:x\", \"urn:example:a:Hello%20World:b‹= Hello World›\"]",
            "txt ~ See urn:example:a/%E4%B8%AD/b. ~ See urn:example:a/%E4%B8%AD/b‹= 中›.",
            "txt ~ See <urn:example:a:caf%C3%A9>. ~ See <urn:example:a:caf%C3%A9‹= café›>.",
            "xml ~ <a b='urn:example:a?+r?=k=v%20w&amp;l=m'/> ~ <a b='urn:example:a?+r?=k=v%20w&amp;l=m‹= v w›'/>",
            "xml ~ <a b='urn:example:a?+%C3%A9'/> ~ <a b='urn:example:a?+%C3%A9‹= é›'/>",
            "xml ~ <a b='urn:example:%C3%A9:b:%C3%A8#%C3%A0'/> ~ <a b='urn:example:%C3%A9:b:%C3%A8#%C3%A0‹= é:b:è#à›'/>",
            "txt ~ urn:epc:id:sgtin:0614141.112345.%2F400 ~ urn:epc:id:sgtin:0614141.112345.%2F400‹= 0614141.112345./400›"})
    void whatIsEncodedIsSaidBehindTheName(String extension, String text, String shown) {
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
                "Reads as “urn:example:a:café”. Percent-encoding is not decoded when names are compared (RFC 8141 §3.1).",
                hint.tooltip());
    }

    @Test
    void onlyHintsOfTheRangeAreMade() {
        Document document = Drawn.document("txt", "urn:example:%C3%A9\nurn:example:%C3%A8\nurn:example:%C3%A0");
        int second = document.lines().lineStart(1);
        assertEquals(List.of("= è"), InlayHints.in(Drawn.names(document),
                new TextRange(second, document.lines().lineEnd(1))).stream().map(Hint::label).toList());
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
