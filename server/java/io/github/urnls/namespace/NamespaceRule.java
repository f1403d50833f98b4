package io.github.urnls.namespace;

import io.github.urnls.namespace.rules.Folding;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one namespace for its names, beyond RFC 8141. Stateless. Every message names the clause that it comes
 * from.
 */
public interface NamespaceRule {

    /** The NID in lower case. */
    String nid();

    /** Everything that breaks the namespace's own rule in a URN whose syntax is right; best an empty list. */
    default List<Problem> check(ParsedUrn urn) {
        return List.of();
    }

    /** What this very name is, in a few words; empty for names that break the rule. */
    default Optional<String> title(ParsedUrn urn) {
        return Optional.empty();
    }

    /** What a reader who knows the namespace learns from the name. Answers also for names that break the rule. */
    default List<Statement> explain(ParsedUrn urn) {
        return List.of();
    }

    /** How names are compared; empty when they are compared as RFC 8141 §3.1 says. */
    default Optional<Comparison> comparison() {
        return Optional.empty();
    }

    /**
     * Whether {@code nss} almost certainly belongs to this namespace, so that it reveals a misspelled NID. False where
     * the rule allows nearly everything.
     */
    default boolean recognizes(String nss) {
        return false;
    }

    /**
     * One thing wrong.
     *
     * @param kind    what sort of wrong it is
     * @param span    the offending characters, in the text of the URN
     * @param message what is wrong, with the clause that decides
     * @param repair  what certainly belongs there; empty when that is not certain
     */
    record Problem(Kind kind, Span span, String message, Optional<Repair> repair) {

        /** How sure it is, and of what. */
        public enum Kind {
            /** The form is not that of the namespace. */
            SYNTAX,
            /** The form is right, the check digit is not. */
            CHECK_DIGIT,
            /**
             * Against a rule that was not read in the primary text, that names in use break, or that only recommends.
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
     * How to put a problem right.
     *
     * @param title what it does, as a menu entry
     * @param span  what is replaced, in the text of the URN
     */
    public record Repair(String title, Span span, String replacement) {}

    /**
     * Something known of a name.
     *
     * @param source where that is written: {@code RFC 9562 §5.4}
     */
    record Statement(String text, String source) {}

    /**
     * The namespace's own equivalence. It can only make more names equal than RFC 8141 §3.1 does.
     *
     * @param words  how names are compared
     * @param source where that is written
     */
    record Comparison(String words, String source, Key key) {

        /** Maps the normalized NSS, whose percent-encoded octets are in upper case, to what is compared. */
        public interface Key {
            /** The form of {@code nss} that is compared. */
            String of(String nss);
        }

        /** Case means nothing. */
        public static Comparison inAnyCase(String source) {
            return new Comparison("upper and lower case mean the same", source, Folding.ALL);
        }

        /** Names are compared as RFC 8141 §3.1 says, and the namespace says so expressly. */
        public static Comparison exact(String source) {
            return new Comparison("exactly as they are written", source, Folding.NONE);
        }
    }
}
