package io.github.urnls.check;

import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The names in one section of a document, as numbers: a document of ten megabytes may hold a hundred thousand, and most of them are spelled
 * in one way only, so that their letters need not be kept.
 */
final class SectionNames {

    private static final BitSet NO_NAMES = new BitSet(0);

    static final SectionNames NONE = new SectionNames(0, NO_NAMES);

    /**
     * One name as it stands in a document.
     *
     * @param judged whether something may be said of it: it is valid, and not accepted as it is
     */
    record Name(UrnOccurrence occurrence, String key, String spelling, boolean judged) {

        long keyHash() {
            return hash(key);
        }

        /** Never zero. */
        int spellingHash() {
            return SectionNames.spellingHash(spelling);
        }
    }

    /** Never zero. */
    static int spellingHash(String spelling) {
        int hash = (int) (hash(spelling) >>> 32);
        return hash == 0 ? 1 : hash;
    }

    // FNV-1a with a last stir, so that the high bits are as good as the low ones.
    private static long hash(String text) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        }
        hash ^= hash >>> 32;
        hash *= 0xd6e8feb86659fd93L;
        return hash ^ hash >>> 32;
    }

    private final long[] keys;
    private final int[] spellings;
    /** Which of them name XML namespaces; empty when none does. */
    private final BitSet namespaceNames;

    private SectionNames(int size, BitSet namespaceNames) {
        this.keys = new long[size];
        this.spellings = new int[size];
        this.namespaceNames = namespaceNames;
    }

    static SectionNames of(List<Name> names) {
        if (names.isEmpty()) {
            return NONE;
        }
        BitSet namespaceNames = new BitSet();
        for (int i = 0; i < names.size(); i++) {
            namespaceNames.set(i, NameKey.isNamespaceName(names.get(i).occurrence()));
        }
        SectionNames numbers = new SectionNames(names.size(), namespaceNames.isEmpty() ? NO_NAMES : namespaceNames);
        for (int i = 0; i < names.size(); i++) {
            numbers.keys[i] = names.get(i).keyHash();
            numbers.spellings[i] = names.get(i).spellingHash();
        }
        return numbers;
    }

    /** The names among {@code occurrences}, in their order; the same ones that the index of other documents counts. */
    static List<Name> in(List<UrnOccurrence> occurrences, CheckOptions options) {
        return occurrences.stream().filter(occurrence -> occurrence.kind() == UrnOccurrence.Kind.URN)
                .<Name>mapMulti((occurrence, sink) -> {
                    ParsedUrn urn = UrnParser.parse(occurrence.text(), options.specification());
                    if (urn.hasAssignedName()) {
                        sink.accept(new Name(occurrence, NameKey.of(urn), urn.assignedNameText(),
                                urn.isValid() && !options.accepts(occurrence.text())));
                    }
                }).toList();
    }

    int size() {
        return keys.length;
    }

    long key(int name) {
        return keys[name];
    }

    int spelling(int name) {
        return spellings[name];
    }

    boolean isNamespaceName(int name) {
        return namespaceNames.get(name);
    }

    void forEach(IntConsumer sink) {
        for (int i = 0; i < keys.length; i++) {
            sink.accept(i);
        }
    }
}
