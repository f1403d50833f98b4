package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Properties of every string. */
class UrnProperties {

    @Test
    void spansTileTheInput() {
        Cases.forEach(1000, random -> {
            String text = UrnStrings.nearly(random);
            Specification specification = random.one(Specification.all());
            List<UrnPart> parts = UrnParser.parse(text, specification).parts();
            int end = 0;
            StringBuilder joined = new StringBuilder();
            for (UrnPart part : parts) {
                assertEquals(end, part.span().start(), () -> parts.toString());
                end = part.span().end();
                joined.append(part.span().in(text));
            }
            assertEquals(text.length(), end, () -> parts.toString());
            assertEquals(text, joined.toString());
        });
    }

    @Test
    void problemsLieInTheInputInOrder() {
        Cases.forEach(1000, random -> {
            String text = UrnStrings.nearly(random);
            Specification specification = random.one(Specification.all());
            ParsedUrn urn = UrnParser.parse(text, specification);
            int start = 0;
            for (SyntaxProblem problem : urn.problems()) {
                assertTrue(problem.span().start() >= start && problem.span().end() <= text.length(), problem::toString);
                assertTrue(!problem.span().isEmpty() || text.isEmpty(), problem::toString);
                assertTrue(problem.message().endsWith(")") && problem.message().contains(specification.displayName()),
                        problem::message);
                start = problem.span().start();
            }
            assertEquals(urn.problems().isEmpty(), urn.isValid());
            assertTrue(urn.hasAssignedName() || !urn.isValid(), text);
        });
    }

    @Test
    void componentsAndMarkersConcatenateToTheInput() {
        Cases.forEach(1000, random -> {
            String tail = UrnStrings.nearly(random);
            ParsedUrn urn = UrnParser.parse("urn:example:x" + tail);
            String text = urn.text();
            String joined = text.substring(0, urn.scheme().end()) + ":" + urn.nidText() + ":" + urn.nssText()
                    + urn.rComponent().map(span -> "?+" + span.in(text)).orElse("")
                    + urn.qComponent().map(span -> "?=" + span.in(text)).orElse("")
                    + urn.fComponent().map(span -> "#" + span.in(text)).orElse("");
            assertEquals(text, joined);
        });
    }

    @Test
    void normalizationIsIdempotentAndKeepsValidity() {
        Cases.forEach(1000, random -> {
            String text = UrnStrings.nearly(random);
            Specification specification = random.one(Specification.all());
            ParsedUrn urn = UrnParser.parse(text, specification);
            String once = Normalization.normalize(urn);
            ParsedUrn again = UrnParser.parse(once, specification);
            assertEquals(once, Normalization.normalize(again));
            if (urn.isValid()) {
                assertTrue(again.isValid(), () -> once + again.problems());
                assertTrue(Equivalence.URN.equivalent(text, once) || specification == Specification.PROPOSAL_1995);
            }
        });
    }

    @Test
    void equivalenceIsAnEquivalenceRelation() {
        Cases.forEach(1000, random -> {
            List<String> names = related(random);
            Equivalence equivalence = random.one(Equivalence.values());
            for (String a : names) {
                assertTrue(equivalence.equivalent(a, a), "reflexive");
                for (String b : names) {
                    boolean ab = equivalence.equivalent(a, b);
                    assertEquals(ab, equivalence.equivalent(b, a), "symmetric");
                    for (String c : names) {
                        if (ab && equivalence.equivalent(b, c)) {
                            assertTrue(equivalence.equivalent(a, c), "transitive");
                        }
                    }
                }
            }
        });
    }

    /** Spellings of few names, so that some are equivalent and some are not. */
    private static List<String> related(Case random) {
        return random.list(3, 8, () -> random.one("urn:", "URN:", "urn :", "")
                + random.one("example:", "EXAMPLE:", "dns:", "")
                + random.one("a%2Cb", "a%2cb", "a,b", "A,b", "h.example:e", "H.example:e", "h.example:E")
                + random.one("", "?+r", "?=q", "#f", "?s=1&c=2", "?c=2&s=1", " "));
    }

    @Test
    void encodingACharacterMakesAnotherName() {
        Cases.forEach(1000, random -> {
            String text = UrnStrings.nearly(random);
            // RFC 8141 §3.1: percent-encoded characters are not decoded for comparison.
            String encoded = text.replace("a", "%61");
            boolean inNss = !encoded.equals(text) && UrnParser.parse("urn:ex:x" + text).isValid();
            if (inNss && UrnParser.parse("urn:ex:x" + text).nssText().contains("a")) {
                assertFalse(Equivalence.URN.equivalent("urn:ex:x" + text, "urn:ex:x" + encoded));
            }
        });
    }

    @Test
    void encodedTextIsAllowedAndDecodesBack() {
        Cases.forEach(1000, random -> {
            String text = random.text(255);
            if (text.isEmpty() || text.chars().anyMatch(c -> Character.isSurrogate((char) c))) {
                return;
            }
            String encoded = PercentEncoding.encodeNss(text);
            assertTrue(UrnParser.parse("urn:example:" + encoded).isValid(), encoded);
            assertTrue(UrnParser.parse("urn:example:a?=" + PercentEncoding.encodeQComponent(text)).isValid());
            assertTrue(UrnParser.parse("urn:example:a?+" + PercentEncoding.encodeRComponent(text) + "?=q").isValid());
            assertTrue(UrnParser.parse("urn:example:a#" + PercentEncoding.encodeFComponent(text)).isValid());
            if (text.codePoints().allMatch(c -> c == ' ' || PercentEncoding.isVisible(c)) && !text.contains("%")) {
                assertEquals(text, PercentEncoding.decodeForDisplay(encoded));
            }
        });
    }

    /** Reads each string by the parser and by {@link AbnfOracle}. */
    @Test
    void agreesWithTheAbnf() {
        int tries = Cases.tries(100_000, 1_000_000);
        AtomicInteger valid = new AtomicInteger();
        Cases.forEach(tries, random -> {
            String text = UrnStrings.random(random);
            boolean expected = AbnfOracle.matches(text);
            assertEquals(expected, UrnParser.parse(text).isValid(), text);
            if (expected) {
                valid.incrementAndGet();
            }
        });
        assertTrue(valid.get() > tries / 10 && valid.get() < tries / 10 * 9, "both answers are frequent: " + valid);
    }
}
