package io.github.urnls.lsp.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionItemLabelDetails;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensEdit;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written is what LSP4J's own Gson writes: the same members, and the same numbers for enumerations. */
class Lsp4jValuesTest {

    private static final Gson OF_LSP4J = new MessageJsonHandler(Map.of()).getGson();
    private static final Range RANGE = new Range(new Position(1, 2), new Position(3, 4));

    static List<Object> values() {
        CompletionItem item = new CompletionItem("a “b”");
        item.setKind(CompletionItemKind.EnumMember);
        item.setLabelDetails(new CompletionItemLabelDetails());
        item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, "*c* <d> & é \ud83d\udcda"));
        item.setTextEdit(Either.forLeft(new TextEdit(RANGE, "")));
        item.setPreselect(true);
        item.setData(data());
        InlayHint hint = new InlayHint(new Position(0, 0), Either.forLeft("é"));
        hint.setPaddingLeft(false);
        return List.of(item, new CompletionList(true, List.of(item)), hint,
                new Hover(new MarkupContent(MarkupKind.PLAINTEXT, "\n\t\u2028"), RANGE),
                new DocumentHighlight(RANGE, DocumentHighlightKind.Write),
                new DocumentSymbol("n", SymbolKind.Key, RANGE, RANGE, null,
                        List.of(new DocumentSymbol("m", SymbolKind.Constant, RANGE, RANGE))),
                new WorkspaceSymbol("w", SymbolKind.Key, Either.forLeft(new Location("file:///a", RANGE))),
                new SemanticTokensDelta(List.of(new SemanticTokensEdit(1, 2, List.of(3, 4))), "5"),
                List.of(new Location("file:///a", RANGE), new Location("file:///b", RANGE)), List.of());
    }

    private static JsonObject data() {
        JsonObject data = new JsonObject();
        data.addProperty("name", "urn:example:a");
        return data;
    }

    @ParameterizedTest
    @MethodSource("values")
    void itIsWrittenAsByLsp4j(Object value) throws IOException {
        StringWriter text = new StringWriter();
        new Lsp4jValues().write(value, new JsonWriter(text));
        assertEquals(JsonParser.parseString(OF_LSP4J.toJson(value)), JsonParser.parseString(text.toString()));
    }
}
