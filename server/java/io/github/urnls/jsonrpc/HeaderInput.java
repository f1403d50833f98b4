package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a client's input into messages (LSP 3.17, Base Protocol). Accepts any input: a header block without a usable
 * length is reported once, and reading goes on at the next {@code Content-Length}. Allocates memory for received bytes
 * only, never for an announced length. Not safe for several threads.
 */
final class HeaderInput implements MessageInput {

    /** A name and a value. Any other line is between messages and belongs to none. */
    private static final Pattern HEADER = Pattern.compile("([A-Za-z0-9-]+)[ \\t]*:[ \\t]*(.*?)[ \\t]*");

    /** The header of a message directly behind the rest of the message before it, which has no line end. */
    private static final Pattern BEHIND_SOMETHING = Pattern.compile(".*(Content-Length)[ \\t]*:[ \\t]*(\\d+)[ \\t]*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern CHARSET = Pattern.compile("charset[ \\t]*=[ \\t]*\"?([^\\s;\"]+)",
            Pattern.CASE_INSENSITIVE);

    /** In characters. Of a longer line only the end is kept. */
    private static final int LONGEST_LINE = 8192;

    private final InputStream in;
    private final long limit;
    private @Nullable Content content;
    private boolean lost;

    HeaderInput(InputStream in, long limit) {
        this.in = in;
        this.limit = limit;
    }

    @Override
    public Part next() throws IOException {
        if (content != null) {
            content.transferTo(OutputStream.nullOutputStream()); // the rest of the last message
            content = null;
        }
        while (true) {
            HeaderBlock block = new HeaderBlock();
            for (String line = line(); line == null || !line.isEmpty() || block.isEmpty(); line = line()) {
                if (line == null) {
                    return new Part.End();
                }
                block.add(line);
            }
            String problem = block.problem();
            if (problem.isEmpty()) {
                lost = false;
                return message(block);
            }
            if (!lost) {
                lost = true;
                return new Part.Broken(problem);
            }
        }
    }

    private Part message(HeaderBlock block) {
        Content next = new Content(in, block.length);
        content = next;
        if (block.length > limit) {
            return new Part.TooLarge(block.length, limit);
        }
        if (!isUtf8(block.charset)) {
            return new Part.Broken("the character set " + block.charset + " is not UTF-8");
        }
        // Bytes that are not UTF-8 become U+FFFD.
        return new Part.Text(new InputStreamReader(next, StandardCharsets.UTF_8));
    }

    private static boolean isUtf8(String charset) {
        try {
            return charset.isEmpty() || Charset.forName(charset).equals(StandardCharsets.UTF_8);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return false;
        }
    }

    /** The next line without its end, which may lack the CR; {@code null} at the end of the stream. */
    private @Nullable String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                return null;
            }
            if (line.length() >= LONGEST_LINE) {
                line.replace(0, LONGEST_LINE / 2, "…");
            }
            line.append((char) next);
        }
        if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
            line.setLength(line.length() - 1);
        }
        return line.toString();
    }

    /** The lines before a message. */
    private static final class HeaderBlock {

        private boolean empty = true;
        private long length = -1;
        private String charset = "";
        private String wrong = "";

        boolean isEmpty() {
            return empty;
        }

        /** Why it is unusable; empty if it is usable. */
        String problem() {
            if (wrong.isEmpty() && length < 0) {
                return "a message needs the header Content-Length";
            }
            return wrong;
        }

        void add(String line) {
            if (line.isEmpty()) {
                return; // between messages
            }
            empty = false;
            Matcher header = HEADER.matcher(line);
            if (header.matches()) {
                switch (header.group(1).toLowerCase(Locale.ROOT)) {
                    case "content-length" -> length(header.group(2));
                    case "content-type" -> charset = CHARSET.matcher(header.group(2)).results()
                            .map(found -> found.group(1)).findFirst().orElse("");
                    default -> {
                        // Unknown headers are ignored.
                    }
                }
            } else {
                Matcher behind = BEHIND_SOMETHING.matcher(line);
                if (behind.matches()) {
                    // A length before this one was meant for the text before it.
                    length = -1;
                    wrong = "";
                    length(behind.group(2));
                }
            }
        }

        private void length(String digits) {
            if (!digits.matches("[0-9]{1,18}")) {
                wrong = "Content-Length is not a number of bytes: "
                        + digits.substring(0, Math.min(40, digits.length()));
            } else if (length >= 0 && length != Long.parseLong(digits)) {
                wrong = "Content-Length is given twice, as " + length + " and as " + digits;
            } else {
                length = Long.parseLong(digits);
            }
        }
    }

    /** A given number of bytes of the stream. */
    private static final class Content extends InputStream {

        private final InputStream in;
        private long left;

        Content(InputStream in, long length) {
            this.in = in;
            this.left = length;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            if (left == 0 && length > 0) {
                return -1;
            }
            int count = in.read(bytes, offset, (int) Math.min(length, left));
            left -= Math.max(0, count);
            return count;
        }
    }
}
