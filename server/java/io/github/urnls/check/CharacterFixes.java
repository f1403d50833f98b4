package io.github.urnls.check;

import io.github.urnls.check.Fix.Safety;
import io.github.urnls.urn.CharSet;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.namespace.rules.Namespaces;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.Characters;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Repairs of characters that a URN cannot hold: the name that somebody meant, then the name without what does not
 * belong, and percent-encoding last. Each is tried: what it makes is a name that its namespace allows.
 */
public final class CharacterFixes {

    /** What may belong in place of the characters: nothing, or a sign that stands between words. */
    private static final List<String> INSTEAD = List.of("", "-", ":", ".", "_");

    /** Longer names are not compared with others, in UTF-16 code units. */
    private static final int LONGEST = 500;

    private static final String DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\uff0d";

    private final Subject subject;
    private final String text;

    /** Where the characters stand. */
    private final List<Span> places;

    private CharacterFixes(Subject subject) {
        this.subject = subject;
        text = subject.text();
        places = subject.urn().problems().stream().filter(problem -> problem.code() == SyntaxCode.ILLEGAL_CHARACTER
                || problem.code() == SyntaxCode.NON_ASCII_CHARACTER).map(SyntaxProblem::span).toList();
    }

    /**
     * The repairs of {@code problem}.
     *
     * @param reliable whether letters outside ASCII were surely meant, so that encoding them is safe
     */
    public static List<Fix> of(Subject subject, SyntaxProblem problem, boolean reliable) {
        List<Fix> fixes = new ArrayList<>(new CharacterFixes(subject).meant());
        if (!fixes.isEmpty() && Namespaces.hasFixedForm(subject.nid())) {
            return fixes; // encoded, it would be no number
        }
        List<Fix> encoding = EncodeFixes.of(subject, problem, reliable && fixes.isEmpty());
        encoding.stream().filter(fix -> fixes.stream().noneMatch(other -> other.edits().equals(fix.edits())))
                .forEach(fixes::add);
        return fixes;
    }

    /** The names without the characters, or with hyphens in their place. */
    private List<Fix> meant() {
        List<Fix> fixes = inUse();
        if (!fixes.isEmpty() || places.size() > Subject.MOST_FINDINGS || !all(place -> !isMeant(place))
                || isBehindListed()) {
            return fixes;
        }
        boolean between = all(this::isBetweenWords);
        boolean hidden = all(this::isHidden);
        boolean one = places.size() == 1;
        boolean number = Namespaces.hasFixedForm(subject.nid());
        String hyphens = "Write " + (one ? "a hyphen" : "hyphens") + " instead";
        if (all(place -> isDash(place) && !isAtEnd(place))) {
            return tried(hyphens, "-");
        }
        if (number && between) {
            Optional<String> instead = onlyOne().filter(only -> hidden || only.isEmpty());
            return instead.map(only -> tried(only.isEmpty() ? "Remove " + described() : hyphens, only))
                    .orElse(List.of());
        }
        // Several blanks stand between words, unless the name is a number.
        boolean removed = !EncodeFixes.hasBlanks(subject.urn()) && (number && hidden || one && (hidden || !between));
        return removed ? tried("Remove " + described(), "") : List.of();
    }

    private boolean all(Predicate<Span> wanted) {
        return places.stream().allMatch(wanted);
    }

    /** What speaks for a name, the strongest first. */
    private enum Evidence {
        LISTED,
        /** Other documents use it. */
        USED,
        /** Only with a colon it has a form that its namespace alone has. */
        OF_NAMESPACE
    }

    /**
     * The names without the characters, or with another one in their place, for which most speaks. Between digits only
     * the first of them: a list of numbers by their form has all the others too.
     */
    private List<Fix> inUse() {
        boolean inName = !places.isEmpty() && places.getLast().end() <= subject.urn().assignedNameEnd();
        if (!inName || places.size() > Subject.MOST_FINDINGS || text.length() > LONGEST) {
            return List.of();
        }
        boolean meant = places.stream().anyMatch(this::isMeant);
        Map<Evidence, List<Fix>> fixes = new EnumMap<>(Evidence.class);
        boolean digits = all(this::isBetweenDigits);
        boolean hidden = !digits && all(this::isHidden);
        for (String instead : all(this::isBetweenWords) ? INSTEAD : List.of("")) {
            ParsedUrn urn = with(instead);
            Optional<Evidence> evidence = evidence(urn);
            if (evidence.isEmpty() && hidden && instead.equals(":") && isAllowed(urn) && isRecognized(urn)
                    && !isRecognized(UrnParser.parse(Subject.replaced(text, places, place -> "")))) {
                evidence = Optional.of(Evidence.OF_NAMESPACE);
            }
            if (evidence.isPresent() && !(digits && fixes.containsKey(evidence.get()))
                    && !(meant && evidence.get() == Evidence.USED)) {
                fixes.computeIfAbsent(evidence.get(), key -> new ArrayList<>()).addAll(review(
                        "Write “" + Subject.shortened(urn.text(), Subject.LONGEST_SHOWN) + "”", instead));
            }
        }
        return fixes.isEmpty() ? List.of() : fixes.values().iterator().next();
    }

