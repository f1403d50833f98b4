package io.github.urnls.check;

import io.github.urnls.check.EquivalentSpelling.Verdict;
import io.github.urnls.check.SectionNames.Name;
import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.scan.Sections;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The findings of {@link EquivalentSpelling} in a document, section by section. After an edit only the names that it brings or takes away are
 * looked up, and only sections with a name that is now to be spelled otherwise are looked at again.
 */
final class SectionSpellings {

    /** What the states of a document share; that of the newest one that was checked. */
    private static final class Shared {

        private final SpellingTable table = new SpellingTable();
        private final Map<Long, Verdict> verdicts = new HashMap<>();
        private int state;
    }

    private final Checker checker;
    private final Sections sections;
    private final CheckOptions options;
    private final Spellings elsewhere;
    private final SectionCheck[] parts;
    private final Shared shared;
    private final int state;
    private final List<Finding>[] found;
    private int size;

    /**
     * Compares the names of a document from beginning to end.
     *
     * @param parts   what is known of each section
     * @param outside how other documents spell them, by the hashes of the keys; empty for a name that no other has
     */
    SectionSpellings(Checker checker, Sections sections, CheckOptions options, Spellings elsewhere, SectionCheck[] parts,
            Map<Long, List<Spelling>> outside) {
        this(checker, sections, options, elsewhere, parts, new Shared(), 0);
        for (SectionCheck part : parts) {
            shared.table.add(part.names());
        }
        Set<Long> touched = new HashSet<>(outside.keySet());
        for (SectionCheck part : parts) {
            SectionNames ofSection = part.names();
            ofSection.forEach(i -> {
                if (shared.table.isSeveral(ofSection.key(i))) {
                    touched.add(ofSection.key(i));
                }
            });
        }
        judge(touched, outside);
        for (int i = 0; i < parts.length; i++) {
            put(i, look(i));
        }
    }

    private void put(int section, List<Finding> findings) {
        size += findings.size() - found[section].size();
        found[section] = findings;
    }

