package io.github.urnls.registration;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.text.Document;
import io.github.urnls.text.LineIndex;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The form of RFC 3406 App. A (2002), which RFC 8141 App. A has replaced. */
final class OlderTemplate {

    private static final int FEWEST = 3;

    private static final Set<String> FIELDS = Set.of("registration information", "declared registrant of the namespace",
            "declaration of syntactic structure", "relevant ancillary documentation",
            "identifier uniqueness considerations",
            "identifier persistence considerations", "process of identifier assignment",
            "process for identifier resolution",
            "rules for lexical equivalence", "conformance with urn syntax", "validation mechanism");

    private OlderTemplate() {}

    /** Adds a finding where such a form begins. */
    static void check(Document document, List<Finding> found) {
        LineIndex lines = document.lines();
        Optional<TextRange> begin = Optional.empty();
        int fields = 0;
        for (int i = 0; i < lines.lineCount(); i++) {
            Optional<FieldLine> line = FieldLine.at(document.text(), lines, i);
            String name = line.map(field -> Normalization.fold(field.name())).orElse("");
            if (begin.isEmpty() && (name.equals("namespace id") || name.equals("namespace identifier"))) {
                begin = line.map(FieldLine::label);
            }
            if (begin.isPresent() && FIELDS.contains(name)) {
                fields++;
            }
        }
        if (fields >= FEWEST) {
            found.add(RegistrationTemplate.finding(Severity.INFORMATION, begin.orElseThrow(),
                    "this is the template of RFC 3406; since 2017 registrations use that of RFC 8141 App. A",
                    "", List.of()));
        }
    }
}
