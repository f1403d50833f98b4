package io.github.urnls.feature.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Tables;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Specification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which names are offered in an element of an invoice, and in what order. */
class NameSlotTest {

    private static List<String> names(String text) {
        return CompletionsTest.at("xml", text).stream().map(one -> one.edit().newText()).toList();
    }

    /** Factur-X has another syntax than UBL, and an order another document than an invoice. */
    @Test
    void whatIsMostLikelyMeantComesFirst() {
        List<String> names = names("<cbc:CustomizationID>|</cbc:CustomizationID>");
        int peppol = names.indexOf("urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0");
        int facturX = names.indexOf("urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic");
        int order = names.indexOf("urn:fdc:peppol.eu:poacc:trns:order:3");
        assertTrue(0 <= peppol && peppol < facturX && facturX < order, names.toString());
    }

    @Test
    void aWordOfTheTitleFindsThem() {
        assertEquals(List.of("urn:factur-x.eu:1p0:minimum", "urn:zugferd.de:2p0:minimum"), names(
                "<GuidelineSpecifiedDocumentContextParameter><ram:ID schemeID='a'>mini|</ram:ID>").stream().sorted()
                .toList());
        assertEquals("urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
                names("<CustomizationID>xrech|</CustomizationID>").getFirst());
    }

    /** By their ends, as the list shows them; of two that differ in a version only, the newer one. */
    @Test
    void namesStandInTheOrderOfWhatIsShown() {
        assertEquals("urn:oasis:names:tc:xacml:3.0:rule-combining-algorithm:permit-overrides",
                names("<Policy RuleCombiningAlgId='perm|'/>").getFirst());
        List<String> formats = names("<md:NameIDFormat>|</md:NameIDFormat>");
        int persistent = formats.indexOf("urn:oasis:names:tc:SAML:2.0:nameid-format:persistent");
        assertTrue(0 <= persistent && persistent < formats
                .indexOf("urn:oasis:names:tc:SAML:1.1:nameid-format:WindowsDomainQualifiedName"), formats.toString());
    }

    @Test
    void otherElementsWithAnIdentifierAreNoSlot() {
        assertEquals(List.of(), names("<Party><ID>|</ID></Party>"));
    }

    /** Whether a list opens in an empty value or behind the beginning of a name. */
    @Test
    void attributesOfScimAreNoSchemas() {
        String user = "urn:ietf:params:scim:schemas:core:2.0:User";
        List<String> schemas = json("{\"schemas\": [\"|\"], \"path\": \"" + user + ":badge\"}");
        assertTrue(schemas.contains(user) && schemas.stream().noneMatch(name -> name.startsWith(user + ":")),
                schemas.toString());
        assertEquals(List.of("User"), json("{\"schemas\": [\"urn:ietf:params:scim:schemas:core:2.0:Us|\"]}"));
        assertEquals(List.of(), json("{\"schemas\": [\"" + user + ":|\"]}"));
        assertTrue(json("{\"path\": \"" + user + ":|\"}").contains("userName"));
    }

    private static List<String> json(String text) {
        return CompletionsTest.at("json", text).stream().map(one -> one.edit().newText()).toList();
    }

