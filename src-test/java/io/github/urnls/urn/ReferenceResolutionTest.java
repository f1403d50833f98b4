package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of the two specifications, and the results of their algorithms for a URN. */
class ReferenceResolutionTest {

    private static final UriReference BASE = UriReference.parse("http://a/b/c/d;p?q");

    /** 1998 draft Appendix C.1, RFC 3986 §5.4.1; {@code =} where both give the same. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, quoteCharacter = '`', value = {
            "g:h     | g:h                   | =",
            "g       | http://a/b/c/g        | =",
            "./g     | http://a/b/c/g        | =",
            "g/      | http://a/b/c/g/       | =",
            "/g      | http://a/g            | =",
            "//g     | http://g              | =",
            "?y      | http://a/b/c/d;p?y    | http://a/b/c/?y",
            "g?y     | http://a/b/c/g?y      | =",
            "#s      | http://a/b/c/d;p?q#s  | #s", // the current document
            "g#s     | http://a/b/c/g#s      | =",
            "g?y#s   | http://a/b/c/g?y#s    | =",
            ";x      | http://a/b/c/;x       | =",
            "g;x     | http://a/b/c/g;x      | =",
            "g;x?y#s | http://a/b/c/g;x?y#s  | =",
            ".       | http://a/b/c/         | =",
            "./      | http://a/b/c/         | =",
            "..      | http://a/b/           | =",
            "../     | http://a/b/           | =",
            "../g    | http://a/b/g          | =",
            "../..   | http://a/             | =",
            "../../  | http://a/             | =",
            "../../g | http://a/g            | =",
    })
    void normalExamples(String reference, String byRfc, String byDraft) {
        assertResolved(BASE, reference, byRfc, byDraft);
    }

    /** 1998 draft Appendix C.2, RFC 3986 §5.4.1 (the empty reference) and §5.4.2, for strict parsers. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, quoteCharacter = '`', value = {
            "``            | http://a/b/c/d;p?q      | ``", // the current document
            "../../../g    | http://a/g              | http://a/../g",
            "../../../../g | http://a/g              | http://a/../../g",
            "/./g          | http://a/g              | http://a/./g",
            "/../g         | http://a/g              | http://a/../g",
            "g.            | http://a/b/c/g.         | =",
            ".g            | http://a/b/c/.g         | =",
            "g..           | http://a/b/c/g..        | =",
            "..g           | http://a/b/c/..g        | =",
            "./../g        | http://a/b/g            | =",
            "./g/.         | http://a/b/c/g/         | =",
            "g/./h         | http://a/b/c/g/h        | =",
            "g/../h        | http://a/b/c/h          | =",
            "g;x=1/./y     | http://a/b/c/g;x=1/y    | =",
            "g;x=1/../y    | http://a/b/c/y          | =",
            "g?y/./x       | http://a/b/c/g?y/./x    | =",
            "g?y/../x      | http://a/b/c/g?y/../x   | =",
            "g#s/./x       | http://a/b/c/g#s/./x    | =",
            "g#s/../x      | http://a/b/c/g#s/../x   | =",
            "http:g        | http:g                  | =",
            "http:         | http:                   | =",
    })
    void abnormalExamples(String reference, String byRfc, String byDraft) {
        assertResolved(BASE, reference, byRfc, byDraft);
    }

    /** 1998 draft Appendix D. */
    @Test
    void exampleOfHtml() {
        assertResolved(UriReference.parse("http://www.ics.uci.edu/Test/a/b/c"), "../x",
                "http://www.ics.uci.edu/Test/a/x", "=");
    }

