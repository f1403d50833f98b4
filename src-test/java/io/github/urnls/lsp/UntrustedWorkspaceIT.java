package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.support.lsp.LspClient;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The packaged program in a workspace that tries to do more than it may. The program makes no connection and starts no
 * program. It opens only files in the workspace, or that the user's settings name. The system calls are what counts.
 */
class UntrustedWorkspaceIT {

    /** Where the system and the JVM have their own files. Nothing of a user's lies there. */
    private static final List<Path> OF_THE_SYSTEM = List.of(Path.of("/proc"), Path.of("/sys"), Path.of("/dev"),
            Path.of("/etc"), Path.of("/usr"), Path.of("/lib"),
            Path.of("/lib64"), Path.of(System.getProperty("java.home")));

    /**
     * Otherwise the JVM looks through what other JVMs have left in the folder of temporary files. The extension and the
     * archive say so too.
     */
    private static final String QUIET = "-XX:-UsePerfData";

    private static String uri(Path file) {
        return file.toUri().toString();
    }

    /** Asks for everything that a client can ask for, of every document. */
    private static void session(LspClient server, UntrustedWorkspace workspace) throws IOException {
        String capabilities = "\"workspace\":{\"workspaceEdit\":{\"documentChanges\":true,"
                + "\"resourceOperations\":[\"create\"]}},"
                + "\"textDocument\":{\"diagnostic\":{},\"hover\":{\"contentFormat\":[\"markdown\"]}}";
        server.initialize("{\"processId\":null,\"workspaceFolders\":[{\"uri\":\"" + uri(workspace.folder())
                + "\",\"name\":\"x\"}],"
                + "\"initializationOptions\":{\"registries\":[\"" + workspace.named().resolve("own.json")
                + "\"],\"codeLens\":true,\"workspaceDiagnostics\":true},"
                + "\"capabilities\":{" + capabilities + "}}");
        server.notify("initialized", "{}");
        for (String name : workspace.files()) {
            String uri = uri(workspace.folder().resolve(name));
            String document = "{\"textDocument\":{\"uri\":\"" + uri + "\"}";
            server.notify("textDocument/didOpen",
                    "{\"textDocument\":{\"uri\":\"" + uri + "\",\"languageId\":\"\",\"version\":1,\"text\":"
                            + new Gson().toJson(Files.readString(workspace.folder().resolve(name))) + "}}");
            for (String method : List.of("diagnostic", "documentLink", "documentSymbol", "codeLens",
                    "semanticTokens/full")) {
                server.call("textDocument/" + method, document + "}");
            }
            String[] lines = Files.readString(workspace.folder().resolve(name)).split("\n");
            for (int line = 0; line < lines.length; line++) {
                for (int at = lines[line].indexOf("urn:"); at >= 0; at = lines[line].indexOf("urn:", at + 1)) {
                    String there = document + ",\"position\":{\"line\":" + line + ",\"character\":" + (at + 5) + "}";
                    for (String method : List.of("hover", "definition", "completion", "documentHighlight",
                            "prepareRename")) {
                        server.call("textDocument/" + method, there + "}");
                    }
                    server.call("textDocument/references", there + ",\"context\":{\"includeDeclaration\":true}}");
                    server.call("textDocument/rename", there + ",\"newName\":\"urn:example:z\"}");
                }
            }
            String whole = "{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":" + lines.length
                    + ",\"character\":0}}";
            server.call("textDocument/codeAction",
                    document + ",\"range\":" + whole + ",\"context\":{\"diagnostics\":[]}}");
            server.call("textDocument/inlayHint", document + ",\"range\":" + whole + "}");
        }
        List<String> changes = new ArrayList<>();
        for (Path changed : List.of(workspace.outside(), workspace.outside().resolve("secret.txt"),
                workspace.folder().resolve("link.txt"),
                workspace.folder().resolve("folder"), workspace.folder().resolve("folder/secret.xml"),
                workspace.folder().resolve("urn-ls.json"))) {
            changes.add("{\"uri\":\"" + uri(changed) + "\",\"type\":2}");
        }
        server.notify("workspace/didChangeWatchedFiles", "{\"changes\":" + changes + "}");
        server.call("workspace/symbol", "{\"query\":\"example\"}");
        server.call("workspace/executeCommand", "{\"command\":\"urn-ls.checkWorkspace\"}");
        JsonObject report = server.call("workspace/diagnostic", "{\"previousResultIds\":[]}");
        assertTrue(report.toString().contains("rules/a.txt"), () -> "the workspace was checked: " + report);
        assertFalse(report.toString().contains("secret"), report::toString);
        server.call("shutdown", "null");
        server.notify("exit", "null");
        assertEquals(0, server.exitCode());
    }