    @Test
    void onlyNamespacesAreNamespaces() {
        String response = "<a Format='urn:oasis:names:tc:SAML:2.0:nameid-format:own' Value='%s' xmlns:%s='%s|'/>"
                .formatted("urn:oasis:names:tc:SAML:2.0:status:own", "%s", "%s");
        for (String prefix : List.of("ds", "status", "nameid", "xacml", "saml")) {
            assertEquals(List.of(), names(response.formatted(prefix, "")).stream().filter(name -> name.matches(
                    "urn:oasis:.*(-format|status|bindings|function|-algorithm|data-type|subject|StatusType):.*"))
                    .toList());
        }
        assertTrue(names(response.formatted("saml", "")).contains("urn:oasis:names:tc:SAML:2.0:assertion"));
        assertTrue(names(response.formatted("xacml", "")).contains("urn:oasis:names:tc:xacml:3.0:core:schema:wd-17"));
        List<String> parts = names(response.formatted("ds", "urn:oasis:names:tc:SAML:2.0:"));
        assertTrue(parts.contains("assertion") && !parts.contains("nameid-format:") && !parts.contains("status:"),
                parts.toString());
        assertTrue(names("<a Format='urn:oasis:names:tc:SAML:2.0:|'/>").contains("nameid-format:"));
        assertTrue(names("<a xmlns='urn:oasis:names:tc:|'/>").contains("xacml:"));
        assertTrue(names("<a xmlns='urn:oasis:names:tc:xacml:3.0:|'/>").contains("core:"));
    }

    @Test
    void typesOfDocumentsAreNotListed() {
        assertTrue(names("<Invoice xmlns='|'/>").stream().noneMatch(name -> name.contains("::")));
    }

    /** In an empty value and behind a begun name; with the prefix of a namespace or at an element without one. */
    @ParameterizedTest
    @CsvSource({"xmlns:md, urn:oasis:names:tc:SAML:2.0:metadata", "xmlns:samlp, urn:oasis:names:tc:SAML:2.0:protocol",
            "xmlns:cac, urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
            "xmlns:epcis, urn:epcglobal:epcis:xsd:2", "rpc xmlns, urn:ietf:params:xml:ns:netconf:base:1.0",
            "xmlns:ecp, urn:oasis:names:tc:SAML:2.0:profiles:SSO:ecp", "Invoice xmlns, "
                    + "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"})
    void theUsualNamespaceIsTheFirst(String place, String namespace) {
        String tag = (place.contains(" ") ? "<" : "<x ") + place + "='%s|'/>";
        assertEquals(namespace, names(tag.formatted("")).getFirst());
        List<String> behind = CompletionsTest.at("xml", tag.formatted("urn:"), Registry.BUILT_IN,
                CompletionsTest.workspace(List.of("urn:acme:schema:1"))).stream().map(one -> one.edit().newText())
                .toList();
        assertEquals(namespace.substring(4), behind.getFirst());
        assertTrue(behind.containsAll(List.of("ietf:", "acme:")), behind.toString()); // it may be another one
    }

    /** Without the number behind it. */
    @Test
    void anElementMeansTheNamespaceOfItsName() {
        List<String> first = names("<jingle xmlns='urn:|'/>").stream().takeWhile(name -> !name.equals("ietf:"))
                .toList();
        assertTrue(first.contains("xmpp:jingle:1") && !first.contains("xmpp:carbons:2"), first.toString());
    }

    /** The ones before it, names or not, stay as they are. */
    @ParameterizedTest
    @CsvSource({"urn:oasis:names:tc:SAML:2.0:protocol |, urn:oasis:names:tc:SAML:2.0:protocol",
            "urn:oasis:names:tc:SAML:2.0:protocol prot|, urn:oasis:names:tc:SAML:2.0:protocol",
            "http://a.example/b urn:|, oasis:names:tc:SAML:2.0:protocol",
            "urn:x:y§ urn:|, oasis:names:tc:SAML:2.0:protocol"})
    void theLastOfSeveralNamesIsWritten(String value, String written) {
        String text = "<a protocolSupportEnumeration='" + value.replace('§', '\n') + "'/>";
        TextEdit edit = CompletionsTest.at("xml", text).getFirst().edit();
        assertEquals(written, edit.newText());
        assertTrue(edit.range().start() > text.indexOf(' ', text.indexOf('\'')), edit.toString());
    }

    /** Letters of a prefix within a name say nothing, and a short one could be any. */
    @ParameterizedTest
    @ValueSource(strings = {"xmlns:ubl", "xmlns:ns0", "xmlns:a", "xmlns"})
    void elsewhereNamespacesComeFirst(String place) {
        assertEquals("ietf:", names("<x " + place + "='urn:|'/>").getFirst());
    }

