package io.github.urnls.workspace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The name that git gives to a content: the digest of its length and its bytes (gitformat-pack(5), hash functions). */
public final class GitBlob {

    /** The digits of a name by SHA-1; one by SHA-256 has more. */
    private static final int DIGITS_OF_SHA1 = 40;

    private GitBlob() {}

    /**
     * Whether {@code file} has the content {@code name}, perhaps with line ends of Windows where that has those of
     * Unix, which git converts. The answer is no for a file that cannot be read.
     */
    public static boolean isContentOf(Path file, String name) {
        try {
            long size = Files.size(file);
            MessageDigest digest = digest(name, size);
            int longLineEnds = digest(file, false, digest);
            if (isNamed(name, digest)) {
                return true;
            }
            if (longLineEnds == 0) {
                return false;
            }
            MessageDigest converted = digest(name, size - longLineEnds);
            digest(file, true, converted);
            return isNamed(name, converted);
        } catch (IOException e) {
            return false;
        }
    }

    private static MessageDigest digest(String name, long size) {
        try {
            MessageDigest digest = MessageDigest.getInstance(name.length() == DIGITS_OF_SHA1 ? "SHA-1" : "SHA-256");
            digest.update(("blob " + size + "\0").getBytes(StandardCharsets.US_ASCII));
            return digest;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1 and SHA-256", e);
        }
    }

    private static boolean isNamed(String name, MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest()).equals(name);
    }

    /** Adds the content of {@code file}, without the CR of each CR LF if {@code converted}; the number of these. */
    private static int digest(Path file, boolean converted, MessageDigest digest) throws IOException {
        int longLineEnds = 0;
        try (InputStream in = FileInput.open(file)) {
            byte[] piece = new byte[1 << 16];
            byte[] kept = new byte[piece.length + 1];
            boolean afterCr = false;
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                int count = 0;
                for (int i = 0; i < length; i++) {
                    boolean isLongLineEnd = afterCr && piece[i] == '\n';
                    longLineEnds += isLongLineEnd ? 1 : 0;
                    if (afterCr && !(isLongLineEnd && converted)) {
                        kept[count++] = '\r';
                    }
                    afterCr = piece[i] == '\r';
                    if (!afterCr) {
                        kept[count++] = piece[i];
                    }
                }
                digest.update(kept, 0, count);
            }
            if (afterCr) {
                digest.update((byte) '\r');
            }
        }
        return longLineEnds;
    }
}
