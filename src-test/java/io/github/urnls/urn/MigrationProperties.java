package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds of every migration, whatever it is given. */
class MigrationProperties {

    enum Kind { FAITHFUL, UNCHANGED, NONE }

    @Provide
    Arbitrary<Specification> specifications() {
        return Arbitraries.of(Specification.all());
    }

    /** Names with components in the marks of every specification. */
    @Provide
    Arbitrary<String> names() {
        Arbitrary<String> heads = Arbitraries.of("urn:example:a", "URN:Ex:a%2fb", "urn:dns:h.example:e", "urn:x:y",
                "urn:a-:b", "urn:ex:a/b");
        Arbitrary<String> tails = Arbitraries.of("?", "??", "?+", "?=", "#", "s=I2L", "c=ToC", "&", "q", "r", "/", "+", "=",
                "%00", "%2F", " ", "é")
                .list().ofMaxSize(8).map(pieces -> String.join("", pieces));
        return Arbitraries.oneOf(Combinators.combine(heads, tails).as((head, tail) -> head + tail), UrnStrings.nearly());
    }

    @Property(tries = 4000)
    void keepsWhatIsNamedAndIsValid(@ForAll("names") String text, @ForAll("specifications") Specification specification) {
        check(text, specification);
    }

    /** The same on many more strings, a fresh seed each run; each of the three answers must come up. */
    @Example
    void holdsOnManyStrings() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        Set<Kind> seen = EnumSet.noneOf(Kind.class);
        List<Specification> all = Specification.all();
        for (int i = 0; i < 200_000; i++) {
            String text = UrnStrings.random(random).replaceFirst("\\?[+=]", random.nextBoolean() ? "?" : "??");
            try {
                seen.add(check(text, all.get(random.nextInt(all.size()))));
            } catch (AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + text, e);
            }
        }
        assertEquals(EnumSet.allOf(Kind.class), seen);
    }

    static Kind check(String text, Specification specification) {
        ParsedUrn urn = UrnParser.parse(text, specification);
        return switch (Migration.of(urn)) {
            case Migration.Faithful faithful -> {
                checkFaithful(urn, faithful);
                yield Kind.FAITHFUL;
            }
            case Migration.Unchanged unchanged -> {
                assertTrue(urn.isValid() && UrnParser.parse(text).isValid(), text);
                assertTrue(Equivalence.URN.key(text).equals(Normalization.assignedName(urn)), text);
                yield Kind.UNCHANGED;
            }
            case Migration.None none -> {
                assertFalse(none.why().isBlank());
                yield Kind.NONE;
            }
        };
    }

    private static void checkFaithful(ParsedUrn urn, Migration.Faithful faithful) {
        ParsedUrn migrated = UrnParser.parse(faithful.text());
        assertTrue(urn.isValid() && migrated.isValid(), () -> faithful.text() + migrated.problems());
        assertEquals(urn.text().substring(0, urn.assignedNameEnd()), migrated.text().substring(0, migrated.assignedNameEnd()));
        boolean directives = urn.specification() == Specification.DRAFT_2012;
        assertEquals(text(urn, directives ? urn.qComponent() : urn.rComponent()), text(migrated, migrated.rComponent()));
        assertEquals(text(urn, directives ? Optional.empty() : urn.qComponent()), text(migrated, migrated.qComponent()));
        assertEquals(text(urn, urn.fComponent()), text(migrated, migrated.fComponent()));
        // Twice is once, whichever specification the result is read by.
        assertInstanceOf(Migration.Unchanged.class, Migration.of(migrated));
        Migration again = Migration.of(UrnParser.parse(faithful.text(), urn.specification()));
        assertInstanceOf(Migration.None.class, again, () -> faithful.text());
    }

    private static Optional<String> text(ParsedUrn urn, Optional<Span> span) {
        return span.map(found -> found.in(urn.text()));
    }
}
