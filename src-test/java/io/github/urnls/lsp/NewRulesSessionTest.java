package io.github.urnls.lsp;

import static io.github.urnls.support.lsp.Editor.codes;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.run.NewRules;
import io.github.urnls.support.Json;
import io.github.urnls.support.lsp.Editor;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A rule that only {@link NewRules} knows is heard in an editor, when a document is opened and when it is edited. */
class NewRulesSessionTest {

    @Test
    void inAnEditor() {
        try (Editor editor = Editor.of(InMemoryServer.start(NewRules::checker), Path.of("/"))) {
            editor.as("plaintext").begin(Editor.PULL_ONCE).open("a.txt", "<urn:example:a>\n<urn:example:new>\n");
            assertEquals(List.of("new-name"), codes(editor.pulled("a.txt", "").get("items")));
            editor.change("a.txt", 2, Editor.typed(Json.range(2, 0, 0), "new word"));
            assertEquals(List.of("new-document", "new-name"), codes(editor.pulled("a.txt", "").get("items")));
            editor.end();
        }
    }
}
