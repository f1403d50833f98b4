package io.github.urnls.feature;

import io.github.urnls.check.Rule.Trait;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.run.Rules;
import io.github.urnls.format.Passage;
import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Span;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Renames a name: writes another assigned-name at each of its places. The places keep their components. */
public final class Rename {

    private Rename() {}

    /** Why the name cannot be renamed to any other; empty when it can. */
    public static Optional<String> refusal(NameTarget target) {
        if (target.name().occurrence().kind() == UrnOccurrence.Kind.QUALIFIED) {
            return Optional.of("this is a qualified name, not a URN: point at “" + target.spelling()
                    + "”, where the prefix is bound");
        }
        if (target.components().filter(rest -> !rest.startsWith("#")).isPresent()) {
            return Optional.of("only the name can be renamed, not what follows it: rename “" + target.spelling() + "”");
        }
        return Optional.empty();
    }

    /**
     * Why {@code newName} cannot replace {@code target}; empty when it can. It must be valid, since an invalid name may
     * not be found again. It must have a fragment if and only if the target has one.
     */
    public static Optional<String> refusal(NameTarget target, String newName, Specification specification) {
        Optional<String> never = refusal(target);
        if (never.isPresent()) {
            return never;
        }
        ParsedUrn urn = UrnParser.parse(newName, specification);
        if (!urn.isValid()) {
            return Optional.of("“" + newName + "” is not a valid URN: " + urn.problems().get(0).message());
        }
        String components = newName.substring(urn.assignedNameEnd());
        if (target.components().isPresent() && !components.startsWith("#")) {
            return Optional.of("“" + newName + "” needs a fragment: “" + target.name().urn().text() + "” has one");
        }
        if (target.components().isEmpty() && !components.isEmpty()) {
            return Optional.of("“" + newName
                    + "” has components: leave them out, each place keeps its own");
        }
        return Optional.empty();
    }

    /**
     * A reason against {@code newName} although it is valid, as a sentence: it is reserved, misspelled, or breaks the
     * rules of its namespace. Empty if the same holds for the old name.
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
                        || Rules.is(finding.code(), Trait.FOR_NEW_NAMES))
                .toList();
    }

    /**
     * The edits that write {@code newName} at {@code places}, which are all in one document. Only characters that
     * change are written, with the escapes of the place.
     */
    public static List<TextEdit> edits(Document document, RenameScope scope, List<Name> places, String newName) {
        List<TextEdit> edits = new ArrayList<>();
        Set<Integer> starts = new HashSet<>(); // a composed name and its first part begin at one place
        for (Name place : places) {
            String before = scope.replaced(place, newName);
            String after = scope.written(place, newName);
            if (before.equals(after) || scope.isRenamedByItsPrefix(place, newName)
                    || !starts.add(place.range().start())) {
                continue;
            }
            if (place.occurrence().passage().escapes() instanceof PrefixEscapes prefix) {
                String rest = place.urn().text().substring(before.length());
                prefix.written(after + rest).ifPresent(token -> edits.add(token(document, place, token)));
            } else {
                TextEdit change = TextEdit.between(before, after);
                edits.add(place.occurrence().replace(new Span(change.range().start(), change.range().end()),
                        change.newText()));
            }
        }
        return edits;
    }

    private static TextEdit token(Document document, Name place, String token) {
        TextEdit change = TextEdit.between(document.text(place.range()), token);
        return new TextEdit(change.range().moved(place.range().start()), change.newText());
    }

    /**
     * Why {@code newName} cannot stand at {@code place}; empty when it can. A comment in markup ends at two hyphens
     * (XML 1.0 §2.5), and a prefix cannot write every name.
     */
    public static Optional<String> obstacle(Document document, RenameScope scope, Name place, String newName) {
        Passage passage = place.occurrence().passage();
        if (passage.escapes() instanceof PrefixEscapes prefix) {
            String rest = place.urn().text().substring(scope.replaced(place, newName).length());
            boolean fits = scope.isRenamedByItsPrefix(place, newName)
                    || prefix.written(scope.written(place, newName) + rest).isPresent();
            return fits ? Optional.empty() : Optional
                    .of("A prefix cannot write the new name; bind one that can, or write these places in full");
        }
        boolean comment = passage.role() == Passage.Role.COMMENT
                && document.text().startsWith("<!--", passage.range().start() - 4);
        boolean ends = comment && (newName.contains("--") || newName.endsWith("-"));
        return ends ? Optional.of("Comments of XML and HTML cannot hold “--”") : Optional.empty();
    }
}
