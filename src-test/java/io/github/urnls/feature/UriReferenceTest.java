package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UriReferenceTest {

    /** RFC 3986 §5.4. */
    @ParameterizedTest
    @CsvSource(ignoreLeadingAndTrailingWhitespace = true, emptyValue = "", value = {
        "g:h, g:h", "g, http://a/b/c/g", "./g, http://a/b/c/g", "g/, http://a/b/c/g/", "/g, http://a/g", "//g, http://g",
        "?y, http://a/b/c/d;p?y",
        "g?y, http://a/b/c/g?y", "#s, http://a/b/c/d;p?q#s", "g#s, http://a/b/c/g#s", "g?y#s, http://a/b/c/g?y#s", ";x, http://a/b/c/;x",
        "g;x, http://a/b/c/g;x", "g;x?y#s, http://a/b/c/g;x?y#s", "'', http://a/b/c/d;p?q", "., http://a/b/c/", "./, http://a/b/c/",
        ".., http://a/b/", "../, http://a/b/", "../g, http://a/b/g", "../.., http://a/", "../../, http://a/", "../../g, http://a/g",
        "../../../g, http://a/g", "../../../../g, http://a/g", "/./g, http://a/g", "/../g, http://a/g", "g., http://a/b/c/g.",
        ".g, http://a/b/c/.g", "g.., http://a/b/c/g..", "..g, http://a/b/c/..g", "./../g, http://a/b/g", "./g/., http://a/b/c/g/",
        "g/./h, http://a/b/c/g/h", "g/../h, http://a/b/c/h", "g;x=1/./y, http://a/b/c/g;x=1/y", "g;x=1/../y, http://a/b/c/y",
        "g?y/./x, http://a/b/c/g?y/./x", "g#s/../x, http://a/b/c/g#s/../x", "http:g, http:g"})
    void resolvesAsRfc3986Shows(String reference, String target) {
        assertEquals(target, UriReference.resolve("http://a/b/c/d;p?q", reference));
    }

    @ParameterizedTest
    @CsvSource(value = {
        "file:///w/catalog.xml, a/b.xsd, file:///w/a/b.xsd",
        "file:///w/catalog.xml, ../b.xsd, file:///b.xsd",
        "file:///c%3A/w/catalog.xml, b.xsd, file:///c%3A/w/b.xsd",
        "file:///w/catalog.xml, a b é.xsd, file:///w/a%20b%20%C3%A9.xsd",
        "file:///w/catalog.xml, urn:example:a/../b, urn:example:a/../b",
        "http://a, b, http://a/b",
        "w/catalog.xml, ../../b.xsd, ../b.xsd",
        "catalog.xml, b.xsd, b.xsd",
        "'', b.xsd, b.xsd",
        "untitled:Untitled-1, b.xsd, untitled:b.xsd",
        "file:///w/a.xml, 'C:\\x', C:%5Cx"})
    void takesWhateverIsThere(String base, String reference, String target) {
        assertEquals(target, UriReference.resolve(base, reference));
    }
}
