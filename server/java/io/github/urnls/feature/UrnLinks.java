package io.github.urnls.feature;

import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.namespace.known.DefiningTexts;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/** The names of a document that can be looked up on the web. */
public final class UrnLinks {

    /**
     * One name.
     *
     * @param range  where it stands in the document
     * @param target a web address
     * @param title  who answers there
     */
    public record Link(TextRange range, String target, String title) {}

    private UrnLinks() {}

    /** In the order of the document. */
    public static List<Link> in(List<Name> names, Registry registry) {
        return names.stream().filter(Name::isUrn).flatMap(name -> link(name, registry).stream()).toList();
    }

    /** Where the name is looked up, else the text that defines it, or the name that it stands below. */
    private static Optional<Link> link(Name name, Registry registry) {
        return Resolvers.find(name.urn(), registry)
                .map(found -> new Link(name.range(), found.address(), found.title()))
                .or(() -> known(name, registry).flatMap(known -> DefiningTexts.address(known.source())
                        .map(address -> new Link(name.range(), address, known.title() + ", " + known.source()))));
    }

    private static Optional<KnownName> known(Name name, Registry registry) {
        KnownNames names = registry.names();
        String text = name.urn().assignedNameText();
        return names.find(name.urn().text()).or(() -> names.find(text)).or(() -> names.relative(text))
                .or(() -> names.above(text));
    }
}
