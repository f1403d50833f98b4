package io.github.urnls.workspace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The name that git gives to a content: the digest of its length and its bytes (gitformat-pack(5), hash functions). */
public record GitBlob(String name) {

    /** The digits of a name by SHA-1; one by SHA-256 has more. */
    private static final int DIGITS_OF_SHA1 = 40;

    /**
     * Whether {@code file} has this content, perhaps with line ends of Windows where that has those of Unix, which git
     * converts. The answer is no for a file that cannot be read.
     */
    public boolean isContentOf(Path file) {
        try {
            long size = Files.size(file);
            MessageDigest digest = digest(size);
            try (InputStream in = FileInput.open(file)) {
                in.transferTo(into(digest));
            }
            if (isNamed(digest)) {
                return true;
            }
            long converted = convert(file, OutputStream.nullOutputStream());
            if (converted == size) {
                return false;
            }
            MessageDigest other = digest(converted);
            convert(file, into(other));
            return isNamed(other);
        } catch (IOException e) {
            return false;
        }
    }

    private static OutputStream into(MessageDigest digest) {
        return new DigestOutputStream(OutputStream.nullOutputStream(), digest);
    }

    private MessageDigest digest(long size) {
        try {
            MessageDigest digest = MessageDigest.getInstance(name.length() == DIGITS_OF_SHA1 ? "SHA-1" : "SHA-256");
            digest.update(("blob " + size + "\0").getBytes(StandardCharsets.US_ASCII));
            return digest;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1 and SHA-256", e);
        }
    }

    private boolean isNamed(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest()).equals(name);
    }

    /** Writes the content of {@code file} without the CR of each CR LF; returns how many bytes these are. */
    private static long convert(Path file, OutputStream out) throws IOException {
        long length = 0;
        try (InputStream in = new BufferedInputStream(FileInput.open(file))) {
            int next = in.read();
            while (next >= 0) {
                int current = next;
                next = in.read();
                if (current != '\r' || next != '\n') {
                    out.write(current);
                    length++;
                }
            }
        }
        return length;
    }
}
