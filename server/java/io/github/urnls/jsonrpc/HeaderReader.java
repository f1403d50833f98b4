package io.github.urnls.jsonrpc;

import io.github.urnls.jsonrpc.MessageInput.Part;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the header block before each message (LSP 3.17, Base Protocol), a byte at a time, so that a host can give bytes
 * when they come. Accepts any input: a header block without a usable length is reported once, and reading goes on at
 * the next {@code Content-Length}. Not safe for several threads.
 */
final class HeaderReader {

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

    private final long limit;
    private final StringBuilder line = new StringBuilder();
    private Block block = new Block();
    private boolean lost;

    /** {@code limit} is the size of the largest message, in bytes. */
    HeaderReader(long limit) {
        this.limit = limit;
    }

    /**
     * What follows a header block.
     *
     * @param length  of the content, in bytes
     * @param refusal says why the content is no message and is skipped; empty if it is one
     */
    record Header(long length, Optional<Part> refusal) {

        private static Header refused(long length, Part why) {
            return new Header(length, Optional.of(why));
        }
    }

    /** Takes the next byte; {@code null} if no content begins behind it and there is nothing to report. */
    @Nullable
    Header take(int next) {
        if (next != '\n') {
            if (line.length() >= LONGEST_LINE) {
                line.replace(0, LONGEST_LINE / 2, "…");
            }
            line.append((char) next);
            return null;
        }
        int end = line.length();
        if (end > 0 && line.charAt(end - 1) == '\r') {
            end--; // the line end may lack the CR
        }
        String whole = line.substring(0, end);
        line.setLength(0);
        if (!whole.isEmpty()) {
            block.add(whole);
            return null;
        }
        if (block.isEmpty()) {
            return null; // between messages
        }
        Block ended = block;
        block = new Block();
        return behind(ended);
    }

    private @Nullable Header behind(Block ended) {
        String problem = ended.problem();
        boolean known = lost;
        lost = !problem.isEmpty();
        if (!lost) {
            return content(ended);
        }
        return known ? null : Header.refused(0, new Part.Broken(problem));
    }

    private Header content(Block ended) {
        if (ended.length > limit) {
            return Header.refused(ended.length, new Part.TooLarge(ended.length, limit));
        }
        if (!ended.charset.isEmpty() && !UTF_8.matcher(ended.charset).matches()) {
            return Header.refused(ended.length,
                    new Part.Broken("the character set " + ended.charset + " is not UTF-8"));
        }
        return new Header(ended.length, Optional.empty());
    }

    /** The lines before a message. */
    private static final class Block {

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
}
