package io.github.urnls.support.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong between a client and a server is found, whoever sends it. */
class ConversationTest {

    private final Conversation conversation = new Conversation();

    private static JsonObject message(String members) {
        return JsonParser.parseString("{\"jsonrpc\":\"2.0\"," + members + "}").getAsJsonObject();
    }

    private void sends(String members) {
        conversation.sends(message(members));
    }

    private void hears(String members) {
        conversation.hears(message(members));
    }

    /** A client that can do nothing but show progress. */
    @BeforeEach
    void begin() {
        sends("\"id\":0,\"method\":\"initialize\",\"params\":{\"processId\":null,\"rootUri\":null,"
                + "\"capabilities\":{\"window\":{\"workDoneProgress\":true}}}");
        hears("\"id\":0,\"result\":{\"capabilities\":{}}");
        assertEquals(List.of(), conversation.faults());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '\t',
            textBlock = """
                    "method":"textDocument/hover","id":1,"params":{"textDocument":{"uri":"file:///a"},\
                    "position":{"line":0,"character":0}}	the server, textDocument/hover, method: cannot be sent this way
                    "method":"x/y","params":{}	the server, x/y, method: is none of the protocol
                    "method":"window/logMessage","params":{"type":9,"message":"m"}	the server, window/logMessage, \
                    params.type: not 1 but 9; not 2 but 9; not 3 but 9; not 4 but 9; not 5 but 9
                    "method":"window/logMessage"	the server, window/logMessage, params: not an object but null
                    "method":"window/logMessage","id":1,"params":{"type":1,"message":"m"}	the server, \
                    window/logMessage, id: is the mark of a request
                    "method":"workspace/diagnostic/refresh","id":1,"params":null	the server, \
                    workspace/diagnostic/refresh, params: there are none of this method
                    "method":"client/registerCapability","id":1.5,"params":{"registrations":[]}	the server, \
                    client/registerCapability, id: not integer but 1.5; not string but 1.5
                    "method":"workspace/configuration","id":1,"params":{"items":[]}	the server, \
                    workspace/configuration, params: the client cannot workspace.configuration
                    "method":"client/registerCapability","id":1,"params":{"registrations":[{"id":"i",\
                    "method":"workspace/didChangeWatchedFiles"}]}	the server, client/registerCapability, params: \
                    the client cannot workspace.didChangeWatchedFiles.dynamicRegistration
                    "method":"textDocument/publishDiagnostics","params":{"uri":"file:///a","version":1,\
                    "diagnostics":[]}	the server, textDocument/publishDiagnostics, params.version: the client \
                    cannot textDocument.publishDiagnostics.versionSupport
                    "method":"$/progress","params":{"token":"t","value":{"kind":"end"}}	the server, $/progress, \
                    params.token: is none that was given: "t"
                    "id":7,"result":null,"error":{"code":1,"message":"m"}	the server, , message: not a method, or a \
                    result, or an error
                    "id":7,"error":{"code":"1","message":"m"}	the server, , error.code: not integer but "1"
                    "id":7,"result":null,"more":1	the server, , more: is no member of a message
                    """)
    void ofTheServer(String members, String fault) {
        hears(members);
        assertEquals(List.of(fault), conversation.faults());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '\t',
            textBlock = """
                    textDocument/hover	{"contents":{"kind":"markdown","value":"v"}}	result.contents.kind: the \
                    client cannot textDocument.hover.contentFormat: "markdown"
                    textDocument/completion	{"isIncomplete":false,"items":[{"label":"l",\
                    "kind":21}]}	result.items[0].kind: the client cannot textDocument.completion.completionItemKind: 21
                    textDocument/completion	{"isIncomplete":false,"items":[{"label":"l",\
                    "insertTextFormat":2}]}	result.items[0].insertTextFormat: the client cannot \
                    textDocument.completion.completionItem.snippetSupport
                    textDocument/completion	{"items":[]}	result.isIncomplete: is missing
                    textDocument/codeAction	[{"title":"t","edit":{"changes":{}}}]	result[0].edit: the client cannot \
                    textDocument.codeAction.codeActionLiteralSupport
                    textDocument/rename	{"documentChanges":[]}	result.documentChanges: the client cannot \
                    workspace.workspaceEdit.documentChanges
                    textDocument/documentLink	[{"tooltip":"t"}]	result[0].range: is missing
                    textDocument/definition	{}	result.uri: is missing | result.range: is missing
                    """)
    void ofAnAnswer(String method, String result, String faults) {
        conversation.sendsAnything(message("\"id\":\"1\",\"method\":\"" + method + "\",\"params\":{}"));
        hears("\"id\":\"1\",\"result\":" + result);
        assertEquals(List.of(faults.split(" \\| ")).stream().map(fault -> "the server, " + method + ", " + fault)
                .toList(), conversation.faults());
    }

    @Test
    void ofTheClient() {
        sends("\"method\":\"textDocument/didClose\",\"params\":{\"textDocument\":{}}");
        hears("\"id\":5,\"method\":\"window/workDoneProgress/create\",\"params\":{\"token\":1}");
        sends("\"id\":5,\"result\":true");
        assertEquals(List.of("the client, textDocument/didClose, params.textDocument.uri: is missing",
                "the client, window/workDoneProgress/create, result: not void but true"), conversation.faults());
    }

    @Test
    void whatIsWrongOnPurposeIsNoFault() {
        conversation.sendsAnything(message("\"method\":\"textDocument/didClose\",\"params\":5"));
        assertEquals(List.of(), conversation.faults());
    }

    @Test
    void progressHasTheTokenThatWasGiven() {
        sends("\"id\":1,\"method\":\"workspace/diagnostic\",\"params\":{\"previousResultIds\":[],"
                + "\"partialResultToken\":7}");
        hears("\"method\":\"$/progress\",\"params\":{\"token\":7,\"value\":{\"items\":[]}}");
        assertEquals(List.of(), conversation.faults());
        hears("\"method\":\"$/progress\",\"params\":{\"token\":\"7\",\"value\":{\"items\":[]}}");
        hears("\"method\":\"$/progress\",\"params\":{\"token\":7,\"value\":{\"kind\":\"end\"}}");
        assertEquals(List.of("the server, $/progress, params.token: is none that was given: \"7\"",
                "the server, $/progress, params.value.items: is missing",
                "the server, $/progress, params.value.kind: is no member that the protocol knows"),
                conversation.faults());
    }
}
