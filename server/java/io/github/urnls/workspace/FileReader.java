package io.github.urnls.workspace;

import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.workspace.FileContent.Binary;
import io.github.urnls.workspace.FileContent.Encoding;
import io.github.urnls.workspace.FileContent.NoCandidate;
import io.github.urnls.workspace.FileContent.Text;
import io.github.urnls.workspace.FileContent.TooLarge;
import io.github.urnls.workspace.FileContent.Unreadable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a file as text: by its byte-order mark, by its XML declaration, as UTF-8, or else as ISO 8859-1. */
public final class FileReader {

    /** The largest file that is searched for URNs although it is over the limit, in bytes: that takes no memory. */
    public static final long MOST_SEARCHED = 100L << 20;

    /**
     * The largest file of a workspace that is read, in bytes: whole mebibytes, a 64th of the memory, rounded up. A file
     * full of names takes some forty times its size in memory. A larger file is left out, with a message.
     */
    public static final long LARGEST = Math.min(MOST_SEARCHED, (Machine.memory() + (1L << 26) - 1 >> 26) << 20);

    /** The number of bytes that git looks at to tell binary from text. */
    private static final int LOOKED_AT = 8000;

    private static final Pattern XML_ENCODING = Pattern
            .compile("^<\\?xml[^>]{0,200}?encoding\\s*=\\s*[\"']([A-Za-z0-9._-]{1,40})[\"']");

    /** A buffer for each thread, in which files are searched piece by piece. */
    private static final ThreadLocal<byte[]> PIECE = ThreadLocal.withInitial(() -> new byte[1 << 16]);

    private FileReader() {}

    /**
     * Reads {@code file} unless it is larger than {@code limit} bytes and may hold a URN. The content or kind of a file
     * never makes it throw.
     */
    public static FileContent read(Path file, long limit) {
        try {
            if (!Files.isRegularFile(file)) {
                return new Unreadable(Files.exists(file) ? "not a regular file" : "no such file");
            }
            if (SystemFiles.include(file)) {
                return new Unreadable(SystemFiles.REASON);
            }
            return read(file, Files.size(file), limit);
        } catch (IOException e) {
            return new Unreadable(reason(e));
        }
    }

    /** As {@link #read(Path, long)}, for a regular file that was just seen with {@code size} bytes. */
    public static FileContent read(Path file, long size, long limit) {
        try {
            // Text is compared first, since comparing paths splits both.
            String path = file.toString();
            if (path.endsWith(ProjectFile.NAME) && file.endsWith(ProjectFile.NAME)) {
                return size > limit ? new TooLarge(size, limit) : decode(FileInput.readAll(file));
            }
            return searched(file, size, limit, path.endsWith(".json") || path.endsWith(".jsonc"));
        } catch (IOException e) {
            return new Unreadable(reason(e));
        } catch (OutOfMemoryError e) {
            return new Unreadable(Unreadable.NO_MEMORY);
        }
    }

    /** Why a file or folder could not be read, without its name. */
    static String reason(IOException e) {
        return reason(e, "cannot be read");
    }

    /** As {@link #reason(IOException)}; {@code otherwise} if the exception tells no reason. */
    static String reason(IOException e, String otherwise) {
        String said = switch (e) {
            case NoSuchFileException gone -> "no such file";
            case AccessDeniedException denied -> "permission denied";
            case FileSystemException other -> other.getReason();
            default -> e.getMessage();
        };
        return Objects.requireNonNullElse(said, otherwise);
    }

    /**
     * Searches the bytes of {@code file} piece by piece, and reads it as a whole only if it may hold a URN and is not
     * larger than {@code limit}.
     *
     * @param json whether it may be a registry file, which may describe a namespace without a URN
     */
    private static FileContent searched(Path file, long size, long limit, boolean json) throws IOException {
        byte[] piece = PIECE.get();
        try (InputStream in = FileInput.open(file)) {
            int length = fill(in, piece, 0, size);
            boolean utf16 = isUtf16(piece, length);
            if (!utf16 && isBinary(piece, length)) {
                return new Binary();
            }
            if (size > Math.max(limit, MOST_SEARCHED)) {
                return new TooLarge(size, limit);
            }
            long read = length;
            while (!utf16 && !mayHold(piece, length, json)) {
                if (length < piece.length) {
                    return new NoCandidate();
                }
                System.arraycopy(piece, piece.length - UrnBytes.OVERLAP, piece, 0, UrnBytes.OVERLAP);
                length = fill(in, piece, UrnBytes.OVERLAP, size == 0 ? 0 : Math.max(1, size - read));
                read += length - UrnBytes.OVERLAP;
            }
            if (size > limit) {
                return new TooLarge(size, limit);
            }
            if (length == size && length < piece.length) { // it need not be read twice
                return decode(Arrays.copyOf(piece, length));
            }
        }
        return decode(FileInput.readAll(file));
    }

