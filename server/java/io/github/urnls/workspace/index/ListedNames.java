package io.github.urnls.workspace.index;

import io.github.urnls.check.NameUse;
import io.github.urnls.check.project.RegistryFile;
import io.github.urnls.namespace.rules.NamespaceEquivalence;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a registry file declares that stands nowhere as a whole: the names that it lists behind a prefix, and the
 * beginning of each namespace that it describes, such as {@code urn:acme:}.
 */
final class ListedNames {

    private static final NameUse.Declared DECLARED = new NameUse.Declared(true, 0, 0);

    private ListedNames() {}

    /** Each of them with all that {@code file} says of it; none if it is no registry file. */
    static Map<String, String> in(ScannedFile file) {
        Map<String, String> listed = new TreeMap<>();
        if (NamesInFile.mayBeRegistryFile(file.document())) {
            RegistryFile.Content content = RegistryFile.read("", file.document().text(), new ArrayList<>());
            content.names().forEach(list -> list.names()
                    .forEach(name -> listed.put(name.name(), name + " " + list.lifecycles().get(name.name()))));
            // Examples are no part of the record, so they may change. The first of two entries counts.
            content.namespaces().forEach(
                    namespace -> listed.putIfAbsent("urn:" + namespace.nid() + ":", namespace.toString()));
        }
        return listed;
    }

    /** The use of a listed name, which is declared without being written. */
    static NameUse use(String name, Specification specification) {
        return NameUse.unwritten(name, NamespaceEquivalence.key(UrnParser.parse(name, specification)), DECLARED);
    }
}
