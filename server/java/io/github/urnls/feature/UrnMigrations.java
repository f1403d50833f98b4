package io.github.urnls.feature;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Fix;
import io.github.urnls.check.MigrationFix;
import io.github.urnls.namespace.names.DeployedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.urn.legacy.Migration.Faithful;
import io.github.urnls.urn.legacy.Migration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Migrates the names of a document from an older specification to RFC 8141, one by one or all at once. In a document
 * that is checked by RFC 8141, findings offer these fixes instead.
 */
public final class UrnMigrations {

    /** Why a name is not migrated. */
    public enum Reason {
        NAMESPACE_NAME("the name of an XML namespace, compared letter by letter"),
        DEPLOYED("fixed in this form by a standard or a vendor"),
        ACCEPTED("accepted by the settings"),
        TEMPLATE("put together by a program"),
        NO_FORM("without a form in RFC 8141 that says the same"),
        NOT_READ_AGAIN("in a place that cannot hold the new form");

        private final String words;

        Reason(String words) {
            this.words = words;
        }
    }

    /**
     * A name that is not migrated.
     *
     * @param range where it stands in the document
     */
    public record LeftOut(TextRange range, Reason reason) {}

    /**
     * All names of a document.
     *
     * @param edits   one for each name that is migrated, in the order of the document
     * @param leftOut names that RFC 8141 does not allow, or reads differently, and that are not migrated
     */
    public record Whole(List<TextEdit> edits, List<LeftOut> leftOut) {

        /** A sentence for a user: what changes and what does not. */
        public String sentence() {
            String done = switch (edits.size()) {
                case 0 -> "No name is changed";
                case 1 -> "1 name is written as RFC 8141 does";
                default -> edits.size() + " names are written as RFC 8141 does";
            };
            Map<Reason, Long> counts = new TreeMap<>();
            leftOut.forEach(name -> counts.merge(name.reason, 1L, Long::sum));
            String left = counts.entrySet().stream().map(entry -> entry.getValue() + " " + entry.getKey().words)
                    .collect(Collectors.joining("; "));
            if (!left.isEmpty()) {
                done += ". Left as they are: " + left;
            }
            return done + ".";
        }
    }

    /** A name and its new form. */
    private record Change(UrnOccurrence occurrence, Faithful form) {
        private TextEdit edit() {
            return occurrence.change(occurrence.text(), form.text());
        }
    }

    private UrnMigrations() {}

    /**
     * The fix that migrates {@code name}, which may be the name of an XML namespace. Empty when there is none, or when
     * the new form would not be found again there: for example, a “=” ends a key.
     */
    public static List<Fix> at(Document document, Name name) {
        UrnOccurrence occurrence = name.occurrence();
        boolean older = name.isUrn() && name.urn().specification() != Specification.RFC8141;
        if (older && Migration.of(name.urn()) instanceof Faithful form
                && DeployedNames.find(occurrence.text()).isEmpty()
                && lost(document, List.of(new Change(occurrence, form))).isEmpty()) {
            return List.of(MigrationFix.of(occurrence, form));
        }
        return List.of();
    }

    /**
     * The edits that migrate every name of {@code document} with a certain new form. The name of an XML namespace is
     * never changed: documents with the old spelling would no longer match. A second run changes nothing.
     */
    public static Whole all(Document document, List<Name> names, CheckOptions options) {
        List<Change> changes = new ArrayList<>();
        List<LeftOut> leftOut = new ArrayList<>();
        if (options.specification() != Specification.RFC8141) {
            names.forEach(name -> sort(name, options, changes, leftOut));
        }
        // Reading the new text again may cut a name elsewhere: a “=” ends a key.
        for (Set<Change> lost = lost(document, changes); !lost.isEmpty(); lost = lost(document, changes)) {
            lost.forEach(change -> leftOut.add(new LeftOut(change.occurrence.range(), Reason.NOT_READ_AGAIN)));
            changes.removeIf(lost::contains);
        }
        return new Whole(changes.stream().map(Change::edit).toList(), leftOut);
    }

    private static void sort(Name name, CheckOptions options, List<Change> changes, List<LeftOut> leftOut) {
        UrnOccurrence occurrence = name.occurrence();
        String text = occurrence.text();
        if (occurrence.kind() == UrnOccurrence.Kind.TEMPLATE && text.contains("?")) {
            leftOut.add(new LeftOut(occurrence.range(), Reason.TEMPLATE));
        }
        if (!name.isUrn()) {
            return;
        }
        switch (Migration.of(name.urn())) {
            case Migration.Unchanged unchanged -> {
            }
            case Migration.None none -> {
                // A name that RFC 8141 allows and the older specification does not is migrated already.
                if (name.urn().isValid() || !UrnParser.parse(text).isValid()) {
                    leftOut.add(new LeftOut(occurrence.range(), Reason.NO_FORM));
                }
            }
            case Faithful form -> stays(name, options).ifPresentOrElse(
                    reason -> leftOut.add(new LeftOut(occurrence.range(), reason)),
                    () -> changes.add(new Change(occurrence, form)));
        }
    }

    /** Why a name is not migrated although it could be. */
    private static Optional<Reason> stays(Name name, CheckOptions options) {
        String text = name.text();
        if (name.isNamespaceName()) {
            return Optional.of(Reason.NAMESPACE_NAME);
        }
        if (DeployedNames.find(text).isPresent()) {
            return Optional.of(Reason.DEPLOYED);
        }
        return options.accepts(text) ? Optional.of(Reason.ACCEPTED) : Optional.empty();
    }

    /** The changes that are not found as written after all of them are made. */
    private static Set<Change> lost(Document document, List<Change> changes) {
        if (changes.isEmpty()) {
            return Set.of();
        }
        Document after = document.withEdits(changes.stream().map(Change::edit).toList());
        Map<Integer, String> found = new HashMap<>();
        OccurrenceScanner.scan(after)
                .forEach(occurrence -> found.put(occurrence.range().start(), occurrence.text()));
        Set<Change> lost = Collections.newSetFromMap(new IdentityHashMap<>());
        int moved = 0;
        for (Change change : changes) {
            if (!change.form.text().equals(found.get(change.occurrence.range().start() + moved))) {
                lost.add(change);
            }
            moved += change.edit().newText().length() - change.edit().range().length();
        }
        return lost;
    }
}
