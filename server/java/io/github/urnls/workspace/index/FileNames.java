package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.namespace.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.FileUris;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The names in one file, without their places: those are read from the file when they are asked for, so they cannot be
 * out of date.
 *
 * @param uri      the file, in the spelling of {@link FileUris#canonical}
 * @param uses     each spelling once
 * @param prefixes the beginnings of names that a catalog maps
 */
public record FileNames(String uri, List<NameUse> uses, List<String> prefixes) {

    public FileNames {
        uses = List.copyOf(uses);
        prefixes = List.copyOf(prefixes);
    }

    /**
     * The names of {@code document}.
     *
     * @param names         everything in it that stands for a name
     * @param specification by which these were read
     */
    public static FileNames of(Document document, List<Name> names, Specification specification) {
        Map<String, NameUse> uses = NameUse.count(names);
        Map<Integer, Declaration> declarations = new HashMap<>();
        List<String> prefixes = new ArrayList<>();
        for (Declaration declaration : Declarations.in(document, names)) {
            if (declaration.kind() == Declaration.Kind.CATALOG_PREFIX) {
                prefixes.add(declaration.name());
            } else {
                declarations.put(declaration.range().start(), declaration);
            }
        }
        if (!declarations.isEmpty()) {
            for (Name name : names) {
                if (name.isComparable() && declarations.remove(name.range().start()) != null) {
                    uses.computeIfPresent(name.spelling(), (spelling, use) -> use.asDeclared());
                }
            }
        }
        declarations.values().forEach(declaration -> declareUnwritten(declaration.name(), uses, specification));
        return new FileNames(FileUris.canonical(document.uri()), List.copyOf(uses.values()), prefixes);
    }

    /** A public identifier: the catalog declares the name without writing it. */
    private static void declareUnwritten(String spelling, Map<String, NameUse> uses, Specification specification) {
        ParsedUrn urn = UrnParser.parse(spelling, specification);
        if (urn.hasAssignedName()) {
            NameUse unwritten = new NameUse(spelling, NamespaceEquivalence.key(urn), 0, 0, true);
            uses.merge(spelling, unwritten, (known, declared) -> known.asDeclared());
        }
    }
}
