package io.github.urnls.workspace.index;

import io.github.urnls.check.Spellings;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.declarations.Catalog;
import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.namespace.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.FileUris;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Finds the places of names in all files. The index tells the files; the places are read from the files as they are
 * now, so a change that the index has missed gives fewer answers, never wrong ones.
 *
 * @param files     the current state of a file by its URI; empty when it is gone, cannot be read, or holds no name
 * @param within    whether a file is there and belongs to the workspace: a catalog may lead anywhere
 * @param cancelled asked before each file
 */
public record NameSearch(NameIndex index, Function<String, Optional<ScannedFile>> files, Predicate<Path> within,
        BooleanSupplier cancelled) {

    /** What stands in one file. */
    public record InFile(ScannedFile file, List<Name> places) {}

    /** A stretch of a file: what to show, and within it what to select. */
    public record Place(Document document, TextRange whole, TextRange range) {}

    /** A name, in its best spelling, with one of its places. */
    public record Named(String spelling, Place place) {}

    /**
     * The names with a wanted spelling, at most {@code most}, in alphabetical order; each at a declaration of it, or
     * else where it comes first.
     */
    public List<Named> named(Predicate<String> wanted, int most) {
        List<String> keys = index.search(wanted, most);
        Map<String, List<String>> byFile = new LinkedHashMap<>();
        for (String key : keys) {
            index.filesDeclaring(key).stream().findFirst().or(() -> index.filesWith(key).stream().findFirst())
                    .ifPresent(uri -> byFile.computeIfAbsent(uri, file -> new ArrayList<>()).add(key));
        }
        Map<String, Place> places = new HashMap<>();
        byFile.forEach(
                (uri, here) -> read(List.of(uri)).forEach(file -> places.putAll(places(file, new HashSet<>(here)))));
        return keys.stream().filter(places::containsKey).map(key -> new Named(index.ranked(key).stream().findFirst()
                .map(Spellings.Spelling::text).orElse(key), places.get(key))).toList();
    }

    private static Map<String, Place> places(ScannedFile file, Set<String> keys) {
        Map<String, Place> places = new HashMap<>();
        Set<Integer> declared = new HashSet<>();
        Declarations.in(file.document(), file.names())
                .forEach(declaration -> declared.add(declaration.range().start()));
        for (Name name : file.names()) {
            if (name.isComparable() && keys.contains(name.key())) {
                Place place = new Place(file.document(), name.range(), name.range());
                places.putIfAbsent(name.key(), place);
                if (declared.contains(name.range().start())) {
                    places.put(name.key(), place);
                }
            }
        }
        return places;
    }

    /** Every place that means {@code target}, file by file in the order of their URIs. */
    public List<InFile> references(NameTarget target) {
        return read(index.filesWith(target.key())).stream().map(file -> new InFile(file, target.in(file.names())))
                .filter(found -> !found.places.isEmpty()).toList();
    }

    /**
     * Where {@code target} is declared: first what defines it, in the order of {@link Declaration.Kind}, then the file
     * that catalogs lead to, then the catalogs that map it or its beginning, the longest first; among equals in the
     * order of the files' URIs.
     */
    public List<Place> definitions(NameTarget target) {
        List<Found> found = new ArrayList<>();
        for (ScannedFile file : read(declaring(target))) {
            for (Declaration declaration : Declarations.in(file.document(), file.names())) {
                if (declares(declaration, target, file)) {
                    found.add(new Found(file, declaration));
                }
            }
        }
        found.sort(Comparator.comparing(Found::declaration, Declarations.ORDER));
        List<Place> places = new ArrayList<>();
        found.stream().filter(Predicate.not(Found::isOfCatalog)).map(Found::place).forEach(places::add);
        mapped(target).filter(
                file -> places.stream().noneMatch(place -> FileUris.canonical(place.document.uri()).equals(file)))
                .ifPresent(file -> places
                        .add(new Place(new Document(file, "", 0, ""), new TextRange(0, 0), new TextRange(0, 0))));
        found.stream().filter(Found::isOfCatalog).map(Found::place).forEach(places::add);
        return places;
    }

    private record Found(ScannedFile file, Declaration declaration) {
        private Place place() {
            return new Place(file.document(), declaration.whole(), declaration.range());
        }

        private boolean isOfCatalog() {
            return declaration.kind() == Declaration.Kind.CATALOG_ENTRY
                    || declaration.kind() == Declaration.Kind.CATALOG_PREFIX;
        }
    }

    /**
     * The file of the workspace that its catalogs lead to, and those that they name in turn (OASIS XML Catalogs 1.1
     * §7).
     */
    private Optional<String> mapped(NameTarget target) {
        Set<String> catalogs = new TreeSet<>(index.filesDeclaring(target.key()));
        catalogs.addAll(index.prefixes().keySet());
        return Catalog.resolve(List.copyOf(catalogs), target.spelling(), this::catalog).flatMap(FileUris::path)
                .filter(within)
                .map(FileUris::of);
    }

    private Optional<Catalog> catalog(String uri) {
        return FileUris.path(uri).filter(within).map(FileUris::of).flatMap(files)
                .flatMap(file -> Catalog.of(file.document()));
    }

    private List<String> declaring(NameTarget target) {
        List<String> files = new ArrayList<>(index.filesDeclaring(target.key()));
        index.prefixes().forEach((uri, prefixes) -> {
            if (!files.contains(uri)
                    && prefixes.stream().anyMatch(prefix -> Declarations.covers(prefix, target.spelling()))) {
                files.add(uri);
            }
        });
        return files.stream().sorted().toList();
    }

    private static boolean declares(Declaration declaration, NameTarget target, ScannedFile file) {
        if (declaration.kind() == Declaration.Kind.CATALOG_PREFIX) {
            return Declarations.covers(declaration.name(), target.spelling());
        }
        return NamespaceEquivalence.key(UrnParser.parse(declaration.name(), file.specification()))
                .equals(target.key());
    }

    private List<ScannedFile> read(List<String> uris) {
        return uris.stream().takeWhile(uri -> !cancelled.getAsBoolean()).map(files).flatMap(Optional::stream).toList();
    }
}
