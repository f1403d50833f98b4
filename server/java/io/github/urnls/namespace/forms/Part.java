package io.github.urnls.namespace.forms;

import io.github.urnls.namespace.forms.PartForm.Kind;
import io.github.urnls.namespace.NssPattern;
import java.util.Optional;

/**
 * One part of a namespace specific string, as the owner of the namespace describes it.
 *
 * @param name      what the owner calls it
 * @param meaning   what it tells; may be empty
 * @param form      what it may look like
 * @param pattern   what it must match beside its form
 * @param words     its form in words, to follow “must”; empty if its owner has none
 * @param check     how its last characters follow from the others
 * @param separator the characters before it, unless it comes first; a colon mostly
 * @param optional  whether it may be left out, and a name may end before it
 * @param rest      whether it takes all that is left, with its colons
 * @param doubted   what is not certain of it: {@code form}, {@code all} with the check digit, or nothing
 */
public record Part(String name, String meaning, PartForm form, Optional<NssPattern> pattern,
        String words, Optional<CheckAlgorithm> check, String separator, boolean optional, boolean rest,
        String doubted) {

    /** Whether {@code text} has the form of this part. Says nothing of its check digit. */
    public boolean accepts(String text) {
        return !text.isEmpty() && form.accepts(text) && isComputable(text)
                && pattern.filter(it -> it.rejects(text)).isEmpty();
    }

    /** Whether {@code text} has a check digit, right or wrong, if it must have one. */
    private boolean isComputable(String text) {
        return check.isEmpty() || check.get().of(text).isPresent();
    }

    /**
     * The check digits that {@code text} lacks; empty if it has them already, or if its pattern does not tell that
     * nothing else is missing.
     */
    Optional<String> missingCheck(String text) {
        if (text.isEmpty() || pattern.isEmpty() || accepts(text)) {
            return Optional.empty();
        }
        return check.flatMap(it -> it.behind(text)).map(digits -> accepts(text + digits) ? digits : "-" + digits)
                .filter(digits -> accepts(text + digits));
    }

    /** What {@code text} should have been, behind “must”. */
    String must(String text) {
        return isComputable(text) || !words.isEmpty() ? must() : "be " + check.orElseThrow().characters();
    }

    /** What it must look like, behind “must”. */
    String must() {
        if (!words.isEmpty()) {
            return words;
        }
        if (form == Kind.TEXT && pattern.isPresent()) {
            return "match " + pattern.get().expression();
        }
        if (form == Kind.TEXT && check.isPresent()) {
            return "be " + check.get().characters();
        }
        return "be " + form.words() + pattern.map(it -> " that matches " + it.expression()).orElse("");
    }

    /**
     * All that its owner says of it, in one line.
     *
     * @param first whether it comes first in names, so that nothing separates it
     */
    String inWords(boolean first) {
        StringBuilder words = new StringBuilder("part “" + name + "”");
        if (!first && !separator.equals(":")) {
            words.append(", behind “").append(separator).append("”,");
        }
        words.append(" must ").append(must());
        boolean checkIsSaid = form == Kind.TEXT && pattern.isEmpty();
        check.filter(it -> !checkIsSaid)
                .ifPresent(it -> words.append(", with a check digit (").append(it.id()).append(")"));
        if (!meaning.isEmpty()) {
            words.append(" (").append(meaning).append(")");
        }
        if (rest) {
            words.append(", and takes all that is left");
        }
        return words.append(optional ? ", and may be left out" : "").toString();
    }
}
