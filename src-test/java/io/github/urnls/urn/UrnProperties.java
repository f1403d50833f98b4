package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every string. */
class UrnProperties {

    @Provide
    Arbitrary<String> nearly() {
        return UrnStrings.nearly();
    }

    @Provide
    Arbitrary<Specification> specifications() {
        return Arbitraries.of(Specification.all());
    }

    @Property
    void spansTileTheInput(@ForAll("nearly") String text, @ForAll("specifications") Specification specification) {
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
    }

    @Property
    void problemsLieInTheInputInOrder(@ForAll("nearly") String text,
            @ForAll("specifications") Specification specification) {
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
    }

    @Property
    void componentsAndMarkersConcatenateToTheInput(@ForAll("nearly") String tail) {
        ParsedUrn urn = UrnParser.parse("urn:example:x" + tail);
        String text = urn.text();
        String joined = text.substring(0, urn.scheme().end()) + ":" + urn.nidText() + ":" + urn.nssText()
                + urn.rComponent().map(span -> "?+" + span.in(text)).orElse("")
                + urn.qComponent().map(span -> "?=" + span.in(text)).orElse("")
                + urn.fComponent().map(span -> "#" + span.in(text)).orElse("");
        assertEquals(text, joined);
    }

    @Property
    void normalizationIsIdempotentAndKeepsValidity(@ForAll("nearly") String text,
            @ForAll("specifications") Specification specification) {
        ParsedUrn urn = UrnParser.parse(text, specification);
        String once = Normalization.normalize(urn);
        ParsedUrn again = UrnParser.parse(once, specification);
        assertEquals(once, Normalization.normalize(again));
        if (urn.isValid()) {
            assertTrue(again.isValid(), () -> once + again.problems());
            assertTrue(Equivalence.URN.equivalent(text, once) || specification == Specification.PROPOSAL_1995);
        }
    }

    @Property
    void equivalenceIsAnEquivalenceRelation(@ForAll("related") List<String> names, @ForAll Equivalence equivalence) {
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
    }

    /** Spellings of few names, so that some are equivalent and some are not. */
    @Provide
    Arbitrary<List<String>> related() {
        Arbitrary<String> schemes = Arbitraries.of("urn:", "URN:", "urn :", "");
        Arbitrary<String> nids = Arbitraries.of("example:", "EXAMPLE:", "dns:", "");
        Arbitrary<String> names = Arbitraries.of("a%2Cb", "a%2cb", "a,b", "A,b", "h.example:e", "H.example:e", "h.example:E");
        Arbitrary<String> tails = Arbitraries.of("", "?+r", "?=q", "#f", "?s=1&c=2", "?c=2&s=1", " ");
        return net.jqwik.api.Combinators.combine(schemes, nids, names, tails)
                .as((scheme, nid, name, tail) -> scheme + nid + name + tail).list().ofMinSize(3).ofMaxSize(8);
    }

    @Property
    void encodingACharacterMakesAnotherName(@ForAll("nearly") String text) {
        // RFC 8141 §3.1: percent-encoded characters are not decoded for comparison.
        String encoded = text.replace("a", "%61");
        boolean inNss = !encoded.equals(text) && UrnParser.parse("urn:ex:x" + text).isValid();
        if (inNss && UrnParser.parse("urn:ex:x" + text).nssText().contains("a")) {
            assertFalse(Equivalence.URN.equivalent("urn:ex:x" + text, "urn:ex:x" + encoded));
        }
    }

    @Property
    void whatIsEncodedIsAllowedAndReadsBack(@ForAll String text) {
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
    }

    /** A million strings a run, both readings of the grammar on each; a fresh seed every time, printed when they disagree. */
    @Example
    void agreesWithTheAbnfOnAMillionStrings() {
        long seed = System.nanoTime();
        SplittableRandom random = new SplittableRandom(seed);
        int valid = 0;
        for (int i = 0; i < 1_000_000; i++) {
            String text = UrnStrings.random(random);
            boolean expected = AbnfOracle.matches(text);
            assertEquals(expected, UrnParser.parse(text).isValid(), () -> "seed " + seed + ": " + text);
            valid += expected ? 1 : 0;
        }
        assertTrue(valid > 100_000 && valid < 900_000, "both answers are frequent: " + valid);
    }
}
