package io.github.urnls.feature;

import io.github.urnls.feature.Explanation.Reading;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.legacy.Directive;
import io.github.urnls.urn.legacy.Migration;
import io.github.urnls.urn.legacy.OlderReading;
import io.github.urnls.urn.legacy.ResolutionService;
import java.util.List;
import java.util.Optional;

/**
 * Reads a URN by the older specifications: its form under RFC 8141, and the meaning of its components.
 */
final class OlderSystems {

    private OlderSystems() {}

    /**
     * The readings of {@code urn} by older specifications. If an older one was chosen, the reading by that one,
     * provided the name is valid by it. Under RFC 8141 only an invalid name has readings: by the specification whose
     * marks it has, else by all that accept it. A deployed name has none, since it keeps its form.
     */
    static List<Reading> readings(ParsedUrn urn) {
        boolean chosen = urn.specification() != Specification.RFC8141;
        if (urn.isValid() != chosen || DeployedNames.find(urn.text()).isPresent()) {
            return List.of();
        }
        if (chosen) {
            return List.of(reading(urn));
        }
        return OlderReading.of(urn).map(marked -> List.of(reading(marked))).orElseGet(() -> urn.acceptedBy().stream()
                .filter(by -> by != Specification.PROPOSAL_1995 || isDns(urn))
                .map(by -> reading(UrnParser.parse(urn.text(), by))).toList());
    }

    private static Reading reading(ParsedUrn urn) {
        return new Reading(urn.specification(), Migration.of(urn));
    }

    /**
     * Adds what is known about services that the components ask for, and about the parts of a name of the 1995
     * proposal.
     */
    static void statements(ParsedUrn urn, List<Statement> statements) {
        Optional.of(urn).filter(ParsedUrn::isValid).or(() -> OlderReading.of(urn)).ifPresent(read -> {
            Optional<Span> component = read.specification() == Specification.DRAFT_2012 ? read.qComponent()
                    : read.rComponent();
            component.ifPresent(
                    span -> directives(Directive.in(span.in(read.text())), read.specification(), statements));
        });
        if (urn.specification() == Specification.RFC8141 && isDns(urn)) {
            proposal(UrnParser.parse(urn.text(), Specification.PROPOSAL_1995), statements);
        }
    }

    /** Outside the 2012 draft these are directives only if one of them asks for a known service. */
    private static void directives(List<Directive> directives, Specification specification,
            List<Statement> statements) {
        if (specification != Specification.DRAFT_2012
                && directives.stream().noneMatch(directive -> directive.service().isPresent())) {
            return;
        }
        for (Directive directive : directives) {
            String asks = "“" + directive + "” asks for ";
            Optional<ResolutionService> service = directive.service();
            if (service.isPresent()) {
                statements.add(new Statement(
                        asks + "the service “" + service.get().title() + "”: " + service.get().answer(),
                        "2012 draft §2.3.1, RFC 2483 " + service.get().section()));
            } else if (directive.keyword().equals("s")) {
                statements.add(new Statement(asks + "a service that the draft does not list", "2012 draft §9.2.2"));
            } else if (directive.isComponent()) {
                statements.add(new Statement(asks + "a component of the resource", "2012 draft §2.3.2"));
            }
        }
    }

    private static void proposal(ParsedUrn urn, List<Statement> statements) {
        if (urn.isValid()) {
            int colon = urn.nssText().indexOf(':');
            String host = urn.nssText().substring(0, colon);
            String element = urn.nssText().substring(colon + 1);
            if (ExplainedPart.isRequest(element)) {
                statements.add(new Statement("read by the 1995 proposal, “" + element
                        + "” is not a name but a request to the host “" + host + "”", "1995 proposal §2.3, §3.5"));
            } else {
                statements.add(new Statement(
                        "read by the 1995 proposal, the host “" + host + "” has assigned “" + element + "”",
                        "1995 proposal §2.2.1, §2.3"));
            }
        }
    }

    /** Whether the name follows the 1995 proposal: no namespace with that identifier is registered. */
    private static boolean isDns(ParsedUrn urn) {
        return urn.foldedNid().equals("dns");
    }
}
