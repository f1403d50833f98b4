package io.github.urnls.cli.output;

import io.github.urnls.urn.Normalization;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Standard output or standard error; it remembers why it could no longer be written. */
public final class StandardOutput extends PrintWriter {

    /** Keeps the exception that the writers around it hide. */
    private static final class Stream extends FilterOutputStream {

        private @Nullable IOException fault;

        private Stream(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException e) {
                fault = e;
                throw e;
            }
        }
    }

    private final FileDescriptor descriptor;
    private final Stream stream;

    /** Writes UTF-8 in any locale: jsonl must be UTF-8, and names are often not ASCII. */
    public StandardOutput(FileDescriptor descriptor) {
        this(descriptor, new Stream(new FileOutputStream(descriptor)));
    }

    private StandardOutput(FileDescriptor descriptor, Stream stream) {
        super(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
        this.descriptor = descriptor;
        this.stream = stream;
    }

    /**
     * Whether writing failed because the output is a pipe without a reader. The system's message depends on its
     * language, so Linux is asked what kind of output it is. A pipe cannot fail for other reasons: it is never full for
     * good.
     */
    boolean isReaderGone() {
        IOException fault = stream.fault;
        if (fault == null) {
            return false;
        }
        boolean saysSo = Normalization.fold(String.valueOf(fault.getMessage())).contains("pipe");
        return saysSo || descriptor == FileDescriptor.out && Terminal.target(1).matches("(pipe|socket):.*");
    }
}
