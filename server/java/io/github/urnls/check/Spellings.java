package io.github.urnls.check;

import io.github.urnls.scan.Name;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How names are spelled in one document and in the other documents that are known. */
public interface Spellings {

    /** A name with more spellings than so many is not compared: such a text tries them out. */
    int MOST = 100;

    /** No name is counted. */
    Spellings NONE = new Spellings() {
        @Override
        public List<Spelling> of(String key) {
            return List.of();
        }
    };

    /**
     * One spelling of a name.
     *
     * @param text           the assigned-name as it is written (RFC 8141 §2), without components
     * @param uses           how often it is used, in this document and in others
     * @param namespaceNames how many of these name an XML namespace
     * @param outside        whether another document spells it so
     * @param declared       whether a schema, a module or a catalog in another document declares the name in this
     *                       spelling
     */
    record Spelling(String text, int uses, int namespaceNames, boolean outside, boolean declared) {

        /** The spelling of the declaration, else the one used most, else the normalized one (RFC 8141 §3.1). */
        public static final Comparator<Spelling> BEST_FIRST = Spelling::compare;

        private static int compare(Spelling a, Spelling b) {
            if (a.declared != b.declared) {
                return a.declared ? -1 : 1;
            }
            if (a.uses != b.uses) {
                return Integer.compare(b.uses, a.uses);
            }
            if (a.isNormalized() != b.isNormalized()) {
                return a.isNormalized() ? -1 : 1;
            }
            return b.text.compareTo(a.text); // prefers lower case and no hyphens
        }

        private boolean isNormalized() {
            return Normalization.normalize(UrnParser.parse(text)).equals(text);
        }
    }

    /**
     * Every spelling of the name with that {@link Name#key}, in any order; those in this document count too. May be
     * empty, or hold only one, when there is nothing to compare. If there are more than {@link #MOST}, one more than so
     * many are enough.
     */
    List<Spelling> of(String key);

    /** Every spelling of the name, the preferred one first; also when there is only one. */
    default List<Spelling> ranked(String key) {
        return of(key);
    }

    /** Whether this document or another one says what the name with that {@link Name#key} stands for. */
    default boolean isDeclared(String key) {
        return false;
    }

    /**
     * The name that the author probably meant instead of the one with this {@link Name#key}. Other documents use or
     * declare it, and no other document uses the one with this key. In its best spelling; empty for nearly every name.
     */
    default Optional<Spelling> commonNear(String key) {
        return Optional.empty();
    }

    /** Whether names of other documents count too. */
    default boolean reachesBeyondTheDocument() {
        return true;
    }

    /** The spellings in a document with these names; other documents are not known. */
    static Spellings in(List<Name> names) {
        Map<String, List<Spelling>> byKey = new HashMap<>();
        NameUse.count(names).values().stream().filter(NameUse::isExample)
                .forEach(use -> byKey.computeIfAbsent(use.key(), key -> new ArrayList<>(1))
                        .add(new Spelling(use.spelling(), use.count(), use.namespaceNames(), false, false)));
        Set<String> declared = names.stream().filter(Name::isDefined).map(Name::key).collect(Collectors.toSet());
        return new Spellings() {
            @Override
            public List<Spelling> of(String key) {
                return byKey.getOrDefault(key, List.of());
            }

            @Override
            public boolean isDeclared(String key) {
                return declared.contains(key);
            }

            @Override
            public boolean reachesBeyondTheDocument() {
                return false;
            }
        };
    }
}