    /**
     * A base without hierarchy loses all behind its scheme (RFC 3986 §5.2.3), so RFC 8141 §4.3 advises against it.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, quoteCharacter = '`', value = {
            "urn:example:a:b     | foo             | urn:foo                | =",
            "urn:example:a:b     | schema/a.xsd    | urn:schema/a.xsd       | =",
            "urn:example:terms:  | foo             | urn:foo                | =",
            "urn:example:a:b     | ./isbn:1        | urn:isbn:1             | =",
            "urn:example:a:b     | .               | urn:                   | =",
            "urn:example:a:b     | ../foo          | urn:foo                | urn:../foo",
            "urn:example:a:b     | x/../foo        | urn:/foo               | urn:foo", // RFC 3986 §5.2.4 2C leaves the
                                                                                        // slash
            "urn:example:a:b     | x/..            | urn:/                  | urn:",
            "urn:example:a:b     | /foo            | urn:/foo               | =",
            "urn:example:a:b     | //foo/x         | urn://foo/x            | =",
            "urn:example:a:b     | ?=foo           | urn:example:a:b?=foo   | urn:?=foo",
            "urn:example:a?=q    | #s              | urn:example:a?=q#s     | #s",
            "urn:example:a#f     | ?+foo           | urn:example:a?+foo     | urn:?+foo",
            "urn:example:a/b/c   | foo             | urn:example:a/b/foo    | =",
            "urn:example:a/b/c   | ../foo          | urn:example:a/foo      | =",
            "urn:example:a/b/c   | ../../foo       | urn:/foo               | urn:foo",
            "urn:example:a/b     | urn:c           | urn:c                  | =",
    })
    void urnAsBase(String base, String reference, String byRfc, String byDraft) {
        assertResolved(UriReference.parse(base), reference, byRfc, byDraft);
    }

    /** The addresses that editors give to documents, and bases that are invalid because they have no scheme. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, quoteCharacter = '`', value = {
            "file:///w/a.xml       | a/b.xsd            | file:///w/a/b.xsd    | =",
            "file:///w/a.xml       | ../b.xsd           | file:///b.xsd        | =",
            "file:///c%3A/w/a.xml  | b.xsd              | file:///c%3A/w/b.xsd | =",
            "file:///w/a.xml       | C:%5Cx             | C:%5Cx               | =",
            "file:///w/a.xml       | urn:example:a/../b | urn:/b               | urn:example:a/../b",
            "untitled:Untitled-1   | b.xsd              | untitled:b.xsd       | =",
            "w/a.xml               | ../../b.xsd        | /b.xsd               | ../b.xsd",
            "a.xml                 | b.xsd              | b.xsd                | =",
            "``                    | b.xsd              | b.xsd                | =",
    })
    void documentAsBase(String base, String reference, String byRfc, String byDraft) {
        assertResolved(UriReference.parse(base), reference, byRfc, byDraft);
    }

    /** RFC 3986 §5.2.3 puts in the slash that the draft forgot. */
    @Test
    void baseThatEndsWithItsAuthority() {
        assertResolved(UriReference.parse("http://a"), "g", "http://a/g", "http://ag");
        assertResolved(UriReference.parse("http://a?q"), "../g?y", "http://a/g?y", "http://a../g?y");
    }

    @Test
    void emptyIsNotAbsent() {
        assertEquals(new UriReference("a", "", "", "", ""), UriReference.parse("a://?#"));
        assertEquals(new UriReference(null, null, "", null, null), UriReference.parse(""));
        assertEquals(new UriReference(null, null, ":a/b:c", null, "?#:"), UriReference.parse(":a/b:c#?#:"));
        assertTrue(UriReference.parse("#s").isSameDocument());
        assertFalse(UriReference.parse("?#s").isSameDocument());
        assertFalse(UriReference.parse("urn:#s").isRelative());
    }

    private static final List<String> PIECES = List.of("a", "urn", ":", "/", "//", "?", "#", ".", "..", "%", "é",
            " ", ";p", "/./", "/../");

    private static String references(Case random) {
        return random.joined(0, 10, PIECES);
    }

    @Test
    void anyTextIsReadAndResolved() {
        Cases.forEach(1000, random -> {
            String text = references(random);
            String base = references(random);
            UriReference reference = UriReference.parse(text);
            assertEquals(text, reference.toString());
            for (ReferenceResolution resolution : ReferenceResolution.values()) {
                UriReference target = resolution.resolve(reference, UriReference.parse("urn:" + base));
                if (!reference.isSameDocument()) {
                    assertNotNull(target.scheme(), text);
                }
                if (!reference.path().isEmpty()) { // else the path is that of the base, whatever it is
                    assertEquals(target, resolution.resolve(target, BASE), text);
                }
            }
        });
    }

    private static void assertResolved(UriReference base, String reference, String byRfc, String byDraft) {
        UriReference parsed = UriReference.parse(reference);
        assertEquals(byRfc, parsed.resolve(base).toString());
        assertEquals(byDraft.equals("=") ? byRfc : byDraft,
                ReferenceResolution.DRAFT_1998.resolve(parsed, base).toString());
    }
}
