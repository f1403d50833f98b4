package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.Reader;

/** Cuts a stream into messages. */
interface MessageInput {

    /** The next part of the stream. */
    sealed interface Part {

        /** The text of one message. The next call skips what is left of it. */
        record Text(Reader text) implements Part {}

        /** Not a message; {@code why} is for the other side. */
        record Broken(String why) implements Part {}

        /** A message larger than the limit. It is skipped. */
        record TooLarge(long bytes, long limit) implements Part {}

        /** The end of the stream. */
        record End() implements Part {}
    }

    /** Waits for the next message. The last one must have been read. */
    Part next() throws IOException;
}
