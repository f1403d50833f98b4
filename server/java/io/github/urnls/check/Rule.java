package io.github.urnls.check;

import io.github.urnls.check.suppression.Suppressions;
import io.github.urnls.text.Document;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/**
 * One thing that can be found. Rules are stateless; one that throws loses only its own result. To those who use the
 * library a rule is a code and a severity; how it looks at names is for this project alone and may change.
 */
public sealed interface Rule {

    /** The stable, kebab-case name. Its page is {@code docs/rules/CODE.md}. */
    String code();

    /** How bad its findings are unless the user sets another severity. */
    default Severity defaultSeverity() {
        return Severity.WARNING;
    }

    /** Whether it may find something in a document because of what stands in others. */
    default boolean comparesDocuments() {
        return false;
    }

    /**
     * Whether its findings are about the namespace identifier, and so the same for all names that have it. A report for
     * people says them once in a file.
     */
    default boolean judgesNid() {
        return false;
    }

    /**
     * Words one kind of problem that the parser reports. Runs only on URNs that have such a problem.
     *
     * @hidden
     */
    non-sealed interface OfSyntax extends Rule {

        SyntaxCode syntax();

        @Override
        default String code() {
            return syntax().id();
        }

        /**
         * Who makes up a namespace identifier that cannot be one, or leaves the name within it away, has a name that
         * works for those who compare it, and no URN: not as bad as a slip in a name that is one.
         */
        @Override
        default Severity defaultSeverity() {
            return syntax().isOfNamespace() && syntax() != SyntaxCode.EMPTY_NID ? Severity.WARNING : Severity.ERROR;
        }

        @Override
        default boolean judgesNid() {
            return syntax().isOfNamespace();
        }

        default Finding finding(Subject subject, SyntaxProblem problem) {
            return subject.finding(this, subject.severity(defaultSeverity()), problem.span(),
                    problem.message(), new Fixes(() -> fixes(subject, problem)));
        }

        /** Ways to repair {@code problem}, the best first. */
        default List<Fix> fixes(Subject subject, SyntaxProblem problem) {
            return List.of();
        }
    }

    /**
     * Looks at one name by itself.
     *
     * @hidden
     */
    non-sealed interface OfName extends Rule {

        List<Finding> check(Subject subject);
    }

    /**
     * Looks at a document as a whole: at names that depend on each other, or on what stands around them. The rule says
     * which documents concern it; all others cost it nothing.
     *
     * @hidden
     */
    non-sealed interface OfDocument extends Rule {

        /**
         * Whether a document with {@code section} in it may concern the rule. After an edit only sections that have
         * changed are asked again, so the answer must rest on nothing but the section and the URI and language of its
         * document.
         */
        boolean concerns(DocumentSection section);

        /**
         * Asked for each state of a document with a section that {@link #concerns} the rule: whether it really does.
         */
        default boolean concerns(Document document) {
            return true;
        }

        /** Adds what the rule knows of the document and other rules need, such as namespaces that it defines. */
        default DocumentSubject prepare(DocumentSubject subject) {
            return subject;
        }

        List<Finding> check(DocumentSubject subject);
    }

    /** Looks at what comments silence, once all other rules have run. */
    non-sealed interface OfSuppressions extends Rule {

        List<Finding> check(DocumentSubject subject, Suppressions suppressions);
    }
}
