package io.github.urnls.support.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Someone who types at the end of a line in VS Code, with all quick suggestions on. It asks behind a character that
 * triggers completion, behind a letter that begins a word, and again at each letter while a list is open and
 * incomplete. Enter accepts the first row if a list is open.
 */
public final class Typist {

    private static final int INVOKED = 1;
    private static final int TRIGGER_CHARACTER = 2;
    private static final int INCOMPLETE = 3;

    /** A word at the end, by the separators that VS Code has for most languages. */
    private static final Pattern WORD = Pattern.compile("[^\\s`~!@#$%^&*()\\-=+\\[{\\]}\\\\|;:'\",.<>/?]+$");

    private static final String TRIGGERS = ":-.\"";

    private final Editor editor;
    private final String name;
    private final String below;
    private final StringBuilder above;
    private int version = 1;
    private List<JsonObject> rows = List.of();

    /** Opens a document of a language, with the cursor between two texts. */
    public Typist(Editor editor, String name, String language, String above, String below) {
        this.editor = editor;
        this.name = name;
        this.above = new StringBuilder(above);
        this.below = below;
        editor.as(language).open(name, above + below);
    }

    public void type(String text) {
        text.chars().forEach(c -> type((char) c));
    }

    private void type(char typed) {
        JsonObject cursor = position();
        above.append(typed);
        editor.change(name, ++version,
                Editor.typed(Json.object("start", cursor, "end", cursor), String.valueOf(typed)));
        Matcher word = WORD.matcher(above);
        boolean inWord = word.find();
        if (TRIGGERS.indexOf(typed) >= 0) {
            complete(Json.object("triggerKind", TRIGGER_CHARACTER, "triggerCharacter", String.valueOf(typed)));
        } else if (inWord && !rows.isEmpty() && word.group().length() > 1) {
            complete(Json.object("triggerKind", INCOMPLETE));
        } else if (inWord && !word.group().matches("[0-9]+")) {
            complete(Json.object("triggerKind", INVOKED));
        } else {
            rows = List.of();
        }
    }

    /** Presses Ctrl+Space. */
    public void ask() {
        complete(Json.object("triggerKind", INVOKED));
    }

    private void complete(JsonObject context) {
        JsonObject params = editor.about(name, "position", position(), "context", context);
        JsonArray items = editor.request("textDocument/completion", params).getAsJsonObject().getAsJsonArray("items");
        List<JsonObject> shown = new ArrayList<>();
        for (JsonElement item : items) {
            if (isShown(item.getAsJsonObject())) {
                shown.add(item.getAsJsonObject());
            }
        }
        shown.sort(Comparator.comparing(item -> item.get("sortText").getAsString()));
        rows = shown;
    }

    /** Whether what stands before the cursor in the range of {@code item} is found in its text, letter by letter. */
    private boolean isShown(JsonObject item) {
        String typed = above.substring(above.length() - back(item)).toLowerCase();
        String filter = item.get("filterText").getAsString().toLowerCase();
        int at = 0;
        for (int i = 0; i < filter.length() && at < typed.length(); i++) {
            if (filter.charAt(i) == typed.charAt(at)) {
                at++;
            }
        }
        return at == typed.length();
    }

    private int back(JsonObject item) {
        JsonObject start = item.getAsJsonObject("textEdit").getAsJsonObject("range").getAsJsonObject("start");
        return position().get("character").getAsInt() - start.get("character").getAsInt();
    }

    /** The labels of the rows that are shown, the first one first; none if no list is open. */
    public List<String> shown() {
        return rows.stream().map(row -> row.get("label").getAsString()).toList();
    }

    /** What the document becomes if Enter is pressed now. */
    public String entered() {
        if (rows.isEmpty()) {
            return above + "\n" + below;
        }
        JsonObject first = rows.getFirst();
        return above.substring(0, above.length() - back(first))
                + first.getAsJsonObject("textEdit").get("newText").getAsString() + below;
    }

    private JsonObject position() {
        int line = (int) above.chars().filter(c -> c == '\n').count();
        return Json.position(line, above.length() - above.lastIndexOf("\n") - 1);
    }

    public void close() {
        editor.close(name);
    }
}
