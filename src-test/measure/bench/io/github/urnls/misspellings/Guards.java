package io.github.urnls.misspellings;

import io.github.urnls.misspellings.KnownLists.Siblings;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.Likeness;
import io.github.urnls.namespace.known.Vocabulary.Adds;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Which guard may keep the program from calling a misspelled name. The guards are written here a second time, as they
 * were decided, so that the program cannot excuse its own mistakes.
 */
final class Guards {

    /** The fewest letters of a word in which one edit is a slip, where others may add names. */
    private static final int LEAST_OPEN = 5;

    /** As {@link #LEAST_OPEN}, for two letters that are exchanged. */
    private static final int LEAST_EXCHANGED = 4;

    /** As {@link #LEAST_OPEN}, where few other names are possible. */
    private static final int LEAST_CLOSED = 3;

    /** More edits are not counted. */
    private static final int MOST_EDITS = 2;

    /** A part that stands for something to fill in, such as {@code nn}. */
    private static final Pattern PLACEHOLDER = Pattern.compile("[:._]([xXnNyY])\\1+(?:[:._]|$)");

    private static final KnownNames NAMES = KnownNames.BUILT_IN;

    private final Mutation mutation;
    private final String text;
    /** The text up to the first segment that differs. */
    private final String prefix;
    /** That segment, and the original one. */
    private final String written;

    private final String meant;
    /** What follows the original segment. */
    private final String rest;

    private final Siblings siblings;

    private Guards(Mutation mutation) {
        this.mutation = mutation;
        this.text = mutation.text();
        int start = 0;
        for (int i = 0; i < text.length() && text.regionMatches(i, mutation.original(), i, 1); i++) {
            start = text.charAt(i) == ':' ? i + 1 : start;
        }
        this.prefix = text.substring(0, start);
        this.written = segment(text, start);
        this.meant = segment(mutation.original(), start);
        this.rest = mutation.original().substring(start + meant.length());
        this.siblings = KnownLists.behind(prefix);
    }

    private static String segment(String name, int start) {
        int end = name.indexOf(':', start);
        return name.substring(start, end < 0 ? name.length() : end);
    }

    /** The first guard that applies; empty if the program should call the name. */
    static Optional<Guard> of(Mutation mutation) {
        Guards guards = new Guards(mutation);
        return guards.ofWhole().or(guards::ofKind);
    }

    private Optional<Guard> ofWhole() {
        if (isSameName()) {
            return Optional.of(Guard.SAME_NAME);
        }
        if (NAMES.isKnown(text)) {
            return Optional.of(Guard.BEGINNING);
        }
        if (isBelow()) {
            return Optional.of(Guard.BELOW);
        }
        if ("-=*".indexOf(text.charAt(text.length() - 1)) >= 0) {
            return Optional.of(Guard.GOES_ON);
        }
        return PLACEHOLDER.matcher(text).find() ? Optional.of(Guard.PLACEHOLDER) : Optional.empty();
    }

    /** Deployed names differ behind {@code #} as well, which is no part of the name by RFC 8141. */
    private boolean isSameName() {
        return text.indexOf('#') < 0 && NamespaceEquivalence.equivalent(text, mutation.original());
    }

    /** Whether it is below a listed name that no listed name is below. */
    private boolean isBelow() {
        int end = text.lastIndexOf(':');
        while (!NAMES.isKnown(text.substring(0, end)) && end > 4) {
            end = text.lastIndexOf(':', end - 1);
        }
        String known = text.substring(0, end);
        return NAMES.find(known).isPresent() && NAMES.behind(known + ":").isEmpty();
    }

    private Optional<Guard> ofKind() {
        return switch (mutation.kind()) {
            case LETTER_LEFT_OUT, LETTER_ADDED, LETTER_CHANGED, LETTERS_EXCHANGED, PLURAL -> ofWord();
            case SEPARATOR -> ofSeparator();
            case CASE -> ambiguous(written::equalsIgnoreCase);
            case SEGMENT_LEFT_OUT -> ofGap();
            case SEGMENT_DOUBLED, SEGMENTS_EXCHANGED -> Optional.empty();
            case NUMBER -> isVersionOfOther() ? Optional.empty() : Optional.of(Guard.NUMBER);
            case NID -> ofNid();
        };
    }

