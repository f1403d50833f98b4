package io.github.urnls.check.rules;

import io.github.urnls.check.Finding;
import io.github.urnls.check.HiddenCharacters;
import io.github.urnls.check.LatinLookalikes;
import io.github.urnls.check.NamedRule;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Subject.Repair;
import io.github.urnls.check.Subject;
import io.github.urnls.urn.Characters;
import io.github.urnls.urn.DecodedReading.Letter;
import io.github.urnls.urn.DecodedReading;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Unicode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A name that a reader takes for another one (RFC 8141 §3.2, sixth example; §8). It has characters that are invisible
 * or change the direction of the text, or mixes Latin letters with lookalikes of another script. The name is judged as
 * it reads when decoded.
 */
public final class Confusable extends NamedRule implements Rule.OfName {

    public Confusable() {
        super("confusable", Group.SPELLING, Severity.WARNING,
                "A name that reads like another one: invisible characters, or letters of several scripts.");
    }

    @Override
    public List<Finding> check(Subject subject) {
        return findings(subject, false);
    }

    /** The findings; those of hidden characters that break the syntax, where they stand, only if {@code all}. */
    private List<Finding> findings(Subject subject, boolean all) {
        String text = subject.text();
        if (!DecodedReading.isInteresting(text)) {
            return List.of();
        }
        List<Letter> letters = DecodedReading.of(text);
        int[] characters = DecodedReading.codePoints(letters);
        List<Finding> findings = new ArrayList<>();
        for (int i = 0; i < letters.size(); i++) {
            if (HiddenCharacters.isHidden(characters, i) && (all || !isWritten(subject, letters.get(i)))) {
                findings.add(hidden(subject, letters.get(i)));
            }
        }
        int start = 0;
        for (int i = 0; i <= letters.size(); i++) {
            if (i == letters.size() || isDelimiter(letters.get(i).codePoint())) {
                mixed(subject, letters.subList(start, i), findings);
                start = i + 1;
            }
        }
        return findings;
    }

    /** Whether a reader takes the name for another one. */
    static boolean isConfusable(Subject subject) {
        return !new Confusable().findings(subject, true).isEmpty();
    }

    private static boolean isDelimiter(int codePoint) {
        return ":/?#".indexOf(codePoint) >= 0;
    }

    private Finding hidden(Subject subject, Letter letter) {
        String name = "U+" + Characters.hex(letter.codePoint()) + " " + Unicode.name(letter.codePoint());
        return subject.finding(this, letter.span(),
                name + effect(letter.codePoint()) + ": this name reads like another one (RFC 8141 §3.2)",
                subject.review("Remove " + name, letter.span(), ""));
    }

    /** Whether it stands there itself, not encoded. Then it breaks the syntax, and that finding has the repairs. */
    private static boolean isWritten(Subject subject, Letter letter) {
        return letter.span().in(subject.text()).codePointAt(0) == letter.codePoint();
    }

    private static String effect(int codePoint) {
        if (HiddenCharacters.turnsDirection(codePoint)) {
            return " changes the direction of the text around it";
        }
        return Character.isSpaceChar(codePoint) ? " looks like a space but is not one" : " cannot be seen";
    }

    /** Latin letters together with letters of another script that look like Latin ones. */
    private void mixed(Subject subject, List<Letter> segment, List<Finding> findings) {
        if (segment.stream().noneMatch(Confusable::isLatin) || segment.stream().noneMatch(Confusable::isLookalike)) {
            return;
        }
        int start = 0;
        for (int i = 0; i <= segment.size(); i++) {
            if (i == segment.size() || !isOfWord(segment.get(i).codePoint())) {
                word(subject, segment, segment.subList(start, i), findings);
                start = i + 1;
            }
        }
    }

    private static boolean isLatin(Letter letter) {
        return Unicode.script(letter.codePoint()).equals("LATIN");
    }

    private static boolean isLookalike(Letter letter) {
        return LatinLookalikes.contains(letter.codePoint());
    }

    private static boolean isOfWord(int codePoint) {
        return Character.isLetterOrDigit(codePoint) || Character.getType(codePoint) == Character.NON_SPACING_MARK;
    }

    /** Reports a word that mixes scripts, or a word of lookalikes that stands alone among Latin words. */
    private void word(Subject subject, List<Letter> segment, List<Letter> word, List<Finding> findings) {
        List<Letter> foreign = word.stream()
                .filter(letter -> Character.isLetter(letter.codePoint()) && !isLatin(letter)).toList();
        List<Letter> alike = foreign.stream().filter(Confusable::isLookalike).toList();
        long latin = word.stream().filter(Confusable::isLatin).count();
        if (alike.isEmpty() || latin == 0 && (alike.size() < foreign.size() || !standsAlone(segment, word, foreign))) {
            return;
        }
        boolean mostlyForeign = latin > 0 && foreign.size() > latin;
        Span span = new Span(word.getFirst().span().start(), word.getLast().span().end());
        String named = alike.stream().map(letter -> Characters.describe(letter.codePoint()) + " "
                + Unicode.name(letter.codePoint())).distinct().limit(4).collect(Collectors.joining(", "));
        Repair repair = subject.repair();
        if (!mostlyForeign && alike.size() == foreign.size()) {
            repair.review("Write “" + latin(word) + "” in Latin letters", span, latin(word));
        }
        findings.add(subject.finding(this, span,
                "“" + read(word) + "” has " + named + ", which only " + (alike.size() == 1 ? "looks" : "look")
                        + " Latin (RFC 8141 §3.2)",
                repair.done()));
    }

    /**
     * Whether the word stands alone. One letter does not count, nor Greek, which science uses, nor a word among others
     * of its script: “отчёт-с-XML”.
     */
    private static boolean standsAlone(List<Letter> segment, List<Letter> word, List<Letter> foreign) {
        String script = Unicode.script(foreign.get(0).codePoint());
        long ofScript = segment.stream().filter(letter -> Unicode.script(letter.codePoint()).equals(script)).count();
        return word.size() > 1 && !script.equals("GREEK") && ofScript == foreign.size();
    }

    private static String read(List<Letter> word) {
        return word.stream().map(letter -> Characters.text(letter.codePoint())).collect(Collectors.joining());
    }

    private static String latin(List<Letter> word) {
        return word.stream().map(letter -> latin(letter.codePoint())).collect(Collectors.joining());
    }

    private static String latin(int codePoint) {
        if (LatinLookalikes.contains(codePoint)) {
            return String.valueOf(LatinLookalikes.latin(codePoint));
        }
        return PercentEncoding.encodeNss(Characters.text(codePoint));
    }
}
