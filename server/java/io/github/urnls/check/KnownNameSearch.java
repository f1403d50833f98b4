package io.github.urnls.check;

import io.github.urnls.check.Spellings.Spelling;
import io.github.urnls.format.Passage.Extent;
import io.github.urnls.format.Passage;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.namespace.NamespaceRule.Problem.Kind;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.forms.FamilyForm;
import io.github.urnls.namespace.known.NearMiss;
import io.github.urnls.namespace.known.Slip;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.namespace.names.ComposedName;
import io.github.urnls.namespace.rules.Placeholders;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Chars;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.Optional;

/** Compares a name that is not known with the lists of known names and with other documents. */
public final class KnownNameSearch {

    private KnownNameSearch() {}

    /** The known names that the author probably meant: none, or one or two that are equally near. */
    static List<NearMiss> nearMisses(Subject subject) {
        ParsedUrn urn = subject.urn();
        if (!isName(urn) && !isDeployed(subject)) {
            return List.of();
        }
        if (subject.isKnown()) {
            Optional<NearMiss> version = subject.knownNames().withVersion(urn.assignedNameText());
            return version.isPresent() && (subject.name().isPart() || isWholeValue(subject.occurrence()))
                    && !hasReason(subject)
                            ? List.of(version.get()) : List.of(); // most known names end here
        }
        if (!subject.isListed() && !isFree(subject)) {
            return List.of(); // most other names end here
        }
        List<NearMiss> near = subject.knownNames().nearMisses(urn.assignedNameText(), isFree(subject));
        if (near.isEmpty() || hasReason(subject) || isRepaired(subject)) {
            return List.of();
        }
        return near.stream().anyMatch(miss -> isSameName(subject, miss) || isBeginning(subject, miss))
                ? List.of() : near;
    }

    /** Whether the rules of its namespace make a known name of it. */
    private static boolean isRepaired(Subject subject) {
        String name = subject.assignedName();
        return subject.problems().stream().filter(problem -> problem.kind() != Kind.DOUBT)
                .flatMap(problem -> problem.repair().stream())
                .anyMatch(repair -> subject.knownNames().isKnown(repair.in(name)));
    }

    /**
     * The name that the author probably meant. Other documents use or declare it, and no other document uses the name
     * of {@code subject}.
     */
    public static Optional<Spelling> commonNear(Subject subject) {
        if (!subject.comparesDocuments() || !isName(subject.urn()) || subject.isKnown()) {
            return Optional.empty();
        }
        Optional<Spelling> common = subject.spellings().commonNear(subject.name().key());
        return common.isEmpty() || hasReason(subject) ? Optional.empty()
                : common.filter(meant -> isFree(subject) && subject.misspelling().isEmpty()
                        || subject.nid().equalsIgnoreCase(subject.parsed(meant.text()).nidText()));
    }

    /** The complete vocabulary that should have the name of {@code subject} and does not. */
    public static Optional<Vocabulary> missingFrom(Subject subject) {
        ParsedUrn urn = subject.urn();
        if (!isName(urn) || !subject.isListed() || subject.isKnown()) {
            return Optional.empty();
        }
        return subject.knownNames().missingFrom(urn.assignedNameText())
                .filter(vocabulary -> !hasReason(subject) && subject.nearMisses().isEmpty()
                        && subject.problems().isEmpty());
    }

    /** Whether it is a valid URN that lists may have; those of the proposal of 1995 have other parts. */
    private static boolean isName(ParsedUrn urn) {
        return urn.isValid() && urn.specification() != Specification.PROPOSAL_1995;
    }

    /**
     * Whether a standard or a vendor has fixed all that is wrong with it by RFC 8141, or the name that it is within.
     */
    private static boolean isDeployed(Subject subject) {
        return subject.urn().specification() == Specification.RFC8141 && subject.urn().hasAssignedName()
                && (subject.name().isPart() || subject.syntaxProblems().isEmpty());
    }

    /** Whether the namespace identifier is neither registered nor known to be in use. */
    private static boolean isFree(Subject subject) {
        return !subject.isRegistered() && NidsInUse.find(subject.nid()).isEmpty();
    }

    /**
     * Whether the name may be right although it is not known. A document declares it, it is a placeholder, or the rest
     * of it stands elsewhere.
     */
    private static boolean hasReason(Subject subject) {
        ParsedUrn urn = subject.urn();
        return subject.name().isDefined() || Placeholders.isPlaceholder(urn.nidText(), urn.nssText())
                || Placeholders.isWord(urn.nidText(), urn.nssText()) || goesOn(subject)
                || subject.spellings().isDeclared(subject.name().key());
    }

    /** Whether it is all of a value in markup or data, so that nothing is put behind it. */
    private static boolean isWholeValue(UrnOccurrence occurrence) {
        Passage passage = occurrence.passage();
        return passage.extent() == Extent.VALUE && !passage.inCode() && occurrence.beginsPassage()
                && occurrence.end() == occurrence.decoded().text().length();
    }

    /**
     * Whether the name goes on elsewhere: it ends with a hyphen, at the end of a line of text, or where code appends a
     * string.
     */
    private static boolean goesOn(Subject subject) {
        UrnOccurrence occurrence = subject.occurrence();
        String name = subject.assignedName();
        if (Chars.isAt(name, name.length() - 1, "-*=")) {
            return true; // “*” stands for more names, and “=” for what belongs to this one
        }
        String text = occurrence.decoded().text();
        int end = occurrence.end();
        boolean prose = occurrence.passage().extent() == Extent.PROSE;
        boolean atEnd = end == text.length() ? prose : Chars.isAt(text, end, "+\r\n");
        return atEnd && subject.knownNames().isCut(name);
    }

    /** Whether a program may look for names that begin so: with whole words. */
    private static boolean isBeginning(Subject subject, NearMiss miss) {
        String begun = subject.assignedName();
        return miss.slip() == Slip.BEGUN && subject.passage().inCode() && miss.meant().startsWith(begun)
                && !Chars.isWordAt(miss.meant(), begun.length());
    }

    /** Whether the document has both spellings, of which one may be another name: anyone may add names there. */
    public static boolean standBoth(Subject subject, NearMiss miss) {
        return miss.slip() == Slip.SEPARATOR && miss.vocabulary().filter(list -> !list.adds().isClosed()).isPresent()
                && subject.spellings().ranked(NamespaceEquivalence.key(miss.meant())).stream()
                        .anyMatch(spelling -> !spelling.outside());
    }

    /**
     * Whether the two are the same name in their namespace. Case means nothing in attributes of SCIM (RFC 7643 §2.1).
     */
    private static boolean isSameName(Subject subject, NearMiss miss) {
        if (miss.slip() == Slip.CASE && (FamilyForm.isAnyCase(subject.urn(), subject.registry()) || ComposedName
                .of(subject.text()).filter(name -> name.isAttribute(miss.span())).isPresent())) {
            return true;
        }
        return NamespaceEquivalence.key(subject.parsed(miss.meant()))
                .equals(subject.name().key());
    }
}
