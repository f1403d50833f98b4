package io.github.urnls.lsp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A name of many equal parts, such as a version of 20,000 numbers, overflows no stack: each question is answered. */
class LongNamesTest {

    private static final int PARTS = 20_000;

    private static final String CAPABILITIES = """
            {"general": {"positionEncodings": ["utf-16"]}, "workspace": {"workspaceEdit": {"documentChanges": true}},
             "textDocument": {"codeAction": {"dataSupport": true, "resolveSupport": {"properties": ["edit"]},
             "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor"]}}}}}""";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"urn:example:x:1.0, .1", "urn:example:x:, 1.0:", "urn:oid:1.2, .3", "urn:oasis:names:tc:x:2, -a",
            "urn:iso:std:iso:1, :amd:1", "urn:iso:std:iso:1:clause:1, .1", "'urn:lex:it:stato:legge:2020;1', ';a'",
            "urn:fdc:a, .a", "urn:alert:a, :a", "urn:service:a, .a", "urn:urn-7:a, .a", "urn:nato:a, :a",
            "urn:dev:os:1-a, %41", "urn:smpte:ul:060e2b34, .060e2b34", "urn:ucode:, _0",
            "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6@a, .a", "urn:ietf:params:xml:ns:yang:a, -a",
            "urn:nbn:de, :a", "urn:isbn:978, -0", "urn:example:a?+b, =c", "urn:example:a, %C3%A9"})
    void eachQuestionIsAnswered(String name, String part) {
        try (Editor editor = Editor.of(InMemoryServer.start(), folder).begin(CAPABILITIES)) {
            editor.open("a.xml", "<a b=\"" + name + part.repeat(PARTS) + "\"/>");
            editor.findings();
            JsonObject place = editor.at("a.xml", 0, 12);
            assertTrue(editor.actions("a.xml", Json.range(0, 12, 12), "quickfix").isJsonArray());
            assertTrue(editor.actions("a.xml", Json.range(0, 12, 12), "refactor").isJsonArray());
            for (String method : new String[] {"hover", "completion", "documentHighlight", "prepareRename"}) {
                editor.request("textDocument/" + method, place);
            }
            for (String method : new String[] {"documentLink", "codeLens", "semanticTokens/full"}) {
                editor.request("textDocument/" + method, editor.about("a.xml"));
            }
            editor.request("textDocument/selectionRange",
                    editor.about("a.xml", "positions", Json.array(Json.position(0, 12))));
            editor.end();
        }
    }
}
