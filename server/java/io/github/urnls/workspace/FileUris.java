package io.github.urnls.workspace;

import io.github.urnls.urn.PercentEncoding;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;

/** URIs of files as VS Code spells them, which encodes more than it must: clients compare them letter by letter. */
public final class FileUris {

    private FileUris() {}

    /** The URI of a file or folder. */
    public static String of(Path path) {
        String text = path.toAbsolutePath().normalize().toString().replace('\\', '/');
        boolean drive = text.length() > 1 && text.charAt(1) == ':';
        String rooted = drive ? "/" + Character.toLowerCase(text.charAt(0)) + text.substring(1) : text;
        StringBuilder uri = new StringBuilder("file://");
        for (byte octet : rooted.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) octet;
            boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-._~/".indexOf(c) >= 0;
            uri.append(plain ? String.valueOf(c) : PercentEncoding.encodeOctet(octet));
        }
        return uri.toString();
    }

    /** The file that a URI names; empty when it names none on disk. */
    public static Optional<Path> path(String uri) {
        try {
            return Optional.of(Path.of(URI.create(uri)).normalize());
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }

    /** One spelling for all URIs of one file; a URI that names no file is left as it is. */
    public static String canonical(String uri) {
        return path(uri).map(FileUris::of).orElse(uri);
    }
}
