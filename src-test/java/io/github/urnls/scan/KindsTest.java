package io.github.urnls.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.text.Document;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kind of an occurrence: a name, the beginning of names, a template, a regular expression. */
class KindsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '\t', quoteCharacter = '~', value = {
            // names
            "json\t{\"a\": \"urn:example:a\"}\tURN urn:example:a",
            "java\tf(\"urn:md5\")\tURN urn:md5",
            "xml\t<a b=\"urn:uuid:{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}\"/>\t"
                    + "URN urn:uuid:{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
            "txt\tx^urn:oid:1.2.3^ISO\tURN urn:oid:1.2.3",
            "txt\t(urn:a1:b?revision=2014-05-08)c\tURN urn:a1:b",
            "txt\tpubsub;node=urn:a1:b;item=1\tURN urn:a1:b",
            "xml\t<a var='urn:a1:b+notify'/>\tURN urn:a1:b",
            "json\t{\"a\":\"urn:oid:1.2.3|4\"}\tURN urn:oid:1.2.3",
            "yaml\ta: \"urn:a1:b|c d|e\"\tURN urn:a1:b",
            "go\ttype T struct { A B `xml:\"urn:a1:b c,omitempty\"` }\tURN urn:a1:b",
            "1\t\\fBurn:a1:b\\-c\\fR\tURN urn:a1:b-c",
            "xsl\t<a test=\"contains(., 'urn:isbn:9780306406157')\"/>\tURN urn:isbn:9780306406157",
            "json\t{\"a\":\"urn:peppol:pint:billing-1@my-1\"}\tURN urn:peppol:pint:billing-1@my-1",
            "txt\turn:www.cenbii.eu:transaction:biitrns010:ver2.0#urn:www.peppol.eu:bis:a\t"
                    + "URN urn:www.cenbii.eu:transaction:biitrns010:ver2.0#urn:www.peppol.eu:bis:a",
            "xml\t<![CDATA[<a xmlns=‘urn:a1:b:0'/>]]>\tURN urn:a1:b:0",
            // the beginning of names
            "java\tf(\"urn:example:\")\tPREFIX urn:example:",
            "java\tf(\"urn:isbn:978-\")\tPREFIX urn:isbn:978-",
            "java\tf(\"urn:isbn:978\" + x)\tPREFIX urn:isbn:978",
            "xml\t<rdf:RDF xmlns:x=\"urn:uuid:\"/>\tPREFIX urn:uuid:",
            "xsl\t<a test=\"contains(., 'urn:isbn:978')\"/>\tCOMPARED urn:isbn:978",
            "txt\tsays urn:isbn of it\tPREFIX urn:isbn",
            // names to be filled in
            "md\turn:a1:$Name\tTEMPLATE urn:a1:$Name", "md\turn:a1:@id@\tTEMPLATE urn:a1:@id@",
            "js\tget('/x/urn:a1::id')\tTEMPLATE urn:a1::id",
            "c\tf(\"urn:a1:%ld\")\tTEMPLATE urn:a1:%ld", "c\tf(\"urn:a1:%Y-%m-%d\")\tTEMPLATE urn:a1:%Y-%m-%d",
            "xml\t<p>urn:a1:b[:c]</p>\tTEMPLATE urn:a1:b[:c]",
            // regular expressions
            "java\tf(\"urn:uuid:([A-Z0-9-]+)\")\tPATTERN urn:uuid:([A-Z0-9-]+)",
            "java\tf(\"^\\\\Qx#urn:a1:b_\\\\E([0-9]+)\")\tPATTERN urn:a1:b_",
            "txt\t^urn:a1:b\tPATTERN urn:a1:b", "sql\tx LIKE 'urn:a1:%'\tPATTERN urn:a1:%",
            "xsl\t<a test=\"$x like 'y:urn:a1:%'\"/>\tPATTERN urn:a1:%'",
            // none of these
            "php\t$a = \"$urn:a1:b\";\t~~", "txt\treturn:a1:b x-urn:a1:b 1-urn:a1:b parent_urn:a1:b\t~~",
            "yaml\turn: value\t~~", "xml\t<urn:getFoo xmlns:urn='http://a.example/'/>\t~~"})
    void surroundingsTellTheKind(String language, String text, String expected) {
        List<UrnOccurrence> found = OccurrenceScanner.scan(new Document("file:///a." + language, "", 1, text));
        assertEquals(expected,
                found.stream().map(one -> one.kind() + " " + one.text()).collect(Collectors.joining(", ")));
    }
}
