package io.github.urnls.cli.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** JSON for people and programs: a list or object without nested ones stands on one line. */
public final class ReadableJson {

    private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().setPrettyPrinting()
            .create();

    /** A list or object of strings, numbers and words over several lines; no string holds a line end. */
    private static final Pattern INNERMOST = Pattern
            .compile("([{\\[])\n\\s*+((?:\"(?:[^\"\\\\]|\\\\.)*+\"|[^{}\\[\\]\"]++)*+)([}\\]])");

    private ReadableJson() {}

    /** The text of {@code json}, with a line end. */
    public static String text(JsonElement json) {
        String text = INNERMOST.matcher(GSON.toJson(json)).replaceAll(inner -> Matcher.quoteReplacement(
                inner.group(1) + inner.group(2).replaceAll("\n\\s*", " ").strip() + inner.group(3)));
        return PlainJson.safe(text + "\n");
    }
}
