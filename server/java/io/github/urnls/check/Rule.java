package io.github.urnls.check;

import io.github.urnls.check.Fix.Safety;
import io.github.urnls.check.suppression.Suppressions;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Characters;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.List;

/**
 * One thing that is checked. Rules are stateless; a rule that throws loses only its own result. For users of the
 * library a rule is a code and a severity. How it looks at names is internal and may change.
 */
public sealed interface Rule {

    /** The stable, kebab-case name. Its page is {@code docs/rules/CODE.md}. */
    String code();

    /** What its findings are about. Settings and options can name all rules of a group by one word. */
    Group group();

    /** How bad its findings are unless the user sets another severity. */
    Severity defaultSeverity();

    /** Whether it has {@code trait}. */
    boolean is(Trait trait);

    /** The description of its setting in editors. */
    String setting();

    /** What others must know of a rule beside its code, its group and its severity. */
    enum Trait {
        /** Its findings are about style, or about facts that the author cannot change: a hover leaves them out. */
        REMARK,
        /** Its findings are about what should no longer be used: editors strike it through. */
        OUTDATED,
        /** Its findings in a document may depend on other documents. */
        COMPARES_DOCUMENTS,
        /**
         * Its findings are about the namespace identifier, and so the same for all names with it. A report for people
         * shows them once in a file.
         */
        JUDGES_NID,
        /** Its findings say which namespace identifier was meant. */
        MEANT_NID,
        /** Its findings say which name was meant. */
        MEANT_NAME,
        /** Its findings say that a complete list lacks the name: mild, but the author should change something. */
        LACKING_NAME,
        /** Its findings matter to those who choose a name, at any level. */
        FOR_NEW_NAMES
    }

    /** Rules that are about the same thing. */
    enum Group {
        /** A name breaks the grammar. */
        SYNTAX,
        /** A name breaks the rules of its namespace, or the namespace is wrong or not registered. */
        NAMESPACE,
        /** A name is not the published one that was meant. */
        NAMES,
        /** A name could be written better, or reads like another. */
        SPELLING,
        /** A name stands where it does not do what was meant. */
        USE,
        /** A comment for the checker, or a project file, is wrong. */
        PROJECT;

        private final String id = Normalization.id(this);

        /** The word in settings and options. */
        public String id() {
            return id;
        }
    }

    /**
     * Makes findings of one kind of problem that the parser reports. Runs only on URNs that have such a problem.
     *
     * @hidden
     */
    non-sealed interface OfSyntax extends Rule {

        SyntaxCode syntax();

        default Finding finding(Subject subject, SyntaxProblem problem) {
            return subject.finding(this, subject.severity(defaultSeverity()), problem.span(),
                    problem.message(), new LazyList<>(() -> fixes(subject, problem)));
        }

        /** {@code run}, directly before the name, belongs to its value as what stands behind the name does. */
        default Finding before(Subject subject, String run) {
            UrnOccurrence occurrence = subject.occurrence();
            return new Finding(code(), subject.severity(defaultSeverity()), occurrence.blanksRange(),
                    "this value begins with " + Characters.describeRun(run)
                            + ", not with “urn:”: remove what stands before the name (RFC 8141 §2)",
                    subject.text(), List.of(new Fix("Remove " + Characters.named(run), Safety.REVIEW,
                            occurrence.withoutBlanks())));
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
     * Looks at a document as a whole: at names that depend on each other, or on their surroundings. The rule says which
     * documents concern it; all others cost it nothing.
     *
     * @hidden
     */
    non-sealed interface OfDocument extends Rule {

        /**
         * Whether a document with {@code section} in it may concern the rule. After an edit only changed sections are
         * asked again. So the answer must depend only on the section and on the URI and language of its document.
         */
        boolean concerns(DocumentSection section);

        /**
         * Whether the document really concerns the rule. Asked for each state of a document that has a section which
         * {@link #concerns} it.
         */
        default boolean concerns(Document document) {
            return true;
        }

        /** Adds what other rules need and this one knows, such as namespaces that the document defines. */
        default DocumentSubject prepare(DocumentSubject subject) {
            return subject;
        }

        List<Finding> check(DocumentSubject subject);
    }

    /** Looks at what comments suppress, after all other rules have run. */
    non-sealed interface OfSuppressions extends Rule {

        /**
         * What it finds.
         *
         * @param rules all rules, which comments may name
         */
        List<Finding> check(DocumentSubject subject, Suppressions suppressions, List<Rule> rules);
    }
}
