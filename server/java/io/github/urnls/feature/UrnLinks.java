package io.github.urnls.feature;

import io.github.urnls.namespace.Registry;
import io.github.urnls.namespace.Resolvers;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
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
    public static List<Link> in(List<UrnOccurrence> occurrences, Specification specification, Registry registry) {
        List<Link> links = new ArrayList<>();
        for (UrnOccurrence occurrence : occurrences) {
            if (occurrence.kind() == UrnOccurrence.Kind.URN) {
                Resolvers.find(UrnParser.parse(occurrence.text(), specification), registry)
                        .ifPresent(found -> links.add(new Link(occurrence.range(), found.address(), found.title())));
            }
        }
        return links;
    }
}
