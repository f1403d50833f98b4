package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What every fix promises: made alone, its finding is gone and there is none that was not there before. */
final class FixPromise {

    private static final Set<String> OF_NAMESPACES = Set.of("misspelled-nid", "unregistered-nid", "namespace-syntax", "check-digit");

    private FixPromise() {}

    /** Makes {@code fix}, which is one of {@code finding}'s, and checks the document again; {@code before} is all that was found. */
    static void check(Document document, CheckOptions options, Checker checker, List<Finding> before, Finding finding, Fix fix) {
        String repaired = TextEdit.apply(document.text(), fix.edits());
        List<Finding> after = checker.check(document.withText(document.version() + 1, repaired), options);
        List<String> left = new ArrayList<>(after.stream().map(Finding::code).toList());
        // r-component and component-order are remarks on what a fix was asked to make.
        left.removeIf(code -> fix.safety() == Fix.Safety.REVIEW && code.equals("r-component"));
        // What a namespace says is looked at once the syntax is right.
        left.removeIf(code -> Rules.byCode(finding.code()).orElseThrow() instanceof Rule.OfSyntax && OF_NAMESPACES.contains(code));
        for (Finding old : before) {
            if (old != finding) {
                left.remove(old.code());
            }
        }
        assertEquals(List.of(), left, () -> "“" + fix.title() + "” gives " + repaired);
    }
}
