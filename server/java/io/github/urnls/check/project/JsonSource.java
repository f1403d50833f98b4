package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects;
import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.text.TextRange;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;

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

    /** The members of the object that is all of it; {@code problems} gets what is wrong with them. */
    Optional<Members> root(BiConsumer<TextRange, String> problems) {
        return root().map(object -> new Members(this, object, problems));
    }

    Optional<JsonObject> object(TextRange value) {
        return Optional.ofNullable(objects.get(value.start()));
    }
}
