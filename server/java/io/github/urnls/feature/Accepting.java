package io.github.urnls.feature;

import io.github.urnls.format.JsonObjects.JsonObject;
import io.github.urnls.format.JsonObjects.Member;
import io.github.urnls.format.JsonObjects;
import io.github.urnls.format.JsonText;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Accepts a name in a project file, so that no finding is reported for it. */
public final class Accepting {

    private Accepting() {}

    /** A project file that accepts {@code name} and sets nothing else. */
    public static String fileFor(String name) {
        return "{\n  \"accept\": [" + quoted(name) + "]\n}\n";
    }

    /** The edit of the project file with this {@code text}; empty when it is not clear where the name belongs in it. */
    public static Optional<TextEdit> edit(String text, String name) {
        if (JsonText.error(text).isPresent()) {
            return Optional.empty();
        }
        JsonObject[] root = new JsonObject[1];
        JsonObjects.read(text, Set.of(), object -> root[0] = object); // the last is the one that holds all others
        if (root[0] == null) {
            return Optional.empty();
        }
        Optional<Member> accept = root[0].member("accept");
        if (accept.isEmpty()) {
            int behind = root[0].range().start() + 1;
            String next = root[0].members().isEmpty() ? "\n" : ",";
            return Optional.of(insert(behind, "\n  \"accept\": [" + quoted(name) + "]" + next));
        }
        TextRange list = accept.get().value().strippedIn(text);
        return JsonText.list(text, list).map(elements -> last(list, elements, quoted(name)));
    }

    private static TextEdit last(TextRange list, List<TextRange> elements, String quoted) {
        if (elements.isEmpty()) {
            return insert(list.start() + 1, quoted);
        }
        return insert(elements.getLast().end(), ", " + quoted);
    }

    private static TextEdit insert(int at, String text) {
        return new TextEdit(at, at, text);
    }

    private static String quoted(String name) {
        return "\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
