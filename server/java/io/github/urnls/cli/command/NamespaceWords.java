package io.github.urnls.cli.command;

import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.Registry;
import java.util.Iterator;

/** The registered namespaces, as words that a shell offers. */
final class NamespaceWords implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Registry.BUILT_IN.all().stream().map(Namespace::nid).iterator();
    }
}
