package io.github.urnls.lsp;

import io.github.urnls.urn.PercentEncoding;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** URIs of files as VS Code spells them, which encodes more than it must: clients compare them letter by letter. */
final class FileUris {

    private FileUris() {}

    /** The URI of a file or folder. */
    static String of(Path path) {
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
}
