package io.github.urnls.support.lsp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Edits of the protocol, made in a text as an editor does, by nothing of ours. Columns count UTF-16 code units. */
public final class Edits {

    private Edits() {}

    /** The changes of one document in a WorkspaceEdit, the last of them, behind those that make files. */
    public static JsonObject last(JsonObject action) {
        JsonArray changes = action.getAsJsonObject("edit").getAsJsonArray("documentChanges");
        return changes.get(changes.size() - 1).getAsJsonObject();
    }

    /**
     * What is left of a WorkspaceEdit when a user accepts it as it is shown. VS Code shows it if a change must be
     * confirmed, and leaves that change out.
     *
     * @throws AssertionError if it is not shown at all
     */
    public static JsonObject accepted(JsonObject edit) {
        JsonObject accepted = edit.deepCopy();
        JsonArray changes = accepted.getAsJsonArray("documentChanges");
        boolean shown = changes.asList().removeIf(change -> isLeft(change, edit));
        for (JsonElement change : changes) {
            shown |= change.getAsJsonObject().getAsJsonArray("edits").asList().removeIf(one -> isLeft(one, edit));
        }
        assertTrue(shown, () -> "made without being shown: " + edit);
        return accepted;
    }

    private static boolean isLeft(JsonElement change, JsonObject edit) {
        return change.getAsJsonObject().get("annotationId") instanceof JsonElement id
                && edit.getAsJsonObject("changeAnnotations").getAsJsonObject(id.getAsString()).get("needsConfirmation")
                        .getAsBoolean();
    }

    /** Makes {@code edits}, which do not overlap, all at once. */
    public static String apply(String text, JsonArray edits) {
        List<JsonObject> last = new ArrayList<>(
                edits.asList().reversed().stream().map(JsonElement::getAsJsonObject).toList());
        last.sort(Comparator.comparingInt((JsonObject edit) -> offset(text, edit, "start")).reversed());
        String changed = text;
        for (JsonObject edit : last) {
            changed = changed.substring(0, offset(text, edit, "start")) + edit.get("newText").getAsString()
                    + changed.substring(offset(text, edit, "end"));
        }
        return changed;
    }

    /** Makes a change of the content of a document, as a client tells it. */
    public static String change(String text, JsonObject change) {
        String typed = change.get("text").getAsString();
        return change.has("range")
                ? text.substring(0, offset(text, change, "start")) + typed + text.substring(offset(text, change, "end"))
                : typed;
    }

    private static int offset(String text, JsonObject edit, String end) {
        return offset(text, edit.getAsJsonObject("range").getAsJsonObject(end));
    }

    /** Where a position is. Some editors say of the end of a line that it is far away. */
    public static int offset(String text, JsonObject position) {
        int start = 0;
        for (int line = position.get("line").getAsInt(); line > 0; line--) {
            int end = text.indexOf('\n', start);
            start = end < 0 ? text.length() : end + 1;
        }
        int end = text.indexOf('\n', start);
        return Math.min(start + position.get("character").getAsInt(), end < 0 ? text.length() : end);
    }
}