    private static boolean mayHold(byte[] bytes, int length, boolean json) {
        return UrnBytes.mayHold(bytes, length) || json && UrnBytes.holdNid(bytes, length);
    }

    /**
     * Reads until {@code piece} is full, the file ends, or {@code expected} bytes have been read. Knowing
     * {@code expected} saves a read at the end; 0 means unknown.
     *
     * @return the end of the bytes read
     */
    private static int fill(InputStream in, byte[] piece, int from, long expected) throws IOException {
        int at = from;
        while (at < piece.length && (expected == 0 || at - from < expected)) {
            int count = in.read(piece, at, piece.length - at);
            if (count < 0) {
                break;
            }
            at += count;
        }
        return at;
    }

    /** As {@link #read(Path, long)}, for a file that would have this content. */
    public static FileContent read(byte[] content) {
        boolean decoded = isUtf16(content, content.length) || isBinary(content, content.length)
                || mayHold(content, content.length, true);
        return decoded ? decode(content) : new NoCandidate();
    }

    /** Decodes any {@code bytes}. A byte-order mark is left out. */
    public static FileContent decode(byte[] bytes) {
        int bom = startsWith(bytes, bytes.length, 0xEF, 0xBB, 0xBF) ? 3 : 0;
        if (startsWith(bytes, bytes.length, 0xFE, 0xFF)) {
            return text(bytes, 2, StandardCharsets.UTF_16BE, "");
        }
        if (startsWith(bytes, bytes.length, 0xFF, 0xFE)) {
            return text(bytes, 2, StandardCharsets.UTF_16LE, "");
        }
        if (isBinary(bytes, bytes.length)) {
            return new Binary();
        }
        // XML 1.0 §4.3.3: a declaration counts even if the bytes are valid UTF-8, as those of ISO-2022-JP are.
        FileContent declared = declared(bytes);
        if (declared != null) {
            return declared;
        }
        Text utf8 = text(bytes, bom, StandardCharsets.UTF_8, "");
        return utf8.note().isEmpty() ? utf8
                : text(bytes, 0, StandardCharsets.ISO_8859_1, "not UTF-8; read as ISO 8859-1");
    }

    /**
     * The text in the encoding of its XML declaration. Null if there is none, if such bytes cannot have that encoding,
     * or if it is UTF-8.
     */
    private static @Nullable FileContent declared(byte[] bytes) {
        if (!startsWith(bytes, bytes.length, '<', '?')) {
            return null; // without the regular expression, since each file is asked
        }
        String head = new String(bytes, 0, Math.min(bytes.length, 400), StandardCharsets.ISO_8859_1);
        Matcher declaration = XML_ENCODING.matcher(head);
        if (!declaration.find()) {
            return null;
        }
        try {
            Charset charset = Charset.forName(declaration.group(1));
            boolean wide = charset.name().startsWith("UTF-16") || charset.name().startsWith("UTF-32");
            boolean other = !charset.equals(StandardCharsets.UTF_8) && !charset.equals(StandardCharsets.US_ASCII);
            if (other && !wide && charset.canEncode()) {
                return text(bytes, 0, charset, "");
            }
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            // It names none.
        }
        return null;
    }

    private static Text text(byte[] bytes, int from, Charset charset, String note) {
        String text = new String(bytes, from, bytes.length - from, charset);
        boolean broken = text.contains("\ufffd") && !isValid(bytes, from, charset);
        return new Text(text, new Encoding(charset, from > 0), broken ? broken(charset) : note);
    }

    private static boolean isValid(byte[] bytes, int from, Charset charset) {
        try {
            charset.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes, from, bytes.length - from));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** What is wrong with a file whose bytes are not all characters, such as UTF-16 with an odd number of them. */
    private static String broken(Charset charset) {
        return "not valid " + charset.name() + "; bytes that are no character are read as U+FFFD";
    }

    private static boolean isUtf16(byte[] bytes, int length) {
        return startsWith(bytes, length, 0xFE, 0xFF) || startsWith(bytes, length, 0xFF, 0xFE);
    }

    private static boolean isBinary(byte[] bytes, int length) {
        return UrnBytes.holdsNul(bytes, Math.min(length, LOOKED_AT));
    }

    private static boolean startsWith(byte[] bytes, int length, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= length || (bytes[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
