package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.protocol.ClientCapabilities;
import io.github.urnls.lsp.protocol.ServerCapabilities;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An editor sends no request that the server does not offer, and nobody looks for one that the page does not name. */
class AnnouncedTest {

    private static final ClientCapabilities ALL = ClientCapabilities.of(new JsonView(JsonParser.parseString("""
            {"textDocument": {"diagnostic": {}, "codeAction": {"codeActionLiteralSupport": {"codeActionKind":
             {"valueSet": ["quickfix"]}}}}}""")));

    /** Where the name of the capability is not that of the request. */
    private static final Map<String, String> CAPABILITIES = Map.of("textDocument/prepareRename", "renameProvider",
            "workspace/symbol", "workspaceSymbolProvider", "workspace/diagnostic", "diagnosticProvider",
            "workspace/textDocumentContent", "workspace");

    static List<String> requests() {
        return Methods.TABLE.entrySet().stream().filter(method -> method.getValue() instanceof Methods.Method.Request)
                .map(Map.Entry::getKey).toList();
    }

    @ParameterizedTest
    @MethodSource("requests")
    void whatIsAnsweredIsOffered(String request) throws IOException {
        String name = request.split("/")[1];
        JsonObject offered = ServerCapabilities.initializeResult(ALL, true).getAsJsonObject("capabilities");
        String capability = request.equals("codeAction/resolve") ? "codeActionProvider"
                : CAPABILITIES.getOrDefault(request, name + "Provider");
        String page = Files.readString(Path.of("docs/editors/README.md"));
        String table = page.substring(page.indexOf("### By the protocol"), page.indexOf("Not offered:"));
        assertAll(() -> assertTrue(offered.has(capability), () -> "ServerCapabilities offers no " + capability),
                () -> assertTrue(Pattern.compile("\\b" + name + "\\b").matcher(table).find(),
                        () -> "docs/editors/README.md, “By the protocol”, does not name " + name),
                () -> assertTrue(EveryRequest.RIGHT.containsKey(request),
                        () -> "EveryRequest has no example of " + request));
    }
}