    @Test
    void attributesOfPeopleAreFoundByTheirNames() {
        assertEquals(List.of("urn:oid:2.5.4.42"), names("<md:RequestedAttribute Name='givenN|'/>"));
        assertTrue(names("<saml:Attribute Name='urn:oid:|'/>").contains("1.3.6.1.4.1.5923.1.1.1.7"));
        assertEquals(List.of(), names("<Attribute Name='|'/>")); // as of AutomationML
        assertEquals("urn:oid:2.5.4.4", names("<saml:Attribute Name='surname|'/>").getFirst());
    }

    /** What is bound is not bound once more; what the document defines is. */
    @Test
    void aNamespaceIsDeclaredOnce() {
        List<String> offered = names(
                "<a targetNamespace='urn:acme:schema:1' xmlns='urn:oasis:names:tc:SAML:2.0:assertion'"
                        + " xmlns:md='|'/>");
        assertEquals(List.of("urn:oasis:names:tc:SAML:2.0:metadata", "urn:ietf:params:xml:ns:yang:ietf-yang-metadata",
                "urn:acme:schema:1", "urn:ietf:params:xml:ns:abfab"), offered.subList(0, 4));
        assertEquals("urn:acme:schema:1", names("<a targetNamespace='urn:acme:schema:1' xmlns:tns='|'/>").getFirst());
        assertEquals("urn:oid:1.3.6.1.4.1.5923.1.1.1.1", names("<saml:Attribute Name='urn:oid:2.5.4.42'/>"
                + "<saml:Attribute Name='|'/>").getFirst());
    }

    /** By its end, as the list shows it, also where the name is begun; what an editor compares begins so. */
    @ParameterizedTest
    @CsvSource({
            "<md:NameIDFormat>urn:tr|</md:NameIDFormat>, transient, oasis:names:tc:SAML:2.0:nameid-format:transient",
            "<a Binding='urn:HTTP-P|'/>, HTTP-POST, oasis:names:tc:SAML:2.0:bindings:HTTP-POST",
            "<capability>urn:bas|</capability>, base:1.0, ietf:params:netconf:base:1.0",
            "<a grant='a'/><b Binding='urn:paos|'/>, PAOS, oasis:names:tc:SAML:2.0:bindings:PAOS",
            "<StatusCode Value='urn:oasis:names:tc:SAML:2.0:Succ|'/>, Success, status:Success",
            "<saml:Attribute Name='urn:oid:mail|'/>, mail, 0.9.2342.19200300.100.1.3",
            "<saml:Attribute Name='mail|'/>, mail, urn:oid:0.9.2342.19200300.100.1.3",
            "<saml:Attribute Name='uid|'/>, uid, urn:oid:0.9.2342.19200300.100.1.1",
            "<a xmlns:mdui='ui|'/>, ui, urn:oasis:names:tc:SAML:metadata:ui"})
    void aNameIsFoundByItsEnd(String text, String label, String written) {
        Completion first = CompletionsTest.at("xml", text).getFirst();
        assertEquals(label + " " + written, first.label() + " " + first.edit().newText());
        assertTrue(first.filter().startsWith(label), first.filter());
    }

    /** A binding of a service, what is most often said, and no part of a schema. */
    @ParameterizedTest
    @CsvSource({"<SingleSignOnService Binding='|'/>, HTTP-Redirect",
            "<AssertionConsumerService Binding='|'/>, HTTP-POST",
            "<SingleLogoutService Binding='|'/>, HTTP-", "<StatusCode Value='|'/>, Success",
            "<Issuer Format='|'/>, entity",
            "<AttributeDesignator AttributeId='resource-id|'/>, 1.0:resource:resource-id"})
    void whatIsUsualComesFirst(String text, String part) {
        String first = names(text).getFirst();
        assertTrue(first.contains(part), first);
    }

