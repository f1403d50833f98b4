package io.github.urnls.check.pairs;

import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.scan.Name;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds a SAML name in a slot for names of another kind, such as a binding in {@code Format}. Names of other
 * organizations and of profiles may stand in any slot, so they are not checked.
 */
final class SamlSlots implements NamePairs {

    /** A kind of name: the segments behind the version, what the kind is called, and the clause that defines it. */
    private enum Kind {
        NAME_ID_FORMAT("nameid-format", "a name identifier format", "SAML 2.0 Core §8.3"),
        ATTRIBUTE_NAME_FORMAT("attrname-format", "an attribute name format", "SAML 2.0 Core §8.2"),
        BINDING("bindings", "a binding", "SAML 2.0 Bindings §3"),
        CONTEXT_CLASS("ac:classes", "an authentication context class", "SAML 2.0 Authentication Context §3.4"),
        CONFIRMATION("cm", "a subject confirmation method", "SAML 2.0 Profiles §3"),
        CONSENT("consent", "a consent", "SAML 2.0 Core §8.4"),
        STATUS("status", "a status code", "SAML 2.0 Core §3.2.2.2");

        private final Pattern names;
        private final String called;
        private final String clause;

        Kind(String segments, String called, String clause) {
            this.names = Pattern.compile(SAML + "[12]\\.[01]:" + segments + ":[^:]+");
            this.called = called;
            this.clause = clause;
        }

        static Optional<Kind> of(String urn) {
            return Arrays.stream(values()).filter(kind -> kind.names.matcher(urn).matches()).findFirst();
        }
    }

    private static final String SAML = "urn:oasis:names:tc:SAML:";

    /**
     * An attribute, or the content of an element, that takes one kind of name.
     *
     * @param attribute the attribute; empty for the content
     * @param elements  the SAML elements that have the attribute or the content
     */
    private record Wanted(String attribute, Set<String> elements, Kind kind) {}

    private static final List<Wanted> SLOTS = List.of(
            // Core §2.2.2, §2.2.5, §3.4.1.1; SAML 1.1 Core §2.4.2.2
            new Wanted("Format", Set.of("NameID", "NameIDPolicy", "Issuer", "NameIdentifier"), Kind.NAME_ID_FORMAT),
            // Metadata §2.4.1
            new Wanted("", Set.of("NameIDFormat"), Kind.NAME_ID_FORMAT),
            // Core §2.7.3.1, Metadata §2.4.4.2
            new Wanted("NameFormat", Set.of("Attribute", "RequestedAttribute"), Kind.ATTRIBUTE_NAME_FORMAT),
            // Metadata §2.2.2
            new Wanted("Binding", Set.of(("SingleSignOnService SingleLogoutService AssertionConsumerService "
                    + "ArtifactResolutionService ManageNameIDService NameIDMappingService "
                    + "AssertionIDRequestService AuthnQueryService AttributeService AuthzService").split(" ")),
                    Kind.BINDING),
            // Core §3.4.1
            new Wanted("ProtocolBinding", Set.of("AuthnRequest"), Kind.BINDING),
            // Core §2.7.2.2, §3.3.2.2.1
            new Wanted("", Set.of("AuthnContextClassRef"), Kind.CONTEXT_CLASS),
            // Core §2.4.1.1
            new Wanted("Method", Set.of("SubjectConfirmation"), Kind.CONFIRMATION),
            // Core §3.2.1, §3.2.2
            new Wanted("Consent",
                    Set.of(("AuthnRequest Response LogoutRequest LogoutResponse ArtifactResolve ArtifactResponse "
                            + "ManageNameIDRequest ManageNameIDResponse NameIDMappingRequest NameIDMappingResponse "
                            + "AssertionIDRequest AuthnQuery AttributeQuery AuthzDecisionQuery").split(" ")),
                    Kind.CONSENT),
            // Core §3.2.2.2
            new Wanted("Value", Set.of("StatusCode"), Kind.STATUS));

    @Override
    public boolean concerns(DocumentSection section) {
        return section.hasName(name -> disagreement(name, section.text()).isPresent());
    }

    @Override
    public List<Disagreement> in(DocumentSubject subject) {
        String text = subject.document().text();
        return subject.names().stream().flatMap(name -> disagreement(name, text).stream()).toList();
    }

    private static Optional<Disagreement> disagreement(Name name, String text) {
        if (!name.urn().text().startsWith(SAML)) {
            return Optional.empty();
        }
        Optional<Kind> kind = Kind.of(name.urn().text());
        Optional<Slot> slot = kind.flatMap(known -> Slot.of(name, text));
        return slot.flatMap(SamlSlots::wanted).filter(wanted -> wanted.kind != kind.get())
                .map(wanted -> Disagreement.of(name, message(slot.get(), wanted.kind, kind.get())));
    }

    private static Optional<Wanted> wanted(Slot slot) {
        return SLOTS.stream()
                .filter(wanted -> wanted.attribute.equals(slot.attribute()) && wanted.elements.contains(slot.element()))
                .findFirst();
    }

    private static String message(Slot slot, Kind wanted, Kind found) {
        String place = slot.attribute().isEmpty() ? "“" + slot.element() + "”"
                : "“" + slot.attribute() + "” of “" + slot.element() + "”";
        return place + " wants " + wanted.called + ": this is " + found.called + " (" + wanted.clause + "; "
                + found.clause + ")";
    }
}
