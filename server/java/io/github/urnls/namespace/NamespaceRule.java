package io.github.urnls.namespace;

import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Optional;

/** The rules of one namespace for its names, beyond RFC 8141. Stateless. Every message names its clause. */
public interface NamespaceRule {

    /** All that breaks the rule of the namespace in a URN with correct syntax; empty if nothing does. */
    default List<Problem> check(ParsedUrn urn) {
        return List.of();
    }

    /** The name in a few words; empty for names that break the rule. */
    default Optional<String> title(ParsedUrn urn) {
        return Optional.empty();
    }

    /**
     * The meaning of the digits in the name, in a few words: {@code GTIN 80614141123458}. Only where it is certain;
     * empty for names that break the rule.
     */
    default Optional<Statement> reading(ParsedUrn urn) {
        return Optional.empty();
    }

    /** All that the name tells to someone who knows the namespace. Answers also for names that break the rule. */
    default List<Statement> explain(ParsedUrn urn) {
        return List.of();
    }

    /** Names of the namespace that its own list explains, beside the published ones. */
    default List<KnownName> named() {
        return List.of();
    }

    /** How {@code characters} that a name cannot hold are written in it. */
    default String encoded(String characters) {
        return PercentEncoding.encodeAll(characters);
    }

    /** {@code nss} in the form of names, where what they stand for is written in its own form; empty elsewhere. */
    default Optional<String> transcribed(String nss) {
        return Optional.empty();
    }

    /** The form of its names in words, a line each; empty if that is not described. */
    default List<String> inWords() {
        return List.of();
    }

    /**
     * Whether {@code nss} almost certainly belongs to this namespace, so that it reveals a misspelled NID. False where
     * the rule allows nearly everything.
     */
    default boolean recognizes(String nss) {
        return false;
    }

    /**
     * The check digit that {@code nss} lacks, which is a whole number of this namespace but for it. Empty unless the
     * form tells that nothing else is missing.
     */
    default Optional<MissingCheck> missingCheck(String nss) {
        return Optional.empty();
    }

    /**
     * One thing wrong.
     *
     * @param kind    the kind of the error, and how certain it is
     * @param span    the wrong characters, in the text of the URN
     * @param message the error, with the clause that decides
     * @param repair  the correct text, if it is certain
     */
    record Problem(Kind kind, Span span, String message, Optional<Repair> repair) {

        /** The kind of an error, and how certain it is. */
        public enum Kind {
            /** The form is not that of the namespace. */
            SYNTAX,
            /** The form is right, the check digit is wrong. */
            CHECK_DIGIT,
            /**
             * Against a rule that only recommends, that names in use break, or that was not read in its primary text.
             */
            DOUBT
        }

        public static Problem wrong(Span span, String message) {
            return new Problem(Kind.SYNTAX, span, message, Optional.empty());
        }

        public Problem as(Kind newKind) {
            return new Problem(newKind, span, message, repair);
        }

        /** This problem, as {@link Kind#DOUBT} if {@code uncertain}. */
        public Problem doubtIf(boolean uncertain) {
            return uncertain ? as(Kind.DOUBT) : this;
        }

        public Problem repairedBy(Span where, String text) {
            return repairedBy("Write “" + text + "”", where, text);
        }

        public Problem repairedBy(String title, Span where, String text) {
            return new Problem(kind, span, message, Optional.of(new Repair(title, where, text)));
        }
    }

    /**
     * A change that corrects a problem.
     *
     * @param title what it does, as a menu entry
     * @param span  the characters to replace, in the text of the URN
     */
    public record Repair(String title, Span span, String replacement) {

        /** {@code urn} with the replacement in it. */
        public String in(String urn) {
            return urn.substring(0, span.start()) + replacement + urn.substring(span.end());
        }
    }

    /**
     * A fact about a name.
     *
     * @param source where it is written: {@code RFC 9562 §5.4}
     */
    record Statement(String text, String source) {

        /** For people. */
        public String inWords() {
            return text + " (" + source + ")";
        }
    }

    /**
     * A check digit that is missing at the end of a name.
     *
     * @param text  what completes the name, perhaps with the hyphen before it
     * @param words what it is, with the standard: {@code check digit 7 (ISO 2108)}
     */
    record MissingCheck(String text, String words) {

        /** {@code digit}, which is the check digit of {@code standard}. */
        public static MissingCheck digit(char digit, String standard) {
            return new MissingCheck(String.valueOf(digit), "check digit " + digit + " (" + standard + ")");
        }

        /** The same behind a hyphen. */
        public MissingCheck behindHyphen() {
            return new MissingCheck("-" + text, words);
        }
    }
}