    /** “dev” is a namespace, too, and whole: but none that belongs there. */
    @Test
    void aNamespaceThatDoesNotBelongThereEndsNoList() {
        assertEquals(List.of("ietf:params:oauth:grant-type:device_code"), json("{\"grant_type\": \"urn:dev|\"}"));
        assertEquals(List.of("ietf:params:oauth:grant-type:device_code"),
                CompletionsTest.at("yaml", "grant_type: urn:dev|").stream().map(one -> one.edit().newText()).toList());
    }

    /** What a program fills in stays, and in running text the beginning alone may be meant. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {"py ~ 'urn:oid:%s|' % x", "txt ~ An OID is written urn:oid:n|",
            "sh ~ X=urn:oid:$o|"})
    void noNumberIsOfferedFor(String language, String text) {
        assertEquals(List.of(), CompletionsTest.at(language, text));
    }

    @Test
    void aListOfYamlMayHaveLineEndsOfWindows() {
        assertEquals("ietf:params:scim:schemas:core:2.0:User",
                CompletionsTest.at("yaml", "schemas:\r\n  - urn:|\r\n").getFirst().edit().newText());
    }

    /** Else a longer one would be left, which Enter would write; and behind a dot most numbers have one digit. */
    @ParameterizedTest
    @CsvSource({"<a Binding='urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POS|'/>, HTTP-POST",
            "<saml:Attribute Name='urn:oid:1.3.6.1.4.1.5923.1.1.1.|'/>, eduPersonAffiliation",
            "<b x='urn:oid:2.5.4.'/><saml:Attribute Name='urn:oid:2.5.4.|'/>, businessCategory",
            "<x xmlns:saml='saml|'/>, assertion"})
    void aNameIsOfferedForItsLastCharacterToo(String text, String label) {
        assertTrue(unasked(text).stream().anyMatch(one -> one.label().equals(label)));
    }

    /** Where no row is added for one character, longer names are not all that is left. */
    @ParameterizedTest
    @ValueSource(
            strings = {"See urn:ietf:params:xml:ns:yang:ietf-syste|", "urn:ietf:params:xml:ns:yang:ietf-interface|"})
    void noLongerNameIsLeftAlone(String text) {
        assertEquals(List.of(), CompletionsTest.at("md", text));
    }

    /** A row would replace it. */
    @ParameterizedTest
    @ValueSource(strings = {"<a Format='urn:oasis:names:tc:SAML:2.0:nameid-format:|transient'/>",
            "<a xmlns:saml='urn:|oasis:names:tc:SAML:2.0:assertion'/>", "<a Format='|transient'/>",
            "<xs:import schemaLocation='common.|'/>", "<a Format='-|'/>",
            "<a targetNamespace='urn:acme:x' xmlns:xsi='|'/>"})
    void noListOpensByItselfWhereANameGoesOn(String text) {
        assertEquals(List.of(), unasked(text));
    }

    /** Most prefixes are those of namespaces that are no URNs. */
    @ParameterizedTest
    @CsvSource({"xmlns:ds, false", "xmlns:remd, false", "xmlns:md, true", "xmlns:req-attr, true", "svg xmlns, false",
            "xmlns:app, false", "feed xmlns, false",
            "Invoice xmlns, true"})
    void aListOfNamespacesOpensByItselfOnlyWhereOneIsMeant(String place, boolean opens) {
        assertEquals(opens, !unasked((place.contains(" ") ? "<" : "<x ") + place + "='|'/>").isEmpty());
    }