    /** Adds to {@code outside} how other documents spell those of {@code names} that they have. */
    static void lookUp(List<Name> names, Spellings elsewhere, Sections sections, Map<Long, List<Spelling>> outside) {
        if (elsewhere != Spellings.NONE) {
            for (Name name : names) {
                List<Spelling> others = elsewhere.of(name.key(), sections.document().uri());
                if (!others.isEmpty()) {
                    outside.put(name.keyHash(), others);
                }
            }
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private SectionSpellings(Checker checker, Sections sections, CheckOptions options, Spellings elsewhere, SectionCheck[] parts, Shared shared,
            int state) {
        this.checker = checker;
        this.sections = sections;
        this.options = options;
        this.elsewhere = elsewhere;
        this.parts = parts;
        this.shared = shared;
        this.state = state;
        this.found = new List[parts.length];
        Arrays.fill(found, List.of());
    }

    /**
     * The findings in another state of the document, which has in common with this one the first {@code first} and the last {@code last}
     * sections; {@code outside} is for those that it has not. Empty when another state was checked in between.
     */
    Optional<SectionSpellings> edited(Sections now, SectionCheck[] newParts, int first, int last, Map<Long, List<Spelling>> outside) {
        synchronized (shared) {
            if (shared.state != state) {
                return Optional.empty();
            }
            SectionSpellings next = new SectionSpellings(checker, now, options, elsewhere, newParts, shared, ++shared.state);
            next.follow(this, first, last, outside);
            return Optional.of(next);
        }
    }

    private void follow(SectionSpellings before, int first, int last, Map<Long, List<Spelling>> outside) {
        Set<Long> touched = new HashSet<>();
        Map<SectionCheck, List<Finding>> same = new IdentityHashMap<>();
        for (int i = first; i < parts.length - last; i++) {
            same.put(parts[i], List.of());
        }
        size = before.size;
        Set<SectionCheck> kept = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = first; i < before.parts.length - last; i++) {
            size -= before.found[i].size();
            if (same.containsKey(before.parts[i])) {
                same.put(before.parts[i], before.found[i]);
                kept.add(before.parts[i]);
            } else {
                SectionNames gone = before.parts[i].names();
                shared.table.remove(gone);
                gone.forEach(name -> touched.add(gone.key(name)));
                lookUp(elsewhere == Spellings.NONE ? List.of() : before.in(i), elsewhere, sections, outside);
            }
        }
        for (int i = first; i < parts.length - last; i++) {
            if (kept.contains(parts[i])) {
                put(i, same.get(parts[i]));
            } else {
                SectionNames come = parts[i].names();
                shared.table.add(come);
                come.forEach(name -> touched.add(come.key(name)));
            }
        }
        System.arraycopy(before.found, 0, found, 0, first);
        System.arraycopy(before.found, before.found.length - last, found, found.length - last, last);
        Set<Long> changed = judge(touched, outside);
        for (int i = changed.isEmpty() ? first : 0; i < (changed.isEmpty() ? found.length - last : found.length); i++) {
            boolean come = i >= first && i < found.length - last && !kept.contains(parts[i]);
            if (come || !changed.isEmpty() && holdsAny(parts[i].names(), changed)) {
                put(i, look(i));
            }
        }
    }

    private static boolean holdsAny(SectionNames ofSection, Set<Long> keys) {
        for (int i = 0; i < ofSection.size(); i++) {
            if (keys.contains(ofSection.key(i))) {
                return true;
            }
        }
        return false;
    }

    /** Decides how each of these names is to be spelled; answers with those of which that is another decision than before. */
    private Set<Long> judge(Set<Long> touched, Map<Long, List<Spelling>> outside) {
        Set<Long> several = new HashSet<>();
        for (Long key : touched) {
            // Most names are spelled alike everywhere, and then there is nothing to decide.
            boolean alike = outside.getOrDefault(key, List.of()).stream()
                    .allMatch(other -> shared.table.isAlways(key, SectionNames.spellingHash(other.text())));
            if (shared.table.isUsed(key) && (!alike || shared.table.isSeveral(key))) {
                several.add(key);
            }
        }
        Map<Long, List<Spelling>> inside = several.isEmpty() ? Map.of() : spelled(several);
        Set<Long> changed = new HashSet<>();
        touched.forEach(key -> {
            Optional<Verdict> verdict = inside.containsKey(key)
                    ? EquivalentSpelling.verdict(inside.get(key), outside.getOrDefault(key, List.of())) : Optional.empty();
            Verdict before = verdict.isPresent() ? shared.verdicts.put(key, verdict.get()) : shared.verdicts.remove(key);
            if (!Optional.ofNullable(before).equals(verdict)) {
                changed.add(key);
            }
        });
        return changed;
    }

    /** How these names are spelled in the document. */
    private Map<Long, List<Spelling>> spelled(Set<Long> keys) {
        long[] sieve = new long[1024]; // most names are none of these, and are sorted out without a look into the set
        keys.forEach(key -> sieve[(int) (key >>> 6) & 1023] |= 1L << key);
        Map<Long, Map<Integer, int[]>> counts = new HashMap<>();
        Map<Long, Map<Integer, String>> texts = new HashMap<>();
        for (int section = 0; section < parts.length; section++) {
            SectionNames here = parts[section].names();
            boolean isNew = false;
            for (int i = 0; i < here.size(); i++) {
                long key = here.key(i);
                if ((sieve[(int) (key >>> 6) & 1023] & 1L << key) != 0 && keys.contains(key)) {
                    Map<Integer, int[]> ofKey = counts.computeIfAbsent(key, none -> new HashMap<>());
                    isNew |= !ofKey.containsKey(here.spelling(i));
                    int[] count = ofKey.computeIfAbsent(here.spelling(i), none -> new int[2]);
                    count[0]++;
                    count[1] += here.isNamespaceName(i) ? 1 : 0;
                }
            }
            if (isNew) {
                in(section).forEach(name -> {
                    if (keys.contains(name.keyHash())) {
                        texts.computeIfAbsent(name.keyHash(), none -> new HashMap<>()).put(name.spellingHash(), name.spelling());
                    }
                });
            }
        }
        Map<Long, List<Spelling>> spelled = new HashMap<>();
        counts.forEach((key, ofKey) -> {
            List<Spelling> all = new ArrayList<>();
            ofKey.forEach((spelling, count) -> all.add(new Spelling(texts.get(key).get(spelling), count[0], count[1], false)));
            spelled.put(key, all);
            if (all.size() == 1) {
                shared.table.isOne(key, ofKey.keySet().iterator().next());
            }
        });
        return spelled;
    }

    private List<Name> in(int section) {
        return parts[section].names().size() == 0 ? List.of() : SectionNames.in(sections.occurrences(section), options);
    }

    private List<Finding> look(int section) {
        boolean nothing = true;
        for (int i = 0; i < parts[section].names().size() && nothing; i++) {
            nothing = !shared.verdicts.containsKey(parts[section].names().key(i));
        }
        return nothing ? List.of() : checker.of(EquivalentSpelling.CODE, options, () -> in(section).stream()
                .filter(name -> shared.verdicts.containsKey(name.keyHash()))
                .flatMap(name -> EquivalentSpelling.match(name, shared.verdicts.get(name.keyHash())).stream()).toList());
    }

    /** What is found in the section of that number, with offsets that are counted from its start. */
    List<Finding> of(int section) {
        return found[section];
    }

    /** How many findings there are. */
    int size() {
        return size;
    }
}
