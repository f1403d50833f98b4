package io.github.urnls.workspace.index;

import io.github.urnls.feature.declarations.Declaration.Kind;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Uses;
import io.github.urnls.feature.declarations.BomLink;
import io.github.urnls.feature.declarations.Catalog;
import io.github.urnls.feature.declarations.Components;
import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.FileUris;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the places of names in all files. The index names the files, and the places are read from the files as they are
 * now. So a change that the index has missed gives fewer answers, never wrong ones.
 *
 * @param files     the current state of a file by its URI; empty when it is gone, cannot be read, or has no name
 * @param within    whether a file exists and belongs to the workspace: a catalog may lead anywhere
 * @param cancelled asked before each file
 */
public record NameSearch(NameIndex index, Function<String, Optional<ScannedFile>> files, Predicate<Path> within,
        BooleanSupplier cancelled) {

    /** The most files that are read for a hover. */
    private static final int MOST_DECLARING = 4;

    /** The largest file that is read for a hover, in bytes. */
    private static final int LARGEST_DEFINITION = 1 << 18;

    /** The places in one file. */
    public record InFile(ScannedFile file, List<Name> places) {

        /** The places in {@code file} that mean {@code target}. */
        public static InFile of(ScannedFile file, NameTarget target) {
            return new InFile(file, target.in(file.names()));
        }

        /** Looks once which places declare the name. */
        public Predicate<Name> declaring() {
            Set<Integer> declared = Declarations.starts(file.document(), file.names());
            return place -> !place.isPart() && declared.contains(place.range().start());
        }
    }

    /** A place in a file: the range to show, and within it the range to select. */
    public record Place(Document document, TextRange whole, TextRange range) {}

    /** A name, in the spelling that was searched for, with one of its places. */
    public record Named(String spelling, Place place, Uses uses) {}

    /**
     * The names that {@code ranking} finds, at most {@code most}, in the order of {@link NameIndex#search}. Each has
     * the place of a declaration, or else its first place.
     */
    public List<Named> named(ToIntFunction<String> ranking, int most) {
        Map<String, Uses> uses = new LinkedHashMap<>();
        Map<String, Set<String>> byFile = new LinkedHashMap<>();
        for (String key : index.search(ranking, most)) {
            uses.put(key, index.uses(key));
            uses.get(key).home()
                    .ifPresent(uri -> byFile.computeIfAbsent(uri, file -> new HashSet<>()).add(key));
        }
        Map<String, Place> places = new HashMap<>();
        byFile.forEach((uri, here) -> read(List.of(uri)).forEach(file -> places.putAll(places(file, here))));
        return uses.keySet().stream().filter(places::containsKey)
                .map(key -> new Named(spelling(key, ranking), places.get(key), uses.get(key)))
                .toList();
    }

    /** The spelling that matches best, since clients look for the query in it; among equals the preferred one. */
    private String spelling(String key, ToIntFunction<String> ranking) {
        return index.ranked(key).stream().map(Spellings.Spelling::text).min(Comparator.comparingInt(ranking))
                .orElse(key);
    }

    private static Map<String, Place> places(ScannedFile file, Set<String> keys) {
        Map<Integer, Integer> orders = new HashMap<>();
        Declarations.in(file.document(), file.names()).stream().filter(Declaration::isCounted)
                .forEach(declaration -> orders.put(declaration.range().start(), declaration.order()));
        Map<String, Place> places = new HashMap<>();
        file.names().stream().filter(name -> name.isComparable() && keys.contains(name.key()))
                .sorted(Comparator.comparingInt(name -> orders.getOrDefault(name.range().start(), Integer.MAX_VALUE)))
                .forEach(name -> places.putIfAbsent(name.key(),
                        new Place(file.document(), name.range(), name.range())));
        return places;
    }

    /** All places that mean {@code target}, file by file in the order of their URIs. */
    public List<InFile> references(NameTarget target) {
        List<InFile> found = new ArrayList<>();
        eachReference(target, found::add);
        return found;
    }

    /** As {@link #references}, one file at a time, since all of them may not fit in memory. */
    public void eachReference(NameTarget target, Consumer<InFile> sink) {
        for (String uri : filesWith(target)) {
            if (cancelled.getAsBoolean()) {
                return;
            }
            files.apply(uri).map(file -> InFile.of(file, target)).filter(found -> !found.places.isEmpty())
                    .ifPresent(sink);
        }
    }

    /** As {@link #eachReference}, for all names that begin with {@code beginning}. */
    public void eachBelow(String beginning, Consumer<InFile> sink) {
        Set<String> uris = new TreeSet<>();
        index.filesBySpelling(spelling -> NameStatistics.beginsWith(spelling, beginning)).values()
                .forEach(uris::addAll);
        for (ScannedFile file : read(List.copyOf(uris))) {
            sink.accept(new InFile(file, file.names().stream().filter(name -> name.isSameByKey()
                    && NameStatistics.beginsWith(name.spelling(), beginning)).toList()));
        }
    }

    /** The files in which the name stands, also as a string that a program compares. */
    private Set<String> filesWith(NameTarget target) {
        Set<String> uris = new TreeSet<>(index.filesWith(target.key()));
        Specification specification = target.name().urn().specification();
        int namespace = target.spelling().indexOf(':', 4) + 1;
        uris.addAll(index.filesWithOpen(open -> open.text().regionMatches(true, 0, target.spelling(), 0, namespace)
                && key(open.text(), specification).equals(target.key())));
        return uris;
    }

    /**
     * The places that declare {@code target}. Definitions come first, in the order of {@link Declarations#ORDER}. Then
     * comes the file that catalogs or Magento's rules lead to. Last come the catalogs that map the name or its
     * beginning, the longest first. Equal places are in the order of the files' URIs. An attribute of SCIM that nothing
     * declares is defined where its schema is.
     */
    public List<Place> definitions(NameTarget target) {
        List<Place> places = ownDefinitions(target);
        if (!places.isEmpty()) {
            return places;
        }
        return ImpliedNames.schema(target.name())
                .map(schema -> ownDefinitions(new NameTarget(schema, Optional.empty()))).orElse(places);
    }

    private List<Place> ownDefinitions(NameTarget target) {
        List<Found> found = found(target, declaring(target));
        if (found.stream().anyMatch(Found::exact)) {
            found.removeIf(one -> !one.isOfCatalog() && !one.exact); // the others declare other fragments
        }
        found.sort(Comparator.comparing(Found::declaration, Declarations.ORDER));
        List<Place> places = new ArrayList<>();
        found.stream().filter(Predicate.not(Found::isOfCatalog)).flatMap(one -> one.places(target))
                .forEach(places::add);
        mapped(target).or(() -> ofMagento(target)).filter(
                file -> places.stream().noneMatch(place -> FileUris.canonical(place.document.uri()).equals(file)))
                .ifPresent(file -> places
                        .add(new Place(new Document(file, ""), new TextRange(0, 0), new TextRange(0, 0))));
        found.stream().filter(Found::isOfCatalog).map(Found::place).forEach(places::add);
        return places;
    }

    /** A declaration, and the document that it stands in. */
    public record Declared(Document document, Declaration declaration) {}

    /**
     * The schema, module or description that defines {@code target}. Of the files that declare it a few are read, none
     * of them large, since a hover waits for it.
     */
    public Optional<Declared> definition(NameTarget target) {
        List<String> files = index.filesDefining(target.key()).stream().filter(NameSearch::isReadQuickly)
                .limit(MOST_DECLARING).toList();
        return found(target, files).stream().filter(one -> one.declaration.isDefinition() && !one.declaration.isWeak())
                .min(Comparator.comparing(Found::declaration, Declarations.ORDER))
                .map(best -> new Declared(best.file.document(), best.declaration));
    }

    private static boolean isReadQuickly(String uri) {
        try {
            Optional<Path> file = FileUris.path(uri);
            return file.isEmpty() || !Files.exists(file.get()) || Files.size(file.get()) <= LARGEST_DEFINITION;
        } catch (IOException e) {
            return false;
        }
    }

    private List<Found> found(NameTarget target, List<String> files) {
        List<Found> found = new ArrayList<>();
        for (ScannedFile file : read(files)) {
            Set<Integer> exact = startsOf(target, file);
            for (Declaration declaration : Declarations.in(file.document(), file.names())) {
                if (declares(declaration, target, file)) {
                    found.add(new Found(file, declaration, exact.contains(declaration.range().start())));
                }
            }
        }
        return found;
    }

    /** The offsets of the name with the components of {@code target}; empty if it has none. */
    private static Set<Integer> startsOf(NameTarget target, ScannedFile file) {
        return target.components().isEmpty() ? Set.of()
                : target.in(file.names()).stream().map(name -> name.range().start()).collect(Collectors.toSet());
    }

    /** A declaration; {@code exact} if it has the components of the target. */
    private record Found(ScannedFile file, Declaration declaration, boolean exact) {
        private Place place() {
            return new Place(file.document(), declaration.whole(), declaration.range());
        }

        /** The place of the declaration; for a qualified name, the places of its definitions in the namespace. */
        private Stream<Place> places(NameTarget target) {
            List<Place> components = target.localName().stream()
                    .flatMap(local -> Components.named(local, declaration, file.document()).stream())
                    .map(component -> new Place(file.document(), component.whole(), component.range())).toList();
            return components.isEmpty() ? Stream.of(place()) : components.stream();
        }

        private boolean isOfCatalog() {
            return declaration.kind() == Kind.CATALOG_ENTRY
                    || declaration.kind() == Kind.CATALOG_PREFIX;
        }
    }

    /**
     * The file of the workspace that its catalogs, and the catalogs that they name, lead to (OASIS XML Catalogs 1.1
     * §7).
     */
    private Optional<String> mapped(NameTarget target) {
        Set<String> catalogs = new TreeSet<>(index.filesDeclaring(target.key()));
        catalogs.addAll(index.prefixes().keySet());
        return Catalog.resolve(List.copyOf(catalogs), target.spelling(), this::catalog).flatMap(FileUris::path)
                .filter(within)
                .map(FileUris::of);
    }

    /** The file that Magento would find for the name, searched from the files that use it. */
    private Optional<String> ofMagento(NameTarget target) {
        List<String> paths = MagentoFiles.of(target.spelling());
        if (paths.isEmpty()) {
            return Optional.empty();
        }
        Set<Path> folders = new LinkedHashSet<>();
        for (String uri : index.filesWith(target.key())) {
            Path folder = FileUris.path(uri).map(Path::getParent).orElse(null);
            while (folder != null && folders.add(folder)) {
                folder = folder.getParent();
            }
        }
        return folders.stream().takeWhile(folder -> !cancelled.getAsBoolean())
                .flatMap(folder -> paths.stream().flatMap(path -> file(folder, path).stream())).findFirst();
    }

    private Optional<String> file(Path folder, String path) {
        try {
            return Optional.of(folder.resolve(path)).filter(within).map(FileUris::of);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private Optional<Catalog> catalog(String uri) {
        return FileUris.path(uri).filter(within).map(FileUris::of).flatMap(files)
                .flatMap(file -> Catalog.of(file.document()));
    }

    private List<String> declaring(NameTarget target) {
        Set<String> files = new TreeSet<>(index.filesDeclaring(target.key()));
        if (!target.name().isComparable()) {
            files.addAll(filesWith(target)); // such a name is not counted
        }
        BomLink.serialNumber(target.spelling())
                .ifPresent(
                        serial -> files.addAll(index.filesDeclaring(key(serial, target.name().urn().specification()))));
        index.prefixes().forEach((uri, prefixes) -> {
            if (prefixes.stream().anyMatch(prefix -> Declarations.covers(prefix, target.spelling()))) {
                files.add(uri);
            }
        });
        return List.copyOf(files);
    }

    private static boolean declares(Declaration declaration, NameTarget target, ScannedFile file) {
        if (declaration.kind() == Kind.CATALOG_PREFIX) {
            return Declarations.covers(declaration.name(), target.spelling());
        }
        if (declaration.name().equals(target.spelling())
                && file.specification() == target.name().urn().specification()) {
            return true; // nearly always; the name need not be parsed again
        }
        String key = key(declaration.name(), file.specification());
        return key.equals(target.key()) || declaration.kind() == Kind.BOM
                && BomLink.serialNumber(target.spelling()).filter(serial -> key(serial, file.specification())
                        .equals(key)).isPresent();
    }

    private static String key(String name, Specification specification) {
        return NamespaceEquivalence.key(UrnParser.parse(name, specification));
    }

    private List<ScannedFile> read(List<String> uris) {
        return uris.stream().takeWhile(uri -> !cancelled.getAsBoolean()).map(files).flatMap(Optional::stream).toList();
    }
}
