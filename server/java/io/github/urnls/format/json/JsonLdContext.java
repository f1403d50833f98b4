package io.github.urnls.format.json;

import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.text.Chars;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The terms and prefixes at one place of a JSON-LD document (JSON-LD 1.1 §3.1, §4.1), for a reader who goes through its
 * objects one after the other. An object costs the terms that it binds itself, however many are bound around it.
 */
final class JsonLdContext {

    private static final Term UNKNOWN = new Term("", "", "", false, false);
    private static final int LONGEST_CHAIN = 10;

    /** An IRI that terms build from each other, each one longer than the one before, is not followed further. */
    private static final int LONGEST_IRI = 2_000;

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
            return new Term(id, "", "", Chars.isAt(id, id.length() - 1, ":/?#[]@"), false);
        }

        private Term as(String iri) {
            return id.isEmpty() ? this : new Term(iri, type, container, isPrefix, isScoped);
        }
    }

    private Map<String, Term> terms = new HashMap<>();
    /** Each goes back over one change of {@link #terms}, the last change first. */
    private final Deque<Runnable> undo = new ArrayDeque<>();

    /** A place to go {@link #back} to. */
    int mark() {
        return undo.size();
    }

    /** Goes back to what was bound when {@link #mark} gave {@code mark}. */
    void back(int mark) {
        while (undo.size() > mark) {
            undo.pop().run();
        }
    }

    /** Nothing is bound from here on. */
    void forget() {
        Map<String, Term> before = terms;
        undo.push(() -> terms = before);
        terms = new HashMap<>();
    }

    /** Binds {@code more} terms, which replace those of the same name. */
    void bind(Map<String, Term> more) {
        more.forEach(this::bind);
        // The meaning of a term is fixed where it is defined (JSON-LD 1.1 API §4.2).
        Map<String, Term> fixed = new HashMap<>();
        more.forEach((name, term) -> fixed.put(name, term.as(iri(term.id(), LONGEST_CHAIN))));
        terms.putAll(fixed);
    }

    private void bind(String name, Term term) {
        Term before = terms.put(name, term);
        undo.push(before == null ? () -> terms.remove(name) : () -> terms.put(name, before));
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
        return term(prefix).isPrefix() ? escapes(prefix + ":", term(prefix).id()) : Optional.empty();
    }

    /** The meaning of {@code name} as a property or type: a term, a compact IRI or a word of the vocabulary. */
    Optional<PrefixEscapes> vocabulary(String name) {
        Term known = term(name);
        if (!known.id().isEmpty() && !known.id().equals(name)) {
            return escapes(name, known.id());
        }
        if (name.contains(":") || name.startsWith("@") || name.isEmpty()) {
            return compact(name);
        }
        return escapes("", term("@vocab").id());
    }

    private static Optional<PrefixEscapes> escapes(String prefix, String namespace) {
        return Chars.isUrn(namespace) ? Optional.of(new PrefixEscapes(prefix, namespace, JsonLdNotation.JSON_LD))
                : Optional.empty();
    }

    /** The IRI of {@code id}, which other terms may define in turn. */
    private String iri(String id, int steps) {
        int colon = id.indexOf(':');
        String prefix = id.substring(0, Math.max(0, colon));
        if (steps == 0 || Chars.isUrn(id)) {
            return id;
        }
        if (colon > 0 && terms.containsKey(prefix) && !id.startsWith("//", colon + 1)) {
            String namespace = iri(term(prefix).id(), steps - 1);
            return namespace.length() > LONGEST_IRI ? id : namespace + id.substring(colon + 1);
        }
        if (colon < 0 && !term(id).id().isEmpty() && !term(id).id().equals(id)) {
            return iri(term(id).id(), steps - 1);
        }
        return colon < 0 && !id.startsWith("@") ? term("@vocab").id() + id : id;
    }
}
