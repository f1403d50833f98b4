package io.github.urnls.mcp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Cuts input into lines, MCP's transport over standard streams. What is wrong with one line costs that line. */
final class LineReader {

    /** One line, without its end. */
    sealed interface Line {

        record Text(String text) implements Line {}

        /** Longer than the limit; it was read to its end and is forgotten. */
        record TooLong(int limit) implements Line {}

        record NotUtf8() implements Line {}
    }

    private final InputStream in;
    private final int limit;

    /** @param limit how many octets a line may have */
    LineReader(InputStream in, int limit) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.limit = limit;
    }

    /** The next line; empty at the end of input. A last line need not be ended. */
    Optional<Line> next() throws IOException {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        boolean tooLong = false;
        int octet = in.read();
        if (octet < 0) {
            return Optional.empty();
        }
        for (; octet >= 0 && octet != '\n'; octet = in.read()) {
            if (octets.size() < limit) {
                octets.write(octet);
            } else {
                tooLong = true;
            }
        }
        return Optional.of(tooLong ? new Line.TooLong(limit) : decoded(octets.toByteArray()));
    }

    private static Line decoded(byte[] octets) {
        try {
            return new Line.Text(StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(octets)).toString());
        } catch (CharacterCodingException e) {
            return new Line.NotUtf8();
        }
    }
}
