package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse.Declared;
import io.github.urnls.check.NameUse;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.feature.declarations.Declaration;
import io.github.urnls.feature.declarations.Declarations;
import io.github.urnls.format.json.JsonFormat;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence.Kind;
import io.github.urnls.text.Document;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.FileUris;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The names in one file, without their places. Places are read from the file when they are needed, so they are never
 * out of date.
 *
 * @param uri      the file, in the spelling of {@link FileUris#canonical}
 * @param uses     the use of each spelling
 * @param prefixes the beginnings of names that a catalog maps
 * @param open     each text that is no use of a name once
 */
public record NamesInFile(String uri, List<NameUse> uses, List<String> prefixes, List<Open> open) {

    /**
     * A beginning of names, a template or a pattern, a string that a program compares; a {@link Kind#URN} is a name
     * that is not counted.
     *
     * @param used   whether it is a use; settings only mention it
     * @param inCode whether it stands in a program
     */
    public record Open(Kind kind, String text, boolean used, boolean inCode) {}

    public NamesInFile {
        uses = List.copyOf(uses);
        prefixes = List.copyOf(prefixes);
        open = List.copyOf(open);
    }

    /**
     * The names of {@code document}.
     *
     * @param names         all names in it
     * @param specification the specification by which they were read
     */
    public static NamesInFile of(Document document, List<Name> names, Specification specification) {
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
                Declaration declaration = name.isComparable() ? declarations.remove(name.range().start()) : null;
                if (declaration != null) {
                    Declared declared = declaration.isWeak() ? new Declared(false, 0, declaration.order())
                            : Declared.at(declaration.order());
                    uses.computeIfPresent(name.spelling(), (spelling, use) -> use.as(declared));
                }
            }
        }
        declarations.values().forEach(declaration -> declareUnwritten(declaration, uses, specification));
        boolean used = names.isEmpty() || !isSettings(document);
        if (!used) {
            uses.values().removeIf(use -> !use.declared().isShown());
        }
        Map<String, Open> open = new LinkedHashMap<>();
        for (Name name : names) {
            boolean isOpen = !name.isComparable();
            if (isOpen || !used && !uses.containsKey(name.spelling())) {
                String text = name.text();
                Kind kind = isOpen ? name.kind() : Kind.URN;
                boolean inCode = isOpen && name.passage().inCode();
                open.put(kind + text + inCode, new Open(kind, text, used, inCode));
            }
        }
        return new NamesInFile(FileUris.canonical(document.uri()), List.copyOf(uses.values()), prefixes,
                List.copyOf(open.values()));
    }

    /** Whether it is a registry file or a project file: an example in it, or a name to use instead, is no use. */
    private static boolean isSettings(Document document) {
        return ProjectFile.isNamed(document.uri())
                || mayBeRegistryFile(document) && isRegistryFile(document.text());
    }

    /** A file with other members, which are complained about, is data of another kind. */
    private static boolean isRegistryFile(String text) {
        List<String> complaints = new ArrayList<>();
        RegistryFile.Content content = RegistryFile.read("", text, complaints);
        return complaints.isEmpty() && !(content.namespaces().isEmpty() && content.names().isEmpty());
    }

    /** Whether it may be a registry file, by its language and by the words in it. */
    static boolean mayBeRegistryFile(Document document) {
        String text = Formats.of(document) instanceof JsonFormat ? document.text() : "";
        return text.contains("\"vocabularies\"") || text.contains("\"namespaces\"") && text.contains("\"nid\"");
    }

    /** Whether there is nothing to keep. */
    boolean isEmpty() {
        return uses.isEmpty() && prefixes.isEmpty() && open.isEmpty();
    }

    /** Adds a public identifier: the catalog declares the name without writing it. */
    private static void declareUnwritten(Declaration declaration, Map<String, NameUse> uses,
            Specification specification) {
        ParsedUrn urn = UrnParser.parse(declaration.name(), specification);
        if (urn.hasAssignedName()) {
            NameUse unwritten = NameUse.unwritten(declaration.name(), NamespaceEquivalence.key(urn),
                    new Declared(true, 0, declaration.order()));
            uses.merge(declaration.name(), unwritten, NameUse::plus);
        }
    }
}
