package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UrnLinksTest {

    private static String address(String urn, Registry registry) {
        return Resolvers.find(UrnParser.parse(urn), registry).map(Resolvers.Resolution::address).orElse("");
    }

    @ParameterizedTest
    @CsvSource({
            "urn:ietf:rfc:8141, https://www.rfc-editor.org/info/rfc8141",
            "URN:IETF:RFC:0822, https://www.rfc-editor.org/info/rfc822",
            "urn:ietf:bcp:14, https://www.rfc-editor.org/info/bcp14",
            "urn:ietf:id:ietf-urn-ietf-06, https://datatracker.ietf.org/doc/draft-ietf-urn-ietf-06/",
            "urn:nbn:de:gbv:089-3321752945, https://nbn-resolving.org/urn:nbn:de:gbv:089-3321752945",
            "urn:nbn:fi-fe201003181510, https://urn.fi/urn:nbn:fi-fe201003181510",
            "urn:doi:10.1000/182, https://doi.org/10.1000/182",
            "urn:eidr:10.5240:7791-8534-2C23-9030-8610-5, https://doi.org/urn:eidr:10.5240:7791-8534-2C23-9030-8610-5",
            "urn:issn:2070-1721, https://portal.issn.org/resource/ISSN/2070-1721",
            "urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66, ''",
            "urn:example:a, ''",
            "urn:ietf:rfc:x, ''",
            "urn:ietf:rfc:8141?x, ''"})
    void confirmedResolversAreKnown(String urn, String address) {
        assertEquals(address, address(urn, Registry.BUILT_IN));
    }

    /**
     * RFC 8141 §2.3.1: the r-component goes to the service; §2.3.2: the q-component becomes the query; §2.3.3: the
     * f-component.
     */
    @Test
    void componentsGoWhereTheyBelong() {
        assertEquals("https://www.rfc-editor.org/info/rfc8141?a=b#section-2",
                address("urn:ietf:rfc:8141?+r?=a=b#section-2", Registry.BUILT_IN));
        assertEquals("https://nbn-resolving.org/urn:nbn:de:gbv:089-3321752945%3F+r?a#f",
                address("urn:nbn:de:gbv:089-3321752945?+r?=a#f", Registry.BUILT_IN));
        assertEquals("https://urn.kb.se/resolve?urn=urn:nbn:se:uu:diva-3475",
                address("urn:nbn:se:uu:diva-3475?=a", Registry.BUILT_IN),
                "the address has a query already, for which RFC 8141 says nothing");
        assertEquals("https://urn.fi/urn:nbn:fi-fe%25C3%25A9", address("urn:nbn:fi-fe%C3%A9", Registry.BUILT_IN));
        assertEquals("https://doi.org/10.1000/a%3Cb", address("urn:doi:10.1000/a%3Cb", Registry.BUILT_IN));
    }

    /** By the 1995 proposal white space may stand in a name; it would not be an address with it. */
    @Test
    void whiteSpaceOfANameIsNotInItsAddress() {
        ParsedUrn urn = UrnParser.parse("urn:n bn:de:1111- 004033116", Specification.PROPOSAL_1995);
        assertEquals("https://nbn-resolving.org/urn:nbn:de:1111-004033116",
                Resolvers.find(urn, Registry.BUILT_IN).orElseThrow().address());
    }

    @Test
    void theUsersOwnTemplateComesFirst() {
        Namespace own = new Namespace("acme", Namespace.Kind.PRIVATE, true, "ACME", "", List.of(), "", "acme.json",
                Optional.empty(),
                List.of(new Namespace.Link("", "https://intranet.example/{nss}?from={urn}")));
        assertEquals("https://intranet.example/a%20b?from=urn:acme:a%2520b",
                address("urn:acme:a%20b", Registry.of(List.of(own), Optional.empty())));
    }

    @Test
    void onlyWholeNamesAreLinks() {
        Document document = new Document("file:///a.xml", "", 1,
                "<a b=\"urn:ietf:rfc:8141\" c=\"urn:ietf:rfc:\" d=\"urn:ietf:rfc:${n}\"/>");
        assertEquals(
                List.of(new UrnLinks.Link(new TextRange(6, 23), "https://www.rfc-editor.org/info/rfc8141",
                        "RFC 8141 at the RFC Editor")),
                UrnLinks.in(Name.in(document, Specification.RFC8141), Registry.BUILT_IN));
    }

    @Test
    void onlyTheFirstOfManyNamesAreLinks() {
        String line = "urn:ietf:rfc:8141\n";
        Document document = new Document("file:///a.txt", "", 1, line.repeat(DocumentView.MOST + 1));
        List<UrnLinks.Link> links = UrnLinks.in(Name.in(document, Specification.RFC8141), Registry.BUILT_IN);
        assertEquals(DocumentView.MOST, links.size());
        assertEquals((DocumentView.MOST - 1) * line.length(), links.getLast().range().start());
    }
}
