package io.github.urnls.workspace;

import io.github.urnls.check.NameKey;
import io.github.urnls.feature.Declaration;
import io.github.urnls.feature.Declarations;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * The places of names in all files. The index says which files; the places are taken from the files as they are now, so what has changed
 * unnoticed gives fewer answers, never wrong ones.
 *
 * @param files     the current state of a file by its URI; empty when it is gone or cannot be read
 * @param cancelled asked before each file
 */
public record NameSearch(NameIndex index, Function<String, Optional<ScannedFile>> files, BooleanSupplier cancelled) {

    /** What stands in one file. */
    public record InFile(ScannedFile file, List<UrnOccurrence> places) {}

    /** A stretch of a file: what to show, and within it what to select. */
    public record Place(Document document, TextRange whole, TextRange range) {}

    /** Every place that means {@code target}, file by file in the order of their URIs. */
    public List<InFile> references(NameTarget target) {
        List<InFile> found = new ArrayList<>();
        for (ScannedFile file : read(index.filesWith(target.key()))) {
            List<UrnOccurrence> places = target.in(file.occurrences(), file.specification());
            if (!places.isEmpty()) {
                found.add(new InFile(file, places));
            }
        }
        return found;
    }

    /**
     * Where {@code target} is declared: first what defines it, in the order of {@link Declaration.Kind}, then the catalogs that map it or
     * its beginning, the longest first; among equals in the order of the files' URIs.
     */
    public List<Place> definitions(NameTarget target) {
        record Found(ScannedFile file, Declaration declaration) {}
        List<Found> found = new ArrayList<>();
        for (ScannedFile file : read(declaring(target))) {
            for (Declaration declaration : Declarations.in(file.document(), file.occurrences())) {
                if (declares(declaration, target, file)) {
                    found.add(new Found(file, declaration));
                }
            }
        }
        found.sort((a, b) -> Declarations.ORDER.compare(a.declaration, b.declaration));
        return found.stream().map(one -> new Place(one.file.document(), one.declaration.whole(), one.declaration.range())).toList();
    }

    private List<String> declaring(NameTarget target) {
        List<String> files = new ArrayList<>(index.filesDeclaring(target.key()));
        index.prefixes().forEach((uri, prefixes) -> {
            if (!files.contains(uri) && prefixes.stream().anyMatch(prefix -> Declarations.covers(prefix, target.spelling()))) {
                files.add(uri);
            }
        });
        return files.stream().sorted().toList();
    }

    private static boolean declares(Declaration declaration, NameTarget target, ScannedFile file) {
        return declaration.kind() == Declaration.Kind.CATALOG_PREFIX ? Declarations.covers(declaration.name(), target.spelling())
                : NameKey.of(UrnParser.parse(declaration.name(), file.specification())).equals(target.key());
    }

    private List<ScannedFile> read(List<String> uris) {
        return uris.stream().takeWhile(uri -> !cancelled.getAsBoolean()).map(files).flatMap(Optional::stream).toList();
    }
}
