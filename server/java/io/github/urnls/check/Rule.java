package io.github.urnls.check;

import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/**
 * One thing that can be found. Rules are stateless; one that throws loses only its own result. To those who use the library a rule is a
 * code and a severity; how it looks at names is for this project alone and may change.
 */
public sealed interface Rule {

    /** The stable, kebab-case name. Its page is {@code docs/rules/CODE.md}. */
    String code();

    /** How bad its findings are when nothing else is said. */
    Severity defaultSeverity();

    /**
     * Turns one kind of problem that the parser reports into a match. Runs only on URNs that have such a problem.
     *
     * @hidden
     */
    non-sealed interface OfSyntax extends Rule {

        SyntaxCode syntax();

        @Override
        default String code() {
            return syntax().id();
        }

        @Override
        default Severity defaultSeverity() {
            return Severity.ERROR;
        }

        Match match(Subject subject, SyntaxProblem problem);
    }

    /**
     * Looks at one occurrence by itself.
     *
     * @hidden
     */
    non-sealed interface OfOccurrence extends Rule {

        List<Match> check(Subject subject);
    }

    /**
     * Looks at a document as a whole: at names that depend on each other, or on what stands around them.
     *
     * @hidden
     */
    non-sealed interface OfDocument extends Rule {

        List<Located> check(DocumentSubject subject);
    }

    /** Looks at what comments silence, once all other rules have run. */
    non-sealed interface OfSuppressions extends Rule {

        /**
         * @param suppressions what the comments of the document say
         * @param silenced     the findings that are not reported because of them
         */
        List<Located> check(DocumentSubject subject, List<Suppression> suppressions, List<Finding> silenced);
    }
}
