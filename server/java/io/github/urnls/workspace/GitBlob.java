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
     * Whether {@code file} has just the content {@code name}. The answer is no for a file that cannot be read, and for
     * one whose line ends git would convert.
     */
    public static boolean isContentOf(Path file, String name) {
        try (InputStream in = FileInput.open(file)) {
            MessageDigest digest = MessageDigest.getInstance(name.length() == DIGITS_OF_SHA1 ? "SHA-1" : "SHA-256");
            digest.update(("blob " + Files.size(file) + "\0").getBytes(StandardCharsets.US_ASCII));
            byte[] piece = new byte[1 << 16];
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                digest.update(piece, 0, length);
            }
            return HexFormat.of().formatHex(digest.digest()).equals(name);
        } catch (IOException e) {
            return false;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1 and SHA-256", e);
        }
    }
}
