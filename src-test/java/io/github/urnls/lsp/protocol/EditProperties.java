package io.github.urnls.lsp.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Spellings;
import io.github.urnls.jsonrpc.JsonView;
import io.github.urnls.lsp.documents.Analysis;
import io.github.urnls.lsp.documents.OpenDocuments;
import io.github.urnls.lsp.documents.Reading;
import io.github.urnls.scan.Name;
import io.github.urnls.support.Cases;
import io.github.urnls.support.Fixture;
import io.github.urnls.text.Document;
import io.github.urnls.text.PositionEncoding;
import io.github.urnls.urn.Specification;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A document that is edited piece by piece is the same as one that is sent whole. */
class EditProperties {

    private static final List<Fixture> FIXTURES = Fixture.in(Path.of("src-test", "fixtures", "formats")).toList();

    private static final String[] TYPED = {"", "\n", "\r\n", "\r", "urn:example:x y", "\"", "<", "😀", "é", "?", "-->",
            "\\", "  "};

    private static final Checker CHECKER = new Checker((rule, fault) -> {
        throw fault;
    });

    @Test
    void anEditScriptEqualsAFullResend() {
        Cases.forEach(300, random -> {
            PositionEncoding encoding = random.one(PositionEncoding.values());
            Fixture fixture = FIXTURES.get(random.nextInt(FIXTURES.size()));
            OpenDocuments documents = new OpenDocuments(CHECKER, uri -> Spellings.NONE, Reading.SILENT);
            Analysis analysis = documents.put(new Document("file:///a." + fixture.language(), "", 1, fixture.text()));
            StringBuilder client = new StringBuilder(fixture.text());
            for (int version = 2; version < 8; version++) {
                JsonArray changes = new JsonArray();
                for (int i = random.nextInt(3); i >= 0; i--) {
                    changes.add(change(client, encoding, random));
                }
                JsonObject params = JsonParser
                        .parseString("{\"textDocument\":{\"uri\":\"file:///a\",\"version\":" + version + "}}")
                        .getAsJsonObject();
                params.add("contentChanges", changes);
                List<Edit> edits = FromLsp.edits(analysis.document(), new JsonView(params), encoding);
                assertEquals(client.toString(), edits.getLast().after().text());
                analysis = Objects.requireNonNull(documents.edit(edits, true));
                if (random.nextBoolean()) { // not every state is looked at, and not every one that is read is checked
                    analysis.names();
                }
                if (random.nextBoolean()) {
                    analysis.findings();
                }
            }
            Document resent = new Document("file:///a." + fixture.language(), "", 9, client.toString());
            List<Name> names = Name.in(resent, Specification.RFC8141);
            assertEquals(CHECKER.check(new DocumentSubject(resent, names, CheckOptions.DEFAULT, Spellings.NONE)),
                    analysis.findings());
        });
    }

    /**
     * Makes one edit in {@code client}, as an editor that knows nothing of our classes would, and says so in the
     * protocol's way.
     */
    private static JsonObject change(StringBuilder client, PositionEncoding encoding, Random random) {
        int a = place(client, random);
        int b = random.nextInt(3) == 0 ? place(client, random) : Math.min(client.length(), a);
        int start = Math.min(a, b);
        int end = Math.max(a, b);
        String typed = TYPED[random.nextInt(TYPED.length)];
        JsonObject range = new JsonObject();
        range.add("start", position(client, start, encoding));
        range.add("end", position(client, end, encoding));
        client.replace(start, end, typed);
        JsonObject change = new JsonObject();
        change.add("range", range);
        change.addProperty("text", typed);
        return change;
    }

    /** A place that a cursor can have: not within a line end, not within a character. */
    private static int place(StringBuilder text, Random random) {
        int at = random.nextInt(text.length() + 1);
        while (at > 0 && at < text.length() && (Character.isLowSurrogate(text.charAt(at))
                || text.charAt(at) == '\n' && text.charAt(at - 1) == '\r')) {
            at--;
        }
        return at;
    }

    private static JsonObject position(StringBuilder text, int offset, PositionEncoding encoding) {
        String before = text.substring(0, offset);
        String[] lines = before.split("\r\n|\n|\r", -1);
        String line = lines[lines.length - 1];
        int character = switch (encoding) {
            case UTF8 -> line.getBytes(StandardCharsets.UTF_8).length;
            case UTF16 -> line.length();
            case UTF32 -> line.codePointCount(0, line.length());
        };
        JsonObject position = new JsonObject();
        position.addProperty("line", lines.length - 1);
        position.addProperty("character", character);
        return position;
    }
}
