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
    private static final Pattern BEHIND_SOMETHING = Pattern.compile(
            "[a-z0-9-]*+[^a-z0-9-].*content-length[ \\t]*:[ \\t]*(\\d+)[ \\t]*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    /** In bytes, below 3 GB. A longer content would be waited for for ever. */
    private static final String LENGTH = "0*(\\d{1,9}|[12]\\d{9})";

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
        private boolean between = true;
        /** Of the block that is read, or of the last one between messages; a negative length is missing. */
        private long length;
        private String charset = "";
        private String wrong = "";
        /** That of another header, whose name may begin with the rest of a message; used if there is no other. */
        private String glued = "";
        private Optional<Part> refusal = Optional.empty();

        /** {@code limit} is the size of the largest message, in bytes. */
        Headers(long limit) {
            this.limit = limit;
        }

        private void begin() {
            between = false;
            length = -1;
            charset = "";
            wrong = "";
            glued = "";
        }

        /** The length of the content that begins, in bytes. */
        long length() {
            return lost ? 0 : length;
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
            String whole = line.toString().replaceFirst("\r\\z", ""); // the line end may lack the CR
            line.setLength(0);
            if (!whole.isEmpty()) {
                if (between) {
                    begin();
                }
                add(whole);
                return false;
            }
            boolean isNews = !between && ends(); // between messages nothing ends
            between = true;
            return isNews;
        }

        private boolean ends() {
            if (length < 0 && !glued.isEmpty()) {
                wrong = "";
                length(glued);
            }
            boolean known = lost;
            lost = !wrong.isEmpty() || length < 0;
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
            Matcher header = HEADER.matcher(line);
            Matcher behind = BEHIND_SOMETHING.matcher(line);
            if (behind.matches()) {
                // A length before this one was meant for the text before it.
                length = -1;
                wrong = "";
                length(behind.group(1));
            } else if (header.matches()) {
                String name = header.group(1).toLowerCase(Locale.ROOT);
                switch (name) {
                    case "content-length" -> length(header.group(2));
                    case "content-type" -> charset(header.group(2));
                    case "x-content-length" -> {
                    } // a header of its own, as some proxies add
                    default -> glued = name.endsWith("content-length") ? header.group(2) : glued;
                }
            }
        }

        private void charset(String type) {
            Matcher found = CHARSET.matcher(type);
            charset = found.find() ? found.group(1) : "";
        }

        private void length(String digits) {
            if (!digits.matches(LENGTH)) {
                wrong = "Content-Length is not a number of bytes below 3000000000: "
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
