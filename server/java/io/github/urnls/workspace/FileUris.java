package io.github.urnls.workspace;

import io.github.urnls.urn.CharSet;
import io.github.urnls.urn.PercentEncoding;
import java.io.File;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.spi.FileSystemProvider;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** URIs of files as VS Code spells them, since clients compare them letter by letter. It encodes more than it must. */
public final class FileUris {

    private static final FileSystemProvider FILES = FileSystems.getDefault().provider();

    /** A cell of a notebook on disk, here or where VS Code runs the server: its path, and the scheme in Base64. */
    private static final Pattern CELL = Pattern
            .compile("vscode-notebook-cell:(?://[^/]*)?(/[^?#]*)#[^#]*s(?:ZmlsZQ|dnNjb2RlLXJlbW90ZQ)[^#]*");

    private FileUris() {}

    /** The URI of a file or folder. */
    public static String of(Path path) {
        String raw = Machine.rawPath(path);
        if (raw.length() > 1 && raw.endsWith("/")) {
            raw = raw.substring(0, raw.length() - 1);
        }
        if (File.separatorChar == '\\' && raw.length() > 2 && raw.charAt(2) == ':') { // a drive
            raw = "/" + Character.toLowerCase(raw.charAt(1)) + raw.substring(2);
        }
        StringBuilder uri = new StringBuilder("file://");
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i); // other characters than ASCII are encoded already
            if (CharSet.ALPHANUM.contains(c) || "-._~/%".indexOf(c) >= 0) {
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
            URI named = URI.create(PercentEncoding.encodeUriReference(local));
            boolean isFile = "file".equalsIgnoreCase(named.getScheme()) && !named.isOpaque();
            return isFile ? Optional.of(FILES.getPath(named).normalize()) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** As {@link #path}; for a cell of a notebook, the file of that notebook, whose text is another one. */
    public static Optional<Path> around(String uri) {
        return notebook(uri).or(() -> path(uri));
    }

    /** The notebook that a URI names a cell of. */
    public static Optional<Path> notebook(String uri) {
        Matcher cell = CELL.matcher(uri);
        return cell.matches() ? path("file://" + cell.group(1)) : Optional.empty();
    }

    /** One spelling for all URIs of one file; a URI that names no file is left as it is. */
    public static String canonical(String uri) {
        return path(uri).map(FileUris::of).orElse(uri);
    }
}
