package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.text.TextRange;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** A JSON text whose values are asked for by their places, so that a message can name the place. */
final class JsonSource {

    final String text;
    /** The objects in it, by where they begin. */
    private final Map<Integer, JsonObject> objects = new TreeMap<>();

    JsonSource(String text) {
        this.text = text;
        JsonObjects.read(text, Set.of(), object -> objects.put(object.range().start(), object));
    }

    /** The object that is all of it. */
    Optional<JsonObject> root() {
        return Optional.ofNullable(objects.get(JsonText.start(text)));
    }

    /** All objects in it, in the order in which they begin. */
    Collection<JsonObject> objects() {
        return objects.values();
    }

    Optional<JsonObject> object(TextRange value) {
        return Optional.ofNullable(objects.get(value.start()));
    }

    Optional<String> string(TextRange value) {
        return JsonText.string(text, value);
    }

    Optional<List<TextRange>> list(TextRange value) {
        return JsonText.list(text, value);
    }

    TextRange value(Member member) {
        return JsonText.stripped(text, member.value());
    }

    /** The value of the last member of that name, as JSON readers choose it. */
    Optional<TextRange> value(List<Member> members, String name) {
        return members.stream().filter(member -> member.name().equals(name)).reduce((first, second) -> second)
                .map(this::value);
    }

    /** The first character of {@code object}, to which a message about something missing belongs. */
    static TextRange start(JsonObject object) {
        return new TextRange(object.range().start(), object.range().start() + 1);
    }
}
