package io.github.urnls.workspace;

import io.github.urnls.check.NameKey;
import io.github.urnls.feature.Declaration;
import io.github.urnls.feature.Declarations;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * The names in one file, without their places: those are read from the file when someone asks, so they cannot be out of date.
 *
 * @param uri      the file, in the spelling of {@link FileUris#canonical}
 * @param uses     each spelling once
 * @param prefixes the beginnings of names that a catalog maps
 */
public record FileNames(String uri, List<Use> uses, List<String> prefixes) {

    /**
     * One spelling of one name.
     *
     * @param spelling       the assigned-name as it is written, without components (RFC 8141 §2)
     * @param key            what the name is compared by
     * @param count          how often it stands in the file; zero when a catalog has only the public identifier that it transcribes
     * @param namespaceNames how many of these name an XML namespace
     * @param declared       whether the file says what the name stands for
     */
    public record Use(String spelling, String key, int count, int namespaceNames, boolean declared) {

        private Use again(boolean namespaceName, boolean declares) {
            return new Use(spelling, key, count + 1, namespaceNames + (namespaceName ? 1 : 0), declared || declares);
        }
    }

    public FileNames {
        uses = List.copyOf(uses);
        prefixes = List.copyOf(prefixes);
    }

    /** The names of {@code document}; only of those that are whole names, valid or not. */
    public static FileNames of(Document document, List<UrnOccurrence> occurrences, Specification specification) {
        return of(document, occurrences, specification, () -> false);
    }

    /** As {@link #of(Document, List, Specification)}; of a document that is no longer wanted perhaps only some. */
    public static FileNames of(Document document, List<UrnOccurrence> occurrences, Specification specification, BooleanSupplier unwanted) {
        Set<Integer> declaring = new HashSet<>();
        List<String> prefixes = new ArrayList<>();
        List<Declaration> declarations = Declarations.in(document, occurrences);
        for (Declaration declaration : declarations) {
            if (declaration.kind() == Declaration.Kind.CATALOG_PREFIX) {
                prefixes.add(declaration.name());
            } else {
                declaring.add(declaration.range().start());
            }
        }
        Map<String, Use> uses = new LinkedHashMap<>();
        for (UrnOccurrence occurrence : occurrences) {
            if (unwanted.getAsBoolean()) {
                break;
            }
            if (occurrence.kind() != UrnOccurrence.Kind.URN) {
                continue;
            }
            ParsedUrn urn = UrnParser.parse(occurrence.text(), specification);
            if (urn.hasAssignedName()) {
                boolean declares = !declaring.isEmpty() && declaring.remove(occurrence.range().start());
                String spelling = urn.assignedNameText();
                Use known = uses.get(spelling);
                Use first = known == null ? new Use(spelling, NameKey.of(urn), 0, 0, false) : known;
                uses.put(spelling, first.again(NameKey.isNamespaceName(occurrence), declares));
            }
        }
        declarations.stream().filter(declaration -> declaring.contains(declaration.range().start()))
                .forEach(declaration -> declareUnwritten(declaration.name(), uses, specification));
        return new FileNames(FileUris.canonical(document.uri()), List.copyOf(uses.values()), prefixes);
    }

    /** A public identifier: the catalog declares the name without writing it. */
    private static void declareUnwritten(String name, Map<String, Use> uses, Specification specification) {
        ParsedUrn urn = UrnParser.parse(name, specification);
        if (urn.hasAssignedName()) {
            Use known = uses.getOrDefault(name, new Use(name, NameKey.of(urn), 0, 0, true));
            uses.put(name, new Use(name, known.key, known.count, known.namespaceNames, true));
        }
    }
}
