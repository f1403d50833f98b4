package io.github.urnls.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import io.github.urnls.support.HostileText;
import io.github.urnls.support.RdfNames;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFFormat;
import org.apache.jena.riot.RDFWriter;
import org.apache.jena.riot.RiotException;
import org.apache.jena.sparql.graph.GraphFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.api.Test;
import java.util.stream.Stream;

/** Prefixed names stand for the URNs that Apache Jena reads in them. */
class ImpliedNamesProperties {

    private static final List<String> NAMESPACES = List.of("urn:example:", "urn:example:a:", "urn:example:model:1#",
            "urn:example:x", "urn:uuid:", "http://example.org/");
    private static final List<String> LOCALS = List.of("a", "B-c", "d_e.f", "g1", "caf\u00e9", "h-", "_i", "Speed");
    private static final List<String> ODD = List.of("1", "a/b", "a:b", "a.", "a%20b", "a(b)", "a=b", "a,b;c", "~",
            "a'b", "");

    /** Finds every implied name, and no other. */
    private static void agree(String text, String extension, Set<String> expected) {
        Document document = new Document("file:///a." + extension, "", 0, text);
        Set<String> implied = ImpliedNames.in(document, Specification.RFC8141).stream()
                .map(name -> name.occurrence().text()).collect(Collectors.toCollection(TreeSet::new));
        Set<String> all = Name.in(document, Specification.RFC8141).stream().map(name -> name.occurrence().text())
                .collect(Collectors.toCollection(TreeSet::new));
        all.addAll(implied);
        Set<String> comparable = expected.stream().filter(ImpliedNamesProperties::isName)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> missed = new TreeSet<>(comparable);
        missed.removeAll(all);
        assertEquals(Set.of(), missed, () -> "not found in " + text);
        implied.removeAll(comparable);
        assertEquals(Set.of(), implied, () -> "found in " + text);
    }

    private static boolean isName(String uri) {
        return UrnParser.parse(uri).hasAssignedName();
    }

    private static Node node(Case random, boolean odd) {
        String local = random.one(odd && random.nextInt(3) == 0 ? ODD : LOCALS);
        return NodeFactory.createURI(random.one(NAMESPACES) + local);
    }

    static Stream<RDFFormat> formats() {
        return Stream.of(RDFFormat.TURTLE_PRETTY, RDFFormat.TURTLE_BLOCKS, RDFFormat.TRIG_PRETTY,
                RDFFormat.RDFXML_PLAIN,
                RDFFormat.RDFXML_ABBREV, RDFFormat.JSONLD11_PRETTY);
    }

    @ParameterizedTest
    @MethodSource("formats")
    void inWhatJenaWrites(RDFFormat format) {
        boolean xml = format.getLang() == Lang.RDFXML;
        Cases.forEach(Cases.tries(60, 600), random -> {
            Graph graph = GraphFactory.createDefaultGraph();
            for (int i = 0; i < NAMESPACES.size(); i++) {
                graph.getPrefixMapping().setNsPrefix(i == 1 && !xml ? "" : "p" + i, NAMESPACES.get(i));
            }
            for (int i = random.nextInt(12); i >= 0; i--) {
                Node object = random.nextInt(3) == 0 ? NodeFactory.createLiteralString("p1:a") : node(random, true);
                graph.add(Triple.create(node(random, true), node(random, !xml), object));
            }
            String text = RDFWriter.source(graph).format(format).asString();
            agree(text, format.getLang().getFileExtensions().get(0), RdfNames.in(text, format.getLang()));
        });
    }

    /** Text as people write it, with escapes, comments, prefixes that are bound again, and any text behind a name. */
    @Test
    void inTurtle() {
        int[] read = {0};
        Cases.forEach(Cases.tries(2000, 20_000), random -> {
            String text = turtle(random);
            Set<String> expected;
            try {
                expected = RdfNames.in(text, Lang.TURTLE);
            } catch (RiotException e) {
                return; // not everything is Turtle that can be put together so
            }
            read[0]++;
            agree(text, "ttl", expected);
        });
        assertTrue(read[0] > 1000, () -> "Jena read " + read[0]);
    }

    private static String turtle(Case random) {
        List<String> prefixes = List.of(":", "a:", "b-c:", "d.e:");
        StringBuilder text = new StringBuilder();
        for (String prefix : prefixes) {
            String namespace = "<" + random.one(NAMESPACES) + ">";
            text.append(
                    random.one(List.of("@prefix " + prefix + " " + namespace + " .", "PREFIX " + prefix + namespace,
                            "prefix\n" + prefix + "#<urn:x:y>\n" + namespace)))
                    .append('\n');
        }
        List<String> locals = List.of("a", "b\\-c", "d\\/e", "f%41", "g.h", "i:j", "1", "k\\.", "l-m", "\u00e9", "n\\~",
                "o\\'p", "");
        for (int i = random.nextInt(6); i >= 0; i--) {
            List<String> terms = IntStream.range(0, 4)
                    .mapToObj(term -> random.one(prefixes) + random.one(locals)).toList();
            String object = random.one(List.of(terms.get(2), "\"a:b\"^^" + terms.get(2), "'a:b'@en",
                    "( " + terms.get(2)
                            + terms.get(3).replace(terms.get(3), " " + terms.get(3)) + ")",
                    "[" + terms.get(3) + " 1.5e3]",
                    "\"\"\"a:a\n# a:b\"\"\"", "<urn:example:b>", "_:b"));
            text.append(terms.get(0))
                    .append(random.one(List.of(" a ", "\t" + terms.get(1) + " ", " # a:b\n" + terms.get(1)
                            + "\n")))
                    .append(object).append(random.one(List.of(".", " .", " ; " + terms.get(1) + " true.")))
                    .append('\n');
            if (random.nextInt(4) == 0) {
                text.append("@prefix a: <").append(random.one(NAMESPACES)).append(">.\n");
            }
        }
        return text.toString();
    }

