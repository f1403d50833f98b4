package io.github.urnls.urn.legacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.urn.Equivalence;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.UrnStrings;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Properties of every migration. */
public class MigrationProperties {

    enum Kind { FAITHFUL, UNCHANGED, NONE }

    private static final List<String> PIECES = List.of("?", "??", "?+", "?=", "#", "s=I2L", "c=ToC", "&", "q", "r",
            "/", "+", "=", "%00", "%2F", " ", "é");

    /** Names with components in the marks of every specification. */
    private static String names(Case random) {
        if (random.nextBoolean()) {
            return UrnStrings.nearly(random);
        }
        return random.one("urn:example:a", "URN:Ex:a%2fb", "urn:dns:h.example:e", "urn:x:y", "urn:a-:b", "urn:ex:a/b")
                + random.joined(0, 8, PIECES);
    }

    @Test
    void keepsTheNameAndIsValid() {
        Cases.forEach(4000, random -> {
            String text = names(random);
            Specification specification = random.one(Specification.all());
            check(text, specification);
        });
    }

    /** The same for many more strings; each of the three results must occur. */
    @Test
    void holdsOnManyStrings() {
        Set<Kind> seen = EnumSet.noneOf(Kind.class);
        Cases.forEach(Cases.tries(20_000, 200_000), random -> {
            String text = UrnStrings.random(random).replaceFirst("\\?[+=]", random.nextBoolean() ? "?" : "??");
            seen.add(check(text, random.one(Specification.all())));
        });
        assertEquals(EnumSet.allOf(Kind.class), seen);
    }

    public static Kind check(String text, Specification specification) {
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
        assertEquals(urn.text().substring(0, urn.assignedNameEnd()),
                migrated.text().substring(0, migrated.assignedNameEnd()));
        boolean directives = urn.specification() == Specification.DRAFT_2012;
        assertEquals(text(urn, directives ? urn.qComponent() : urn.rComponent()),
                text(migrated, migrated.rComponent()));
        assertEquals(text(urn, directives ? Optional.empty() : urn.qComponent()),
                text(migrated, migrated.qComponent()));
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
