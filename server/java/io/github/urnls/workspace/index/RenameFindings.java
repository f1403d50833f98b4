package io.github.urnls.workspace.index;

import io.github.urnls.feature.renamemap.DocumentMap;
import io.github.urnls.feature.renamemap.RenameEffect;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.index.NameSearch.InFile;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the edits of one file after the other, and what speaks against them. */
final class RenameFindings {

    private final List<FileEdits> files = new ArrayList<>();
    private final List<String> cut = new ArrayList<>();
    private final List<String> others = new ArrayList<>();
    private final Map<String, Set<String>> obstacles = new LinkedHashMap<>();
    private int places;

    /** Adds the places that {@code renaming} changes. */
    void add(InFile found, DocumentMap renaming) {
        Document document = found.file().document();
        places += found.places().size();
        DocumentMap.Written written = renaming.write(document, found.places());
        written.obstacles().forEach(
                why -> obstacles.computeIfAbsent(why, key -> new LinkedHashSet<>()).add(fileName(document.uri())));
        if (written.edits().isEmpty()) {
            return;
        }
        files.add(new FileEdits(document, written.edits()));
        RenameEffect effect = RenameEffect.of(document, renaming, found.file().names(), written.places(),
                written.edits(), found.file().specification());
        if (effect.cutsOff()) {
            cut.add(fileName(document.uri()));
        }
        if (effect.changesOthers()) {
            others.add(fileName(document.uri()));
        }
    }

    /** The files that change. */
    List<FileEdits> files() {
        return List.copyOf(files);
    }

    /** The number of places, also those where nothing changes. */
    int places() {
        return places;
    }

    /** Whole sentences about what the user should know first. */
    List<String> doubts() {
        List<String> doubts = new ArrayList<>();
        if (!others.isEmpty()) {
            doubts.add("Other names would change in " + some(others)
                    + ", where a prefix stands for the beginning of all of them.");
        }
        if (!cut.isEmpty()) {
            doubts.add("The text around would cut the new name off in " + some(cut) + ".");
        }
        obstacles.forEach(
                (why, where) -> doubts.add(why + "; left as they are in " + some(List.copyOf(where)) + "."));
        return doubts;
    }

    static String fileName(String uri) {
        return uri.substring(uri.lastIndexOf('/') + 1);
    }

    /** The first three names, and how many more there are. */
    static String some(List<String> names) {
        String first = String.join(", ", names.subList(0, Math.min(3, names.size())));
        if (names.size() > 3) {
            return first + " and " + (names.size() - 3) + " more";
        }
        return first;
    }

    /** {@code message} about {@code name} as a sentence. */
    static String sentence(String name, String message) {
        return sentence("“" + name + "”: " + message);
    }

    /** {@code message} as a sentence. */
    static String sentence(String message) {
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + (message.endsWith(".") ? "" : ".");
    }
}
