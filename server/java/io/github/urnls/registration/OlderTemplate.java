package io.github.urnls.registration;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.Set;

/** The form of RFC 3406 App. A (2002), which RFC 8141 App. A has replaced. */
final class OlderTemplate {

    private static final int FEWEST = 3;

    private static final Set<String> BEGIN = Set.of("namespace id", "namespace identifier");

    private static final Set<String> FIELDS = Set.of("registration information", "declared registrant of the namespace",
            "declaration of syntactic structure", "relevant ancillary documentation",
            "identifier uniqueness considerations",
            "identifier persistence considerations", "process of identifier assignment",
            "process for identifier resolution",
            "rules for lexical equivalence", "conformance with urn syntax", "validation mechanism");

    private OlderTemplate() {}

    /** Adds a finding where such a form begins. */
    static void check(Document document, List<Finding> found) {
        List<FieldLine> lines = FieldLine.in(document).stream()
                .dropWhile(line -> !BEGIN.contains(Normalization.fold(line.name()))).toList();
        if (lines.stream().filter(line -> FIELDS.contains(Normalization.fold(line.name()))).count() >= FEWEST) {
            found.add(RegistrationTemplate.finding(Severity.INFORMATION, lines.getFirst().label(),
                    "this is the template of RFC 3406; since 2017 registrations use that of RFC 8141 App. A",
                    "", List.of()));
        }
    }
}
