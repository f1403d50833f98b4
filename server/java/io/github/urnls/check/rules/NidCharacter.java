package io.github.urnls.check.rules;

import io.github.urnls.urn.CharSet;
import io.github.urnls.check.CharacterFixes;
import io.github.urnls.check.Fix;
import io.github.urnls.check.Subject;
import io.github.urnls.check.SyntaxRule;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.urn.Characters;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A character that a namespace identifier cannot hold (RFC 8141 §2, §2.1). */
public final class NidCharacter extends SyntaxRule {

    /** Characters that people write between words, where a NID can only have a hyphen. */
    private static final Pattern HYPHENATED = Pattern.compile("[_.+~ \u00a0]+");

    /** Longer names are not compared with known ones, in UTF-16 code units. */
    private static final int LONGEST = 500;

    public NidCharacter() {
        super(SyntaxCode.NID_CHARACTER, "A character that no namespace identifier holds.");
    }

    @Override
    public List<Fix> fixes(Subject subject, SyntaxProblem problem) {
        Span nid = subject.nidSpan();
        Span span = problem.span();
        String text = subject.text();
        String written = nid.in(text);
        String run = span.in(text);
        if (span.equals(nid) && !subject.urn().hasAssignedName()) {
            return NumberInNid.whole(subject, nid); // with other characters it would still be no URN
        }
        if (isDeployed(text, nid)) {
            return List.of();
        }
        OptionalInt colon = colon(subject, nid);
        if (colon.isPresent()) {
            Span sign = new Span(colon.getAsInt(), colon.getAsInt() + 1);
            String before = text.substring(nid.start(), sign.start());
            return UrnParser.parse("urn:" + before + ":x").isValid()
                    ? subject.review("Write a colon instead", sign, ":") : List.of(); // not if a standard fixed it so
        }
        if (run.contains(".") && !isHyphenated(subject, nid)) {
            return List.of(); // with a hyphen it is another namespace
        }
        if (span.equals(nid)) {
            String repaired = HYPHENATED.matcher(written).replaceAll("-").replaceAll("--+", "-")
                    .replaceAll("^-+|-+$", "");
            return replace(subject, problem, "Write “" + repaired + "”", repaired);
        }
        String without = written.replace(run, "");
        boolean between = span.start() > nid.start(); // urn://uuid:
        if ((isBlank(run) || !between) && subject.registry().find(without).isPresent()) {
            return replace(subject, problem, "Write “" + without + "”", "");
        }
        if (!HYPHENATED.matcher(run).matches()) {
            return List.of();
        }
        boolean hyphen = text.startsWith("-", span.end())
                || text.startsWith("-", span.start() - 1);
        return hyphen ? replace(subject, problem, "Remove " + Characters.named(run), "")
                : replace(subject, problem, "Write a hyphen instead", "-");
    }

    /**
     * The place of a sign in {@code nid} that was meant as the colon behind it: as a blank, in a name that is known or
     * used elsewhere, or in a form that only its namespace has.
     */
    private static OptionalInt colon(Subject subject, Span nid) {
        String text = subject.text();
        int end = text.length() > LONGEST ? 0 : nid.end() - 1; // each place reads the name again
        return IntStream.range(nid.start() + 1, end)
                .filter(i -> HYPHENATED.matcher(text.substring(i, i + 1)).matches()).filter(i -> {
                    String name = text.substring(0, i) + ":" + text.substring(i + 1);
                    return isBlank(text.substring(i, i + 1))
                            && subject.registry().find(text.substring(nid.start(), i)).isPresent()
                            || subject.knownNames().isKnown(UrnParser.parse(name).assignedNameText())
                            || CharacterFixes.isInUse(subject, name)
                            || Namespaces.rule(text.substring(nid.start(), i))
                                    .filter(rule -> rule.recognizes(name.substring(i + 1))).isPresent();
                }).findFirst();
    }

    private static boolean isBlank(String run) {
        return run.chars().allMatch(CharSet::isSpace);
    }

    /** Whether the name with hyphens in place of the dots of its NID is listed, or used elsewhere. */
    private static boolean isHyphenated(Subject subject, Span nid) {
        String text = subject.text();
        return CharacterFixes.isInUse(subject,
                "urn:" + nid.in(text).replace('.', '-') + text.substring(nid.end()));
    }

    /** Whether the name without its blanks, or with a dot in place of each, is one that a standard has fixed. */
    private static boolean isDeployed(String text, Span nid) {
        String written = nid.in(text);
        return written.contains(" ") && Stream.of("", ".").map(instead -> written.replace(" ", instead))
                .anyMatch(meant -> DeployedNames.find("urn:" + meant + text.substring(nid.end())).isPresent());
    }

    /** Offers {@code replacement} for the problem unless that makes the NID a reserved one. */
    static List<Fix> replace(Subject subject, SyntaxProblem problem, String title, String replacement) {
        Span nid = subject.nidSpan();
        Span span = problem.span();
        String text = subject.text();
        String repaired = text.substring(nid.start(), span.start()) + replacement
                + text.substring(span.end(), nid.end());
        boolean possible = UrnParser.parse("urn:" + repaired + ":x").isValid() || span.length() < nid.length();
        boolean slip = !subject.knownNames().nearMisses("urn:" + repaired + text.substring(nid.end()), false)
                .isEmpty();
        return ReservedNid.isReserved(repaired) || !possible || slip ? List.of()
                : subject.review(title, span, replacement);
    }
}
