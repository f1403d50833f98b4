package io.github.urnls.format.json;

import io.github.urnls.format.json.JsonLdContext.Term;
import io.github.urnls.format.PrefixEscapes;
import io.github.urnls.format.PrefixedName;
import io.github.urnls.format.json.JsonText.JsonObject;
import io.github.urnls.format.json.JsonText.Member;
import io.github.urnls.text.Lines;
import io.github.urnls.text.TextRange;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Compact IRIs and terms in JSON-LD 1.1, by the contexts in the document itself. Contexts elsewhere are unknown.
 * Contexts that belong to a term or a type (§4.1.8, §4.1.9) are not read.
 */
final class JsonLdNames {

    /** Maps from languages, indexes and so on: the names of their members have no meaning (§4.6). */
    private static final Set<String> MAPS = Set.of("@language", "@index", "@id", "@type", "@graph");

    private static final Pattern NULL_FIRST = Pattern.compile("\\s*+(?:null\\s*+$|\\[\\s*+null(?!\\w))");

    static final String CONTEXT = "\"@context\"";

    private final String text;
    private final JsonText json;
    private final List<PrefixedName> found = new ArrayList<>();
    /** What is bound at the object that is being read. */
    private final JsonLdContext context = new JsonLdContext();
    private final Deque<Task> waiting = new ArrayDeque<>();

    /** What is still to be done. */
    private sealed interface Task {}

    /**
     * Reads an object.
     *
     * @param isMap    whether the names of its members are no properties
     * @param isScoped whether nothing is bound in it that is bound around it
     * @param property how its values are read, as a value of a property; may be empty
     */
    private record Node(JsonObject object, boolean isMap, boolean isScoped, String property) implements Task {}

    /** Undoes what an object has bound, once all objects in it are read. */
    private record Leave(int mark) implements Task {}

    private JsonLdNames(String text) {
        this.text = text;
        this.json = new JsonText(text);
    }

    /** Whether a context in {@code text} may bind a URN. */
    static boolean mayStandIn(String text) {
        int at = text.indexOf(CONTEXT);
        while (at >= 0) {
            int end = contextEnd(text, at + CONTEXT.length());
            if (text.substring(at, end).toLowerCase(Locale.ROOT).contains("\"urn:")) {
                return true;
            }
            at = text.indexOf(CONTEXT, end);
        }
        return false;
    }

