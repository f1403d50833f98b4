package io.github.urnls.workspace;

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
            return text && !UrnBytes.mayHold(octets) ? new FileContent.NoCandidate() : decode(octets);
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
        try {
            return new FileContent.Text(StandardCharsets.UTF_8.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(octets, bom, octets.length - bom)).toString(),
                    new FileContent.Encoding(StandardCharsets.UTF_8, bom > 0), "");
        } catch (CharacterCodingException e) {
            return declared(octets);
        }
    }

    /** XML 1.0 §4.3.3: another encoding is declared. Without a declaration any octet is a character of ISO 8859-1. */
    private static FileContent declared(byte[] octets) {
        String head = new String(octets, 0, Math.min(octets.length, 400), StandardCharsets.ISO_8859_1);
        Matcher declaration = XML_ENCODING.matcher(head);
        if (declaration.find()) {
            try {
                Charset charset = Charset.forName(declaration.group(1));
                if (!charset.equals(StandardCharsets.UTF_8)) {
                    return text(octets, 0, charset, "");
                }
            } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
                return text(octets, 0, StandardCharsets.ISO_8859_1, "declares the unknown encoding “"
                        + declaration.group(1) + "”; read as ISO 8859-1");
            }
        }
        return text(octets, 0, StandardCharsets.ISO_8859_1, "not UTF-8; read as ISO 8859-1");
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
