package io.github.urnls.jsonrpc;

import java.io.IOException;
import java.io.Reader;

/** Cuts a stream into messages. */
interface MessageInput {

    /** What comes next. */
    sealed interface Part {

        /** The text of one message. What is not read of it is skipped. */
        record Text(Reader text) implements Part {}

        /** No message, and why; to be told to the other side. */
        record Broken(String why) implements Part {}

        /** A message that is larger than the limit. It is skipped. */
        record TooLarge(long bytes, long limit) implements Part {}

        /** Nothing comes any more. */
        record End() implements Part {}
    }

    /** Waits for the next message. Must not be called before the one before has been read. */
    Part next() throws IOException;
}
