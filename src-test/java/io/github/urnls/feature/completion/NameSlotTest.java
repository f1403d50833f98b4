package io.github.urnls.feature.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

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
}
