package io.github.urnls.feature;

import io.github.urnls.text.Chars;
import io.github.urnls.check.project.Setting;
import io.github.urnls.format.json.JsonText.JsonObject;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.util.List;
import java.util.Optional;

/** A change to a project file, so that something is no longer reported. */
public sealed interface ProjectChange {

    /** Names that match a pattern are not reported. */
    record Accept(String pattern) implements ProjectChange {}

    /** A rule is off. */
    record TurnOff(String code) implements ProjectChange {}

    /**
     * A rule is off in one file.
     *
     * @param path relative to the folder of the project file, with slashes
     */
    record TurnOffIn(String code, String path) implements ProjectChange {}

    /** The title in a menu. */
    default String title() {
        return switch (this) {
            case Accept accept -> acceptTitle(accept.pattern) + " in urn-ls.json";
            case TurnOff off -> "Turn off “" + off.code + "” in this project";
            case TurnOffIn off -> "Ignore “" + off.code + "” in this file, by urn-ls.json";
        };
    }

    /** The title in a menu for accepting names of a pattern, without the name of the file. */
    static String acceptTitle(String pattern) {
        if (pattern.endsWith("*")) {
            return "Accept all of “" + pattern + "”";
        }
        return "Accept “" + pattern + "”";
    }

    /** A new project file: the text {@code besides} with this change. */
    default String newFile(String besides) {
        return TextEdit.apply(besides, edits(besides).orElseThrow());
    }

    /** The edits to the project file with this {@code text}; empty when there is no clear place for the change. */
    default Optional<List<TextEdit>> edits(String text) {
        JsonText json = new JsonText(text);
        return json.error().isPresent() ? Optional.empty() : json.root().flatMap(root -> switch (this) {
            case Accept accept -> append(json, root, Setting.ACCEPT, JsonText.of(accept.pattern));
            case TurnOff off -> set(json, root, off.code);
            case TurnOffIn off -> append(json, root, Setting.OVERRIDES,
                    "{ \"files\": [" + JsonText.of(pattern(off.path))
                            + "], " + JsonText.of(Setting.SEVERITY.name()) + ": { " + JsonText.of(off.code)
                            + ": \"off\" } }");
        });
    }

    private static Optional<List<TextEdit>> append(JsonText json, JsonObject root, Setting<?> setting,
            String element) {
        String text = json.text();
        Optional<TextRange> list = root.member(setting.name()).map(json::value);
        if (list.isEmpty()) {
            return Optional.of(List.of(first(text, root, JsonText.of(setting.name()) + ": [" + element + "]", "\n  ")));
        }
        return json.list(list.get()).map(elements -> elements.isEmpty()
                ? List.of(insert(list.get().start() + 1, element))
                : last(text, list.get(), elements.getLast(), element));
    }

    /** Inserts after the last element, on a new line if that has its own line. */
    private static List<TextEdit> last(String text, TextRange list, TextRange last, String element) {
        int line = text.lastIndexOf('\n', last.start()) + 1;
        int end = text.indexOf('\n', last.end());
        String indent = text.substring(line, last.start());
        if (end < 0 || end > list.end() || !Chars.isBlank(indent)) {
            return List.of(insert(last.end(), ", " + element));
        }
        TextEdit next = insert(text.charAt(end - 1) == '\r' ? end - 1 : end, "\n" + indent + element);
        boolean parted = text.substring(last.end(), end).stripLeading().startsWith(",");
        if (parted) {
            return List.of(next);
        }
        return List.of(insert(last.end(), ","), next);
    }

    private static Optional<List<TextEdit>> set(JsonText json, JsonObject root, String code) {
        String text = json.text();
        String member = JsonText.of(code) + ": \"off\"";
        Optional<TextRange> value = root.member(Setting.SEVERITY.name()).map(json::value);
        if (value.isEmpty()) {
            return Optional.of(
                    List.of(first(text, root, JsonText.of(Setting.SEVERITY.name()) + ": { " + member + " }", "\n  ")));
        }
        return json.object(value.get()).map(object -> List.of(object.member(code)
                .map(old -> new TextEdit(json.value(old), "\"off\""))
                .orElseGet(() -> first(text, object, member, " "))));
    }

    /** Inserts before the first member of {@code object}, with its indentation, so a comment stays with its member. */
    private static TextEdit first(String text, JsonObject object, String member, String otherwise) {
        int behind = object.range().start() + 1;
        if (object.members().isEmpty()) {
            String end = otherwise.startsWith("\n") ? "\n" : otherwise;
            return insert(behind, otherwise + member + (text.charAt(behind) == '}' ? end : ""));
        }
        int next = Chars.skipSpace(text, behind);
        return insert(behind, (next == behind ? otherwise : text.substring(behind, next)) + member + ",");
    }

    /** A pattern in the form of {@code .gitignore} that matches this file alone. */
    private static String pattern(String path) {
        return "/" + path.replaceAll("[\\\\*?\\[]", "\\\\$0");
    }

    private static TextEdit insert(int at, String text) {
        return new TextEdit(at, at, text);
    }
}
