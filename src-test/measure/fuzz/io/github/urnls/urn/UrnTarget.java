package io.github.urnls.urn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.feature.Explanation;
import io.github.urnls.feature.ExplanationText;
import io.github.urnls.fuzz.FuzzTarget;
import io.github.urnls.fuzz.Input;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.namespace.NamespaceRule;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.urn.legacy.MigrationProperties;
import io.github.urnls.urn.legacy.OlderReading;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Any string as a URN of any specification: its parts, its problems, what it is compared by, and all that is said of
 * it.
 */
public final class UrnTarget implements FuzzTarget {

    @Override
    public String name() {
        return "urn";
    }

    @Override
    public void check(Input input) {
        Specification specification = input.choice(Specification.all());
        String text = input.text();
        ParsedUrn urn = UrnParser.parse(text, specification);
        partsTile(urn);
        problemsLieInTheText(urn);
        normalizedIsNormal(urn);
        MigrationProperties.check(text, specification);
        if (specification == Specification.RFC8141) {
            assertEquals(AbnfOracle.matches(text), urn.isValid());
        }
        for (Equivalence equivalence : Equivalence.values()) {
            assertTrue(equivalence.equivalent(text, text));
        }
        encodedReadsBack(text);
        namespaceIsRead(urn);
        explained(urn);
    }

    private static void partsTile(ParsedUrn urn) {
        int end = 0;
        for (UrnPart part : urn.parts()) {
            assertEquals(end, part.span().start());
            end = part.span().end();
        }
        assertEquals(urn.text().length(), end);
    }

    private static void problemsLieInTheText(ParsedUrn urn) {
        int start = 0;
        for (SyntaxProblem problem : urn.problems()) {
            assertTrue(problem.span().start() >= start && problem.span().end() <= urn.text().length(),
                    problem::toString);
            assertTrue(!problem.span().isEmpty() || urn.text().isEmpty(), problem::toString);
            start = problem.span().start();
        }
        assertEquals(urn.isValid(), urn.acceptedBy().contains(urn.specification()));
    }

    private static void normalizedIsNormal(ParsedUrn urn) {
        String once = Normalization.normalize(urn);
        ParsedUrn again = UrnParser.parse(once, urn.specification());
        assertEquals(once, Normalization.normalize(again));
        if (urn.isValid()) {
            assertTrue(again.isValid());
            if (urn.specification() == Specification.RFC8141) {
                assertTrue(Equivalence.URN.equivalent(urn.text(), once));
                assertTrue(NamespaceEquivalence.equivalent(urn.text(), once));
            }
        }
    }

    private static void encodedReadsBack(String text) {
        if (!text.isEmpty()) {
            assertTrue(UrnParser.parse("urn:example:" + PercentEncoding.encodeNss(text)).isValid());
            assertTrue(UrnParser.parse("urn:example:a?+" + PercentEncoding.encodeRComponent(text)).isValid());
            assertTrue(UrnParser.parse("urn:example:a?=" + PercentEncoding.encodeQComponent(text)).isValid());
        }
        assertTrue(UrnParser.parse("urn:example:a#" + PercentEncoding.encodeFComponent(text)).isValid());
        int end = 0;
        for (DecodedReading.Letter letter : DecodedReading.of(text)) {
            assertTrue(letter.span().start() >= end && letter.span().end() <= text.length());
            end = letter.span().end();
        }
    }

    private static void namespaceIsRead(ParsedUrn urn) {
        for (NamespaceRule.Problem problem : Namespaces.check(urn)) {
            assertTrue(problem.span().end() <= urn.text().length(), problem::toString);
            assertFalse(problem.message().isBlank());
        }
        String key = NamespaceEquivalence.key(urn.text());
        assertEquals(key, NamespaceEquivalence.key(urn.text()));
        Optional<Resolvers.Resolution> resolution = Resolvers.find(urn, Registry.BUILT_IN);
        resolution.ifPresent(found -> assertTrue(URI.create(found.address()).isAbsolute(), found::address));
    }

    private static void explained(ParsedUrn urn) {
        Explanation explanation = Explanation.of(urn);
        assertFalse(ExplanationText.markdown(explanation).isBlank());
        assertFalse(ExplanationText.plain(explanation).isBlank());
        OlderReading.of(urn).ifPresent(older -> assertTrue(older.isValid()));
    }

    @Override
    public Stream<byte[]> seeds() {
        try {
            Stream<String> names = Stream
                    .concat(Files.readAllLines(Path.of("src-test/fixtures/namespaces/names.tsv")).stream(),
                            Files.readAllLines(Path.of("src-test/fixtures/urn/cases.tsv")).stream())
                    .flatMap(line -> Stream.of(line.split("\t")))
                    .filter(cell -> cell.regionMatches(true, 0, "urn:", 0, 4));
            return Stream
                    .concat(names,
                            Stream.of("urn:ex:a?s=I2L&c=b", "urn:ex:a?q??r#f", "urn:dns:h.example:e",
                                    "urn:ex:a?+r?=q#f"))
                    .flatMap(name -> Stream.of(Input.of(name, 0), Input.of(name, Math.floorMod(name.hashCode(), 5))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
