package io.github.urnls.cli.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.Collectors;

/** JSON for people and programs: a list or object without nested ones stands on one line. */
public final class ReadableJson {

    private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private ReadableJson() {}

    /** Prints {@code json}, with a line end. */
    public static void print(PrintWriter out, JsonElement json) {
        StringBuilder text = new StringBuilder();
        write(json, "\n", text);
        PlainJson plain = new PlainJson(out);
        PlainJson.write(() -> {
            plain.write(text.append('\n').toString());
            plain.flush();
        });
    }

    private static void write(JsonElement json, String lineStart, StringBuilder text) {
        if (json instanceof JsonObject object && object.asMap().values().stream().anyMatch(ReadableJson::isNested)) {
            String comma = "{";
            for (Map.Entry<String, JsonElement> member : object.entrySet()) {
                text.append(comma).append(lineStart).append("  ").append(GSON.toJson(member.getKey())).append(": ");
                write(member.getValue(), lineStart + "  ", text);
                comma = ",";
            }
            text.append(lineStart).append('}');
        } else if (json instanceof JsonArray array && array.asList().stream().anyMatch(ReadableJson::isNested)) {
            String comma = "[";
            for (Iterator<JsonElement> each = array.iterator(); each.hasNext(); comma = ",") {
                text.append(comma).append(lineStart).append("  ");
                write(each.next(), lineStart + "  ", text);
            }
            text.append(lineStart).append(']');
        } else {
            text.append(line(json));
        }
    }

    private static boolean isNested(JsonElement json) {
        return json.isJsonObject() || json.isJsonArray();
    }

    private static String line(JsonElement json) {
        if (json instanceof JsonObject object) {
            return object.entrySet().stream()
                    .map(member -> GSON.toJson(member.getKey()) + ": " + GSON.toJson(member.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (json instanceof JsonArray array) {
            return array.asList().stream().map(GSON::toJson).collect(Collectors.joining(", ", "[", "]"));
        }
        return GSON.toJson(json);
    }
}