    /** The end of the value behind {@code from}: where all brackets outside strings are closed. */
    private static int contextEnd(String text, int from) {
        int depth = 0;
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"') {
                at = stringEnd(text, at, text.length());
            } else if (c == '{' || c == '[') {
                depth++;
            } else if ("}]".indexOf(c) >= 0 || c == ',' && depth == 0) {
                depth--;
                if (depth <= 0) {
                    return at;
                }
            }
        }
        return text.length();
    }

    /** The end of the string that begins at {@code start}: its quote, or {@code limit} if there is none. */
    private static int stringEnd(String text, int start, int limit) {
        int end = start + 1;
        while (end < limit && text.charAt(end) != '"') {
            end = Lines.afterEscaped(text, end);
        }
        return Math.min(end, limit);
    }

    static void read(String text, Consumer<PrefixedName> sink) {
        JsonLdNames names = new JsonLdNames(text);
        int end = 0;
        for (JsonObject object : names.json.objects()) {
            if (object.range().start() >= end) { // it lies within no other
                names.waiting.push(new Node(object, false, false, ""));
                end = object.range().end();
            }
        }
        while (!names.waiting.isEmpty()) {
            switch (names.waiting.pop()) {
                case Node node -> names.node(node);
                case Leave leave -> names.context.back(leave.mark);
            }
        }
        names.found.sort((a, b) -> Integer.compare(a.range().start(), b.range().start()));
        names.found.forEach(sink);
    }

    private void node(Node node) {
        waiting.push(new Leave(context.mark())); // below the objects in it
        if (node.isScoped) {
            context.forget();
        }
        node.object.member("@context").ifPresent(member -> context(member.value()));
        for (Member member : node.object.members()) {
            String keyword = context.keyword(member.name());
            if (keyword.equals("@context")) {
                continue;
            }
            if (node.isMap) {
                values(member.value(), node.property, false);
                continue;
            }
            switch (keyword) {
                case "@id" -> value(member.value(), context::compact);
                case "@type" -> strings(member.value(), context::vocabulary);
                case "@list", "@set" -> values(member.value(), node.property, false);
                case "@graph", "@included", "@reverse", "@nest" -> values(member.value(), "", false);
                case "" -> property(member);
                default -> {
                    // values of other keywords have no meaning here
                }
            }
        }
    }

    private void property(Member member) {
        emit(member.key(), context.vocabulary(member.name()));
        Term term = context.term(member.name());
        if (term.type().equals("@json")) {
            return;
        }
        if (term.isScoped()) {
            objects(member.value(), MAPS.contains(term.container()), true, term.type());
        } else {
            values(member.value(), term.type(), MAPS.contains(term.container()));
        }
    }

    /** One or several values of a property: objects are read later, strings by the {@code type} of the property. */
    private void values(TextRange value, String type, boolean isMap) {
        objects(value, isMap, false, type);
        switch (type) {
            case "@id" -> strings(value, context::compact);
            case "@vocab" -> strings(value, context::vocabulary);
            default -> {
                // strings without a meaning
            }
        }
    }

    private void objects(TextRange value, boolean isMap, boolean isScoped, String type) {
        each(value, object -> waiting.push(new Node(object, isMap, isScoped, type)), string -> {});
    }

    private void value(TextRange value, Function<String, Optional<PrefixEscapes>> reading) {
        if (json.string(value).isPresent()) {
            TextRange inner = new TextRange(value.start() + 1, value.end() - 1);
            emit(inner, reading.apply(inner.in(text)));
        }
    }

    private void strings(TextRange value, Function<String, Optional<PrefixEscapes>> reading) {
        each(value, object -> {}, string -> emit(string, reading.apply(string.in(text))));
    }

    /** Each object and string in {@code value}: itself, or the items if it is an array. Strings come without quotes. */
    private void each(TextRange value, Consumer<JsonObject> objects, Consumer<TextRange> strings) {
        for (int at = value.start(); at < value.end(); at++) {
            char c = text.charAt(at);
            if (c == '{') {
                Optional<JsonObject> object = json.object(new TextRange(at, at));
                if (object.isEmpty()) {
                    return;
                }
                objects.accept(object.get());
                at = object.get().range().end() - 1;
            } else if (c == '"') {
                int end = stringEnd(text, at, value.end());
                strings.accept(new TextRange(Math.min(at + 1, end), end));
                at = end;
            }
        }
    }

    private void emit(TextRange range, Optional<PrefixEscapes> meaning) {
        // A name with an escaped letter is left as its author wrote it.
        if (meaning.isPresent() && !range.in(text).contains("\\")) {
            found.add(new PrefixedName(range, meaning.get(), false));
        }
    }

    /** Binds the terms of the context in {@code value} (JSON-LD 1.1 §3.1): an object, or an array of objects. */
    private void context(TextRange value) {
        if (NULL_FIRST.matcher(text).region(value.start(), value.end()).lookingAt()) {
            context.forget();
        }
        each(value, object -> {
            context.bind(definitions(object));
            members(object);
        }, string -> {});
    }

    /** The terms that an object binds, each with the name or IRI that it stands for. */
    private Map<String, Term> definitions(JsonObject object) {
        Map<String, Term> terms = new HashMap<>();
        for (Member member : object.members()) {
            TextRange value = member.value();
            Optional<JsonObject> definition = json.object(value);
            Optional<String> id = json.string(value);
            if (id.isPresent()) {
                terms.put(member.name(), Term.simple(id.get()));
            } else if (definition.isPresent()) {
                terms.put(member.name(), definition(definition.get()));
            } else if (value.in(text).strip().equals("null")) {
                terms.put(member.name(), Term.UNBOUND);
            }
        }
        return terms;
    }

    private Term definition(JsonObject definition) {
        boolean isPrefix = definition.member("@prefix").filter(flag -> flag.value().in(text).strip().equals("true"))
                .isPresent();
        String[] container = {""};
        definition.member("@container").ifPresent(kinds -> each(kinds.value(), object -> {}, kind -> {
            if (MAPS.contains(kind.in(text))) {
                container[0] = kind.in(text);
            }
        }));
        return new Term(member(definition, "@id").orElse(""), member(definition, "@type").orElse(""),
                container[0], isPrefix, definition.member("@context").isPresent());
    }

    /** Emits the names by which a context defines its terms. */
    private void members(JsonObject object) {
        for (Member member : object.members()) {
            if (!member.name().startsWith("@")) {
                value(member.value(), context::compact);
            }
            json.object(member.value()).ifPresent(definition -> {
                definition.member("@id").ifPresentOrElse(id -> value(id.value(), context::compact),
                        () -> emit(member.key(), context.vocabulary(member.name())));
                definition.member("@type").ifPresent(type -> value(type.value(), context::compact));
            });
        }
    }

    private Optional<String> member(JsonObject object, String name) {
        return object.member(name).map(Member::value).flatMap(json::string);
    }
}