    private static void assertKeptToItself(SystemCalls calls, UntrustedWorkspace workspace, List<Path> allowed) {
        Path jar = Path.of(System.getProperty("urnls.jar", "target/urn-ls.jar")).toAbsolutePath().normalize();
        Path here = Path.of("").toAbsolutePath();
        List<Path> mayRead = new ArrayList<>(OF_THE_SYSTEM);
        mayRead.addAll(List.of(jar, workspace.folder()));
        mayRead.addAll(allowed);
        Set<Path> read = new TreeSet<>();
        Set<Path> strange = new TreeSet<>();
        Set<Path> written = new TreeSet<>();
        for (SystemCalls.Opened opened : calls.opened(here)) {
            read.add(opened.path());
            if (SystemCalls.within(opened.path(), mayRead).isEmpty()) {
                strange.add(opened.path());
            }
            if (opened.forWriting() && SystemCalls.within(opened.path(), OF_THE_SYSTEM).isEmpty()) {
                written.add(opened.path());
            }
        }
        assertEquals(Set.of(), strange, "opened, and it may not be");
        assertEquals(Set.of(), written, "opened for writing");
        assertTrue(read.contains(workspace.folder().resolve("entity-file.xml")) && read.contains(jar),
                "the watch sees what is read: " + read);
        // The C library asks a daemon of the machine, if there is one, who the user is; nothing else.
        assertTrue(Set.of("AF_UNIX").containsAll(calls.calls()), () -> "called: " + calls.calls());
        assertEquals(Set.of("java"), calls.programs().stream().map(program -> Path.of(program).getFileName().toString())
                .collect(Collectors.toSet()));
    }

    @Test
    void theLanguageServerOpensNoConnection(@TempDir Path base) throws IOException {
        try (UntrustedWorkspace workspace = UntrustedWorkspace.in(base.toRealPath());
                LspClient server = LspClient.start()) {
            session(server, workspace);
            assertFalse(workspace.wasCalled());
        }
    }

    @Test
    void theLanguageServerKeepsToTheWorkspace(@TempDir Path base) throws IOException {
        Path log = base.resolve("calls");
        List<String> watched = SystemCalls.watchedInto(log);
        try (UntrustedWorkspace workspace = UntrustedWorkspace.in(base.toRealPath());
                LspClient server = LspClient.under(watched, List.of(QUIET))) {
            session(server, workspace);
            assertKeptToItself(SystemCalls.in(log), workspace, List.of(workspace.named()));
        }
    }

    private static String run(List<String> watched, Path directory, String input, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(watched);
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), QUIET, "-jar",
                Path.of(System.getProperty("urnls.jar", "target/urn-ls.jar")).toAbsolutePath().toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).directory(directory.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (var out = process.getOutputStream()) {
            out.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return output;
    }

    @Test
    void theCommandLineKeepsToWhatItIsGiven(@TempDir Path base) throws IOException {
        Path log = base.resolve("calls");
        List<String> watched = SystemCalls.watchedInto(log);
        try (UntrustedWorkspace workspace = UntrustedWorkspace.in(base.toRealPath())) {
            String out = run(watched, workspace.folder(), "", "check", "--format", "jsonl",
                    workspace.folder().toString());
            String found = out.replaceAll(".*\"relative-base\".*", ""); // which quotes what a schema itself refers to
            assertTrue(out.contains("project/a.txt") && !found.contains("outside"), out);
            assertKeptToItself(SystemCalls.in(log), workspace, List.of());
            assertFalse(workspace.wasCalled());
        }
    }

    /** A client of the other protocol, which asks for what lies outside by every kind of path. */
    @Test
    void theServerForAssistantsKeepsToItsRoots(@TempDir Path base) throws IOException {
        Path log = base.resolve("calls");
        List<String> watched = SystemCalls.watchedInto(log);
        try (UntrustedWorkspace workspace = UntrustedWorkspace.in(base.toRealPath())) {
            List<String> paths = List.of(".", "../outside/secret.txt",
                    workspace.outside().resolve("secret.txt").toString(), "link.txt", "folder", "folder/secret.xml",
                    "entity-file.xml/../../outside/secret.txt", "/etc/shadow");
            String input = """
                    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
                    "capabilities":{},"clientInfo":{"name":"x","version":"1"}}}
                    {"jsonrpc":"2.0","method":"notifications/initialized"}
                    {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check","arguments":{"paths":%s}}}
                    """
                    .formatted(new Gson().toJson(paths));
            String out = run(watched, workspace.folder(), input, "mcp", "--root", workspace.folder().toString());
            JsonObject result = JsonParser
                    .parseString(out.lines().filter(line -> line.contains("\"id\":2")).findFirst().orElseThrow())
                    .getAsJsonObject();
            assertTrue(result.toString().contains("project/a.txt") && !result.toString().contains("outside%zz"),
                    result::toString);
            SystemCalls calls = SystemCalls.in(log);
            assertFalse(
                    calls.opened(workspace.folder()).stream()
                            .anyMatch(opened -> opened.path().equals(Path.of("/etc/shadow"))),
                    "the one file of the system that was asked for");
            assertKeptToItself(calls, workspace, List.of());
            assertFalse(workspace.wasCalled());
        }
    }
}
