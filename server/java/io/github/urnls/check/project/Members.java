package io.github.urnls.check.project;

import java.util.Arrays;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.check.DidYouMean;
import io.github.urnls.format.json.JsonText.JsonObject;
import io.github.urnls.format.json.JsonText.Member;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.PatternSyntaxException;

/**
 * The members of an object in a registry file. A value of another type than is asked for is reported, and answered as
 * if it were missing.
 *
 * @param problems gets what is wrong, with its place
 */
record Members(JsonText json, JsonObject object, BiConsumer<TextRange, String> problems) {

    /** The longest text, in UTF-16 code units. */
    private static final int LONGEST = 500;

    /** The same of a regular expression. */
    private static final int LONGEST_PATTERN = 4_000;

    /** Those of the object that is all of {@code json}; {@code problems} gets what is wrong with them. */
    static Optional<Members> root(JsonText json, BiConsumer<TextRange, String> problems) {
        return json.root().map(object -> new Members(json, object, problems));
    }

    /** Reports {@code what} of the object, at its first character. */
    void problem(String what) {
        problems.accept(object.start(), what);
    }

    /** Reports {@code what} of the value of {@code name}, or of the object if it has none. */
    void problem(String name, String what) {
        value(name).ifPresentOrElse(value -> value.problem(what), () -> problem(what));
    }

    /** All of them, in their order. */
    List<JsonValue> all() {
        return object.members().stream().map(this::value).toList();
    }

    /** Those of {@code known}; reports the others. */
    Members only(String... names) {
        List<String> known = List.of(names);
        Set<String> seen = new HashSet<>();
        for (JsonValue member : all()) {
            if (!seen.add(member.name())) {
                member.keyProblem("“" + member.name() + "” stands twice; the last one counts");
            }
            if (!known.contains(member.name())) {
                member.keyProblem("unknown “" + member.name() + "”" + DidYouMean.orAll(member.name(), known));
            }
        }
        return new Members(json, new JsonObject(object.range(),
                object.members().stream().filter(member -> known.contains(member.name())).toList()), problems);
    }

    /** The value of the last member of that name, as JSON readers choose it. */
    Optional<JsonValue> value(String name) {
        return object.member(name).map(this::value);
    }

    /**
     * The value of {@code name} as {@code type} reads it; reports a value of another type.
     *
     * @param must the end of the sentence about such a value: “must be …”
     */
    <T> Optional<T> value(String name, Function<JsonValue, Optional<T>> type, String must) {
        Optional<T> typed = value(name).flatMap(type);
        if (typed.isEmpty() && value(name).isPresent()) {
            problem(name, "“" + name + "” " + must);
        }
        return typed;
    }

    private JsonValue value(Member member) {
        return new JsonValue(json, member.name(), member.key(), json.value(member),
                problems);
    }

    /** A string; empty if it is missing or {@code null}. */
    String string(String name) {
        boolean isNull = value(name).filter(value -> value.source().equals("null")).isPresent();
        return isNull ? "" : limited(name, value(name, JsonValue::string, "must be a string").orElse(""));
    }

    /** As {@link #string(String)}; {@code otherwise} if it is empty. */
    String string(String name, String otherwise) {
        String text = string(name);
        return text.isEmpty() ? otherwise : text;
    }

    private String limited(String name, String text) {
        int longest = name.equals("pattern") || name.equals("usual") ? LONGEST_PATTERN : LONGEST;
        if (text.length() > longest) {
            problem(name, "“" + name + "” has at most " + longest + " characters");
            return "";
        }
        return text;
    }

    /** One of {@code words}; empty if it is missing or another. */
    String word(String name, String... words) {
        String word = string(name);
        List<String> known = List.of(words);
        if (word.isEmpty() || known.contains(word)) {
            return word;
        }
        problem(name, "“" + name + "” must be " + String.join(", ", known).replaceFirst(", (?!.*, )", " or "));
        return "";
    }

    /** As {@link #word(String, String...)}: one of the {@link #ids} of {@code constants}. */
    String word(String name, Enum<?>[] constants) {
        return word(name, ids(constants));
    }

    /** The names of {@code constants} as files write them. */
    static String[] ids(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Normalization::id)
                .toArray(String[]::new);
    }

    /** A regular expression that is matched in linear time; empty if it is missing or wrong. */
    Optional<NssPattern> pattern(String name) {
        String expression = string(name);
        try {
            return expression.isEmpty() ? Optional.empty() : Optional.of(NssPattern.of(expression));
        } catch (PatternSyntaxException e) {
            // A browser has no words for it.
            problem(name, "“" + name + "” is not a regular expression: "
                    + (e.getDescription().isEmpty() ? "“" + e.getPattern() + "”" : e.getDescription()));
            return Optional.empty();
        }
    }

    /** A whole number from 0 on; {@code usual} if it is missing. */
    int whole(String name, int usual) {
        return value(name, JsonValue::whole, "must be a whole number, 0 or more").orElse(usual);
    }

    boolean flag(String name) {
        return value(name, JsonValue::flag, "must be true or false").orElse(false);
    }

    /** A string, or a list of strings. */
    List<String> strings(String name) {
        Optional<List<JsonValue>> list = value(name).flatMap(JsonValue::list);
        if (list.isEmpty()) {
            String one = string(name);
            return one.isEmpty() ? List.of() : List.of(one);
        }
        List<String> strings = new ArrayList<>();
        for (JsonValue element : list.get()) {
            element.string().ifPresentOrElse(text -> strings.add(limited(name, text)),
                    () -> element.problem("each of “" + name + "” must be a string"));
        }
        return strings;
    }

    /** An object. */
    Optional<Members> at(String name) {
        return value(name).flatMap(JsonValue::object);
    }

    /** A list of objects. */
    List<Members> objects(String name) {
        List<Members> objects = new ArrayList<>();
        value(name).ifPresent(value -> value.objects("", objects::add));
        return objects;
    }
}
