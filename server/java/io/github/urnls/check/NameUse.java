package io.github.urnls.check;

import io.github.urnls.scan.Name;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How one document uses one spelling of one name.
 *
 * @param spelling       the assigned-name as it is written, without components (RFC 8141 §2)
 * @param key            what the name is compared by
 * @param count          how often it stands in the document; zero when a catalog has only the public identifier that it
 *                       transcribes
 * @param namespaceNames how many of these name an XML namespace
 * @param declared       whether the document says what the name stands for
 */
public record NameUse(String spelling, String key, int count, int namespaceNames, boolean declared) {

    /**
     * The uses of all comparable names among {@code names}, by their spellings, in the order in which these first come.
     */
    public static Map<String, NameUse> count(List<Name> names) {
        Map<String, NameUse> uses = new LinkedHashMap<>();
        for (Name name : names) {
            if (name.isComparable()) {
                uses.merge(name.spelling(), first(name), NameUse::plus);
            }
        }
        return uses;
    }

    private static NameUse first(Name name) {
        return new NameUse(name.spelling(), name.key(), 1, name.isNamespaceName() ? 1 : 0, false);
    }

    private NameUse plus(NameUse other) {
        return new NameUse(spelling, key, count + other.count, namespaceNames + other.namespaceNames,
                declared || other.declared);
    }

    /** The same in a document that declares it. */
    public NameUse asDeclared() {
        return new NameUse(spelling, key, count, namespaceNames, true);
    }
}
