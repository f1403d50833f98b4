package io.github.urnls.cli.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonIOException;
import com.google.gson.stream.JsonWriter;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.text.UnsafeCharacters;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.stream.Collectors;

/**
 * Writes JSON that is safe to print on a terminal. Characters that {@link Printable} would replace are written as
 * {@code \}{@code uXXXX}, which means the same (RFC 8259 §7). So is the second of two “#”, which may begin a command in
 * the log of a job. Outside strings JSON has no such characters except line ends. Half a surrogate pair, which strict
 * readers refuse, becomes U+FFFD.
 */
public final class PlainJson extends FilterWriter {

    private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    /** A step of writing. */
    public interface Step {
        void run() throws IOException;
    }

    /**
     * Runs {@code step} for a report, whose methods throw no checked exceptions; an output error is thrown unchecked.
     */
    public static void write(Step step) {
        try {
            step.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a tree; a {@link com.google.gson.JsonIOException} tells of an output error. */
    static void write(JsonWriter json, JsonElement tree) {
        GSON.toJson(tree, json);
    }

    /** The text of a tree, in one line without its end. */
    public static String text(JsonElement tree) {
        return safe(GSON.toJson(tree));
    }

    public PlainJson(Writer out) {
        super(out);
    }

    /** A writer for a whole file, with one member a line. */
    static JsonWriter indented(Writer out) {
        JsonWriter json = new JsonWriter(new PlainJson(out));
        json.setIndent(" ");
        return json;
    }

    @Override
    public void write(int c) throws IOException {
        write(String.valueOf((char) c), 0, 1);
    }

    @Override
    public void write(String text, int offset, int length) throws IOException {
        out.write(safe(text.substring(offset, offset + length)));
    }

    /** The JSON text {@code text} without unsafe characters. */
    static String safe(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        int before = 0;
        for (int c : text.codePoints().toArray()) {
            if (c == '#' && before == '#' || c >= 0x7F && UnsafeCharacters.isUnsafe(c)) {
                safe.append(escaped(c));
            } else {
                safe.appendCodePoint(c);
            }
            before = c;
        }
        return safe.toString();
    }

    /** A character outside of the first plane takes two escapes (RFC 8259 §7). */
    private static String escaped(int codePoint) {
        if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
            return "\ufffd";
        }
        return Character.toString(codePoint).chars().mapToObj(unit -> String.format("\\u%04x", unit))
                .collect(Collectors.joining());
    }

    @Override
    public void write(char[] text, int offset, int length) throws IOException {
        write(new String(text, offset, length), 0, length);
    }
}
