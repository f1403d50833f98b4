package io.github.urnls.workspace;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.github.urnls.workspace.Baseline.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A baseline on disk: sorted JSON with one finding a line, so a changed finding changes one line.
 *
 * <pre>
 * {
 *   "version": 1,
 *   "findings": [
 *     {"file":"src/a.xml","rule":"illegal-character","name":"urn:example:a b","count":2}
 *   ]
 * }
 * </pre>
 */
public final class BaselineFile {

    private static final int VERSION = 1;

    /** The largest file, in bytes: more than two million findings. */
    private static final long LARGEST = 256L << 20;

    /** The same for one that a project names, which the user may not have read. */
    public static final long LARGEST_OF_PROJECT = 16L << 20;

    private static final Pattern PLACE = Pattern.compile("at line (\\d+) column (\\d+)");

    private BaselineFile() {}

    /** As {@link #read(Path, long)}, for a file that the user has named. */
    public static Baseline read(Path file) throws IOException {
        return read(file, LARGEST);
    }

    /**
     * Reads {@code file}.
     *
     * @param largest how large it may be, in bytes
     * @throws IOException if there is no such file, or it is no baseline; the message is for the user
     */
    public static Baseline read(Path file, long largest) throws IOException {
        String text;
        TemporaryFile.removeLeftovers(file.toAbsolutePath().getParent());
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("it is not a baseline: it is a folder, a device or a pipe");
        }
        if (Files.exists(file) && Files.size(file) > largest) {
            throw new IOException("it is not a baseline: it is too large");
        }
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(FileInput.readAll(file))).toString();
        } catch (CharacterCodingException e) {
            throw new IOException("it is not a baseline: it is not UTF-8", e);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no such file; --write-baseline makes one", e);
        }
        return parse(text);
    }

    /** As {@link #read}, for the text of a file. */
    static Baseline parse(String text) throws IOException {
        try {
            JsonObject root = JsonParser.parseString(text).getAsJsonObject();
            if (root.get("version").getAsInt() != VERSION) {
                throw new IOException(
                        "its version is " + root.get("version").getAsInt() + "; this program knows version " + VERSION);
            }
            NavigableMap<Key, Integer> counts = new TreeMap<>();
            for (JsonElement element : root.getAsJsonArray("findings")) {
                JsonObject finding = element.getAsJsonObject();
                Key key = new Key(text(finding, "file"), text(finding, "rule"), text(finding, "name"));
                if (key.file().contains("\0")) {
                    throw new IOException(
                            "it is not a baseline: no file is called “" + key.file().replace('\0', '\uFFFD') + "”");
                }
                counts.merge(key, Math.max(0, finding.get("count").getAsInt()),
                        (one, other) -> (int) Math.min(Integer.MAX_VALUE, (long) one + other));
            }
            return new Baseline(counts);
        } catch (JsonParseException | IllegalStateException | UnsupportedOperationException | ClassCastException
                | NumberFormatException | NullPointerException e) {
            throw new IOException("it is not a baseline" + place(e) + "; --write-baseline writes one", e);
        }
    }

    /** Where the JSON becomes invalid, taken from Gson's message. */
    private static String place(RuntimeException fault) {
        Matcher place = PLACE.matcher(String.valueOf(fault.getMessage()));
        return place.find() ? ": invalid JSON from line " + place.group(1) + ", column " + place.group(2) + " on" : "";
    }

    private static String text(JsonObject object, String member) {
        return object.get(member).getAsString();
    }

    /**
     * Writes all of {@code baseline} or nothing.
     *
     * @throws IOException if it cannot be written; the old file is then unchanged
     */
    public static void write(Path file, Baseline baseline) throws IOException {
        TemporaryFile.removeLeftovers(file.toAbsolutePath().getParent());
        FileWriter.write(file, text(baseline));
    }

    static String text(Baseline baseline) {
        StringJoiner lines = new StringJoiner(",\n    ", "[\n    ", "\n  ]").setEmptyValue("[]");
        baseline.counts().forEach((key, count) -> lines.add(line(key, count)));
        return "{\n  \"version\": " + VERSION + ",\n  \"findings\": " + lines + "\n}\n";
    }

    private static String line(Key key, int count) {
        JsonObject line = new JsonObject();
        line.addProperty("file", key.file());
        line.addProperty("rule", key.rule());
        line.addProperty("name", key.name());
        line.addProperty("count", count);
        return line.toString();
    }
}
