package io.github.urnls.workspace;

import io.github.urnls.urn.PercentEncoding;
import java.io.File;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;

/** URIs of files as VS Code spells them, since clients compare them letter by letter. It encodes more than it must. */
public final class FileUris {

    private FileUris() {}

    /** The URI of a file or folder. */
    public static String of(Path path) {
        // The text of a path loses what the locale cannot write; its URI has all bytes (java.nio.file.Path.toUri).
        String raw = path.toAbsolutePath().normalize().toUri().getRawPath();
        if (raw.length() > 1 && raw.endsWith("/")) {
            raw = raw.substring(0, raw.length() - 1);
        }
        if (File.separatorChar == '\\' && raw.length() > 2 && raw.charAt(2) == ':') { // a drive
            raw = "/" + Character.toLowerCase(raw.charAt(1)) + raw.substring(2);
        }
        StringBuilder uri = new StringBuilder("file://");
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i); // other characters than ASCII are encoded already
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-._~/%".indexOf(c) >= 0) {
                uri.append(c);
            } else {
                uri.append(PercentEncoding.encodeOctet((byte) c));
            }
        }
        return uri.toString();
    }

    /**
     * The file that a URI names, even if it has characters that a URI cannot hold; empty when it names none on disk.
     */
    public static Optional<Path> path(String uri) {
        try {
            // RFC 8089 §2: localhost is this machine.
            String local = uri.startsWith("file://localhost/") ? "file://" + uri.substring(16) : uri;
            return Optional.of(Path.of(URI.create(PercentEncoding.encodeUriReference(local))).normalize());
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }

    /** One spelling for all URIs of one file; a URI that names no file is left as it is. */
    public static String canonical(String uri) {
        return path(uri).map(FileUris::of).orElse(uri);
    }
}
