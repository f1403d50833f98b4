package io.github.urnls.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.query.QueryFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.riot.system.StreamRDFBase;
import org.apache.jena.sparql.algebra.Algebra;
import org.apache.jena.sparql.core.Quad;

/** The URNs that RDF speaks of, as Apache Jena reads it. */
public final class RdfNames extends StreamRDFBase {

    private static final Pattern WRITTEN = Pattern.compile("<(urn:[^>]*)>");

    private final Set<String> names = new TreeSet<>();

    private RdfNames() {}

    /**
     * The names that the statements of {@code text} are about.
     *
     * @throws RiotException if it is not in that language
     */
    public static Set<String> in(String text, Lang lang) {
        RdfNames found = new RdfNames();
        RDFParser.fromString(text, lang).base("http://example.org/")
                .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
                .checking(false).parse(found);
        return found.names;
    }

    /** The names in the patterns of a query. */
    public static Set<String> inQuery(String text) {
        Set<String> names = new TreeSet<>();
        WRITTEN.matcher(Algebra.compile(QueryFactory.create(text)).toString()).results()
                .forEach(match -> names.add(match.group(1)));
        return names;
    }

    @Override
    public void triple(Triple triple) {
        add(triple.getSubject(), triple.getPredicate(), triple.getObject());
    }

    @Override
    public void quad(Quad quad) {
        add(quad.getSubject(), quad.getPredicate(), quad.getObject());
        if (!quad.isDefaultGraph()) {
            add(quad.getGraph());
        }
    }

    private void add(Node... nodes) {
        List<String> uris = new ArrayList<>();
        for (Node node : nodes) {
            if (node.isURI()) {
                uris.add(node.getURI());
            } else if (node.isLiteral()) {
                uris.add(node.getLiteralDatatypeURI());
            }
        }
        uris.stream().filter(uri -> uri.regionMatches(true, 0, "urn:", 0, 4)).forEach(names::add);
    }
}
