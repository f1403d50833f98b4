package io.github.urnls.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.Rules;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What every fix promises. In a document that someone would write: made alone, its finding is gone and there is none
 * that was not there before. In any document more may be said of a name once it is repaired, and its end may be seen
 * elsewhere. Where all names end where they ended, a safe fix brings no problem of the syntax, and another fix no more
 * errors than there were problems of the syntax: one may be told louder once the rest of its name is right.
 */
final class FixPromise {

    private static final Set<String> OF_NAMESPACES = Set.of("misspelled-nid", "misspelled-name", "unknown-name",
            "unregistered-nid", "namespace-syntax", "check-digit", "deprecated-name");

    private FixPromise() {}

    /**
     * Makes {@code fix}, which is one of {@code finding}'s, and checks the document again; {@code before} is all that
     * was found.
     */
    static void check(Document document, CheckOptions options, Checker checker, List<Finding> before, Finding finding,
            Fix fix) {
        String repaired = TextEdit.apply(document.text(), fix.edits());
        List<Finding> after = checker.check(document.withText(document.version() + 1, repaired), options);
        List<String> left = new ArrayList<>(after.stream().map(Finding::code).toList());
        // r-component and component-order are remarks on what a fix was asked to make.
        left.removeIf(code -> fix.safety() == Fix.Safety.REVIEW && code.equals("r-component"));
        // What a namespace says is looked at once the syntax is right.
        left.removeIf(code -> ofSyntax(finding.code()) && OF_NAMESPACES.contains(code));
        // A character that cannot be seen is one finding while it stands there, and another one once it is encoded.
        left.removeIf(code -> fix.title().startsWith("Percent-encode") && finding.code().equals("non-ascii-character")
                && code.equals("confusable"));
        for (Finding old : before) {
            if (old != finding) {
                left.remove(old.code());
            }
        }
        assertEquals(List.of(), left, () -> "“" + fix.title() + "” gives " + repaired);
        if (fix.safety() == Fix.Safety.SAFE) {
            hidesNothing(before, after, fix, repaired);
        }
    }

    /** What was found elsewhere, and a safe fix did not repair, is still found. */
    private static void hidesNothing(List<Finding> before, List<Finding> after, Fix fix, String repaired) {
        List<String> there = new ArrayList<>(after.stream().map(Finding::code).toList());
        List<String> gone = before.stream()
                .filter(old -> fix.edits().stream().noneMatch(edit -> edit.range().overlaps(old.range())))
                .map(Finding::code).filter(code -> !there.remove(code)).toList();
        assertEquals(List.of(), gone, () -> "“" + fix.title() + "” hides something in " + repaired);
    }

    /** As {@link #check}, in any document. */
    static void checkAnywhere(Document document, CheckOptions options, Checker checker, List<Finding> before, Fix fix) {
        String repaired = TextEdit.apply(document.text(), fix.edits());
        Document again = document.withText(document.version() + 1, repaired);
        List<Finding> after = checker.check(again, options);
        if (!ends(document).equals(ends(again))) {
            return;
        }
        if (fix.safety() == Fix.Safety.SAFE) {
            List<String> left = new ArrayList<>(
                    after.stream().filter(FixPromise::isOfSyntax).map(Finding::code).toList());
            before.forEach(old -> left.remove(old.code()));
            assertEquals(List.of(), left,
                    () -> "“" + fix.title() + "” makes of " + document.text() + " this: " + repaired);
        } else {
            assertTrue(after.stream().filter(FixPromise::isError).count() <= before.stream()
                    .filter(old -> isError(old) || ofSyntax(old.code())).count(),
                    () -> "“" + fix.title() + "” makes of " + document.text() + " this: " + repaired + after);
        }
    }

    /** Where each name ends, counted from the end of the text, and what it was taken for. */
    private static List<String> ends(Document document) {
        return OccurrenceScanner.scan(document).stream()
                .map(occurrence -> occurrence.kind() + " " + (document.text().length() - occurrence.range().end()))
                .toList();
    }

    private static boolean isOfSyntax(Finding finding) {
        return isError(finding) || finding.code().equals("nul-octet")
                || finding.code().equals("not-utf-8");
    }

    private static boolean isError(Finding finding) {
        return finding.severity() == Severity.ERROR;
    }

    private static boolean ofSyntax(String code) {
        return Rules.byCode(code).orElseThrow() instanceof Rule.OfSyntax;
    }
}
