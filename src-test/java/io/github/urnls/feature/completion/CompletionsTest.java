package io.github.urnls.feature.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents with the cursor at {@code |}. */
class CompletionsTest {

    static Document document(String extension, String text) {
        return new Document("file:///a." + extension, "", 1, text.replace("|", ""));
    }

    static List<Completion> at(String extension, String text) {
        return at(extension, text, Registry.BUILT_IN);
    }

    static List<Completion> at(String extension, String text, Registry registry) {
        return at(extension, text, registry, workspace(List.of()));
    }

    static List<Completion> at(String extension, String text, Registry registry, UsedNames workspace) {
        return Completions.at(Sections.of(document(extension, text), Specification.RFC8141), text.indexOf('|'),
                registry, workspace);
    }

    /** These names, each used once in another file; those of {@code faulty} are wrong. */
    static UsedNames workspace(List<String> used, String... faulty) {
        return new UsedNames() {
            @Override
            public List<String> matching(Predicate<String> wanted) {
                return used.stream().filter(wanted).toList();
            }

            @Override
            public boolean each(Consumer<String> sink) {
                used.forEach(sink);
                return true;
            }

            @Override
            public int uses(Name name) {
                return used.contains(name.spelling()) ? 2 : 1; // one is under the cursor
            }

            @Override
            public boolean isSound(String name) {
                return !List.of(faulty).contains(name);
            }
        };
    }

    static List<String> labels(List<Completion> completions) {
        return completions.stream().map(Completion::label).toList();
    }

    private static Completion first(String extension, String text, String label) {
        return at(extension, text).stream().filter(one -> one.label().equals(label)
                || one.edit().newText().equals(label)).findFirst()
                .orElseThrow(() -> new AssertionError("no completion “" + label + "” in " + text + ", but "
                        + labels(at(extension, text))));
    }

    /** The document once the completion of that name is accepted. */
    static String accepted(String extension, String text, String label) {
        Completion completion = first(extension, text, label);
        List<TextEdit> edits = new ArrayList<>(completion.more());
        edits.add(completion.edit());
        return TextEdit.apply(document(extension, text).text(), edits);
    }

