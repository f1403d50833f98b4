package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/** The names that a registry file lists behind a prefix, so that they stand nowhere as a whole. */
final class ListedNames {

    private ListedNames() {}

    /** Each name that {@code file} lists, with all that is said of it; none if it is no registry file. */
    static Map<String, String> in(ScannedFile file) {
        Language language = Formats.language(file.document());
        boolean json = language == Language.JSON || language == Language.JSON_WITH_COMMENTS;
        Map<String, String> listed = new TreeMap<>();
        if (json && file.document().text().contains("\"vocabularies\"")) {
            RegistryFile.read("", file.document().text(), new ArrayList<>()).names().forEach(list -> list.names()
                    .forEach(name -> listed.put(name.name(), name + " " + list.lifecycles().get(name.name()))));
        }
        return listed;
    }

    /** The use of a listed name, which is declared without being written. */
    static NameUse use(String name, Specification specification) {
        return new NameUse(name, NamespaceEquivalence.key(UrnParser.parse(name, specification)), 0, 0,
                NameUse.Declaring.YES);
    }
}
