package io.github.urnls.registration;

import io.github.urnls.check.Finding;
import io.github.urnls.registration.Template.Entry;
import java.util.ArrayList;
import java.util.List;

/** Checks that every required field is there and filled in (RFC 8141 App. A). */
final class TemplateFields {

    private TemplateFields() {}

    static void check(Template template, List<Finding> found) {
        missing(template, found);
        for (Entry entry : template.entries().values()) {
            // TemplateNid checks the identifier.
            boolean required = entry.field().required && entry.field() != TemplateField.NAMESPACE_IDENTIFIER;
            if (required && entry.isMissing()) {
                found.add(finding(entry, "“" + entry.field().label + "” is not filled in (RFC 8141 "
                        + entry.field().clause + ")"));
            }
        }
        template.filled(TemplateField.VERSION).ifPresent(value -> TemplateNumbers.version(value, found));
        template.filled(TemplateField.DATE).ifPresent(value -> TemplateNumbers.date(value, found));
        int version = template.version();
        if (version > 1 && template.filled(TemplateField.REVISION_INFORMATION).isEmpty()) {
            Entry place = template.entry(TemplateField.REVISION_INFORMATION)
                    .or(() -> template.entry(TemplateField.VERSION)).orElseThrow();
            found.add(finding(place,
                    "“Revision Information” must say what is new in version " + version + " (RFC 8141 §6.2)"));
        }
    }

    private static void missing(Template template, List<Finding> found) {
        List<String> missing = new ArrayList<>();
        for (TemplateField field : TemplateField.values()) {
            if (field.required && template.entry(field).isEmpty() && !template.before().contains(field)) {
                missing.add("“" + field.label + "”");
            }
        }
        if (!missing.isEmpty()) {
            String all = String.join(", ", missing).replaceFirst(", (?!.*, )", " and ");
            found.add(finding(template.first(),
                    "this registration lacks required fields: " + all + " (RFC 8141 App. A)"));
        }
    }

    private static Finding finding(Entry entry, String message) {
        return RegistrationTemplate.warning(entry.label(), message);
    }
}
