package io.github.urnls.feature;

import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.List;

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
        return names.stream().filter(Name::isUrn).flatMap(name -> Resolvers.find(name.urn(), registry)
                .map(found -> new Link(name.range(), found.address(), found.title())).stream()).toList();
    }
}