    /** Whether {@code text}, which may be no URN, is a listed name or one that other documents use. */
    public static boolean isInUse(Subject subject, String text) {
        return new CharacterFixes(subject).evidence(subject.parsed(text)).isPresent();
    }

    private Optional<Evidence> evidence(ParsedUrn urn) {
        if (!isAllowed(urn)) {
            return Optional.empty();
        }
        if (subject.isListedName(urn.assignedNameText())) {
            return Optional.of(Evidence.LISTED);
        }
        return subject.spellings().ranked(NamespaceEquivalence.key(urn)).isEmpty() ? Optional.empty()
                : Optional.of(Evidence.USED);
    }

    private static boolean isRecognized(ParsedUrn urn) {
        return Namespaces.rule(urn).filter(rule -> rule.recognizes(urn.nssText())).isPresent();
    }

    /** What makes a name of the namespace in place of the characters, nothing or a hyphen; empty if others do too. */
    private Optional<String> onlyOne() {
        Map<String, String> byKey = new LinkedHashMap<>();
        for (String instead : INSTEAD) {
            ParsedUrn urn = with(instead);
            if (isAllowed(urn)) {
                byKey.putIfAbsent(NamespaceEquivalence.key(urn), instead);
            }
        }
        return byKey.size() == 1
                ? byKey.values().stream().filter(instead -> instead.isEmpty() || instead.equals("-"))
                        .findFirst()
                : Optional.empty();
    }

    /** The fix, if the namespace allows the name that it makes. */
    private List<Fix> tried(String title, String instead) {
        ParsedUrn urn = with(instead);
        // What is wrong with the name besides is told by itself.
        boolean atEnd = places.getFirst().end() == text.length()
                && urn.problems().stream().allMatch(problem -> problem.code().isOfNamespace());
        return atEnd || isAllowed(urn) ? review(title, instead) : List.of();
    }

    private List<Fix> review(String title, String instead) {
        return subject.repair().offer(title, Safety.REVIEW, places, run -> instead).done();
    }

    private String described() {
        String first = places.getFirst().in(text);
        if (places.size() == 1) {
            return Characters.named(first);
        }
        if (all(place -> place.in(text).equals(" "))) {
            return "the " + places.size() + " spaces";
        }
        return all(place -> place.in(text).equals(first))
                ? Characters.describeRun(first) + " in " + places.size() + " places"
                : "what cannot be seen in " + places.size() + " places";
    }

    /** Whether the namespace allows the name, and it is no slip of a listed one. */
    private boolean isAllowed(ParsedUrn urn) {
        return EncodeFixes.isSound(urn) && urn.hasAssignedName() && Namespaces.check(urn).isEmpty()
                && subject.knownNames().nearMisses(urn.assignedNameText(), false).isEmpty();
    }

    /** Whether a listed name ends before the characters: what follows is no part of it. */
    private boolean isBehindListed() {
        return subject.isListedName(text.substring(0, places.getFirst().start()));
    }

    private boolean isAtEnd(Span place) {
        return place.end() == text.length() || Chars.isAt(text, place.start() - 1, ":/");
    }

    /** The name with {@code instead} in each of the places. */
    private ParsedUrn with(String instead) {
        return subject.parsed(Subject.replaced(text, places, place -> instead));
    }

    private boolean isHidden(Span place) {
        return CharSet.isHidden(place.in(text));
    }

    private boolean isDash(Span place) {
        return place.in(text).chars().allMatch(c -> DASHES.indexOf(c) >= 0);
    }

    private boolean isBetweenDigits(Span place) {
        return isBetweenWords(place) && Character.isDigit(text.charAt(place.start() - 1))
                && Character.isDigit(text.charAt(place.end()));
    }

    private boolean isBetweenWords(Span place) {
        return place.end() < text.length() && Character.isLetterOrDigit(text.charAt(place.start() - 1))
                && Character.isLetterOrDigit(text.charAt(place.end()));
    }

    /**
     * Whether it holds letters, digits, a caret or a backtick, which nobody types by a slip, or a question mark, which
     * begins a component.
     */
    private boolean isMeant(Span place) {
        return place.in(text).codePoints()
                .anyMatch(c -> Character.isLetterOrDigit(c) || "^`?".indexOf(c) >= 0);
    }
}
