package io.github.urnls.jsonrpc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** One message a line. An error in a line costs only that line. Blank lines are skipped. The last line needs no end. */
record LineInput(InputStream in, long limit) implements MessageInput {

    @Override
    public Part next() throws IOException {
        while (true) {
            int next = in.read();
            if (next < 0) {
                return new Part.End();
            }
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            long length = 0;
            for (; next >= 0 && next != '\n'; next = in.read()) {
                length++;
                if (length <= limit) {
                    line.write(next);
                }
            }
            if (length > limit) {
                return new Part.TooLarge(length, limit);
            }
            try {
                String text = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                        .decode(ByteBuffer.wrap(line.toByteArray())).toString();
                if (!text.isBlank()) {
                    return new Part.Text(new StringReader(text));
                }
            } catch (CharacterCodingException e) {
                return new Part.Broken("the line is not UTF-8");
            }
        }
    }
}
