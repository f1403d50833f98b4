package io.github.urnls.workspace.index;

import java.util.Optional;
import io.github.urnls.workspace.index.RenamePlan.Left;
import io.github.urnls.scan.Name;
import io.github.urnls.feature.Tally;
import io.github.urnls.feature.renamemap.RenameMap;
import io.github.urnls.feature.renamemap.DocumentMap;
import io.github.urnls.feature.renamemap.RenameEffect;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the edits of one file after the other, and what speaks against them. */
final class RenameFindings {

    private final RenameMap map;
    /** The files that change. */
    final List<FileEdits> files = new ArrayList<>();
    /** What stays unchanged although it may stand for an old name. */
    final List<Left> left = new ArrayList<>();
    /** The number of places, also those where nothing changes. */
    int places;
    /** Why it cannot be done; then no more is known. */
    Optional<String> refusal = Optional.empty();

    private final List<String> cut = new ArrayList<>();
    private final List<String> others = new ArrayList<>();
    private final Map<String, Set<String>> obstacles = new LinkedHashMap<>();

    RenameFindings(RenameMap map) {
        this.map = map;
    }

    /** Adds what the map changes in {@code file}. */
    void add(ScannedFile file) {
        refusal = refusal.or(() -> map.refusal(file.specification()));
        if (refusal.isPresent()) {
            return;
        }
        Document document = file.document();
        DocumentMap renaming = map.in(file.names());
        List<Name> found = renaming.in(file.names());
        left.addAll(RenamePlan.left(file, renaming));
        places += found.size();
        DocumentMap.Written written = renaming.write(document, found);
        written.obstacles().forEach(
                why -> obstacles.computeIfAbsent(why, key -> new LinkedHashSet<>()).add(fileName(document.uri())));
        if (written.edits().isEmpty()) {
            return;
        }
        files.add(new FileEdits(document, written.edits()));
        RenameEffect effect = RenameEffect.of(document, renaming, file.names(), written,
                file.specification());
        if (effect.cutsOff()) {
            cut.add(fileName(document.uri()));
        }
        if (effect.changesOthers()) {
            others.add(fileName(document.uri()));
        }
    }

    /** Whole sentences about what the user should know first. */
    List<String> doubts() {
        List<String> doubts = new ArrayList<>();
        if (!others.isEmpty()) {
            doubts.add("Other names would change in " + Tally.first(RenamePlan.MOST, others)
                    + ", where a prefix stands for the beginning of all of them.");
        }
        if (!cut.isEmpty()) {
            doubts.add("The text around would cut the new name off in " + Tally.first(RenamePlan.MOST, cut) + ".");
        }
        obstacles.forEach(
                (why, where) -> doubts
                        .add(why + "; left as they are in " + Tally.first(RenamePlan.MOST, List.copyOf(where)) + "."));
        return doubts;
    }

    static String fileName(String uri) {
        return uri.substring(uri.lastIndexOf('/') + 1);
    }

    /** {@code message} as a sentence. */
    static String sentence(String message) {
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + (message.endsWith(".") ? "" : ".");
    }
}
