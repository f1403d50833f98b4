package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PercentEncodingTest {

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {
            "café,caf%C3%A9", "a b,a%20b", "100%,100%25", "/etc,%2Fetc", "a/b,a/b", "a?b#c,a%3Fb%23c",
            "😀,%F0%9F%98%80",
            "a'b,a'b", "[x],%5Bx%5D"})
    void encodesForTheNss(String text, String expected) {
        assertEquals(expected, PercentEncoding.encodeNss(text));
    }

    @ParameterizedTest
    @CsvSource({"a?=b,a%3F=b,a?=b", "?a,%3Fa,%3Fa", "/a,%2Fa,%2Fa", "a?b,a?b,a?b", "a#b,a%23b,a%23b"})
    void encodesForComponents(String text, String r, String q) {
        assertEquals(r, PercentEncoding.encodeRComponent(text));
        assertEquals(q, PercentEncoding.encodeQComponent(text));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {
            "a b é.xsd,a%20b%20%C3%A9.xsd", "C:\\x,C:%5Cx", "a%c3%A9%,a%c3%A9%",
            "http://[::1]/a?b#c,http://[::1]/a?b#c",
            "<a>{|}^\",%3Ca%3E%7B%7C%7D%5E%22", "-._~!$&'()*+;=:@,-._~!$&'()*+;=:@"})
    void encodesWhatNoUriHolds(String text, String expected) {
        assertEquals(expected, PercentEncoding.encodeUriReference(text));
    }

    @Test
    void loneSurrogatesBecomeTheReplacementCharacter() {
        assertEquals("%EF%BF%BD", PercentEncoding.encodeAll("\ud800"));
    }

    @ParameterizedTest
    @CsvSource({"%41%20b,A b", "%C3%A9t%C3%A9,été", "%FF,%FF", "%ff%c3,%ff%c3", "%C3%28,%C3(", "%ED%A0%80,%ED%A0%80",
            "%00,%00", "%0A,%0A",
            "%E2%80%8B,%E2%80%8B", "%E2%80%AE,%E2%80%AE", "%4,%4", "%F0%9F%98%80,😀", "%E4%BD,%E4%BD"})
    void decodesForDisplayOnlyWhatIsVisibleUtf8(String encoded, String shown) {
        assertEquals(shown, PercentEncoding.decodeForDisplay(encoded));
    }

    @Test
    void knowsTriplets() {
        assertTrue(PercentEncoding.isTriplet("a%aF", 1));
        assertFalse(PercentEncoding.isTriplet("%1", 0));
        assertFalse(PercentEncoding.isTriplet("%+1", 0));
        assertFalse(PercentEncoding.isTriplet("%\uff11\uff12", 0));
        assertEquals(0xAF, PercentEncoding.octet("%aF", 0));
    }
}
