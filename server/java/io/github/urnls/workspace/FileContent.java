package io.github.urnls.workspace;

import java.nio.charset.Charset;

/** The result of reading a file. */
public sealed interface FileContent {

    /**
     * Text.
     *
     * @param encoding how it was written as bytes, so that it can be written again
     * @param note     something the user should hear, such as another encoding than expected; empty if there is nothing
     */
    record Text(String text, Encoding encoding, String note) implements FileContent {}

    /** A character set, and whether a byte-order mark stood before the text. */
    record Encoding(Charset charset, boolean byteOrderMark) {}

    /** Why there is no text. */
    sealed interface NoText extends FileContent {}

    /** Not text: it holds NUL bytes. Skipped without a message, as every search tool does. */
    record Binary() implements NoText {}

    /** Text without anything that could be a URN, or the form of a namespace; it was not even decoded. */
    record NoCandidate() implements NoText {}

    /** Not read, and why: the user is told. */
    record Unreadable(String reason) implements NoText {

        /**
         * The reason for a file that is within the limit, but needs more memory than there is, or is over 2 GiB, the
         * limit of a Java string.
         */
        public static final String NO_MEMORY = "there is not enough memory for it";
    }

    /** Larger than the limit: the user is told. */
    record TooLarge(long octets, long limit) implements NoText {}
}
