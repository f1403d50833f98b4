package io.github.urnls.misspellings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.misspellings.Family.Member;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.support.Cases;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Names are misspelled as their kind says, and nowhere else. */
class MutationsTest {

    private static final String NAME = "urn:xmpp:is-ok:tags:2";

    /** All that {@code kind} makes of {@code name}. */
    private static Set<String> made(String name, int own, Kind kind) {
        Mutations mutations = new Mutations(new Random(8141));
        Set<String> made = new TreeSet<>();
        for (int i = 0; i < 2_000; i++) {
            mutations.of(new Member(name, own, true), kind).ifPresent(made::add);
        }
        return made;
    }

    private static void makes(Kind kind, String... expected) {
        assertEquals(new TreeSet<>(Arrays.asList(expected)), made(NAME, 9, kind), kind.words());
    }

    @Test
    void eachKindMakesWhatItSays() {
        makes(Kind.LETTER_LEFT_OUT, "urn:xmpp:s-ok:tags:2", "urn:xmpp:i-ok:tags:2", "urn:xmpp:is-k:tags:2",
                "urn:xmpp:is-o:tags:2", "urn:xmpp:is-ok:ags:2", "urn:xmpp:is-ok:tgs:2", "urn:xmpp:is-ok:tas:2",
                "urn:xmpp:is-ok:tag:2");
        makes(Kind.LETTERS_EXCHANGED, "urn:xmpp:si-ok:tags:2", "urn:xmpp:is-ko:tags:2", "urn:xmpp:is-ok:atgs:2",
                "urn:xmpp:is-ok:tgas:2", "urn:xmpp:is-ok:tasg:2");
        makes(Kind.PLURAL, "urn:xmpp:is-ok:tag:2");
        makes(Kind.CASE, "urn:xmpp:Is-ok:tags:2", "urn:xmpp:IS-OK:tags:2", "urn:xmpp:is-ok:Tags:2",
                "urn:xmpp:is-ok:TAGS:2");
        makes(Kind.SEPARATOR, "urn:xmpp:is_ok:tags:2", "urn:xmpp:is.ok:tags:2", "urn:xmpp:is:ok:tags:2",
                "urn:xmpp:isok:tags:2", "urn:xmpp:is-ok-tags:2", "urn:xmpp:is-ok_tags:2", "urn:xmpp:is-ok.tags:2",
                "urn:xmpp:is-ok:tags-2", "urn:xmpp:is-ok:tags_2", "urn:xmpp:is-ok:tags.2");
        makes(Kind.SEGMENT_LEFT_OUT, "urn:xmpp:tags:2", "urn:xmpp:is-ok:2", "urn:xmpp:is-ok:tags");
        makes(Kind.SEGMENT_DOUBLED, "urn:xmpp:is-ok:is-ok:tags:2", "urn:xmpp:is-ok:tags:tags:2",
                "urn:xmpp:is-ok:tags:2:2");
        makes(Kind.SEGMENTS_EXCHANGED, "urn:xmpp:tags:is-ok:2", "urn:xmpp:is-ok:2:tags");
        makes(Kind.NUMBER); // its end varies
    }

    @Test
    void lettersAreChangedInTheCaseOfTheirNeighbors() {
        for (Kind kind : List.of(Kind.LETTER_ADDED, Kind.LETTER_CHANGED)) {
            for (String text : made(NAME, 9, kind)) {
                assertEquals(1, Likeness.edits(NAME, text), text);
                assertTrue(text.matches("urn:xmpp:[a-z]+-[a-z]+:[a-z]+:2"), text);
            }
        }
        assertTrue(made("urn:xmpp:XY", 9, Kind.LETTER_CHANGED).stream().allMatch(text -> text.matches(".*:[A-Z]+")));
    }

    @Test
    void aVersionBecomesThatOfAnotherText() {
        assertEquals(Set.of("urn:oasis:names:tc:SAML:1.0:x", "urn:oasis:names:tc:SAML:1.1:x"),
                made("urn:oasis:names:tc:SAML:2.0:x", 28, Kind.NUMBER));
    }

    @Test
    void onlyTheNidOfANameIsMisspelledInItsNid() {
        for (String text : made(NAME, 9, Kind.NID)) {
            assertTrue(text.endsWith(":is-ok:tags:2") && Likeness.edits(NAME, text) == 1, text);
        }
    }

    @Test
    void theSampleIsTheSameInEachRunAndHasNoListedName() {
        List<Family> families = Family.all().stream().filter(family -> family.name().equals("urn:xmpp:")).toList();
        List<Outcome> sample = Sample.of(families, 10);
        assertEquals(sample.stream().map(Outcome::row).toList(),
                Sample.of(families, 10).stream().map(Outcome::row).toList());
        assertEquals(10 * Kind.values().length, sample.size());
        sample.forEach(outcome -> assertTrue(
                KnownNames.BUILT_IN.find(outcome.mutation().text()).isEmpty(), outcome.row()));
    }

    /** A misspelling of one name may be another one. */
    @Test
    void aMisspelledNameThatIsListedIsNotCalled() {
        List<Family> families = Family.all();
        int[] listed = new int[1];
        Cases.forEach(Cases.tries(20_000, 200_000), random -> {
            Member member = random.one(random.one(families).members());
            Kind kind = random.one(Kind.values());
            String text = new Mutations(random).of(member, kind).orElse(member.name());
            if (!text.equals(member.name()) && KnownNames.BUILT_IN.find(text).isPresent()) {
                listed[0]++;
                assertFalse(Answer.to(new Mutation(kind, member.name(), text)).isCalled(), text);
            }
        });
        assertTrue(listed[0] > 50, "listed: " + listed[0]);
    }
}
