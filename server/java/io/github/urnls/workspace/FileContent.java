package io.github.urnls.workspace;

import java.nio.charset.Charset;

/** The result of reading a file. */
public sealed interface FileContent {

    /**
     * Text.
     *
     * @param encoding how to write it back as bytes
     * @param note     something to tell the user, such as an unexpected encoding; may be empty
     */
    record Text(String text, Encoding encoding, String note) implements FileContent {}

    /** A character set, and whether a byte-order mark stood before the text. */
    record Encoding(Charset charset, boolean byteOrderMark) {}

    /** Why there is no text. */
    sealed interface NoText extends FileContent {}

    /** Not text: it has NUL bytes. Skipped without a message, as search tools do. */
    record Binary() implements NoText {}

    /** Text that cannot have a URN or the form of a namespace; it is not decoded. */
    record NoCandidate() implements NoText {}

    /** A report that this program has written, in a folder; see {@link OwnReports}. */
    record OwnReport() implements NoText {

        /** What a person is told of it. */
        public static final String SKIPPED = "skipped: it is a report of urn-ls; name it to have it read";
    }

    /** Not read, with the reason for the user. */
    record Unreadable(String reason) implements NoText {

        /**
         * The reason for a file within the limit that does not fit in memory, or is over 2 GiB, the limit of a Java
         * string.
         */
        public static final String NO_MEMORY = "there is not enough memory for it";
    }

    /** Larger than the limit, in bytes; the user is told. */
    record TooLarge(long octets, long limit) implements NoText {

        /** Its size in mebibytes with one decimal, rounded up, so that it never reads as being of the limit's size. */
        public String mebibytes() {
            long tenths = (octets * 10 + (1 << 20) - 1) >> 20;
            return tenths / 10 + "." + tenths % 10;
        }
    }
}
