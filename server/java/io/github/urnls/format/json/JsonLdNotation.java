package io.github.urnls.format.json;

import io.github.urnls.format.Notation;
import java.util.Optional;

/** JSON-LD 1.1 §4.1.5: compact IRIs in a string. Two slashes must not follow their colon. */
enum JsonLdNotation implements Notation {
    JSON_LD;

    @Override
    public Optional<String> local(String name) {
        return name.startsWith("//") ? Optional.empty() : whole(name);
    }

    @Override
    public Optional<String> whole(String name) {
        return Optional.of(JsonFormat.STRING.encode(name));
    }
}
