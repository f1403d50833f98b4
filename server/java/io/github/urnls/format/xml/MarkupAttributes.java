package io.github.urnls.format.xml;

import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage.Role;
import java.util.Set;

/** The roles and extents of attribute values, by the name of the attribute. Its prefix is ignored. */
final class MarkupAttributes {

    private static final Set<String> NAMESPACE_NAMES = Set.of("xmlns", "namespace", "ns",
            "xpath-default-namespace", "schemalocation");
    private static final Set<String> LOCATORS = Set
            .of("href src action formaction cite poster data codebase location".split(" "));

    /** Lists by definition: XML Schema 1 §2.6.3, SAML metadata §2.4.1, and the link relations of HTML. */
    private static final Set<String> LISTS = Set
            .of(("schemalocation protocolsupportenumeration rel rev class itemtype itemprop vocab srcset "
                    + "imagesrcset").split(" "));

    private MarkupAttributes() {}

    /** The role of an attribute of {@code element}; both names in lower case. */
    static Role role(String element, String name) {
        boolean facet = name.equals("value") && MarkupTag.localName(element).equals("pattern"); // XML Schema 2 §4.3.4
        if (facet || name.equals("pattern")) {
            return Role.PATTERN;
        }
        if (MarkupTag.localName(name).equals("targetnamespace")) {
            return Role.DEFINED_NAMESPACE;
        }
        if (name.startsWith("xmlns:") || NAMESPACE_NAMES.contains(MarkupTag.localName(name))) {
            return Role.NAMESPACE_NAME;
        }
        // XML Base §3, WHATWG HTML §4.2.3
        if (name.equals("xml:base") || name.equals("href") && MarkupTag.localName(element).equals("base")) {
            return Role.BASE;
        }
        if (name.equals("soapaction") || name.endsWith(":action")) {
            return Role.ACTION;
        }
        if (LOCATORS.contains(MarkupTag.localName(name))) {
            return Role.LOCATOR;
        }
        return Role.VALUE;
    }

    static Extent extent(String name) {
        return LISTS.contains(MarkupTag.localName(name)) ? Extent.LIST : Extent.VALUE;
    }

}
