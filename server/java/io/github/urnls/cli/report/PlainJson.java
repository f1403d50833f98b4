package io.github.urnls.cli.report;

import io.github.urnls.cli.output.Printable;
import io.github.urnls.text.UnsafeCharacters;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonIOException;
import com.google.gson.stream.JsonWriter;
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

    /** Writes a tree. */
    public static void write(JsonWriter json, JsonElement tree) {
        try {
            GSON.toJson(tree, json);
        } catch (JsonIOException e) {
            throw new UncheckedIOException(new IOException(e));
        }
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
        int end = offset + length;
        int from = offset;
        int at = offset;
        while (at < end) {
            int c = text.codePointAt(at);
            int next = at + Character.charCount(c);
            boolean second = c == '#' && at > offset && text.charAt(at - 1) == '#';
            if (second || c >= 0x7F && UnsafeCharacters.isUnsafe(c)) {
                out.write(text, from, at - from);
                out.write(escaped(c));
                from = next;
            }
            at = next;
        }
        out.write(text, from, end - from);
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
