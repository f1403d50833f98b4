package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.Product;
import io.github.urnls.format.languages.Formats;
import io.github.urnls.format.languages.Language;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.text.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is ready to hand in to the registries of editors: names, versions and languages are those of the program. */
class EditorEntriesTest {

    private static final Path ENTRIES = Path.of("docs", "editors", "entries");

    private static String text(String entry) throws IOException {
        return Files.readString(ENTRIES.resolve(entry));
    }

    private static Set<String> found(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void masonTakesTheArchivesOfTheRelease() throws IOException {
        String entry = text("mason/package.yaml");
        String repository = Product.HOME.replace("https://github.com/", "");
        String version = Files.readString(Path.of("pom.xml"))
                .replaceFirst("(?s).*?<artifactId>urn-ls</artifactId>\\s*<version>(.*?)<.*", "$1");
        assertTrue(entry.contains("\n  id: pkg:github/" + repository + "@v" + version + "\n"), entry);
        String workflow = Files.readString(Path.of(".github", "workflows", "packages.yml"));
        String platforms = "(?:darwin|linux|win32)-(?:x64|arm64)";
        assertEquals(found(platforms, workflow), found(platforms, entry));
        for (String program : List.of("urn-ls", "urn-ls.cmd")) {
            assertTrue(entry.contains("/bin/" + program + "\n"), program);
            assertTrue(Files.exists(Path.of("server", "packaging", "bin", program)), program);
        }
    }

    @Test
    void lsp4ijNamesLanguagesThatAreRead() throws IOException {
        JsonObject template = JsonParser.parseString(text("lsp4ij/template.json")).getAsJsonObject();
        template.getAsJsonArray("fileTypeMappings").forEach(each -> {
            JsonObject mapping = each.getAsJsonObject();
            String id = mapping.get("languageId").getAsString();
            mapping.getAsJsonObject("fileType").getAsJsonArray("patterns").forEach(
                    pattern -> assertEquals(language(pattern.getAsString().substring(1), ""), language("", id),
                            pattern + " is " + id));
        });
        JsonObject settings = JsonParser.parseString(text("lsp4ij/settings.json")).getAsJsonObject();
        assertEquals(List.of(), Settings.read(new JsonView(settings.get("urn"))).complaints(), "settings that exist");
    }

    private static Language language(String extension, String id) {
        return Formats.language(new Document("file:///a" + extension, id, 0, ""));
    }

    @Test
    void zedNamesLanguagesThatAreRead() throws IOException {
        String entry = text("zed/extension.toml");
        Set<String> named = found("(?m)^\".*\" = \"(?!plaintext).*\"$", entry);
        assertTrue(named.size() > 10, named::toString);
        named.forEach(line -> assertTrue(
                language("", line.replaceFirst(".* = \"(.*)\"", "$1")) != Language.PLAIN_TEXT, line));
        assertEquals(named.stream().map(line -> line.replaceFirst(" = .*", "")).collect(Collectors.toSet()),
                found("(?<=[ \\[])\"[^\"]+\"(?=,)", entry).stream().filter(name -> !name.equals("\"Plain Text\""))
                        .collect(Collectors.toSet()));
    }

    @Test
    void lspconfigStartsTheProgramInAProject() throws IOException {
        String entry = text("nvim-lspconfig/urn_ls.lua");
        assertTrue(entry.contains("cmd = { 'urn-ls' }") && entry.contains("root_markers = { 'urn-ls.json', '.git' }"),
                entry);
    }
}
