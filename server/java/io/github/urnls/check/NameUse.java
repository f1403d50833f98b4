package io.github.urnls.check;

import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How one document uses one spelling of one name.
 *
 * @param spelling       the assigned-name as it is written, without components (RFC 8141 §2)
 * @param key            what the name is compared by
 * @param count          how often the document has it; zero when a catalog has only the public identifier that the name
 *                       transcribes
 * @param namespaceNames how many of these name an XML namespace
 * @param declaring      whether the document says what the name stands for
 */
public record NameUse(String spelling, String key, int count, int namespaceNames, Declaring declaring) {

    /** Whether a document declares a name. */
    public enum Declaring {
        /** It only uses the name. */
        NO,
        /** It has a place worth going to, such as a constant, but does not define the name. */
        WEAKLY,
        /** It says what the name stands for. */
        YES
    }

    /**
     * The uses of all comparable names among {@code names}, by spelling, in the order in which each spelling first
     * comes. Qualified names of XML do not count: a document that uses a namespace once may have thousands.
     */
    public static Map<String, NameUse> count(List<Name> names) {
        Map<String, NameUse> uses = new LinkedHashMap<>();
        for (Name name : names) {
            if (name.isComparable() && name.occurrence().kind() != UrnOccurrence.Kind.QUALIFIED) {
                uses.merge(name.spelling(), first(name), NameUse::plus);
            }
        }
        return uses;
    }

    private static NameUse first(Name name) {
        return new NameUse(name.spelling(), name.key(), 1, name.isNamespaceName() ? 1 : 0, Declaring.NO);
    }

    private NameUse plus(NameUse other) {
        return new NameUse(spelling, key, count + other.count, namespaceNames + other.namespaceNames,
                most(declaring, other.declaring));
    }

    private static Declaring most(Declaring a, Declaring b) {
        return a.compareTo(b) < 0 ? b : a;
    }

    /** Whether the document says what the name stands for. */
    public boolean declared() {
        return declaring == Declaring.YES;
    }

    /** The same use, declared at least as strongly as {@code declared}. */
    public NameUse as(Declaring declared) {
        return new NameUse(spelling, key, count, namespaceNames, most(declaring, declared));
    }
}
