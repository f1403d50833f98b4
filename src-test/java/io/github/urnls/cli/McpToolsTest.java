package io.github.urnls.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.urnls.cli.output.UsageException;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.cli.tools.EncodedPart;
import io.github.urnls.cli.command.McpCommand;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.tools.Roots;
import io.github.urnls.mcp.Conversation;
import io.github.urnls.mcp.Tool;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the tools answer is what the commands print. */
class McpToolsTest {

    private static final long LIMIT = 1 << 20;

    @TempDir
    private Path folder;

    private final StringWriter errors = new StringWriter();

    private List<Tool> tools(Path... roots) {
        return McpCommand.tools(new Roots(List.of(roots)), LIMIT, Optional.empty(), new PrintWriter(errors));
    }

    private Conversation client(Path... roots) {
        return new Conversation(McpCommand.server(tools(roots), new PrintWriter(errors)));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static List<JsonElement> lines(Run run) {
        return run.out().lines().map(JsonParser::parseString).toList();
    }

    private static List<String> notRead(JsonObject answer) {
        List<String> reasons = new ArrayList<>();
        for (JsonElement left : answer.getAsJsonArray("notRead")) {
            reasons.add(left.getAsJsonObject().get("path").getAsString() + ": "
                    + left.getAsJsonObject().get("reason").getAsString());
        }
        return reasons;
    }

    @Test
    void definitionsSayWhatTheCommandsKnow() {
        List<String> specifications = Specification.all().stream().map(Specification::id).toList();
        for (Tool tool : tools(folder)) {
            JsonObject json = tool.definition().json();
            JsonObject properties = json.getAsJsonObject("inputSchema").getAsJsonObject("properties");
            if (properties.has("specification")) {
                assertEquals(specifications, words(properties.getAsJsonObject("specification").getAsJsonArray("enum")));
            }
            if (properties.has("limit")) {
                JsonObject limit = properties.getAsJsonObject("limit");
                assertTrue(limit.get("description").getAsString().contains("; " + limit.get("default") + " if left"),
                        "a tool lists nothing without its default: " + limit);
            }
            JsonObject hints = json.getAsJsonObject("annotations");
            assertTrue(hints.get("readOnlyHint").getAsBoolean() && !hints.get("openWorldHint").getAsBoolean());
            assertFalse(json.getAsJsonObject("inputSchema").get("additionalProperties").getAsBoolean());
            assertEquals("object", json.getAsJsonObject("outputSchema").get("type").getAsString());
        }
        JsonObject encode = tools(folder).get(2).definition().json();
        assertEquals(
                Stream.of(EncodedPart.values()).map(part -> part.name().toLowerCase(Locale.ROOT)).toList(),
                words(encode
                        .getAsJsonObject("inputSchema").getAsJsonObject("properties").getAsJsonObject("component")
                        .getAsJsonArray("enum")));
    }

    private static List<String> words(JsonArray array) {
        return array.asList().stream().map(JsonElement::getAsString).toList();
    }

    @Test
    void filesAreCheckedAsOnTheCommandLine() throws IOException {
        Path sample = Path.of("docs", "sample");
        List<JsonElement> printed = lines(
                Run.of("check", "--format", "jsonl", "--min-severity", "hint", sample.toString()));
        try (Conversation client = client(Path.of(""))) {
            JsonObject answer = client.structured("check", "{\"paths\":[\"docs/sample\"]}");
            assertEquals(printed, answer.getAsJsonArray("findings").asList());
            assertEquals(printed.size(), answer.get("total").getAsInt());
            assertEquals(3, answer.get("files").getAsInt());
            JsonObject absolute = client.structured("check", "{\"paths\":[\"" + sample.toAbsolutePath() + "\"]}");
            assertEquals(answer, absolute);
        }
    }

    @Test
    void aTextIsReadByItsNameOrLanguage() throws IOException {
        try (Conversation client = client(folder)) {
            String text = "\"text\":\"a=urn\\\\:example\\\\:caf\\u00e9 b\"";
            assertEquals(0, client.structured("check", "{" + text + "}").get("total").getAsInt());
            for (String how : new String[] {"\"language\":\"properties\"", "\"name\":\"a.properties\"",
                    "\"language\":\"Properties\""}) {
                JsonObject answer = client.structured("check", "{" + text + "," + how + "}");
                assertEquals(2, answer.get("total").getAsInt(), how);
            }
            JsonObject js = client.structured("check", "{\"text\":\"x('urn:example:\\u00e9')\",\"language\":\"js\"}");
            assertEquals("text.js", js.getAsJsonArray("findings").get(0).getAsJsonObject().get("path").getAsString());
            JsonObject one = client.structured("check", "{\"text\":\"urn:isbn:9780306406158\"}");
            assertEquals("check-digit",
                    one.getAsJsonArray("findings").get(0).getAsJsonObject().get("code").getAsString());
            String old = "{\"text\":\"urn:isbn:9780306406157?s=I2L\"";
            assertEquals(1, client.structured("check", old + "}").get("total").getAsInt());
            assertEquals(0,
                    client.structured("check", old + ",\"specification\":\"draft2012\"}").get("total").getAsInt());
        }
    }

    @Test
    void unlistedFindingsAreCounted() throws IOException {
        try (Conversation client = client(folder)) {
            String text = "\"text\":\"" + "urn:example:é URN:example:a ".repeat(200) + "\"";
            JsonObject answer = client.structured("check", "{" + text + ",\"limit\":3}");
            assertEquals(3, answer.getAsJsonArray("findings").size());
            assertEquals("{\"error\":200,\"warning\":0,\"information\":0,\"hint\":200}",
                    answer.get("counts").toString());
            assertEquals("400 findings; 1 file read; 3 listed, 397 not", answer.get("summary").getAsString());
            JsonObject errors = client.structured("check", "{" + text + ",\"limit\":300,\"severity\":\"error\"}");
            assertEquals("400 findings; 1 file read; 200 listed, 200 not", errors.get("summary").getAsString());
            String long_ = "{\"limit\":1000,\"text\":\"urn:example:" + "a".repeat(90_000) + "é é".repeat(100) + "\"}";
            JsonObject cut = client.structured("check", long_);
            assertTrue(cut.toString().length() < 1_100_000,
                    "an answer that clients accept: " + cut.toString().length());
        }
    }

    @Test
    void nothingIsReadOutsideOfTheRoots() throws IOException {
        Path outside = write("outside/secret.txt", "urn:example:secret é");
        write("root/a.txt", "urn:example:é");
        write("root/sub/b.txt", "urn:example:é");
        Path root = folder.resolve("root");
        Files.createSymbolicLink(root.resolve("file-link.txt"), outside);
        Files.createSymbolicLink(root.resolve("folder-link"), folder.resolve("outside"));
        Files.createSymbolicLink(root.resolve("inner-link"), root.resolve("sub"));
        Files.createSymbolicLink(root.resolve("loop"), root.resolve("loop"));
        try (Conversation client = client(root)) {
            JsonObject all = client.structured("check", "{\"paths\":[\".\"]}");
            assertEquals(2, all.get("total").getAsInt());
            assertEquals(List.of("file-link.txt: a symbolic link, which is not followed",
                    "folder-link: a symbolic link, which is not followed",
                    "inner-link: a symbolic link, which is not followed",
                    "loop: a symbolic link, which is not followed"), notRead(all));
            String area = "outside of the folders that may be read: " + Printable.path(root);
            String leads = "a link that leads out of the folders that may be read, or to nothing";
            JsonObject asked = client.structured("check",
                    "{\"paths\":[\"../outside\",\"../none\",\"" + outside + "\",\"folder-link\","
                            + "\"folder-link/secret.txt\",\"file-link.txt\","
                            + "\"sub/../../outside/secret.txt\",\"none\",\"\\u0000\",\"loop\",\"/\"]}");
            assertEquals(0, asked.get("files").getAsInt());
            assertEquals(List.of("../outside: " + area, "../none: " + area,
                    Printable.path(outside) + ": " + area, "folder-link: " + leads,
                    "folder-link/secret.txt: " + leads, "file-link.txt: " + leads,
                    "sub/../../outside/secret.txt: " + area,
                    "none: no such file or folder", "␀: not a path: Nul character not allowed", "loop: " + leads,
                    "/: " + area),
                    notRead(asked));
            assertEquals(11, asked.get("notReadTotal").getAsInt());
            JsonObject inner = client.structured("check", "{\"paths\":[\"inner-link\"]}");
            assertEquals("sub/b.txt",
                    inner.getAsJsonArray("findings").get(0).getAsJsonObject().get("path").getAsString());
            assertFalse(all.toString().contains("secret")
                    || asked.getAsJsonArray("findings").toString().contains("secret"));
        }
    }

    @Test
    void severalRootsAreSearchedInTheirOrder() throws IOException {
        write("one/a.txt", "urn:example:é");
        Path b = write("two/b.txt", "urn:example:é");
        try (Conversation client = client(folder.resolve("one"), folder.resolve("two"))) {
            JsonObject answer = client.structured("check", "{\"paths\":[\"a.txt\",\"b.txt\",\"c.txt\"]}");
            assertEquals(List.of("a.txt", Printable.path(b.toRealPath())),
                    answer.getAsJsonArray("findings").asList().stream()
                            .map(finding -> finding.getAsJsonObject().get("path").getAsString()).toList());
            assertEquals(List.of("c.txt: no such file or folder"), notRead(answer));
        }
        assertThrows(UsageException.class, () -> new Roots(List.of(folder.resolve("none"))));
        assertThrows(UsageException.class, () -> new Roots(List.of(b)));
        assertEquals(2, Run.of("mcp", "--root", b.toString()).exitCode());
    }

    @Test
    void unreadableFilesAreReported() throws IOException {
        write("large.txt", "urn:example:a ".repeat(100_000));
        Files.write(folder.resolve("binary.bin"), new byte[] {'u', 'r', 'n', ':', 0, 1});
        Files.write(folder.resolve("latin.txt"), new byte[] {'u', 'r', 'n', ':', 'a', 'b', ':', (byte) 0xE9});
        try (Conversation client = client(folder)) {
            JsonObject all = client.structured("check", "{\"paths\":[\".\"]}");
            assertEquals(List.of("large.txt: skipped: 1.4 MiB exceeds the 1 MiB limit (--max-size)"), notRead(all));
            assertEquals("[\"latin.txt: not UTF-8; read as ISO 8859-1\"]", all.get("notes").toString());
            JsonObject named = client.structured("check", "{\"paths\":[\"binary.bin\"]}");
            assertEquals(List.of("binary.bin: skipped: it is binary, with NUL bytes"), notRead(named));
        }
    }

    /** Nobody reads the answer, and nothing is reported as a bug. */
    @Test
    void aCallThatIsCancelledEnds() throws IOException {
        write("a.txt", "urn:example:a");
        for (Tool tool : tools(folder)) {
            JsonObject arguments = JsonParser.parseString("{\"paths\":[\".\"],\"name\":\"urn:example:a\","
                    + "\"newName\":\"urn:example:b\",\"prefix\":\"urn:example:\",\"urn\":\"urn:example:a\"}")
                    .getAsJsonObject();
            arguments.keySet().retainAll(tool.definition().json().getAsJsonObject("inputSchema")
                    .getAsJsonObject("properties").keySet());
            if (tool.definition().name().equals("check")) {
                arguments.remove("name");
            }
            assertNotNull(tool.call(arguments, () -> true), tool.definition().name());
        }
        assertEquals("", errors.toString());
    }

    @Test
    void callsThatMakeNoSenseAreRefused() throws IOException {
        try (Conversation client = client(folder)) {
            assertEquals("give either “text” or “paths”", client.refusal("check", "{}"));
            assertEquals("give either “text” or “paths”", client.refusal("check", "{\"text\":\"\",\"paths\":[\".\"]}"));
            assertTrue(client.refusal("check", "{\"paths\":[\".\"],\"language\":\"xml\"}")
                    .startsWith("“name” and “language” are for"));
            assertTrue(client.refusal("explain", "{\"urn\":\"urn:a:b\",\"specification\":\"rfc1\"}")
                    .contains("rfc8141, rfc2141"));
            assertEquals("give either “nid” or “words”",
                    client.refusal("namespaces", "{\"nid\":\"a\",\"words\":\"b\"}"));
        }
    }

    @Test
    void explainSaysWhatParseSaysAndMore() throws IOException {
        try (Conversation client = client(folder)) {
            for (String urn : new String[] {"urn:isbn:9780306406157?+a?=b#c", "URN:example:caf%c3%a9",
                    "urn:isbn:1?s=I2L", "nothing", ""}) {
                JsonObject answer = client.structured("explain", "{\"urn\":\"" + urn + "\"}");
                JsonObject parsed = lines(Run.of("parse", "--format", "jsonl", urn)).get(0).getAsJsonObject();
                parsed.entrySet().forEach(
                        member -> assertEquals(member.getValue(), answer.get(member.getKey()), member.getKey()));
            }
            JsonObject known = client.structured("explain", "{\"urn\":\"urn:isbn:9780306406157\"}");
            assertEquals("International Standard Book Number (ISO 2108:2017)",
                    known.getAsJsonObject("namespace").get("title").getAsString());
            assertFalse(known.getAsJsonArray("statements").isEmpty());
            assertEquals("urn:example:café",
                    client.structured("explain", "{\"urn\":\"urn:example:caf%C3%A9\"}").get("decoded").getAsString());
            JsonObject older = client.structured("explain", "{\"urn\":\"urn:isbn:1?s=I2L\"}");
            assertEquals("[\"draft2012\",\"draft2015\"]", older.get("acceptedBy").toString());
            assertEquals("urn:isbn:1?+s=I2L",
                    older.getAsJsonArray("migrations").get(0).getAsJsonObject().get("urn").getAsString());
            JsonObject unknown = client.structured("explain", "{\"urn\":\"urn:nobody:1\"}");
            assertTrue(unknown.get("namespace").isJsonNull() && unknown.get("resolution").isJsonNull());
        }
    }

    @Test
    void theExamplesOfTheDocumentationAreTrue() throws IOException {
        String[] blocks = Files.readString(Path.of("docs", "mcp.md")).split("```json\n");
        List<JsonObject> examples = Stream.of(blocks).skip(1)
                .map(block -> JsonParser.parseString(block.substring(0, block.indexOf("```")))
                        .getAsJsonObject())
                .filter(example -> !example.has("servers") && !example.has("mcpServers")).toList();
        assertEquals(9, examples.size());
        try (Conversation client = client(folder)) {
            assertEquals(examples.get(1), client.structured("check", examples.get(0).toString()));
            JsonObject explained = client.structured("explain", examples.get(2).toString());
            String migrated = explained.getAsJsonArray("migrations").get(0).getAsJsonObject().get("urn").getAsString();
            assertTrue(blocks[blocks.length - 7].contains("`" + migrated + "`"), migrated);
            assertEquals(examples.get(4), client.structured("encode", examples.get(3).toString()));
            assertEquals(1, client.structured("namespaces", examples.get(5).toString()).get("total").getAsInt());
            write("a.txt", "urn:example:order urn:example:shop:orders urn:example:shop:x");
            assertEquals(1, client.structured("rename", examples.get(6).toString()).get("total").getAsInt());
            assertEquals(2, client.structured("rename", examples.get(7).toString()).get("total").getAsInt());
            assertTrue(client.refusal("names", examples.get(8).toString()).startsWith("“since”: "), "no repository");
        }
    }

    @Test
    void encodeSaysWhatTheCommandPrints() throws IOException {
        try (Conversation client = client(folder)) {
            for (EncodedPart component : EncodedPart.values()) {
                String part = component.name().toLowerCase(Locale.ROOT);
                JsonObject answer = client.structured("encode",
                        "{\"text\":\"a/b?c#d é%//\",\"component\":\"" + part + "\"}");
                assertEquals(Run.of("encode", "--component", part, "a/b?c#d é%//").out().strip(),
                        answer.get("encoded").getAsString());
            }
            assertEquals("nss", client.structured("encode", "{\"text\":\"\"}").get("component").getAsString());
        }
    }

    @Test
    void namespacesAreFoundByIdentifierAndByWords() throws IOException {
        try (Conversation client = client(folder)) {
            JsonObject ietf = client.structured("namespaces", "{\"nid\":\"IETF\"}").getAsJsonArray("namespaces").get(0)
                    .getAsJsonObject();
            JsonObject printed = lines(Run.of("namespaces", "--format", "jsonl", "ietf")).get(0).getAsJsonObject();
            assertFalse(ietf.remove("beginnings").getAsJsonArray().isEmpty());
            assertEquals(printed, ietf);
            JsonObject books = client.structured("namespaces", "{\"words\":\"Number standard BOOK\"}");
            assertEquals("isbn", books.getAsJsonArray("namespaces").get(0).getAsJsonObject().get("nid").getAsString());
            JsonObject all = client.structured("namespaces", "{}");
            assertEquals("104 25", all.get("total") + " " + all.getAsJsonArray("namespaces").size());
            assertEquals(104, client.structured("namespaces", "{\"limit\":1000}").getAsJsonArray("namespaces").size());
            JsonObject inUse = client.structured("namespaces", "{\"nid\":\"cts\"}");
            assertEquals(0, inUse.get("total").getAsInt());
            assertEquals("cts", inUse.getAsJsonArray("inUse").get(0).getAsJsonObject().get("nid").getAsString());
        }
    }

    /** A result each, and never the error for a bug; {@link Conversation} looks at the words. */
    @Test
    void argumentsOfEveryTypeAreAnsweredInOurWords() throws IOException {
        List<String> values = List.of("null", "true", "5", "-1", "1.5", "1e400", "99999999999999999999", "\"\"",
                "\"\\ud800\"", "\"urn:example:a\"", "[]", "[[]]", "[{}]", "[null]", "[\"\\ud800\"]", "{}");
        try (Conversation client = client(folder)) {
            for (Tool tool : tools(folder)) {
                JsonObject schema = tool.definition().json().getAsJsonObject("inputSchema");
                for (String name : schema.getAsJsonObject("properties").keySet()) {
                    for (String value : values) {
                        client.call(tool.definition().name(), "{\"" + name + "\":" + value + "}");
                    }
                }
            }
        }
    }

    /**
     * Whether something exists outside cannot be told from the answers: they are the same for what does and does not.
     */
    @Test
    void filesOutsideAreNotRevealed() throws IOException {
        Path root = Files.createDirectories(folder.resolve("root/sub")).getParent();
        Path there = write("outside/there/file.txt", "urn:example:é").getParent();
        Path gone = folder.resolve("outside/gone");
        Path plain = write("outside/plain", "no folder");
        for (Path target : List.of(there, gone, plain)) {
            String name = target.getFileName().toString();
            Files.createSymbolicLink(root.resolve(name), target);
            Files.createSymbolicLink(root.resolve("sub/" + name), Path.of("../../outside/" + name));
            Files.createSymbolicLink(root.resolve("two-" + name), Path.of("sub/" + name));
        }
        try (Conversation client = client(root)) {
            for (String path : List.of("NAME", "NAME/file.txt", "NAME/none.txt", "NAME/file.txt/none", "sub/NAME",
                    "sub/NAME/file.txt", "two-NAME", "two-NAME/file.txt", "../outside/NAME", "sub/../../outside/NAME",
                    "NAME/../../outside/NAME", folder + "/outside/NAME", folder + "/root/NAME/file.txt")) {
                Set<String> answers = new TreeSet<>();
                for (String name : List.of("there", "gone", "plain")) {
                    JsonObject answer = client.structured("check",
                            "{\"paths\":[\"" + path.replace("NAME", name) + "\"]}");
                    answers.add(answer.toString().replace(name, "NAME"));
                }
                assertEquals(1, answers.size(), answers::toString);
            }
        }
    }
}
