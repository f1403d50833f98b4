package io.github.urnls.workspace;

import io.github.urnls.check.ProjectFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a file as text: by its byte-order mark, by its XML declaration, as UTF-8, and if all fails as ISO 8859-1. */
public final class FileReader {

    /** As many octets as git looks at to tell binary from text. */
    private static final int LOOKED_AT = 8000;

    private static final Pattern XML_ENCODING =
            Pattern.compile("^<\\?xml[^>]{0,200}?encoding\\s*=\\s*[\"']([A-Za-z0-9._-]{1,40})[\"']");

    private FileReader() {}

    /** Reads {@code file} unless it is larger than {@code limit} octets. Never throws for what a file holds or is. */
    public static FileContent read(Path file, long limit) {
        try {
            if (!Files.isRegularFile(file)) {
                return new FileContent.Unreadable(Files.exists(file) ? "not a regular file" : "no such file");
            }
            long size = Files.size(file);
            if (size > limit) {
                return new FileContent.TooLarge(size, limit);
            }
            byte[] octets = Files.readAllBytes(file);
            boolean utf16 = startsWith(octets, 0xFE, 0xFF) || startsWith(octets, 0xFF, 0xFE);
            boolean text = !utf16 && !isBinary(octets);
            return text && !UrnBytes.mayHold(octets) && !file.endsWith(ProjectFile.NAME) ? new FileContent.NoCandidate() : decode(octets);
        } catch (NoSuchFileException e) {
            return new FileContent.Unreadable("no such file");
        } catch (AccessDeniedException e) {
            return new FileContent.Unreadable("permission denied");
        } catch (IOException e) {
            return new FileContent.Unreadable(e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }

    /** The text that {@code octets} are, whatever it holds. A byte-order mark is left out. */
    public static FileContent decode(byte[] octets) {
        int bom = startsWith(octets, 0xEF, 0xBB, 0xBF) ? 3 : 0;
        if (startsWith(octets, 0xFE, 0xFF)) {
            return text(octets, 2, StandardCharsets.UTF_16BE, "");
        }
        if (startsWith(octets, 0xFF, 0xFE)) {
            return text(octets, 2, StandardCharsets.UTF_16LE, "");
        }
        if (isBinary(octets)) {
            return new FileContent.Binary();
        }
        // XML 1.0 §4.3.3: a declaration counts even where the octets happen to be UTF-8, as those of ISO-2022-JP are.
        FileContent declared = declared(octets);
        if (declared instanceof FileContent.Text) {
            return declared;
        }
        try {
            return new FileContent.Text(StandardCharsets.UTF_8.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(octets, bom, octets.length - bom)).toString(),
                    new FileContent.Encoding(StandardCharsets.UTF_8, bom > 0), "");
        } catch (CharacterCodingException e) {
            return text(octets, 0, StandardCharsets.ISO_8859_1, "not UTF-8; read as ISO 8859-1");
        }
    }

    /** The text in the encoding that its XML declaration names, if it names one that such octets can have and it is not UTF-8. */
    private static @Nullable FileContent declared(byte[] octets) {
        String head = new String(octets, 0, Math.min(octets.length, 400), StandardCharsets.ISO_8859_1);
        Matcher declaration = XML_ENCODING.matcher(head);
        if (!declaration.find()) {
            return null;
        }
        try {
            Charset charset = Charset.forName(declaration.group(1));
            boolean wide = charset.name().startsWith("UTF-16") || charset.name().startsWith("UTF-32");
            boolean other = !charset.equals(StandardCharsets.UTF_8) && !charset.equals(StandardCharsets.US_ASCII);
            return other && !wide && charset.canEncode() ? text(octets, 0, charset, "") : null;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return null;
        }
    }

    private static FileContent text(byte[] octets, int from, Charset charset, String note) {
        return new FileContent.Text(new String(octets, from, octets.length - from, charset),
                new FileContent.Encoding(charset, from > 0), note);
    }

    private static boolean isBinary(byte[] octets) {
        for (int i = 0; i < Math.min(octets.length, LOOKED_AT); i++) {
            if (octets[i] == 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean startsWith(byte[] octets, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (i >= octets.length || (octets[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
