package io.github.urnls.namespace.forms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Cases;
import io.github.urnls.urn.UrnParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The transcription of public identifiers (RFC 3151), there and back. */
class PublicIdentifiersTest {

    // The examples of RFC 3151 §3, and those of §2 for single characters.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "ISO/IEC 10179:1996//DTD DSSSL Architecture//EN | ISO%2FIEC+10179%3A1996:DTD+DSSSL+Architecture:EN",
            "ISO 8879:1986//ENTITIES Added Latin 1//EN | ISO+8879%3A1986:ENTITIES+Added+Latin+1:EN",
            "-//OASIS//DTD DocBook XML V4.1.2//EN | -:OASIS:DTD+DocBook+XML+V4.1.2:EN",
            "+//IDN example.org//DTD XML Bookmarks 1.0//EN//XML | %2B:IDN+example.org:DTD+XML+Bookmarks+1.0:EN:XML",
            "-//ArborText::prod//DTD Help Document::19970708//EN | -:ArborText;prod:DTD+Help+Document;19970708:EN",
            "foo | foo",
            "3+3=6 | 3%2B3=6",
            "-//Acme, Inc.//DTD Book Version 1.0 | -:Acme,+Inc.:DTD+Book+Version+1.0",
            "a;b'c?d#e%f | a%3Bb%27c%3Fd%23e%25f"})
    void roundTrips(String publicIdentifier, String nss) {
        assertEquals(nss, PublicIdentifiers.transcribe(publicIdentifier));
        assertEquals(publicIdentifier, PublicIdentifiers.read(nss));
        assertTrue(UrnParser.parse("urn:publicid:" + nss).isValid());
        assertEquals(0, new PublicIdRule().check(UrnParser.parse("urn:publicid:" + nss)).size());
    }

    @org.junit.jupiter.api.Test
    void whiteSpaceIsNormalizedFirst() {
        assertEquals("-:Acme:DTD+Book", PublicIdentifiers.transcribe("  -//Acme//DTD \n\t Book "));
    }

    @Test
    void anyTranscriptionIsValidAndRoundTrips() {
        Cases.forEach(1000, random -> {
            String text = random.characters(1, 30, ' ', '~');
            String normalized = text.strip().replaceAll(" +", " ");
            String nss = PublicIdentifiers.transcribe(text);
            if (!normalized.isEmpty()) {
                assertTrue(UrnParser.parse("urn:publicid:" + nss).isValid(), nss);
                assertEquals(normalized, PublicIdentifiers.read(nss));
            }
        });
    }
}
