package io.github.urnls.jsonrpc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonParser;
import io.github.urnls.support.Case;
import io.github.urnls.support.Cases;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Text with halves of surrogate pairs passes through UTF-8, in whatever pieces it is written. */
class EncodableWriterProperties {

    private static final List<String> PIECES = List.of("\ud83d", "\udd11", "\ud83d\udd11", "a", "é", "\\\\", "\\\"",
            "bc");

    @Test
    void theOtherSideReadsTheText() {
        Cases.forEach(2_000, random -> {
            String json = '"' + random.joined(0, 9, PIECES) + '"';
            StringWriter sent = new StringWriter();
            write(json, new EncodableWriter(sent), random);
            String received = new String(sent.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            assertEquals(JsonParser.parseString(json), JsonParser.parseString(received));
        });
    }

    private static void write(String json, EncodableWriter writer, Case random) throws IOException {
        for (int at = 0; at < json.length();) {
            int end = Math.min(json.length(), at + random.between(1, 4));
            switch (random.between(1, 3)) {
                case 1 -> writer.write(json, at, end - at);
                case 2 -> writer.write(json.substring(at, end).toCharArray());
                default -> {
                    end = at + 1;
                    writer.write(json.charAt(at));
                }
            }
            at = end;
        }
    }
}
