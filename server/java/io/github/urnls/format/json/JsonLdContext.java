package io.github.urnls.format.json;

import io.github.urnls.format.PrefixEscapes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The terms and prefixes at one place of a JSON-LD document (JSON-LD 1.1 §3.1, §4.1). Immutable. */
final class JsonLdContext {

    /** Nothing is bound. */
    static final JsonLdContext EMPTY = new JsonLdContext(Map.of());

    private static final Term UNKNOWN = new Term("", "", "", false, false);
    private static final int LONGEST_CHAIN = 10;

    /**
     * A definition.
     *
     * @param id        the IRI, compact IRI, term or keyword that it stands for; empty if it only tells how to read
     *                  values
     * @param type      how its values are read
     * @param container what kind of collection its values are
     * @param isPrefix  whether it may stand before a colon
     * @param isScoped  whether it has its own context, for its values
     */
    record Term(String id, String type, String container, boolean isPrefix, boolean isScoped) {

        /** A term, prefix or vocabulary that is no longer bound. */
        static final Term UNBOUND = new Term("@none", "", "", false, false);

        /** The definition as {@code id} alone: a prefix, if a delimiter ends it (JSON-LD 1.1 §4.1.5). */
        static Term simple(String id) {
            return new Term(id, "", "", !id.isEmpty() && ":/?#[]@".indexOf(id.charAt(id.length() - 1)) >= 0, false);
        }

        private Term as(String iri) {
            return id.isEmpty() ? this : new Term(iri, type, container, isPrefix, isScoped);
        }
    }

    private final Map<String, Term> terms;

    private JsonLdContext(Map<String, Term> terms) {
        this.terms = terms;
    }

    /** This context with {@code more} terms, which replace those of the same name. */
    JsonLdContext with(Map<String, Term> more) {
        Map<String, Term> raw = new HashMap<>(terms);
        raw.putAll(more);
        JsonLdContext defining = new JsonLdContext(raw);
        Map<String, Term> all = new HashMap<>(raw);
        // The meaning of a term is fixed where it is defined (JSON-LD 1.1 API §4.2).
        more.forEach((name, term) -> all.put(name, term.as(defining.iri(term.id(), LONGEST_CHAIN))));
        return new JsonLdContext(all);
    }

    Term term(String name) {
        return terms.getOrDefault(name, UNKNOWN);
    }

    /** The keyword that {@code name} is or stands for; empty if there is none. */
    String keyword(String name) {
        String id = name.startsWith("@") ? name : term(name).id();
        return id.startsWith("@") ? id : "";
    }

    /** The meaning of {@code name} as an identifier, by its prefix; empty if it is no URN. */
    Optional<PrefixEscapes> compact(String name) {
        int colon = name.indexOf(':');
        if (colon <= 0 || name.startsWith("//", colon + 1)) {
            return Optional.empty();
        }
        String prefix = name.substring(0, colon);
        return Optional.of(term(prefix)).filter(Term::isPrefix).map(Term::id)
                .filter(PrefixEscapes::isOfUrns)
                .map(namespace -> new PrefixEscapes(prefix + ":", namespace, JsonLdNotation.JSON_LD));
    }

    /** The meaning of {@code name} as a property or type: a term, a compact IRI or a word of the vocabulary. */
    Optional<PrefixEscapes> vocabulary(String name) {
        Term known = term(name);
        if (!known.id().isEmpty() && !known.id().equals(name)) {
            return Optional.of(known.id()).filter(PrefixEscapes::isOfUrns)
                    .map(iri -> new PrefixEscapes(name, iri, JsonLdNotation.JSON_LD));
        }
        if (name.indexOf(':') >= 0 || name.startsWith("@") || name.isEmpty()) {
            return compact(name);
        }
        return Optional.of(term("@vocab").id()).filter(PrefixEscapes::isOfUrns)
                .map(namespace -> new PrefixEscapes("", namespace, JsonLdNotation.JSON_LD));
    }

    /** The IRI of {@code id}, which other terms may define in turn. */
    private String iri(String id, int steps) {
        int colon = id.indexOf(':');
        String prefix = id.substring(0, Math.max(0, colon));
        if (steps == 0 || PrefixEscapes.isOfUrns(id)) {
            return id;
        }
        if (colon > 0 && terms.containsKey(prefix) && !id.startsWith("//", colon + 1)) {
            return iri(term(prefix).id(), steps - 1) + id.substring(colon + 1);
        }
        if (colon < 0 && !term(id).id().isEmpty() && !term(id).id().equals(id)) {
            return iri(term(id).id(), steps - 1);
        }
        return colon < 0 && !id.startsWith("@") ? term("@vocab").id() + id : id;
    }
}
