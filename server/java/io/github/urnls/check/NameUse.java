package io.github.urnls.check;

import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
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
 * @param besides        in how many more places it means the name, which are no example of how to spell it: qualified
 *                       names of XML, and strings that a program compares
 * @param namespaceNames how many of the {@code count} name an XML namespace
 * @param declared       whether the document says what the name stands for
 */
public record NameUse(String spelling, String key, int count, int besides, int namespaceNames, Declared declared) {

    /**
     * How a document declares a name.
     *
     * @param isSaid whether it says what the name stands for
     * @param places how many of its places do; none where a catalog has only the public identifier
     * @param order  the order of the first among the declarations of all documents, the lowest first. Where nothing is
     *               said there may be one, too: a place worth going to, such as a constant, that does not define the
     *               name
     */
    public record Declared(boolean isSaid, int places, int order) {

        /** The document only uses the name. */
        public static final Declared NO = new Declared(false, 0, Integer.MAX_VALUE);

        /** One place that declares the name. */
        public static Declared at(int order) {
            return new Declared(true, 1, order);
        }

        /** For a sum over documents: of what is said without a place, one. */
        public int times() {
            return isSaid ? Math.max(1, places) : 0;
        }

        /** Whether there is a place worth going to. */
        public boolean isShown() {
            return order < NO.order;
        }

        /** Both together. */
        public Declared and(Declared other) {
            return other == NO ? this
                    : new Declared(isSaid || other.isSaid, places + other.places, Math.min(order, other.order));
        }
    }

    /** A name that a document declares without writing it. */
    public static NameUse unwritten(String spelling, String key, Declared declared) {
        return new NameUse(spelling, key, 0, 0, 0, declared);
    }

    /**
     * The uses of all names among {@code names}, by spelling, in the order in which each spelling first comes.
     */
    public static Map<String, NameUse> count(List<Name> names) {
        Map<String, NameUse> uses = new LinkedHashMap<>();
        for (Name name : names) {
            if (name.isSameByKey() && name.urn().hasAssignedName()) {
                uses.merge(name.spelling(), first(name), NameUse::plus);
            }
        }
        return uses;
    }

    private static NameUse first(Name name) {
        Kind kind = name.kind();
        int besides = kind == Kind.QUALIFIED || kind == Kind.COMPARED ? 1 : 0; // there may be thousands of the former
        return new NameUse(name.spelling(), name.key(), 1 - besides, besides,
                besides == 0 && name.isNamespaceName() ? 1 : 0, Declared.NO);
    }

    /** Both together. */
    public NameUse plus(NameUse other) {
        return new NameUse(spelling, key, count + other.count, besides + other.besides,
                namespaceNames + other.namespaceNames, declared.and(other.declared));
    }

    /** Whether it is one example alone, as most uses are. */
    public boolean isUsual() {
        return count == 1 && besides == 0 && namespaceNames == 0 && !declared.isSaid && !declared.isShown();
    }

    /** Whether it is an example of the name. */
    public boolean isExample() {
        return count > 0 || isDeclared();
    }

    /** Whether the document says what the name stands for. */
    public boolean isDeclared() {
        return declared.isSaid;
    }

    /** The same use, also declared so. */
    public NameUse as(Declared more) {
        return new NameUse(spelling, key, count, besides, namespaceNames, declared.and(more));
    }
}
