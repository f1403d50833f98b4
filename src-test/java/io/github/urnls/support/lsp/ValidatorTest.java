package io.github.urnls.support.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonParser;
import io.github.urnls.support.lsp.Type.Base;
import io.github.urnls.support.lsp.Type.Reference;
import io.github.urnls.support.lsp.Type.Tuple;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The validator finds what is wrong, and only that. */
class ValidatorTest {

    private static final String RANGE = "{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":1}}";

    private static String faults(Side sender, String type, String json) {
        return faults(sender, new Reference(type), json);
    }

    private static String faults(Side sender, Type type, String json) {
        Validator validator = new Validator(Protocol.lsp(), sender, Set.of("a b"));
        List<Fault> faults = validator.faults(JsonParser.parseString(json.replace("RANGE", RANGE)), type, "x");
        return String.join(" | ", faults.stream().map(Fault::toString).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '\t',
            textBlock = """
                    Position	{"line":0,"character":2147483647}
                    Location	{"uri":"file:///a","range":RANGE}
                    Location	{"uri":"a b","range":RANGE}
                    Diagnostic	{"range":RANGE,"message":"m","severity":4,"code":"c","data":[null,{}]}
                    Diagnostic	{"range":RANGE,"message":"m","code":-7,"codeDescription":{"href":"https://example.org/"}}
                    Hover	{"contents":{"kind":"markdown","value":"v"}}
                    Hover	{"contents":["text",{"language":"xml","value":"v"}]}
                    WorkspaceEdit	{"changes":{"file:///a":[{"range":RANGE,"newText":""}]}}
                    WorkspaceEdit	{"documentChanges":[{"kind":"create","uri":"file:///a"},\
                    {"textDocument":{"uri":"file:///a","version":null},"edits":[]}]}
                    PrepareRenameResult	{"range":RANGE,"placeholder":"p"}
                    PrepareRenameResult	RANGE
                    DocumentDiagnosticReport	{"kind":"full","items":[]}
                    DocumentDiagnosticReport	{"kind":"unchanged","resultId":"1"}
                    InitializeResult	{"capabilities":{"hoverProvider":true,"experimental":{"any":1}},"anything":5}
                    """)
    void whatIsRight(String type, String json) {
        assertEquals("", faults(Side.SERVER, type, json));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '\t',
            textBlock = """
                    Position	{"line":-1,"character":0}	x.line: not uinteger but -1
                    Position	{"line":1.0,"character":0}	x.line: not uinteger but 1.0
                    Position	{"line":0,"character":2147483648}	x.character: not uinteger but 2147483648
                    Position	{"line":"0","character":0}	x.line: not uinteger but "0"
                    Position	{"line":0}	x.character: is missing
                    Position	{"line":0,"character":0,"column":1}	x.column: is no member that the protocol knows
                    Position	[0,0]	x: not an object but [0,0]
                    Location	{"uri":"a","range":RANGE}	x.uri: not DocumentUri but "a"
                    Diagnostic	{"range":RANGE,"message":"m","severity":5}	x.severity: not 1 but 5; not 2 but 5; not \
                    3 but 5; not 4 but 5
                    Diagnostic	{"range":RANGE,"message":"m","source":null}	x.source: not string but null
                    Diagnostic	{"range":RANGE,"message":"m","code":2147483648}	x.code: not integer but 2147483648; \
                    not string but 2147483648
                    Diagnostic	{"range":RANGE,"message":"m","tags":[3]}	x.tags[0]: not 1 but 3; not 2 but 3
                    Hover	{"contents":{"kind":"html","value":"v"}}	x.contents.kind: not "plaintext" but "html"; not \
                    "markdown" but "html"
                    PrepareRenameResult	{"range":RANGE}	x.placeholder: is missing
                    DocumentDiagnosticReport	{"kind":"full"}	x.items: is missing
                    WorkspaceEdit	{"changes":{"file:///a":[{"range":RANGE}]}}	x.changes.file:///a[0].newText: is missing
                    TextDocumentEdit	{"textDocument":{"uri":"file:///a"},"edits":[]}	x.textDocument.version: is missing
                    SemanticTokens	{"data":[0,-1]}	x.data[1]: not uinteger but -1
                    WorkDoneProgressBegin	{"kind":"end","title":"t"}	x.kind: not "begin" but "end"
                    """)
    void whatIsWrong(String type, String json, String faults) {
        assertEquals(faults, faults(Side.SERVER, type, json));
    }

    @Test
    void onlyTheClientMaySendWhatIsUnknown() {
        String json = "{\"line\":0,\"character\":0,\"column\":1}";
        assertEquals("", faults(Side.CLIENT, "Position", json));
        assertEquals("x.column: is no member that the protocol knows", faults(Side.SERVER, "Position", json));
    }

    @Test
    void aTupleHasItsLength() {
        Type pair = new Tuple(List.of(new Base("uinteger"), new Base("boolean")));
        assertEquals("", faults(Side.SERVER, pair, "[1,true]"));
        assertEquals("x[1]: not boolean but 2", faults(Side.SERVER, pair, "[1,2]"));
        assertEquals("x: not an array of 2 but [1]", faults(Side.SERVER, pair, "[1]"));
    }

    @Test
    void whatIsNotDeclaredIsNotTakenForAnything() {
        assertThrows(IllegalArgumentException.class, () -> faults(Side.SERVER, "NoSuchType", "{}"));
    }

    /**
     * The numbers are those of the metamodel of 3.17.5: 67 requests and 26 notifications; LSP 3.18 adds two requests.
     */
    @Test
    void theWholeProtocolIsRead() {
        Protocol protocol = Protocol.lsp();
        assertEquals(69, protocol.methods().values().stream().filter(Method::isRequest).count());
        assertEquals(26, protocol.methods().values().stream().filter(method -> !method.isRequest()).count());
        Validator validator = new Validator(protocol, Side.SERVER, Set.of());
        protocol.types().values().forEach(type -> everyNameIn(type, validator));
        assertEquals(false, protocol.method("textDocument/hover").orElseThrow().mayBeSentBy(Side.SERVER));
        assertEquals(true, protocol.method("client/registerCapability").orElseThrow().mayBeSentBy(Side.SERVER));
    }

    /** Fails when a type is used that is not declared. */
    private static void everyNameIn(Type type, Validator validator) {
        switch (type) {
            case Base base -> validator.faults(JsonParser.parseString("1"), base, "x");
            case Reference reference -> validator.protocol().named(reference.name());
            case Type.Literal literal -> {
                // Names nothing.
            }
            case Type.ListOf list -> everyNameIn(list.element(), validator);
            case Tuple tuple -> tuple.elements().forEach(one -> everyNameIn(one, validator));
            case Type.OneOf choice -> choice.choices().forEach(one -> everyNameIn(one, validator));
            case Type.AllOf all -> all.parts().forEach(one -> everyNameIn(one, validator));
            case Type.Structure structure ->
                    structure.properties().values().forEach(property -> everyNameIn(property.type(), validator));
        }
    }
}
