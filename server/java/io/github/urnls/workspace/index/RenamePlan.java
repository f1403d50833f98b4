package io.github.urnls.workspace.index;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.feature.RenameEffect;
import io.github.urnls.feature.RenameScope;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.Version;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.index.NamesInFile.Open;
import io.github.urnls.workspace.index.NameSearch.InFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The edits that rename a name everywhere, and reasons against them.
 *
 * @param refusal why it cannot be done; then there are no files
 * @param files   the files that change, in the order of their URIs
 * @param doubts  whole sentences about what the user should know first
 * @param joined  the files that already have the new name for something else: both become one name
 * @param notes   whole sentences about what stays unchanged
 * @param places  the number of places of the name, also those where nothing changes
 */
public record RenamePlan(Optional<String> refusal, List<FileEdits> files, List<String> doubts, List<String> joined,
        List<String> notes, int places) {

    /** A sign that a regular expression escapes. */
    private static final Pattern ESCAPE = Pattern.compile("\\\\([^A-Za-z0-9])");

    /** The changes of one file, in the order of its text. */
    public record FileEdits(Document document, List<TextEdit> edits) {}

    /**
     * Finds the places in {@code scope} and plans to write {@code newName} there.
     *
     * @param checker checks the new name, by {@code options}
     */
    public static RenamePlan of(NameSearch search, RenameScope scope, String newName, Checker checker,
            CheckOptions options) {
        NameTarget target = scope.target();
        if (scope.below() && target.components().isPresent()) {
            return refused(
                    "names below “" + target.name().urn().text() + "” are renamed with “" + target.spelling() + "”");
        }
        Findings found = new Findings(scope, newName);
        search.eachRenamed(scope, found::add);
        if (found.refusal.isPresent()) {
            return refused(found.refusal.get());
        }
        List<String> doubts = new ArrayList<>();
        Rename.doubt(target.spelling(), newName, checker, options).ifPresent(doubt -> doubts.add(sentence(doubt)));
        doubts.addAll(found.doubts());
        return new RenamePlan(Optional.empty(), List.copyOf(found.files), doubts,
                joined(search.index(), scope, newName, found.newKey),
                notes(search.index(), scope, newName), found.places);
    }

    private static RenamePlan refused(String reason) {
        return new RenamePlan(Optional.of(reason), List.of(), List.of(), List.of(), List.of(), 0);
    }

    /** Collects the edits and doubts of one file after the other. */
    private static final class Findings {

        private final RenameScope scope;
        private final String newName;
        private final List<FileEdits> files = new ArrayList<>();
        private final List<String> cut = new ArrayList<>();
        private final List<String> others = new ArrayList<>();
        private final Map<String, Set<String>> obstacles = new LinkedHashMap<>();
        private Optional<String> refusal = Optional.empty();
        private String newKey = ""; // empty until a place is found
        private int places;

        Findings(RenameScope scope, String newName) {
            this.scope = scope;
            this.newName = newName;
        }

        void add(InFile found) {
            Document document = found.file().document();
            refusal = refusal.or(() -> Rename.refusal(scope.target(), newName, found.file().specification()));
            if (refusal.isPresent()) {
                return;
            }
            newKey = NamespaceEquivalence.key(UrnParser.parse(newName, found.file().specification()));
            places += found.places().size();
            List<Name> writable = new ArrayList<>();
            for (Name place : found.places()) {
                Rename.obstacle(document, scope, place, newName).ifPresentOrElse(
                        why -> obstacles.computeIfAbsent(why, key -> new LinkedHashSet<>()).add(name(document)),
                        () -> writable.add(place));
            }
            List<TextEdit> edits = Rename.edits(document, scope, writable, newName);
            if (edits.isEmpty()) {
                return;
            }
            files.add(new FileEdits(document, edits));
            RenameEffect effect = RenameEffect.of(document, scope, found.file().names(), writable, edits, newName,
                    found.file().specification());
            if (effect.cutsOff()) {
                cut.add(name(document));
            }
            if (effect.changesOthers()) {
                others.add(name(document));
            }
        }

        List<String> doubts() {
            List<String> doubts = new ArrayList<>();
            if (!others.isEmpty()) {
                doubts.add("Other names would change in " + some(others)
                        + ", where a prefix stands for the beginning of all of them.");
            }
            if (!cut.isEmpty()) {
                doubts.add("The text around would cut the new name off in " + some(cut) + ".");
            }
            obstacles.forEach((why, where) -> doubts
                    .add(why + "; left as they are in " + some(List.copyOf(where)) + "."));
            return doubts;
        }
    }

    /** A sentence that two names become one; empty when they do not. {@code first} is a place of the new name. */
    public Optional<String> merging(String first) {
        return joined.isEmpty() ? Optional.empty() : Optional.of("The new name stands in "
                + Tally.counted(joined.size(), "file") + " already, the first is " + first
                + "; both become one name and cannot be parted again.");
    }

    private static List<String> joined(NameIndex index, RenameScope scope, String newName, String key) {
        if (key.isEmpty() || key.equals(scope.target().key())) {
            return List.of();
        }
        if (!scope.below()) {
            return index.filesWith(key);
        }
        String old = scope.target().spelling();
        Map<String, Set<String>> there = index.filesBySpelling(
                name -> RenameScope.covers(newName, name) && !RenameScope.covers(old, name));
        if (RenameScope.covers(newName, old)) { // then only the very names that are made are in the way
            Set<String> made = new HashSet<>();
            index.filesBySpelling(name -> RenameScope.covers(old, name)).keySet()
                    .forEach(name -> made.add(newName + name.substring(old.length())));
            there.keySet().retainAll(made);
        }
        Set<String> files = new TreeSet<>();
        there.values().forEach(files::addAll);
        return List.copyOf(files);
    }

    /** Sentences about what is left: other versions in use, if names below change too, and patterns with the name. */
    private static List<String> notes(NameIndex index, RenameScope scope, String newName) {
        String name = scope.target().spelling();
        List<String> notes = new ArrayList<>();
        Map<String, Set<String>> versions = new TreeMap<>();
        Version.in(name).filter(version -> scope.below())
                .ifPresent(version -> index.filesBySpelling(other -> version.other(other).isPresent())
                        .forEach((other, files) -> versions
                                .computeIfAbsent(version.other(other).orElseThrow(), key -> new TreeSet<>())
                                .addAll(files)));
        versions.keySet().removeIf(newName::equals);
        if (!versions.isEmpty()) {
            notes.add("Other versions are left as they are: " + some(versions.entrySet().stream()
                    .map(entry -> "“" + entry.getKey() + "” in " + Tally.counted(entry.getValue().size(), "file"))
                    .toList()) + ".");
        }
        Set<String> unread = index.filesWithOpen(open -> isLeft(open, scope));
        if (!unread.isEmpty()) {
            notes.add("Beginnings, patterns and templates with the name are left as they are in "
                    + some(unread.stream().map(RenamePlan::fileName).toList()) + ".");
        }
        return notes;
    }

    /** Whether {@code open} has the name in it, whole or with anything behind it, and is not renamed. */
    private static boolean isLeft(Open open, RenameScope scope) {
        String name = scope.target().spelling();
        String text = ESCAPE.matcher(open.text()).replaceAll("$1");
        int end = text.indexOf(name) + name.length();
        if (end < name.length()) {
            return false;
        }
        boolean whole = end == text.length();
        boolean below = scope.below() && RenameScope.covers(name, text);
        if (below && open.kind() != Kind.PATTERN || whole && open.kind() == Kind.COMPARED) {
            return false; // it is renamed
        }
        return whole || below || "${}[]()<>*+|\\%^\ufffc".indexOf(text.charAt(end)) >= 0
                || text.startsWith(".*", end) || text.startsWith(".+", end);
    }

    private static String name(Document document) {
        return fileName(document.uri());
    }

    private static String fileName(String uri) {
        return uri.substring(uri.lastIndexOf('/') + 1);
    }

    private static String some(List<String> names) {
        String first = String.join(", ", names.subList(0, Math.min(3, names.size())));
        if (names.size() > 3) {
            return first + " and " + (names.size() - 3) + " more";
        }
        return first;
    }

    private static String sentence(String message) {
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + (message.endsWith(".") ? "" : ".");
    }
}
