package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a client's input into messages (LSP 3.17, Base Protocol), as {@link Headers} reads their headers. Allocates
 * memory for received bytes only, never for an announced length. Not safe for several threads.
 */
final class HeaderInput implements MessageInput {

    /** A name and a value. Any other line is between messages and belongs to none. */
    private static final Pattern HEADER = Pattern.compile("([A-Za-z0-9-]+)[ \\t]*:[ \\t]*(.*?)[ \\t]*");

    /** The header of a message directly behind the rest of the message before it, which has no line end. */
    private static final Pattern BEHIND_SOMETHING = Pattern.compile(".*(Content-Length)[ \\t]*:[ \\t]*(\\d+)[ \\t]*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern CHARSET = Pattern.compile("charset[ \\t]*=[ \\t]*\"?([^\\s;\"]+)",
            Pattern.CASE_INSENSITIVE);

    /** LSP 3.17: {@code utf8} stands for {@code utf-8}. */
    private static final Pattern UTF_8 = Pattern.compile("utf-?8", Pattern.CASE_INSENSITIVE);

    /** In characters. Of a longer line only the end is kept. */
    private static final int LONGEST_LINE = 8192;

    private final InputStream in;
    private final Headers headers;
    private @Nullable Content content;

    HeaderInput(InputStream in, long limit) {
        this.in = in;
        this.headers = new Headers(limit);
    }

    @Override
    public Part next() throws IOException {
        if (content != null) {
            content.transferTo(OutputStream.nullOutputStream()); // the rest of the last message
            content = null;
        }
        int read;
        do {
            read = in.read();
            if (read < 0) {
                return new Part.End();
            }
        } while (!headers.take(read));
        Content next = new Content(in, headers.length());
        content = next;
        // Bytes that are not UTF-8 become U+FFFD.
        return headers.refusal().orElse(new Part.Text(new InputStreamReader(next, StandardCharsets.UTF_8)));
    }

    /**
     * Reads the header block before each message, a byte at a time, so that a host can give bytes when they come. A
     * block without a usable length is reported once, and reading goes on at the next {@code Content-Length}.
     */
    static final class Headers {

        private final long limit;
        private final StringBuilder line = new StringBuilder();
        private boolean lost;
        /** Of the block that is read; a negative length is missing. */
        private boolean empty;
        private long length;
        private String charset = "";
        private String wrong = "";
        /** Of the last block that was read. */
        private long announced;
        private Optional<Part> refusal = Optional.empty();

        /** {@code limit} is the size of the largest message, in bytes. */
        Headers(long limit) {
            this.limit = limit;
            begin();
        }

        private void begin() {
            empty = true;
            length = -1;
            charset = "";
            wrong = "";
        }

        /** The length of the content that begins, in bytes. */
        long length() {
            return announced;
        }

        /** Why that is no message, and to be skipped; empty if it is one. */
        Optional<Part> refusal() {
            return refusal;
        }

        /** Takes the next byte; true if a content begins behind it, or something must be reported. */
        boolean take(int next) {
            if (next != '\n') {
                if (line.length() >= LONGEST_LINE) {
                    line.replace(0, LONGEST_LINE / 2, "…");
                }
                line.append((char) next);
                return false;
            }
            int end = line.length();
            if (end > 0 && line.charAt(end - 1) == '\r') {
                end--; // the line end may lack the CR
            }
            String whole = line.substring(0, end);
            line.setLength(0);
            if (!whole.isEmpty()) {
                add(whole);
                return false;
            }
            boolean isNews = !empty && ends(); // between messages nothing ends
            begin();
            return isNews;
        }

        private boolean ends() {
            boolean known = lost;
            lost = !wrong.isEmpty() || length < 0;
            announced = lost ? 0 : length;
            if (lost) {
                refusal = Optional.of(
                        new Part.Broken(wrong.isEmpty() ? "a message needs the header Content-Length" : wrong));
                return !known;
            }
            refusal = Optional.empty();
            if (length > limit) {
                refusal = Optional.of(new Part.TooLarge(length, limit));
            } else if (!charset.isEmpty() && !UTF_8.matcher(charset).matches()) {
                refusal = Optional.of(new Part.Broken("the character set " + charset + " is not UTF-8"));
            }
            return true;
        }

        private void add(String line) {
            empty = false;
            Matcher header = HEADER.matcher(line);
            if (header.matches()) {
                switch (header.group(1).toLowerCase(Locale.ROOT)) {
                    case "content-length" -> length(header.group(2));
                    case "content-type" -> charset(header.group(2));
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

        private void charset(String type) {
            Matcher found = CHARSET.matcher(type);
            charset = found.find() ? found.group(1) : "";
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