    /** What is written, in every kind of place; the last column is the document afterwards. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "xml ~ <a xmlns:b=\"urn:|\"/> ~ isbn ~ <a xmlns:b=\"urn:isbn:\"/>",
            "xml ~ <a b='urn:is|'/> ~ isbn ~ <a b='urn:isbn:'/>",
            "xml ~ <a b=\"urn:is|bn:123\"/> ~ issn ~ <a b=\"urn:issn:123\"/>",
            "xml ~ <a b=\"urn:| urn:x:y\"/> ~ isbn ~ <a b=\"urn:isbn: urn:x:y\"/>",
            "xml ~ <a>see urn:ietf:|</a> ~ rfc ~ <a>see urn:ietf:rfc:</a>",
            "xml ~ <!-- urn:ietf:params:|, --> ~ xml ~ <!-- urn:ietf:params:xml:, -->",
            "html ~ <meta content=urn:ie|> ~ ietf ~ <meta content=urn:ietf:>",
            "json ~ {\"schemas\": [\"urn:ietf:params:scim:|\"]} ~ schemas ~ {\"schemas\": "
                    + "[\"urn:ietf:params:scim:schemas:\"]}",
            "json ~ {\"a\": \"urn:oasis:na| ~ names ~ {\"a\": \"urn:oasis:names:",
            "json ~ {\"a\": \"urn:oasis:names:tc:|SAML:2.0:assertion\"} ~ xacml ~ {\"a\": "
                    + "\"urn:oasis:names:tc:xacml:2.0:assertion\"}",
            "yaml ~ a: urn:ep| ~ epc ~ a: urn:epc:",
            "yaml ~ a: urn:| ~ epc ~ a: urn:epc:",
            "yaml ~ a: \"urn:epc:|\" ~ id ~ a: \"urn:epc:id:\"",
            "yaml ~ - urn:epc:id:| ~ sgtin ~ - urn:epc:id:sgtin:",
            "toml ~ a = \"urn:ogc:|\" ~ def ~ a = \"urn:ogc:def:\"",
            "properties ~ a=urn\\:ietf\\:| ~ rfc ~ a=urn\\:ietf\\:rfc:",
            "ini ~ a = urn:service:so| ~ sos ~ a = urn:service:sos.",
            "ini ~ a = urn:service:sos.| ~ sos.fire ~ a = urn:service:sos.fire",
            "ini ~ a = urn:service:so|s.fire ~ sos ~ a = urn:service:sos.fire",
            "yang ~ namespace \"urn:ietf:params:xml:|\"; ~ ns ~ namespace \"urn:ietf:params:xml:ns:\";",
            "ttl ~ <a> <b> <urn:uu|> . ~ uuid ~ <a> <b> <urn:uuid:> .",
            "java ~ String a = \"urn:al|\"; ~ alert ~ String a = \"urn:alert:\";",
            "py ~ A = 'urn:al|' ~ alert ~ A = 'urn:alert:'",
            "md ~ Use `urn:al|`. ~ alert ~ Use `urn:alert:`.",
            "txt ~ Use URN:AL| now ~ alert ~ Use URN:alert: now",
            "js ~ a = `urn:al|${id}:x` ~ alert ~ a = `urn:alert:${id}:x`",
            "sql ~ a LIKE 'urn:al|%' ~ alert ~ a LIKE 'urn:alert:%'",
            "txt ~ urn:example:a?| ~ ?= ~ urn:example:a?=",
            "txt ~ urn:example:a?|=b ~ ?+ ~ urn:example:a?+b",
            "xml ~ <a b=\"urn:example:a?|\"/> ~ ?+ ~ <a b=\"urn:example:a?+\"/>"})
    void replacesThePartUnderTheCursor(String extension, String text, String label, String after) {
        assertEquals(after, accepted(extension, text, label));
    }

    @ParameterizedTest
    @ValueSource(strings = {"|urn:a:b", "urn|:", "ur|", "return:|", "urn: |", "urn:a b|", "x|urn:", "urn:example:a?=b|",
            "urn:example:a#|",
            "urn:example:a?+b?|", "urn:unknown-nid:|", "urn:urn:|", "urn:URN:ie|", "http://example.com/urn%3A|"})
    void nothingIsOfferedElsewhere(String text) {
        assertEquals(List.of(), at("txt", text));
    }

    @Test
    void thePrefixUrnIsNoName() {
        assertEquals(List.of(), at("xml", "<a xmlns:urn=\"urn:example:x\" type=\"urn:Po|\"/>"));
        assertTrue(labels(at("xml", "<a xmlns:urn=\"urn:ex|\"/>")).contains("example"));
    }

    @Test
    void namespacesUsedInTheDocumentComeFirstThenTheRegisteredOnes() {
        List<Completion> completions = at("xml",
                "<a b=\"urn:zzz-own:1\" c=\"urn:uuid:1\" d=\"urn:uuid:2\" e=\"urn:|\"/>");
        assertEquals(List.of("uuid", "zzz-own", "ietf", "oasis", "isbn"), labels(completions).subList(0, 5));
        assertTrue(labels(completions).contains("schemas-microsoft-com"));
        assertTrue(labels(completions).indexOf("xmpp") < labels(completions).indexOf("cts"));
        Completion uuid = completions.get(0);
        assertEquals("in this document: Universally Unique IDentifiers (UUIDs)", uuid.detail());
        assertTrue(uuid.about().contains("formal namespace") && uuid.about().contains("RFC 9562"), uuid.about());
        assertEquals(labels(completions).size(), labels(completions).stream().distinct().count(), "none twice");
    }

    @Test
    void namespacesOfTheUsersOwnAreOfferedToo() {
        Namespace own = new Namespace("acme", Namespace.Kind.PRIVATE, true, "ACME internal", "", List.of(), "",
                "acme.json");
        List<Completion> completions = at("txt", "urn:|", Registry.of(List.of(own), Optional.empty()));
        assertEquals("acme", completions.get(0).label());
        assertEquals("ACME internal", completions.get(0).detail());
    }

    @Test
    void partsUsedInTheDocumentAreOfferedBehindTheSameBeginning() {
        List<Completion> completions = at("xml",
                "<a b=\"urn:example:order:1\" c=\"urn:example:invoice:2\" d=\"urn:example:|\"/>");
        assertEquals(List.of("invoice", "order"), labels(completions));
        assertEquals(List.of("1"), labels(at("xml", "<a b=\"urn:example:order:1\" d=\"urn:example:order:|\"/>")));
    }

    @Test
    void onlyNamesOfTheDocumentAreOfferedAgain() {
        assertEquals("ietf",
                labels(at("py", "A = 'urn:%s:x'; B = 'urn:a b:c'; C = f'urn:{x}:y'; D = 'urn:my_lib:z'; E = 'urn:|'"))
                        .get(0));
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            many.append("urn:own-").append(i).append(":x ");
        }
        assertTrue(at("txt", many + "urn:|").size() < 300);
    }

    @Test
    void freshUuidsAreValidAndOfTheirVersion() {
        List<Completion> completions = at("json", "{\"id\": \"urn:uuid:|\"}");
        assertEquals(new UUID(0, 0), UUID.fromString(completions.get(0).label()), "no random one is first");
        assertEquals(4, UUID.fromString(completions.get(1).label()).version());
        assertEquals(7, UUID.fromString(completions.get(2).label()).version());
        assertEquals("{\"id\": \"urn:uuid:" + completions.get(0).label() + "\"}",
                TextEdit.apply("{\"id\": \"urn:uuid:\"}", List.of(completions.get(0).edit())));
    }

    @Test
    void offeredNamesAreValid() {
        for (String text : List.of("urn:|", "urn:ietf:|", "urn:ietf:params:|", "urn:oasis:names:tc:SAML:2.0:|",
                "urn:epc:id:|",
                "urn:ogc:def:|", "urn:nbn:|", "urn:alert:|", "urn:xmpp:|")) {
            List<Completion> completions = at("txt", text);
            assertTrue(!completions.isEmpty(), text);
            for (Completion completion : completions) {
                String name = TextEdit.apply(text.replace("|", ""), List.of(completion.edit()));
                assertTrue(UrnParser.parse(name + "x").isValid(), name);
            }
        }
    }

    /** Known names are offered whole where they go on behind the part that is typed. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "urn:oasis:names:tc:xac| ~ urn:oasis:names:tc:xacml:1.0:subject:subject-id",
            "urn:xmpp:jing| ~ urn:xmpp:jingle:apps:rtp:1",
            "urn:ietf:params:xml:ns:netc| ~ urn:ietf:params:xml:ns:netconf:base:1.0"})
    void knownNamesAreOfferedBehindTheirBeginning(String text, String name) {
        String rest = name.substring(text.lastIndexOf(':') + 1);
        assertEquals("<a b=\"" + name + "\"/>", accepted("xml", "<a b=\"" + text + "\"/>", rest));
    }

    /** Editors accept the first answer at the end of a line. It must not change what stands there. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:acme:thing:receipt", "urn:oasis:names:tc:xacml:3.0:core", "urn:xmpp:receipt",
            "urn:persistent",
            "urn:emailAd", "urn:xmpp:jingle:tr", "urn:oasis:names:tc:SAML:2.0:bin", "urn:uuid:0", "urn:uuid:f81d",
            "urn:service:so", "urn:ietf:params:xml:ns:yang:ietf-i", "urn:ietf:rfc:814", "urn:epc:id:sg",
            "urn:example:a?"})
    void noAnswerChangesWhatIsTyped(String typed) {
        for (String used : List.of("",
                "<a b='urn:acme:thing:received'/><a b='urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6'/>")) {
            String text = used + "<a b='" + typed + "|'/>";
            for (Completion completion : at("xml", text)) {
                String after = TextEdit.apply(document("xml", text).text(), List.of(completion.edit()));
                assertTrue(after.startsWith(used + "<a b='" + typed), after);
                assertEquals(completion.label(), completion.filter(), "editors must not compare it with what is typed");
            }
        }
    }

    /** What stands behind the cursor is not deleted for a whole name, and a begun UUID is not a random one. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:oasis:names:tc:xac|:foo:bar", "urn:uuid:0|", "urn:uuid:7|", "urn:uuid:a|"})
    void whereNothingGoesOnNothingIsOffered(String text) {
        assertEquals(List.of(), labels(at("txt", text)).stream().filter(label -> !label.equals("xacml")).toList());
    }

    @Test
    void behindAPrivateNameNothingFromElsewhereIsOffered() {
        assertEquals(List.of(), at("yaml", "k: urn:acme:thing:receipt|\n"));
        assertEquals(List.of("isbn"), labels(at("txt", "URN:ISB|")),
                "the case of a namespace identifier does not count");
    }

    @Test
    void aComposedNameGoesOnBehindItsFirstSign() {
        assertEquals("urn:cen.eu:en16931:2017#conformant#urn:peppol:eb2b:1.0",
                accepted("txt", "urn:cen.eu:en16931:2017#con|", "2017#conformant#urn:peppol:eb2b:1.0"));
        assertEquals(List.of(), at("xml", "<cbc:CustomizationID>urn:cen.eu:en16931:2017|</a>"), "it is whole");
    }

    /** An empty place that holds names of one kind by its nature. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "xml ~ <samlp:NameIDPolicy Format=\"|\"/> ~ urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
            "xml ~ <md:NameIDFormat>|</md:NameIDFormat> ~ urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
            "xml ~ <md:SingleSignOnService Binding='|'/> ~ urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect",
            "xml ~ <a xmlns:saml=\"|\"/> ~ urn:oasis:names:tc:SAML:2.0:assertion",
            "xml ~ <AttributeDesignator AttributeId=\"|\"/> ~ urn:oasis:names:tc:xacml:1.0:subject:subject-id",
            "xml ~ <AttributeDesignator DataType=\"|\"/> ~ urn:oasis:names:tc:xacml:1.0:data-type:rfc822Name",
            "xml ~ <saml:AuthnContextClassRef>|</a> ~ urn:oasis:names:tc:SAML:2.0:ac:classes:Password",
            "xml ~ <samlp:StatusCode Value=\"|\"/> ~ urn:oasis:names:tc:SAML:2.0:status:Success",
            "xml ~ <deviceType>|</deviceType> ~ urn:schemas-upnp-org:device:MediaServer:1",
            "xml ~ <serviceType>|</serviceType> ~ urn:schemas-upnp-org:service:ContentDirectory:1",
            "xml ~ <gml:Point srsName=\"|\"/> ~ urn:ogc:def:crs:OGC:1.3:CRS84",
            "xml ~ <Role schemeIdUri=\"|\"/> ~ urn:mpeg:dash:role:2011",
            "xml ~ <bizStep xmlns=\"x\" a='b'>|</bizStep> ~ urn:epcglobal:cbv:bizstep:receiving",
            "xml ~ <Invoice xmlns=\"|\"/> ~ urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
            "xml ~ <b:CustomizationID>|</a> ~ urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
            "xml ~ <cbc:CustomizationID>|</a> ~ urn:fdc:peppol.eu:poacc:trns:order:3",
            "xml ~ <b:GuidelineSpecifiedDocumentContextParameter>¶<c:ID>|</c:ID> ~ urn:cen.eu:en16931:2017",
            "json ~ {\"grant_type\": \"|\"} ~ urn:ietf:params:oauth:grant-type:jwt-bearer",
            "json ~ {\"subject_token_type\": \"|\"} ~ urn:ietf:params:oauth:token-type:access_token",
            "yaml ~ grant_type: |¶ ~ urn:ietf:params:oauth:grant-type:jwt-bearer",
            "yaml ~ a:¶  bizStep: \"|\"¶ ~ urn:epcglobal:cbv:bizstep:receiving",
            "yaml ~ schemas: [\"a\", \"|\"] ~ urn:ietf:params:scim:schemas:core:2.0:User",
            "yaml ~ schemas:¶  - a¶  - \"|\"¶ ~ urn:ietf:params:scim:schemas:core:2.0:User",
            "json ~ {\"schemas\": [\"|\"]} ~ urn:ietf:params:scim:schemas:core:2.0:User",
            "json ~ {\"bizStep\": \"|\"} ~ urn:epcglobal:cbv:bizstep:receiving",
            "yang ~ namespace \"|\"; ~ urn:ietf:params:xml:ns:yang:ietf-interfaces"})
    void anEmptyPlaceForNamesOffersThem(String extension, String text, String name) {
        String lines = text.replace('¶', '\n');
        assertEquals(document(extension, lines.replace("|", name)).text(), accepted(extension, lines, name));
    }

    /** A project says which places of its own hold which names. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {"json ~ {\"partner\": \"north|\"}", "yaml ~ partner: |",
            "xml ~ <partner>|</partner>", "xml ~ <order partner=\"|\"/>", "xml ~ <deal with=\"|\"/>"})
    void aPlaceOfTheProjectOffersItsNames(String extension, String text) {
        Registry own = Registry.BUILT_IN.withSlots(
                Map.of("partner", List.of("urn:acme:partner:"), "deal/@with", List.of("urn:acme:partner:")));
        List<Completion> offered = at(extension, text, own,
                workspace(List.of("urn:acme:partner:north", "urn:acme:order:north")));
        assertEquals(List.of("urn:acme:partner:north"),
                offered.stream().map(one -> one.edit().newText()).toList());
        assertEquals(List.of(), at(extension, text.replace("partner", "other").replace("with", "of"), own));
    }

    @Test
    void namesThatFitThePlaceComeFirst() {
        assertTrue(at("xml", "<a xmlns:saml=\"|\"/>").get(0).edit().newText().contains(":SAML:"));
        assertEquals("urn:oasis:names:tc:SAML:2.0:nameid-format:kerberos",
                at("xml", "<a Format=\"kerb|\"/>").get(0).edit().newText());
        assertEquals("SAML 2.0 name identifier format persistent", first("xml", "<a Format=\"|\"/>",
                "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent").detail());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`',
            value = {"xml ~ <a title=\"|\"/>", "java ~ String Format = \"|\";",
                    "json ~ {\"name\": \"|\"}", "xml ~ <a Value=\"|\"/>", "xml ~ <bizStep/>|", "yaml ~ namespace: |",
                    "yaml ~ bizStep: shipp|", "yaml ~ # bizStep |", "txt ~ Format=\"|\"",
                    "xml ~ <a Format=\"x\" b=\"|\"/>"})
    void otherPlacesOfferNothing(String extension, String text) {
        assertEquals(List.of(), at(extension, text));
    }

    @Test
    void namesOfTheDocumentComeBeforeThoseOfTheWorkspace() {
        List<Completion> completions = at("xml", "<a b=\"urn:example:order:1\" c=\"urn:example:|\"/>",
                Registry.BUILT_IN, workspace(List.of("urn:example:invoice:1", "urn:example:")));
        assertEquals(List.of("order", "invoice"), labels(completions));
        assertEquals(List.of("in this document", "in this workspace"),
                completions.stream().map(Completion::detail).toList());
    }

    private static final List<String> USED = List.of("urn:acme:order:1", "urn:acme:order:10", "urn:acme:order-line:1",
            "urn:acme:orders", "urn:x-corp:a#b", "urn:x-corp:ab");

    /** Where a name may end, Enter ends the line: there is no answer until a delimiter follows. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST", "urn:oasis:names:tc:SAML:2.0:protocol",
            "urn:oasis:names:tc:SAML:2.0:ac:classes:Password", "urn:oasis:names:tc:xacml:3.0:core",
            "urn:oasis:names:tc:xacml:1.0:function:string-equal", "urn:ietf:params:xml:ns:netconf:base:1.0",
            "urn:ietf:params:scim:schemas:core:2.0:User", "urn:ietf:params:xml:ns:yang:ietf-ip", "urn:ietf:rfc:814",
            "urn:ietf:params:oauth:grant-type:jwt-bearer", "urn:xmpp:mam:2", "urn:xmpp:jingle:1", "urn:xmpp:jingle",
            "urn:epcglobal:cbv:bizstep:receiving", "urn:iso:std:iso:20022:tech:xsd:pain.001.001.03",
            "urn:oid:1.3.6.1", "urn:isbn:9780306406157", "urn:service:sos", "urn:acme:order", "urn:acme:order:1",
            "urn:x-corp:a", "urn:acme:new", "urn:new-corp:thing"})
    void behindAWholeNameNothingIsOffered(String name) {
        assertEquals(List.of(), at("yaml", "k: " + name + "|\n", Registry.BUILT_IN, workspace(USED)));
    }

    @Test
    void whatGoesOnBehindABeginningIsOfferedOnceWithoutWhatIsWrong() {
        assertEquals(List.of("order", "order-line", "orders"),
                labels(at("yaml", "k: urn:acme:ord|\n", Registry.BUILT_IN, workspace(USED))));
        assertEquals(List.of("order", "orders"), labels(at("yaml", "k: urn:acme:ord|\n", Registry.BUILT_IN,
                workspace(USED, "urn:acme:order-line:1"))));
        List<String> jingle = labels(at("yaml", "k: urn:xmpp:jingle:a|\nl: urn:xmpp:jingle:appps:rtp:1\n",
                Registry.BUILT_IN, workspace(List.of(), "urn:xmpp:jingle:appps:rtp:1")));
        assertEquals("apps", jingle.get(0));
        assertTrue(!jingle.contains("appps"), jingle.toString());
    }

    /** Editors compare answers by what they replace: only one range makes the order ours. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:xmpp:jing", "urn:oasis:names:tc:xac", "urn:iet", "urn:service:so", "urn:acme:ord"})
    void allAnswersReplaceTheSegment(String typed) {
        List<Completion> completions = at("yaml", "k: " + typed + "|\n", Registry.BUILT_IN, workspace(USED));
        assertTrue(!completions.isEmpty());
        for (Completion completion : completions) {
            assertEquals(3 + typed.lastIndexOf(':') + 1, completion.edit().range().start(), completion.label());
        }
    }

    @Test
    void theCategoryBesideItSaysWhichAttributesAreMeant() {
        String text = "<AttributeDesignator Category=\"urn:oasis:names:tc:xacml:3.0:attribute-category:action\" "
                + "AttributeId=\"|\"/>";
        List<String> names = at("xml", text).stream().map(one -> one.edit().newText()).toList();
        assertTrue(names.contains("urn:oasis:names:tc:xacml:1.0:action:action-id"), names.toString());
        assertTrue(names.stream().allMatch(name -> name.contains(":action:")), names.toString());
    }

    @Test
    void theElementIsTheAnswerForItsNamespace() {
        assertEquals("urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
                at("xml", "<Invoice xmlns=\"|\"/>").get(0).edit().newText());
    }

    @Test
    void formatsOfVersion11StandBehindVersion20() {
        String text = "<a Format=\"urn:oasis:names:tc:SAML:2.0:nameid-format:|\"/>";
        assertEquals("<a Format=\"urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress\"/>",
                accepted("xml", text, "emailAddress (SAML 1.1)"));
        assertEquals(List.of(), at("xml", text.replace("|", "em|")), "not once something is typed");
    }
}
