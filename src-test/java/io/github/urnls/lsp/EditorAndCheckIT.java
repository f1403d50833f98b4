package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Severity;
import io.github.urnls.cli.Run;
import io.github.urnls.support.Shared;
import io.github.urnls.support.lsp.Editor;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an editor shows of a file is what {@code urn-ls check} says of it. */
class EditorAndCheckIT {

    private static final String PULL = "{\"textDocument\":{\"diagnostic\":{}}}";

    @TempDir
    private Path folder;

    /** What {@code check} prints, by file: place, code, severity and message of each finding, in its order. */
    private static Map<Path, List<String>> printed(String... args) {
        List<String> all = new ArrayList<>(List.of("check", "--format", "jsonl", "--min-severity", "hint"));
        all.addAll(List.of(args));
        Map<Path, List<String>> findings = new TreeMap<>();
        Run.of(all.toArray(String[]::new)).out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject())
                .forEach(one -> findings
                        .computeIfAbsent(Path.of(one.get("path").getAsString()).toAbsolutePath().normalize(),
                                file -> new ArrayList<>())
                        .add(one.get("line") + ":" + one.get("column") + "-" + one.get("endLine") + ":"
                                + one.get("endColumn") + " " + one.get("severity").getAsString() + " "
                                + one.get("code").getAsString() + " " + one.get("message").getAsString()));
        return findings;
    }

    private static String point(JsonObject position) {
        return position.get("line").getAsInt() + 1 + ":" + (position.get("character").getAsInt() + 1);
    }

    /** A server that knows no workspace folder, and is asked for findings. */
    private static Editor editor() {
        return Editor.at(Path.of("/")).begin(PULL);
    }

    /** A server that knows a workspace folder. */
    private static Editor editor(Path root) {
        return Editor.at(root).begin(PULL, "rootUri", root.toUri().toString());
    }

    /** What the editor shows of {@code file}, opened alone; in the form of {@link #printed}. */
    private static List<String> shown(Editor editor, Path file) {
        if (!(FileReader.read(file, 100 << 20) instanceof FileContent.Text text)) {
            return List.of();
        }
        String name = file.toUri().toString();
        editor.open(name, text.text());
        List<String> shown = new ArrayList<>();
        for (JsonElement each : editor.pulled(name, "").getAsJsonArray("items")) {
            JsonObject one = each.getAsJsonObject();
            JsonObject range = one.getAsJsonObject("range");
            shown.add(point(range.getAsJsonObject("start")) + "-" + point(range.getAsJsonObject("end")) + " "
                    + Severity.values()[one.get("severity").getAsInt() - 1].id() + " " + one.get("code").getAsString()
                    + " " + one.get("message").getAsString());
        }
        editor.close(name);
        return shown;
    }

    /** Until the names of a document that was closed are no longer known, so that the next one stands alone. */
    private static void untilForgotten(Editor editor) {
        String query = "{\"query\":\"\"}";
        long until = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
        for (JsonElement known = editor.request("workspace/symbol", query); !known.getAsJsonArray()
                .isEmpty(); known = editor.request("workspace/symbol", query)) {
            assertTrue(System.nanoTime() < until, "known 5 minutes after their document was closed: " + known);
        }
    }

    /** Without what npm has installed for the site of our pages. */
    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).filter(file -> !file.toString().contains("node_modules")).sorted()
                    .toList();
        }
    }

    @Test
    void theySayTheSameOfEveryFileOfTheCorpus() throws IOException {
        assertSame(Shared.path("corpus"), 50);
    }

    @Test
    void theySayTheSameOfOurPages() throws IOException {
        assertSame(Path.of("docs"), 20);
    }

    /** @param least how many files with findings there are at least */
    private static void assertSame(Path given, int least) throws IOException {
        Path folder = given.toRealPath();
        Map<Path, List<String>> printed = printed("--hidden", "--no-ignore", "--exclude", "node_modules",
                folder.toString());
        assertTrue(printed.size() >= least, "files with findings: " + printed.size());
        try (Editor editor = editor()) {
            for (Path file : files(folder)) {
                assertEquals(String.join("\n", printed.getOrDefault(file, List.of())),
                        String.join("\n", shown(editor, file)), file.toString());
                untilForgotten(editor);
            }
            editor.end();
        }
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.toRealPath().resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    /** Below the folder that is given, above it, beside a file that is named, and for what a list names. */
    @Test
    void theyFindTheSameProjectFiles() throws IOException {
        String text = "urn:my_x:a urn:isbn:1 urn:example:\u00e9 <urn:example:x?y>\n";
        write("urn-ls.json", "{\"severity\": {\"nid-character\": \"hint\", \"namespace-syntax\": \"error\"}}");
        write("sub/urn-ls.json", "{\"severity\": {\"namespace-syntax\": \"off\"}, \"exclude\": [\"out.txt\"],"
                + " \"overrides\": [{\"files\": [\"deep/*.txt\"], \"accept\": [\"urn:example:x?y\"]}]}");
        write("alone/urn-ls.json", "{\"root\": true, \"extends\": [\"../base.json\"]}");
        Files.createDirectories(folder.resolve(".git")); // a project may reach as far as its repository
        write("base.json", "{\"severity\": {\"nid-character\": \"information\"}}");
        write("empty/urn-ls.json", "{}");
        Path wrong = write("wrong/urn-ls.json", "{\"severity\": {\"nid-charakter\": \"hint\"}, \"acept\": []}");
        List<Path> files = List.of(wrong, write("wrong/g.txt", text), write("a.txt", text), write("sub/b.txt", text),
                write("sub/deep/c.txt", text),
                write("alone/d.txt", text), write("alone/deep/e.txt", text), write("empty/f.txt", text),
                write("sub/out.txt", text));
        Path root = folder.toRealPath();
        Map<Path, List<String>> whole = printed(root.toString());
        assertEquals(Set.copyOf(files.subList(0, 8)), whole.keySet());
        assertEquals(5, Set.copyOf(whole.values()).size(), "the empty project file changes nothing, the others do");
        for (Supplier<Editor> begun : List.<Supplier<Editor>>of(EditorAndCheckIT::editor, () -> editor(root),
                () -> editor(root.resolve("sub")))) {
            try (Editor editor = begun.get()) {
                editor.mayCome("window/showMessage"); // of the project file that is wrong, while it is not open
                for (Path file : files) {
                    assertEquals(shown(editor, file), whole.getOrDefault(file, List.of()), editor.uri("") + " " + file);
                }
                editor.end();
            }
        }
        Path here = Path.of("").toAbsolutePath();
        Path list = Files.writeString(root.resolve("list"),
                String.join("\n", files.stream().map(Path::toString).toList()));
        assertEquals(whole, printed("--files-from", list.toString()), "a list");
        for (Path file : files.subList(0, 8)) {
            Map<Path, List<String>> own = Map.of(file, whole.get(file));
            assertEquals(own, printed(file.toString()), "a file");
            assertEquals(own, printed(here.relativize(file).toString()), "a relative path");
            assertEquals(whole.get(file), printed(file.getParent().toString()).get(file), "a folder below");
        }
    }

    /** The editor compares names with those in other files; so does {@code --compare-files}. */
    @Test
    void theyCompareTheSameFiles() throws IOException {
        String common = "urn:my-x:contacts and urn:my-x:contacts\n";
        List<Path> files = List.of(write("a.txt", common),
                write("b.txt", common + "urn:my-x:contact URN:MY-X:contacts\n"),
                write("c.txt", "urn:my-x:contact-list\n"));
        Path root = folder.toRealPath();
        Map<Path, List<String>> alone = printed(root.toString());
        Map<Path, List<String>> compared = printed("--compare-files", root.toString());
        assertTrue(alone.values().toString().contains("equivalent-spelling"), "in the file itself");
        assertTrue(!alone.toString().contains("misspelled-name"), alone::toString);
        assertTrue(
                compared.get(files.get(1)).toString()
                        .contains("misspelled-name did you mean “contacts”? Other files use"
                                + " “urn:my-x:contacts”; this name is not declared"),
                compared::toString);
        try (Editor editor = editor(root)) {
            editor.request("workspace/symbol", "{\"query\":\"\"}"); // which waits for the files
            for (Path file : files) {
                assertEquals(compared.getOrDefault(file, List.of()), shown(editor, file), file.toString());
            }
            editor.end();
        }
    }
}