    /** In any text, the names lie within it and in order. */
    @Test
    void inAnyText() {
        List<HostileText> hostile = Stream.concat(HostileText.names(), HostileText.openings()).toList();
        List<String> beginnings = List.of("@prefix a: <urn:example:> .\na:b ",
                "{\"@context\":{\"a\":\"urn:example:\"}, \"a:b\": ",
                "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns:a=\"urn:example:\"><a:b ",
                "module m { namespace \"urn:example:m\"; prefix a; type a:b; ");
        List<String> extensions = List.of("ttl", "jsonld", "rdf", "yang");
        Cases.forEach(Cases.tries(2000, 20_000), random -> {
            int language = random.nextInt(extensions.size());
            StringBuilder text = new StringBuilder(beginnings.get(language));
            for (int i = random.nextInt(20); i >= 0; i--) {
                text.append(random.nextBoolean() ? hostile.get(random.nextInt(hostile.size())).piece()
                        : beginnings.get(language).substring(random.nextInt(beginnings.get(language).length())));
            }
            String whole = text.toString();
            int end = 0;
            for (Name name : ImpliedNames.in(new Document("file:///a." + extensions.get(language), "", 0, whole),
                    Specification.RFC8141)) {
                assertTrue(name.range().start() >= end && name.range().end() > name.range().start(), whole);
                end = name.range().end();
                assertTrue(end <= whole.length(), whole);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("queries")
    void inSparql(String query) {
        agree(query, "rq", RdfNames.inQuery(query));
    }

    static Stream<String> queries() {
        String prefixes = "PREFIX a: <urn:example:> prefix : <urn:example:m#>\n";
        return Stream.of("ASK { ?x a:c|^a:d/(a:e)*|!a:f :g }",
                "SELECT ?x WHERE { ?x a:c ?y FILTER(?y<a:d&&?y!=a:e || a:f(?y)) }",
                "SELECT * { VALUES ?x { a:c a:d UNDEF } ?x a :e.f. }",
                "SELECT ?x WHERE { GRAPH a:g { ?x :h 1 } }")
                .map(prefixes::concat);
    }

    /** Text that looks like the binding of a prefix. */
    @Test
    void inSparqlWithOddVariables() {
        for (String query : List.of("SELECT ?prefix { ?prefix ex:name ?n ; ex:is <urn:example:v:k> . ?n ex:p ex:k }",
                "SELECT $prefix { $prefix ex:a <urn:b:c> }", "SELECT * { ex:prefix ex:a: <urn:b:c> }")) {
            String text = "PREFIX # ex: <urn:no:no:>\n ex: # <urn:no:no:>\n<urn:example:v:>\n" + query;
            agree(text, "rq", RdfNames.inQuery(text));
        }
    }

    /** Members of contexts: terms, prefixes, vocabularies, types of values, other names of keywords, containers. */
    @ParameterizedTest
    @MethodSource("jsonLd")
    void inJsonLd(String text) {
        agree(text, "jsonld", RdfNames.in(text, Lang.JSONLD));
    }

    static Stream<String> jsonLd() {
        return Stream.of("""
                {"@context": {"ex": "urn:example:", "name": "ex:name", "knows": {"@id": "ex:knows", "@type": "@id"}},
                 "@id": "ex:a", "@type": ["ex:Person", "Plain"], "name": "ex:no", "knows": ["ex:b", {"@id": "ex:c"}],
                 "ex:d": {"@value": "ex:no", "@type": "ex:type"}, "other": "ex:no"}""", """
                {"@context": [{"@vocab": "urn:example:v:"}, {"id": "@id", "type": "@type", "x": "urn:example:x"}],
                 "id": "urn:example:a", "type": "T", "p": {"q": 1, "id": "x:no"}, "x": [{"r": [{"s": true}]}]}""", """
                {"@context": {"@vocab": "urn:example:", "l": {"@container": "@language"}, "j": {"@type": "@json"},
                 "i": {"@container": "@index"}, "k": {"@id": "urn:example:k", "@type": "@vocab"}},
                 "l": {"en": "a", "de": "b"}, "j": {"no": {"no": 1}}, "i": {"no": {"yes": 1}}, "k": "K"}""",
                """
                               {"@context": {"ex": "urn:a:one:", "name": "ex:name", "en": {"@container": \
                        ["@language", "@set"]}, "@vocab": "urn:v:"},
                        "name": "x", "en": {"de": ["a"]}, "http://p": {"@context": {"ex": "urn:b:two:", "@vocab": \
                        null, "en": null},
                        "name": 1, "ex:a": 2, "other": 3, "en": 4}, "b": {"@context": [null, {"n": "urn:c:n"}], \
                        "n": 1, "name": 2}}""",
                """
                        {"@context": {"@vocab": "urn:example:", "ex": "urn:example:", "order": {"@type": "@id"},
                         "scoped": {"@id": "ex:scoped", "@context": {"@vocab": "urn:other:"}}}, "order": "ex:x",
                         "scoped": {"@context": {"@vocab": "urn:example:z:"}, "a": 1}}""",
                """
                        {"@context": {"short": "urn:example:s", "long": {"@id": "urn:example:l", "@prefix": true}},
                                 "@graph": [{"@id": "short:no", "short": 1, "long:yes": {"@list": [{"@id": "long:b"}]}},
                                 {"@context": {"long": "urn:example:other:"}, "long:c": {"@context": null, "short": \
                        1, "long:d": 2}}]}""");
    }
}
