package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A value in a JSON text. Each question is empty for a value of another type.
 *
 * @param name     the setting that it belongs to, as a message names it
 * @param problems gets what is wrong, with its place
 */
record Written(JsonSource json, TextRange range, String name, BiConsumer<TextRange, String> problems) {

    void problem(String message) {
        problems.accept(range, message);
    }

    /** A part of this value. */
    Written at(TextRange part) {
        return new Written(json, part, name, problems);
    }

    /** The value of {@code member}, which messages call {@code called}. */
    Written of(Member member, String called) {
        return new Written(json, json.value(member), called, problems);
    }

    /** A string that is not blank. */
    Optional<String> text() {
        return json.string(range).filter(string -> !string.isBlank());
    }

    Optional<Boolean> flag() {
        return Optional.of(range.in(json.text)).filter(word -> word.equals("true") || word.equals("false"))
                .map(Boolean::valueOf);
    }

    /** A whole number from 0 on, and not above the largest {@code int}. */
    Optional<Integer> whole() {
        return JsonText.number(json.text, range)
                .filter(one -> one >= 0 && one == Math.rint(one) && one <= Integer.MAX_VALUE).map(Double::intValue);
    }

    Optional<List<Written>> list() {
        return json.list(range).map(elements -> elements.stream().map(this::at).toList());
    }

    Optional<JsonObject> object() {
        return json.object(range);
    }
}