    /** A word of it, too, not only its beginning. */
    @ParameterizedTest
    @CsvSource({"Name='urn:oid:affil|', eduPersonAffiliation", "Name='urn:oid:1.3.6.|', eduPersonAffiliation",
            "Binding='urn:oasis:names:tc:SAML:2.0:bindings:PO|', HTTP-POST",
            "name='urn:oid:eduPersonAff|', eduPersonAffiliation", "Name='subj|', subject-id",
            "Name='urn:oid:s|', serialNumber"})
    void behindABeginningAWordFindsNames(String place, String label) {
        assertEquals(label, CompletionsTest.at("xml", "<saml:Attribute " + place + "/>").getFirst().label());
    }

    private static List<Completion> unasked(String text) {
        return Completions.unasked(Sections.of(CompletionsTest.document("xml", text), Specification.RFC8141),
                text.indexOf('|'), Registry.BUILT_IN, CompletionsTest.workspace(List.of()));
    }

    @Test
    void peopleAreTheFirstSchemas() {
        assertEquals(
                List.of("urn:ietf:params:scim:schemas:core:2.0:User", "urn:ietf:params:scim:schemas:core:2.0:Group"),
                json("{\"schemas\": [\"|\"]}").subList(0, 2));
    }

    /** A place for names of one kind is no end of a line, though the text behind it is. */
    @ParameterizedTest
    @ValueSource(strings = {"<md:NameIDFormat>urn:|", "<a protocolSupportEnumeration='urn:x:y urn:|'/>"})
    void aListOpensByItself(String text) {
        assertTrue(!unasked(text).isEmpty());
    }

    /** As the namespaces of other modules whose names have the same beginning (RFC 8407 §4.9). */
    @ParameterizedTest
    @CsvSource({"module acme-router, '', urn:acme:yang:acme-router", "module acme-router, urn:, acme:yang:acme-router",
            "module acme-router, urn:acme:yang:, acme-router", "module\t\"other-router\", '', ''",
            "module router, '', ''"})
    void aModuleHasANamespaceLikeTheOthersOfItsOrganization(String module, String typed, String namespace) {
        List<String> offered = CompletionsTest.at("yang", module + " {\n  namespace '" + typed + "|';",
                Registry.BUILT_IN, CompletionsTest.workspace(List.of("urn:acme:yang:acme-switch"))).stream()
                .map(one -> one.edit().newText()).toList();
        assertEquals(namespace.isEmpty() ? "urn:ietf:params:xml:ns:yang:iana-bfd-types" : namespace,
                offered.getFirst());
    }

    /** In any case of the namespace, and with any characters in it. */
    @ParameterizedTest
    @ValueSource(strings = {"urn:acme:kind:", "urn:ACME:kind:", "urn:*:kind:", "*:kind:"})
    void aPlaceOfOnesOwnMayNameAnyNamespace(String beginning) {
        Registry registry = Registry.BUILT_IN.withSlots(Map.of("kind", List.of(beginning)));
        assertEquals(List.of("urn:acme:kind:one"), CompletionsTest.at("json", "{\"kind\": \"|\"}", registry,
                CompletionsTest.workspace(List.of("urn:acme:kind:one", "urn:acme:other:two"))).stream()
                .map(one -> one.edit().newText()).filter(name -> name.contains("acme")).toList());
    }

    /** A beginning that no known name has would be a mistake of the table. */
    @Test
    void everyRowOfTheTableFindsNames() {
        List<String> known = new ArrayList<>(Registry.BUILT_IN.names().all(name -> true).stream()
                .map(KnownName::name).toList());
        Namespaces.rule("oid").orElseThrow().named().forEach(name -> known.add(name.name()));
        List<String> without = new ArrayList<>();
        for (String[] row : Tables.rows("slots.tsv")) {
            for (String beginning : row[1].split("\\|")) {
                Glob glob = new Glob((beginning.startsWith("-") ? beginning.substring(1) : beginning) + "*");
                if (known.stream().noneMatch(glob::matches)) {
                    without.add(row[0] + " " + beginning);
                }
            }
        }
        assertEquals(List.of(), without);
    }
}
