package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.Severity;
import io.github.urnls.check.Finding;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Spellings;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrnHoverTest {

    private static final Document DOCUMENT = new Document("file:///a.xml", "xml", 1,
            "<a b=\"urn:example:a&amp;b\" c=\"urn:example:${x}\"/>");

    private static final CheckOptions OPTIONS = new CheckOptions(Specification.RFC8141, Map.of(), Set.of());

    @Test
    void isThereOnAndAtTheEdgesOfAUrnOnly() {
        TextRange urn = new TextRange(6, 25);
        List<Name> names = Name.in(DOCUMENT, Specification.RFC8141);
        for (int offset = 0; offset <= DOCUMENT.text().length(); offset++) {
            assertEquals(urn.touches(offset), NameTarget.at(names, offset).isPresent(), "at " + offset);
        }
        assertEquals("urn:example:a&b", explained(names, 10).urn());
    }

    @Test
    void markdownHoldsAnyUrn() {
        String text = ExplanationText.markdown(Explanation.of(UrnParser.parse("urn:example:a`|b``\n<x>")));
        assertTrue(text.contains("`urn` · `example` · ```a`|b`` <x>```\n"), text);
    }

    @Test
    void saysWhichSpecificationsAcceptIt() {
        String wrong = ExplanationText.verbose(Explanation.of(UrnParser.parse("urn:isbn:1?s=I2L")));
        assertTrue(wrong.contains("Not well-formed by RFC 8141; well-formed by 2012 draft, November 2015 draft."),
                wrong);
        String nowhere = ExplanationText.verbose(Explanation.of(UrnParser.parse("urn:is_bn:1")));
        assertTrue(nowhere.contains("Not well-formed by RFC 8141, nor by any other specification."), nowhere);
    }

    /** What is known of a name, each statement with its source. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846 | version 1: from the time and the network address of a computer (RFC 9562 §5.1)",
            "urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846 | made at 2022-02-22 19:22:22 UTC (RFC 9562 §5.1)",
            "urn:uuid:1EC9414C-232A-6B00-B3C8-9F6BDECED846 | made at 2022-02-22 19:22:22 UTC (RFC 9562 §5.6)",
            "urn:uuid:017F22E2-79B0-7CC3-98C4-DC0C0C07398F | made at 2022-02-22 19:22:22 UTC (RFC 9562 §5.7)",
            "urn:uuid:00000000-0000-0000-0000-000000000000 | the Nil UUID, all bits zero (RFC 9562 §5.9)",
            "urn:uuid:6e8bc430-9c3a-41d9-d669-0800200c9a66 | variant: reserved for Microsoft, for old GUIDs, so it has no version (RFC 9562 §4.1)",
            "urn:isbn:9780306406157 | registration group 978-0, “English language”",
            "urn:isbn:9780306406157 | with ten digits: 0306406152 (ISO 2108)",
            "urn:isbn:0-306-40615-2 | with thirteen digits: 9780306406157 (ISO 2108)",
            "urn:isbn:9791090636071 | registration group 979-10, “France”",
            "urn:oid:2.5.4.42 | 2.5.4.42: givenName",
            "urn:oid:1.3.6.1.4.1.99999.7 | below 1.3.6.1.4.1: enterprise",
            "urn:ietf:rfc:2648 | RFC 2648: A URN Namespace for IETF Documents",
            "urn:ietf:id:ietf-urn-ietf-06 | the Internet-Draft draft-ietf-urn-ietf-06",
            "urn:ietf:params:scim:schemas:core:2.0:User | SCIM user resource (RFC 7643 section 4.1)",
            "urn:nbn:de:gbv:089-3321752945 | within the part “gbv:089” (RFC 8458 §4.2)",
            "urn:publicid:-:OASIS:DTD+DocBook+XML+V4.1.2:EN | the public identifier -//OASIS//DTD DocBook XML V4.1.2//EN",
            "urn:iso:std:iso-iec:tr:10000:-1:ed-2:en | the document ISO/IEC TR 10000-1",
            "urn:ogc:def:crs:EPSG::4326 | coordinate reference system EPSG:4326 (OGC 07-092r3)",
            "urn:epc:id:sgtin:0614141.112345.400 | GS1 company prefix 0614141",
            "urn:oasis:names:tc:SAML:2.0:assertion | SAML 2.0 assertion namespace (SAML 2.0 Core",
            "urn:isbn:9780306406157 | Namespace isbn: International Standard Book Number (ISO 2108:2017) (https://",
            "urn:schemas-microsoft-com:vml | Microsoft Office, VML and other namespaces (not registered with IANA, but in use)",
            "urn:ietf:rfc:8141 | RFC 8141 at the RFC Editor: https://www.rfc-editor.org/info/rfc8141"})
    void tellsWhatIsKnown(String urn, String statement) {
        String text = ExplanationText.verbose(Explanation.of(UrnParser.parse(urn)));
        assertTrue(text.contains(statement), text);
    }

    /** The first line of a hover says what the name is; what is wrong with it, if anything is, comes before. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent | **SAML 2.0 name identifier format persistent** — [SAML 2.0 Core section 8.3](<https://docs.oasis-open.org/",
            "urn:oasis:names:tc:SAML:2.0:nameid-format:emailAddress | **warning:** did you mean “1.1”? The known name is",
            "urn:ietf:params:scim:schemas:core:2.0:User | **SCIM user resource** — [RFC 7643 section 4.1](<https://www.rfc-editor.org/rfc/rfc7643#section-4.1>)",
            "urn:ietf:params:scim:schemas:core:2.0:User:userName | **SCIM attribute of a user: userName** — [RFC 7643",
            "urn:xmpp:carbons:2 | **XMPP extension: Message Carbons** — [XEP-0280](<https://xmpp.org/extensions/xep-0280.html>)",
            "urn:xmpp:carbons:0 | **XMPP extension: Message Carbons, another version or kind; the known name is `urn:xmpp:carbons:2`**",
            "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09 | **ISO 20022: customer credit transfer initiation, version 09**",
            "urn:iso:std:iso:20022:tech:xsd:pain.008.003.02 | **ISO 20022 message pain.008 in its variant 003, such"
                    + " as one of a country, version 02**",
            "urn:oma:lwm2m:ext:9999 | **a name among LwM2M objects of other standards bodies: 9999, not in"
                    + " our list of 2024-02**",
            "urn:iso:std:iso:20022:tech:xsd:semt.002.001.02 | **a name among ISO 20022 messages: semt.002.001.02,"
                    + " not in our list of 2026-07**",
            "urn:iso:std:iso:20022:tech:xsd:pain.001.001.99 | **ISO 20022: customer credit transfer initiation, version 99, which is not in the list**",
            "urn:oasis:names:tc:SAML:3.0:x | **a name of “oasis”: OASIS, not in our lists**",
            "urn:mpeg:foo:bar | **a name of “mpeg”: Motion Picture Experts Group (MPEG)** —",
            "urn:isbn:978-0-306-40615-7 | **ISBN 978-0-306-40615-7, English language**",
            "urn:isbn:9780306406158 | **warning:** wrong check digit: 8 should be 7",
            "urn:issn:0378-5955 | **ISSN 0378-5955**",
            "urn:uuid:017F22E2-79B0-7CC3-98C4-DC0C0C07398F | **UUID version 7, 2022-02-22 19:22:22 UTC**",
            "urn:uuid:6e8bc430-9c3a-41d9-9669-0800200c9a66 | **UUID version 4, random**",
            "urn:oid:2.5.4.3 | **OID 2.5.4.3: cn, common name**",
            "urn:oid:1.3.6.1.4.1.311.21.8 | **OID 1.3.6.1.4.1.311.21.8, below 1.3.6.1.4.1.311: Microsoft**",
            "urn:epc:id:sgtin:0614141.812345.6789 | **trade item GTIN 80614141123458, serial 6789**",
            "urn:epc:id:sscc:0614141.1234567890 | **logistic unit SSCC 106141412345678908**",
            "urn:epc:id:sgln:0614141.07346.1234 | **location GLN 0614141073467, extension 1234**",
            "urn:epcglobal:cbv:bizstep:receiving | **CBV business step: receiving**",
            "urn:cts:greekLit:tlg0012.tlg001:1.1-1.10 | **CTS: work tlg0012.tlg001 of greekLit, passage 1.1-1.10**",
            "urn:cts:greekLit:tlg0012.tlg001 | **CTS: work tlg0012.tlg001 of greekLit**",
            "urn:lex:it:stato:legge:2003-09-21;456 | **source of law of Italy: legge by stato, 2003-09-21, no. 456**",
            "urn:nbn:de:101:1-201102033592 | **NBN of Germany: 101:1-201102033592**",
            "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.9 | **a customization of",
            "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017::2.9 | **document type Invoice with its customization**",
            "urn:gsma:imei:90420156-025763-0 | **IMEI 90420156-025763-0 of a mobile device**",
            "urn:pulumi:dev::site::aws:s3/bucket:Bucket::logs | **Pulumi resource logs** — [Pulumi URNs](<https://",
            "urn:uuid:EDEF8BA9-79D6-4ACE-A3C8-27DCD51D21ED | **DRM system in MPEG-DASH: Widevine** — [DASH-IF",
            "urn:opendaylight:flow:inventory | **OpenDaylight YANG module flow-node-inventory** — OpenDaylight",
            "urn:mace:incommon:uiuc.edu | **“uiuc.edu” below InCommon, a federation of research and education**",
            "urn:acme:order:12 | **a name of the namespace “acme”, which is not registered with IANA**"})
    void theAnswerComesFirst(String urn, String line) {
        String text = ExplanationText.markdown(Explanation.of(UrnParser.parse(urn)));
        assertTrue(text.startsWith(line), text);
    }

    /** A hover is for a screen, also that of a name that fills a file. */
    @Test
    void aHoverIsShort() {
        for (String piece : List.of("abc:", "a{", "a[", "a|", "%c3%a9", "a?b", "a", "(a,")) {
            String text = markdown("urn:example:" + piece.repeat(30_000) + "x", 0);
            assertTrue(text.length() <= 4096, piece + ": " + text.length());
        }
    }

    /** Each fact once: what the finding says, the title of the namespace, and what the editor shows itself. */
    @Test
    void eachFactStandsOnce() {
        String misspelled = markdown("urn:oasis:names:tc:SAML:2.0:cm:baerer", 0);
        assertEquals(1, count("cm:bearer", misspelled), misspelled);
        assertTrue(misspelled.contains("\n\nThe known name, SAML 2.0 subject confirmation: bearer, is defined in "
                + "[SAML 2.0 Profiles](<https://"), misspelled);
        assertEquals(1, count("not in the list", markdown("urn:oasis:names:tc:SAML:2.0:cm:password", 0)));
        String mine = markdown("urn:ietf:params:xml:ns:yang:mine", 0);
        assertEquals(1, count("IETF documents and protocol parameters", mine));
        String beside = markdown("urn:oasis:names:tc:SAML:2.0:cm:baerer", 34);
        assertFalse(beside.contains("did you mean") || beside.contains("probably meant"), beside);
        assertFalse(markdown("urn:isbn:9780306406157", 0).contains("managed by"));
    }

    /** The hover in an editor that shows findings beside it, at {@code offset} of the name. */
    private static String markdown(String urn, int offset) {
        Document document = new Document("file:///a.xml", "xml", 1, "<a b=\"" + urn + "\"/>");
        return besideFindings(explained(Name.in(document, Specification.RFC8141), 6 + offset), 6 + offset);
    }

    /** A finding that names what is meant comes before that name, also where it is no warning. */
    @Test
    void beginsWithWhatIsWrongHoweverMild() {
        String urn = "urn:ietf:params:scim:api:messages:2.0:PatchOps";
        Explanation explanation = Explanation.of(UrnParser.parse(urn));
        assertEquals(List.of(Severity.INFORMATION), explanation.wrong().stream().map(Finding::severity).toList());
        String text = ExplanationText.markdown(explanation);
        assertTrue(text.startsWith("**information:** did you mean “PatchOp”"), text);
    }

    private static String besideFindings(Explanation explanation, int offset) {
        return ExplanationText.markdown(explanation, explanation.wrongExceptAt(offset), "");
    }

    private static Explanation explained(List<Name> names, int offset) {
        return Explanation.of(NameTarget.at(names, offset).orElseThrow().name(), OPTIONS, Spellings.NONE);
    }

    private static int count(String part, String text) {
        return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
    }

    /** White space before a name is wrong with it, though it is no part of it: an editor shows it there itself. */
    @Test
    void whatStandsBeforeTheNameInItsValueIsTold() {
        Document document = new Document("file:///a.xml", "xml", 1, "<a xmlns=\" urn:example:a\"/>");
        List<Name> names = Name.in(document, Specification.RFC8141);
        Explanation explanation = explained(names, document.text().indexOf("example"));
        String text = ExplanationText.markdown(explanation);
        assertTrue(text.startsWith("**error:** this value begins with a space (U\\+0020), not with “urn:”"), text);
        assertEquals(text, besideFindings(explanation, document.text().indexOf("example")));
    }

    @Test
    void tellsThatANewerVersionIsPublished() {
        String newer = "a newer version is published: urn:oasis:names:tc:emergency:cap:1.2 (OASIS CAP 1.2)";
        assertTrue(ExplanationText.verbose(Explanation.of(UrnParser.parse("urn:oasis:names:tc:emergency:cap:1.1")))
                .contains(newer));
        assertFalse(ExplanationText.verbose(Explanation.of(UrnParser.parse("urn:oma:lwm2m:oma:3"))).contains("newer"));
    }

    @Test
    void aNameMadeOfSeveralIsTakenApart() {
        String text = ExplanationText.verbose(Explanation.of(UrnParser.parse(
                "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#"
                        + "urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1")));
        for (String part : List.of(
                "syntax of the document “urn:oasis:names:specification:ubl:schema:xsd:Invoice-2”: UBL 2",
                "document “Invoice”", "customization “urn:cen.eu:en16931:2017”",
                "said to restrict that: “urn:fdc:peppol.eu:2017:poacc:billing:3.0”", "version “2.1”")) {
            assertTrue(text.contains(part), part + " in\n" + text);
        }
    }

    @Test
    void theFormOfANameNamesItsParts() {
        String markdown = ExplanationText.markdown(Explanation.of(UrnParser.parse("urn:ngsi-ld:Room:001")));
        assertTrue(markdown.contains("- entity type “Room”, identification “001” (ETSI GS CIM 009 A.3)\n"), markdown);
        Namespace own = new Namespace("pulumi", Namespace.Kind.PRIVATE, true, "ours", "", List.of(), "", "a.json");
        String mine = ExplanationText.verbose(Explanation.of(UrnParser.parse("urn:pulumi:a::b::c:d:E::f"),
                Registry.of(List.of(own), Optional.empty())));
        assertFalse(mine.contains("stack") || mine.contains("resource f"), "the user says what they are: " + mine);
    }

    @Test
    void statementsAreLinkedAndEscapedInMarkdown() {
        String text = ExplanationText
                .markdown(Explanation.of(UrnParser.parse("urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846")));
        assertTrue(text.contains("([RFC 9562](https://www.rfc-editor.org/rfc/rfc9562) §5.1)"), text);
        String odd = ExplanationText.markdown(Explanation.of(UrnParser.parse("urn:publicid:a_b*c")));
        assertTrue(odd.contains("the public identifier a\\_b\\*c"), odd);
        String link = ExplanationText.markdown(Explanation.of(UrnParser.parse("urn:doi:10.1000/a(b)")));
        assertTrue(link.contains("](<https://doi.org/10.1000/a(b)>)"), link);
    }

    /** A document, or a registry file, cannot put links, images or markup into a hover. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:publicid:%5Bclick+me%5D(https%3A%2F%2Fevil.example)",
            "urn:publicid:!%5Bx%5D(https%3A%2F%2Fevil.example%2Fa.png)",
            "urn:publicid:%3Chttps%3A%2F%2Fevil.example%3E",
            "urn:publicid:%3Cimg+src=x%3E", "urn:pulumi:a::b::c::%5Bx%5D(https%3A%2F%2Fevil.example)"})
    void decodedTextIsNoMarkup(String urn) {
        String text = ExplanationText.markdown(Explanation.of(UrnParser.parse(urn))).replaceAll("`[^`\n]*`", "");
        assertFalse(text.matches("(?s).*(?<!\\\\)(\\](?=\\(https://evil)|<https://evil|<img).*"), text);
    }

    @Test
    void registryFilesAreNoMarkupEither() {
        Namespace own = new Namespace("acme", Namespace.Kind.PRIVATE, true, "[click](https://evil.example) # h\nline",
                "<b>me</b>",
                List.of("https://x.example/a b"), "", "a_b.json", Optional.empty(),
                List.of(new Namespace.Link("", "https://x.example/a b>{urn}")));
        String text = ExplanationText
                .markdown(Explanation.of(UrnParser.parse("urn:acme:1"), Registry.of(List.of(own), Optional.empty())));
        assertTrue(text.contains("**a name of “acme”: `[click](https://evil.example)` \\# h line**"), text);
        String listed = ExplanationText.markdown(Explanation
                .of(UrnParser.parse("urn:acme:1"), Registry.of(List.of(own), Optional.empty()))
                .declared("what", "file", "file:///a#L1"));
        assertTrue(listed.contains(" (`https://x.example/a` b)"), listed);
        assertFalse(text.contains("x.example/a b>"), text);
    }

    /** What looks like an address is code; the quotes and signs around it are none, and many cost no more. */
    @Test
    void quotesStandOutsideOfCode() {
        assertEquals("did you mean “`a@b`”? “`www.example`”, x",
                Markdown.escaped("did you mean “a@b”? “www.example”, x"));
        assertEquals("`@" + ",".repeat(100_000) + "b`", Markdown.escaped("@" + ",".repeat(100_000) + "b"));
    }

    @Test
    void partsOfThe1995ProposalHaveTheirOwnNames() {
        String text = ExplanationText.verbose(
                Explanation.of(UrnParser.parse("urn:dns:host.example:x", Specification.PROPOSAL_1995)));
        assertTrue(text.contains("AuthorityID: host.example") && text.contains("ElementID: x"), text);
    }

    /** What becomes of a name under RFC 8141, and what the older specifications know of its components. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "draft2012 | urn:isbn:0451450523?s=I2L&c=ToC | RFC 8141 writes it urn:isbn:0451450523?+s=I2L&c=ToC: “?” started the directives",
            "draft2012 | urn:isbn:0451450523?s=I2L&c=ToC | “s=I2L” asks for the service “URI to URL”: one address of the resource (2012 draft"
                    + " §2.3.1, RFC 2483 §4.1)",
            "draft2012 | urn:isbn:0451450523?s=I2L&c=ToC | “c=ToC” asks for a component of the resource (2012 draft §2.3.2)",
            "draft2012 | urn:example:a?s=x | “s=x” asks for a service that the draft does not list (2012 draft §9.2.2)",
            "draft2012 | urn:example:a#f | fragment: f - a place within what the resolution service gives",
            "draft2015 | urn:example:a?q??s=I=I | RFC 8141 writes it urn:example:a?+s=I=I?=q: “?” started the q-component",
            "draft2015 | urn:example:a?q??s=I=I | “s=I=I” asks for the service “URI equal to URI”",
            "draft2015 | urn:example:a?q??r | no part of the name (November 2015 draft §3.3.2)",
            "draft2015 | urn:example:a?+r | RFC 8141 has no form for it: “?” starts a q-component that begins with “+”",
            "rfc2141 | urn:foo:a%2Fb | RFC 8141 leaves it as it is: all of its characters are allowed and mean the same (RFC 8141 §2.2). “%2F”"
                    + " stays too: RFC 2141 §2.3.2",
            "proposal1995 | urn:dns:host.example:x | SchemeID: dns - the domain name system says who may assign names",
            "proposal1995 | urn:dns:host.example:x | AuthorityID: host.example - the host that assigns the name and looks it up",
            "proposal1995 | urn:dns:host.example:x | RFC 8141 has no form for it: the proposal takes “dns” from a list of its own",
            "proposal1995 | urn:d ns:host.example:urn +c | ElementID: urn +c - not a name but a request: for the authorities that this one",
            "proposal1995 | urn:isbn:somebody:x | AuthorityID: somebody - who assigns the name (1995 proposal §2.2)",
            "rfc8141 | urn:isbn:0451450523?s=I2L&c=ToC | If it follows the 2012 draft, RFC 8141 writes it urn:isbn:0451450523?+s=I2L&c=ToC:",
            "rfc8141 | urn:isbn:0451450523?s=I2L&c=ToC | “s=I2L” asks for the service “URI to URL”",
            "rfc8141 | urn:example:a?b=c | If it follows the 2012 draft, RFC 8141 writes it urn:example:a?+b=c:",
            "rfc8141 | urn:example:a?b=c | If it follows the November 2015 draft, RFC 8141 writes it urn:example:a?=b=c:",
            "rfc8141 | urn:x:y | If it follows RFC 2141, RFC 8141 has no form for it: the same text is not valid",
            "rfc8141 | urn:example:a?+s=I2Ns | “s=I2Ns” asks for the service “URI to URNs”",
            "rfc8141 | urn:dns:host.example:x | read by the 1995 proposal, the host “host.example” has assigned “x” (1995"
                    + " proposal §2.2.1, §2.3)"})
    void tellsWhatTheOlderSpecificationsKnow(String specification, String urn, String words) {
        String text = ExplanationText
                .verbose(Explanation.of(UrnParser.parse(urn, Specification.byId(specification).orElseThrow())));
        assertTrue(text.contains(words), text);
    }

    /**
     * Valid names, names that a standard has fixed, and parameters that only look like directives have nothing of the
     * kind.
     */
    @ParameterizedTest
    @ValueSource(strings = {"urn:example:a?+s=1&c=2", "urn:example:a?=s=I2L", "urn:example:a%2Fb", "urn:example:a b",
            "urn:ietf:params:netconf:capability:x:1.0?module=y"})
    void saysNothingOfOlderSpecificationsWhereTheyHaveNoPart(String urn) {
        Explanation explanation = Explanation.of(UrnParser.parse(urn));
        assertTrue(explanation.readings().isEmpty(), explanation.readings()::toString);
        assertFalse(explanation.statements().stream().anyMatch(statement -> statement.source().contains("draft")));
    }

    @Test
    void migrationsAreCodeAndLinksInMarkdown() {
        String text = ExplanationText.markdown(Explanation.of(UrnParser.parse("urn:example:a?s=I2L")));
        assertTrue(text.contains("writes it `urn:example:a?+s=I2L`: “?” started"), text);
        assertTrue(text.contains("([RFC 8141](https://www.rfc-editor.org/rfc/rfc8141) §2.3.1)."), text);
    }

    /** The name first that a prefixed name stands for: the document does not show it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|',
            textBlock = """
                    ttl | PREFIX e: <urn:example:> ASK { e:b e:^c e:d }                                  | `urn:example:c`
                    ttl | @prefix : <urn:example:m:1#> . :a :^b :c .                                     | `urn:example:m:1#b`
                    xml | <a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:o="urn:example:o" xsi:type="o:^T"/> | `T` in `urn:example:o`
                    """)
    void aPrefixedNameStandsForAnother(String extension, String marked, String meant) {
        int offset = marked.indexOf('^');
        Document document = new Document("file:///a." + extension, "", 0, marked.replace("^", ""));
        Explanation explanation = explained(ImpliedNames.at(document, offset, OPTIONS.specification()), offset);
        String text = ExplanationText.markdown(explanation);
        assertEquals(meant, text.lines().findFirst().orElseThrow());
        assertEquals(meant.replace("`", ""), ExplanationText.plain(explanation).lines().findFirst().orElseThrow());
        assertFalse(text.contains("f-component") && meant.contains(" in "), text);
    }
}
