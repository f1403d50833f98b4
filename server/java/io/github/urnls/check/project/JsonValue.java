package io.github.urnls.check.project;

import io.github.urnls.text.Chars;
import java.util.function.Consumer;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A value in a JSON text. Each question is empty for a value of another type.
 *
 * @param name     as messages call it: the name of its member, or of the list that it stands in
 * @param key      where the name of its member stands; of an element of a list the same as {@code range}
 * @param problems gets what is wrong, with its place
 */
record JsonValue(JsonText json, String name, TextRange key, TextRange range,
        BiConsumer<TextRange, String> problems) {

    void problem(String message) {
        problems.accept(range, message);
    }

    /** Reports what is wrong with the name of its member. */
    void keyProblem(String message) {
        problems.accept(key, message);
    }

    /** The same value under another name, whose problems go elsewhere. */
    JsonValue as(String other, BiConsumer<TextRange, String> elsewhere) {
        return new JsonValue(json, other, key, range, elsewhere);
    }

    /** The characters of the value. */
    String source() {
        return range.in(json.text());
    }

    Optional<String> string() {
        return json.string(range);
    }

    /** A string that is not blank. */
    Optional<String> text() {
        return string().filter(string -> !Chars.isBlank(string));
    }

    Optional<Boolean> flag() {
        return Optional.of(source()).filter(word -> word.equals("true") || word.equals("false"))
                .map(Boolean::valueOf);
    }

    /** A whole number from 0 on, and not above the largest {@code int}. */
    Optional<Integer> whole() {
        return json.number(range)
                .filter(one -> one >= 0 && one == Math.rint(one) && one <= Integer.MAX_VALUE).map(Double::intValue);
    }

    Optional<List<JsonValue>> list() {
        return json.list(range).map(elements -> elements.stream()
                .map(element -> new JsonValue(json, name, element, element, problems)).toList());
    }

    /**
     * Hands the objects of a list to {@code each}; reports a value that is no list, and elements that are no objects.
     *
     * @param with how messages say what the objects must have; may be empty
     */
    void objects(String with, Consumer<Members> each) {
        Optional<List<JsonValue>> elements = list();
        if (elements.isEmpty()) {
            problem("“" + name + "” must be a list of objects" + with);
        }
        for (JsonValue element : elements.orElse(List.of())) {
            element.object().ifPresentOrElse(each,
                    () -> element.problem("each of “" + name + "” must be an object" + with));
        }
    }

    Optional<Members> object() {
        return json.object(range).map(object -> new Members(json, object, problems));
    }
}
