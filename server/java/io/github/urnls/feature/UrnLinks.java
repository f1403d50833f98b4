package io.github.urnls.feature;

import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.namespace.DefiningTexts;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.KnownNames;
import io.github.urnls.scan.Name;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The names of a document that can be looked up on the web. */
public final class UrnLinks {

    /**
     * One name.
     *
     * @param range  where it stands in the document
     * @param target a web address
     * @param title  the service or document at that address
     */
    public record Link(TextRange range, String target, String title) {}

    private UrnLinks() {}

    /** The links in the order of the document, at most {@value DocumentView#MOST}. */
    public static List<Link> in(Iterable<Name> names, Registry registry) {
        List<Link> links = new ArrayList<>();
        for (Name name : names) {
            if (links.size() == DocumentView.MOST) {
                break;
            }
            if (name.isUrn()) {
                link(name, registry).ifPresent(links::add);
            }
        }
        return links;
    }

    /** A link to where the name can be looked up; else to the document that defines it, or defines a name above it. */
    private static Optional<Link> link(Name name, Registry registry) {
        return Resolvers.find(name.urn(), registry)
                .map(found -> new Link(name.range(), found.address(), found.title()))
                .or(() -> known(name, registry).flatMap(known -> DefiningTexts.address(known.source())
                        .map(address -> new Link(name.range(), address, known.title() + ", " + known.source()))));
    }

    private static Optional<KnownName> known(Name name, Registry registry) {
        KnownNames names = registry.names();
        String text = name.spelling();
        return names.find(name.urn().text()).or(() -> names.find(text)).or(() -> names.relative(text))
                .or(() -> names.above(text));
    }
}
