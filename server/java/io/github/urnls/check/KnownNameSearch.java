package io.github.urnls.check;

import io.github.urnls.format.Passage;
import io.github.urnls.namespace.NamespaceEquivalence;
import io.github.urnls.namespace.NidsInUse;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.namespace.known.NearMiss;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.namespace.rules.Placeholders;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Optional;

/** What the lists of known names say of a name that is not in them, unless it has a reason to be another one. */
public final class KnownNameSearch {

    private KnownNameSearch() {}

    /**
     * What the name of {@code subject} was probably meant to be: nothing, or one or two names that are equally near.
     */
    static List<NearMiss> nearMisses(Subject subject) {
        ParsedUrn urn = subject.urn();
        if (!urn.isValid() || !urn.hasAssignedName() || urn.specification() == Specification.PROPOSAL_1995) {
            return List.of();
        }
        if (subject.isKnown() || !subject.isListed() && !isFree(subject)) {
            return List.of(); // as most are
        }
        List<NearMiss> near = names(subject).nearMisses(urn.assignedNameText(), isFree(subject));
        if (near.isEmpty() || hasReason(subject)) {
            return List.of();
        }
        return near.stream().anyMatch(miss -> isSameName(subject, miss)) ? List.of() : near;
    }

    /** The complete list that should have the name of {@code subject}, and does not. */
    public static Optional<Vocabulary> missingFrom(Subject subject) {
        ParsedUrn urn = subject.urn();
        if (!urn.isValid() || !urn.hasAssignedName() || urn.specification() == Specification.PROPOSAL_1995
                || !subject.isListed() || subject.isKnown()) {
            return Optional.empty();
        }
        return names(subject).missingFrom(urn.assignedNameText())
                .filter(vocabulary -> !hasReason(subject) && subject.nearMisses().isEmpty()
                        && subject.problems().isEmpty());
    }

    private static KnownNames names(Subject subject) {
        return subject.registry().names();
    }

    /** Whether the namespace identifier is neither registered nor known to be in use. */
    private static boolean isFree(Subject subject) {
        return !subject.isRegistered() && NidsInUse.find(subject.nid()).isEmpty();
    }

    /**
     * Whether the name may be right all the same: because a document says what it stands for, because more of it stands
     * elsewhere, or because it is a form.
     */
    private static boolean hasReason(Subject subject) {
        ParsedUrn urn = subject.urn();
        return subject.name().isDefined() || Placeholders.isPlaceholder(urn.nidText(), urn.nssText())
                || Placeholders.isWord(urn.nidText(), urn.nssText()) || goesOn(subject)
                || subject.spellings().isDeclared(subject.name().key());
    }

    /** Whether the name is cut: at a hyphen, at the end of a line of text, or where another string is added. */
    private static boolean goesOn(Subject subject) {
        UrnOccurrence occurrence = subject.occurrence();
        String name = subject.urn().assignedNameText();
        if (name.endsWith("-")) {
            return true;
        }
        String text = occurrence.decoded().text();
        int end = occurrence.end();
        boolean prose = occurrence.passage().extent() == Passage.Extent.PROSE;
        boolean atEnd = end == text.length() ? prose : "+\r\n".indexOf(text.charAt(end)) >= 0;
        return atEnd && names(subject).isCut(name);
    }

    /** Whether the namespace itself makes no difference between the two. */
    private static boolean isSameName(Subject subject, NearMiss miss) {
        return NamespaceEquivalence.key(UrnParser.parse(miss.meant(), subject.urn().specification()))
                .equals(subject.name().key());
    }
}
