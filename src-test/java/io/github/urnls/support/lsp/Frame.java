package io.github.urnls.support.lsp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Messages with their headers, by the base protocol (LSP 3.17) and by nothing of ours. */
public final class Frame {

    private static final String END_OF_HEADER = "\r\n\r\n";

    private static final Pattern HEADER = Pattern.compile("Content-Length: ([0-9]{1,9})" + END_OF_HEADER);

    /** Half a surrogate pair, which UTF-8 cannot write. It can only stand in a string of JSON, which can escape it. */
    private static final Pattern HALF = Pattern.compile("\\p{Cs}");

    private Frame() {}

    /** One message with its header. */
    public static byte[] of(String content) {
        byte[] octets = HALF.matcher(content)
                .replaceAll(half -> "\\\\u%04x".formatted((int) half.group().charAt(0)))
                .getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        message.writeBytes(("Content-Length: " + octets.length + END_OF_HEADER).getBytes(StandardCharsets.US_ASCII));
        message.writeBytes(octets);
        return message.toByteArray();
    }

    /**
     * The content of the next message; empty at the end of the stream.
     *
     * @throws IOException if something else than a whole message stands there; the message says what
     */
    public static Optional<String> read(InputStream in) throws IOException {
        StringBuilder header = new StringBuilder();
        while (header.lastIndexOf(END_OF_HEADER) < 0) {
            int octet = in.read();
            if (octet < 0 && header.isEmpty()) {
                return Optional.empty();
            } else if (octet < 0) {
                throw new IOException("half a message: " + header);
            }
            header.append((char) octet);
        }
        Matcher length = HEADER.matcher(header);
        if (!length.matches()) {
            throw new IOException("not a header: " + header);
        }
        byte[] content = in.readNBytes(Integer.parseInt(length.group(1)));
        String text = new String(content, StandardCharsets.UTF_8);
        if (content.length < Integer.parseInt(length.group(1))) {
            throw new IOException("half a message: " + header + text);
        }
        return Optional.of(text);
    }
}
