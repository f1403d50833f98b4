package io.github.urnls.registration;

import io.github.urnls.urn.Normalization;
import java.util.Arrays;
import java.util.Optional;

/** One field of the registration template for namespaces (RFC 8141 App. A), in the order of the template. */
enum TemplateField {

    NAMESPACE_IDENTIFIER("Namespace Identifier", "App. A, §5.1", true),
    VERSION("Version", "App. A", true),
    DATE("Date", "App. A", true),
    REGISTRANT("Registrant", "App. A", true),
    PURPOSE("Purpose", "§6.4.1", true),
    SYNTAX("Syntax", "§6.4.2", true),
    ASSIGNMENT("Assignment", "§6.4.3", true),
    SECURITY_AND_PRIVACY("Security and Privacy", "§6.4.4", true),
    INTEROPERABILITY("Interoperability", "§6.4.5", true),
    RESOLUTION("Resolution", "§6.4.6", true),
    DOCUMENTATION("Documentation", "App. A", true),
    ADDITIONAL_INFORMATION("Additional Information", "§6.4.7", false),
    REVISION_INFORMATION("Revision Information", "App. A, §6.2", false);

    /** Its name. */
    final String label;
    /** The part of RFC 8141 that defines its content. */
    final String clause;
    /** Whether every registration needs it. */
    final boolean required;

    TemplateField(String label, String clause, boolean required) {
        this.label = label;
        this.clause = clause;
        this.required = required;
    }

    /** The field {@code label}, in any case. “&amp;” may stand for “and”, and “Considerations” may follow. */
    static Optional<TemplateField> named(String label) {
        String name = Normalization.fold(label.strip()).replace(" & ", " and ").replace(" (nid)", "")
                .replaceFirst(" considerations$", "");
        return Arrays.stream(values()).filter(field -> Normalization.fold(field.label).equals(name)).findFirst();
    }
}