    /** Without a hyphen two words are one, which may be another name. */
    private Optional<Guard> ofSeparator() {
        boolean isLast = rest.isEmpty() && text.indexOf(':', prefix.length()) < 0;
        return isLast && isOpenEnd() && written.length() != meant.length() ? Optional.of(Guard.WORDS)
                : Optional.empty();
    }

    /** Whether others may add names, and no word behind it says which one was meant. */
    private boolean isOpenEnd() {
        return !siblings.adds().isClosed() && !KnownLists.hasLetters(rest);
    }

    private boolean isNear(String sibling) {
        int edits = Likeness.edits(written, sibling);
        return edits <= MOST_EDITS && edits <= Likeness.edits(written, meant);
    }

    /** More than two known names have, in place of the wrong segment, one that is {@code near}. */
    private Optional<Guard> ambiguous(Predicate<String> near) {
        long names = siblings.segments().stream().filter(near).filter(segment -> NAMES.isKnown(prefix + segment + rest))
                .count();
        return names > 2 ? Optional.of(Guard.AMBIGUOUS) : Optional.empty();
    }

    private Optional<Guard> ofWord() {
        List<String> left = KnownLists.words(written);
        List<String> right = KnownLists.words(meant);
        int at = onlyDifference(left, right);
        boolean plural = mutation.kind() == Kind.PLURAL;
        if (isOpenEnd()) {
            if (at < 0) {
                return Optional.of(Guard.WORDS);
            }
            if (plural || isPlural(left.get(at), right.get(at))) {
                return Optional.of(Guard.PLURAL);
            }
            if (letters(left.get(at), right.get(at)) < least()) {
                return Optional.of(Guard.SHORT);
            }
        } else if (Math.min(written.length(), meant.length()) < LEAST_CLOSED) {
            return Optional.of(Guard.SHORT);
        }
        if (at >= 0 && !plural && siblings.haveWord(left.get(at))) {
            return Optional.of(Guard.WORD_OF_LIST);
        }
        return ambiguous(this::isNear);
    }

    private int least() {
        return mutation.kind() == Kind.LETTERS_EXCHANGED ? LEAST_EXCHANGED : LEAST_OPEN;
    }

    private static long letters(String left, String right) {
        return Math.min(left.chars().filter(Character::isLetter).count(),
                right.chars().filter(Character::isLetter).count());
    }

    private static boolean isPlural(String left, String right) {
        return left.equals(right + "s") || right.equals(left + "s") || left.equals(right + "es")
                || right.equals(left + "es");
    }

    /** The index of the only word in which they differ; -1 if there is none or more than one. */
    private static int onlyDifference(List<String> left, List<String> right) {
        int at = -1;
        for (int i = 0; left.size() == right.size() && i < left.size(); i++) {
            if (!left.get(i).equals(right.get(i))) {
                if (at >= 0) {
                    return -1;
                }
                at = i;
            }
        }
        return at;
    }

    /** What is missing can only be told by the words that follow it. */
    private Optional<Guard> ofGap() {
        if (!KnownLists.hasLetters(rest)) {
            return Optional.of(Guard.NO_WORD);
        }
        long names = siblings.segments().stream()
                .filter(segment -> NAMES.isKnown(prefix + segment + ":" + text.substring(prefix.length()))).count();
        return names > 2 ? Optional.of(Guard.AMBIGUOUS) : Optional.empty();
    }

    /**
     * Whether a name keeps the version that first defined it, and stands with that of another text: in SAML every name,
     * in XACML those of closed lists.
     */
    private boolean isVersionOfOther() {
        String list = mutation.original().substring(0, mutation.original().lastIndexOf(':') + 1);
        return siblings.adds() == Adds.VERSIONS && siblings.numbers().contains(written)
                && (prefix.endsWith(":SAML:") || KnownLists.behind(list).adds().isClosed());
    }

    private Optional<Guard> ofNid() {
        if (Registry.BUILT_IN.find(written).isPresent() || NidsInUse.find(written).isPresent()
                || NAMES.isListed(written)) {
            return Optional.of(Guard.OTHER_NAMESPACE);
        }
        return written.length() < LEAST_CLOSED || meant.length() < LEAST_CLOSED ? Optional.of(Guard.SHORT)
                : Optional.empty();
    }
}
