package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.format.Passage;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Renames a name: writes another assigned-name at each of its places, which keep their components. */
public final class Rename {

    private Rename() {}

    /**
     * Why {@code newName} cannot be written in place of a name; empty when it can. It must be an assigned-name that is
     * valid, since one that is not may not even be found again.
     */
    public static Optional<String> refusal(String newName, Specification specification) {
        ParsedUrn urn = UrnParser.parse(newName, specification);
        if (!urn.isValid()) {
            return Optional.of("“" + newName + "” is not a valid URN: " + urn.problems().get(0).message());
        }
        if (urn.assignedNameEnd() < newName.length()) {
            return Optional.of("“" + newName
                    + "” has components; a name is renamed without them, and each place keeps its own");
        }
        return Optional.empty();
    }

    /**
     * What speaks against {@code newName} although it is valid, as a sentence: that it is reserved, misspelled, or
     * wrong by the rules of its namespace. Nothing that can be said of the old name as well.
     */
    public static Optional<String> doubt(String oldName, String newName, Checker checker, CheckOptions options) {
        List<String> before = warnings(oldName, checker, options).stream().map(Finding::code).toList();
        return warnings(newName, checker, options).stream().filter(finding -> !before.contains(finding.code()))
                .findFirst()
                .map(Finding::message);
    }

    private static List<Finding> warnings(String name, Checker checker, CheckOptions options) {
        Document alone = new Document("", "plaintext", 0, "<" + name + ">");
        return checker.check(alone, options).stream()
                .filter(finding -> finding.severity().isAtLeast(Severity.WARNING)
                        || finding.code().equals("reserved-nid"))
                .toList();
    }

    /**
     * The edits that write {@code newName} at each of {@code places}, which are all in one document. Only the
     * characters that change are written, in the escapes of the place, so the rest stays as its author wrote it.
     */
    public static List<TextEdit> edits(List<Name> places, String newName) {
        List<TextEdit> edits = new ArrayList<>();
        for (Name place : places) {
            if (!place.spelling().equals(newName)) {
                TextEdit change = TextEdit.between(place.spelling(), newName);
                edits.add(place.occurrence().replace(new Span(change.range().start(), change.range().end()),
                        change.newText()));
            }
        }
        return edits;
    }

    /** Whether {@code newName} can stand at {@code place}: a comment in markup ends at two hyphens (XML 1.0 §2.5). */
    public static boolean canWrite(Document document, Name place, String newName) {
        Passage passage = place.occurrence().passage();
        boolean comment = passage.role() == Passage.Role.COMMENT
                && document.text().startsWith("<!--", passage.range().start() - 4);
        return !comment || !newName.contains("--") && !newName.endsWith("-");
    }

    /**
     * How many of {@code places} are not found again as {@code newName} once {@code edits} are made: a bracket may end
     * a name in a text.
     *
     * @param names all names of the document
     */
    public static long lost(Document document, List<Name> names, List<Name> places, List<TextEdit> edits,
            String newName,
            Specification specification) {
        Document after = document.withText(document.version(), TextEdit.apply(document.text(), edits));
        long changed = places.stream().filter(place -> !place.spelling().equals(newName)).count();
        return Math.max(0, named(names, newName) + changed - named(Name.in(after, specification), newName));
    }

    private static long named(List<Name> names, String spelling) {
        return names.stream().filter(name -> name.isUrn() && name.spelling().equals(spelling)).count();
    }
}
