package io.github.urnls.workspace.index;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.Version;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.index.NamesInFile.Open;
import io.github.urnls.workspace.index.NameSearch.InFile;
import java.util.ArrayList;
import java.util.HashSet;
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
     * Finds the places of {@code rename} and plans to write the new name there.
     *
     * @param checker checks the new name, by {@code options}
     */
    public static RenamePlan of(NameSearch search, Rename rename, Checker checker, CheckOptions options) {
        NameTarget target = rename.target();
        if (rename.below() && target.components().isPresent()) {
            return refused(
                    "names below “" + target.name().urn().text() + "” are renamed with “" + target.spelling() + "”");
        }
        Findings found = new Findings(rename);
        search.eachRenamed(rename, found::add);
        if (found.refusal.isPresent()) {
            return refused(found.refusal.get());
        }
        List<String> doubts = new ArrayList<>();
        NewNames names = new NewNames(search.index(), checker, options);
        names.doubt(target.spelling(), target.key(), rename.newName()).map(RenameFindings::sentence)
                .or(() -> names.doubtBelow(rename)).ifPresent(doubts::add);
        doubts.addAll(found.found.doubts());
        return new RenamePlan(Optional.empty(), found.found.files(), doubts,
                joined(search.index(), rename, found.newKey), notes(search.index(), rename), found.found.places());
    }

    private static RenamePlan refused(String reason) {
        return new RenamePlan(Optional.of(reason), List.of(), List.of(), List.of(), List.of(), 0);
    }

    /** Collects the edits and doubts of one file after the other, as far as the file's specification has the name. */
    private static final class Findings {

        private final Rename rename;
        private final RenameFindings found = new RenameFindings();
        private Optional<String> refusal = Optional.empty();
        private String newKey = ""; // empty until a place is found

        Findings(Rename rename) {
            this.rename = rename;
        }

        void add(InFile file) {
            refusal = refusal
                    .or(() -> Rename.refusal(rename.target(), rename.newName(), file.file().specification()));
            if (refusal.isEmpty()) {
                newKey = NamespaceEquivalence.key(UrnParser.parse(rename.newName(), file.file().specification()));
                found.add(file, rename);
            }
        }
    }

    /** A sentence that two names become one; empty when they do not. {@code first} is a place of the new name. */
    public Optional<String> merging(String first) {
        return joined.isEmpty() ? Optional.empty() : Optional.of("The new name stands in "
                + Tally.counted(joined.size(), "file") + " already, the first is " + first
                + "; both become one name and cannot be parted again.");
    }

    private static List<String> joined(NameIndex index, Rename rename, String key) {
        if (key.isEmpty() || key.equals(rename.target().key())) {
            return List.of();
        }
        if (!rename.below()) {
            return index.filesWith(key);
        }
        String old = rename.target().spelling();
        Map<String, Set<String>> there = index.filesBySpelling(
                name -> Rename.covers(rename.newName(), name) && !Rename.covers(old, name));
        if (Rename.covers(rename.newName(), old)) { // then only the very names that are made are in the way
            Set<String> made = new HashSet<>();
            index.filesBySpelling(name -> Rename.covers(old, name)).keySet()
                    .forEach(name -> made.add(rename.newName() + name.substring(old.length())));
            there.keySet().retainAll(made);
        }
        Set<String> files = new TreeSet<>();
        there.values().forEach(files::addAll);
        return List.copyOf(files);
    }

    /** Sentences about what is left: other versions in use, if names below change too, and patterns with the name. */
    private static List<String> notes(NameIndex index, Rename rename) {
        String name = rename.target().spelling();
        List<String> notes = new ArrayList<>();
        Map<String, Set<String>> versions = new TreeMap<>();
        Version.in(name).filter(version -> rename.below())
                .ifPresent(version -> index.filesBySpelling(other -> version.other(other).isPresent())
                        .forEach((other, files) -> versions
                                .computeIfAbsent(version.other(other).orElseThrow(), key -> new TreeSet<>())
                                .addAll(files)));
        versions.remove(rename.newName());
        if (!versions.isEmpty()) {
            notes.add("Other versions are left as they are: " + RenameFindings.some(versions.entrySet().stream()
                    .map(entry -> "“" + entry.getKey() + "” in " + Tally.counted(entry.getValue().size(), "file"))
                    .toList()) + ".");
        }
        Set<String> unread = index.filesWithOpen(open -> isLeft(open, rename));
        if (!unread.isEmpty()) {
            notes.add("Beginnings, patterns and templates with the name are left as they are in "
                    + RenameFindings.some(unread.stream().map(RenameFindings::fileName).toList()) + ".");
        }
        return notes;
    }

    /** Whether {@code open} has the name in it, whole or with anything behind it, and is not renamed. */
    private static boolean isLeft(Open open, Rename rename) {
        String name = rename.target().spelling();
        String text = ESCAPE.matcher(open.text()).replaceAll("$1");
        int end = text.indexOf(name) + name.length();
        if (end < name.length() || open.kind() == Kind.URN) {
            return false; // it is not in it, or this is a name of its own
        }
        boolean whole = end == text.length();
        boolean below = rename.below() && Rename.covers(name, text);
        if (below && open.kind() != Kind.PATTERN || whole && open.kind() == Kind.COMPARED) {
            return false; // it is renamed
        }
        return whole || below || "${}[]()<>*+|\\%^\ufffc".indexOf(text.charAt(end)) >= 0
                || text.startsWith(".*", end) || text.startsWith(".+", end);
    }
}
