package io.github.urnls.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AcceptingTest {

    private static final String NAME = "urn:acme_x:a\"b";

    private static ProjectFile read(String text) {
        return ProjectFile.read(new Document("file:///urn-ls.json", "jsonc", 1, text));
    }

    /** Whatever stands in the file before, afterwards it accepts the name, and everything else is as it was. */
    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\n}\n", "{ \"severity\": {} }", "{\"accept\": []}",
            "{\"accept\": [\"urn:a:*\", \"urn:b:*\"]} // end",
            "{\n  // why\n  \"accept\": [\n    \"urn:a:*\", // one\n  ],\n  \"maxSize\": 1\n}"})
    void theNameIsAccepted(String text) {
        TextEdit edit = Accepting.edit(text, NAME).orElseThrow();
        ProjectFile before = read(text);
        ProjectFile after = read(TextEdit.apply(text, List.of(edit)));
        assertEquals(List.of(), after.problems(), TextEdit.apply(text, List.of(edit)));
        assertEquals(NAME, after.settings().accept().getLast().pattern());
        assertEquals(before.settings().accept(),
                after.settings().accept().subList(0, before.settings().accept().size()));
        assertEquals(before.maxSize(), after.maxSize());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{", "{\"accept\": 1}"})
    void whereItIsNotClearNothingIsWritten(String text) {
        assertEquals(Optional.empty(), Accepting.edit(text, NAME));
    }

    @Test
    void aNewFileAcceptsIt() {
        assertEquals(List.of(NAME),
                read(Accepting.fileFor(NAME)).settings().accept().stream().map(glob -> glob.pattern()).toList());
    }
}
