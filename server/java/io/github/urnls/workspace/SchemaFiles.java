package io.github.urnls.workspace;

import io.github.urnls.check.Neighbours;
import io.github.urnls.check.pairs.Schemas;
import io.github.urnls.text.Document;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.UriReference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * Schemas and tables of contents in files. A document cannot lead out of its folder, even by links. Only the beginning
 * of a file is read, and only its kind and the name that it defines are used.
 *
 * @param file      the file of the document with a URI
 * @param outermost for such a file, the folder that nothing may lead out of; empty when nothing may be read
 * @param open      the text of a file in an editor, by its URI in the spelling of {@link FileUris}
 */
public record SchemaFiles(Function<String, Optional<Path>> file, Function<Path, Optional<Path>> outermost,
        Function<String, Optional<Document>> open) implements Neighbours {

    /** How much of a file is read, in bytes. The first tag follows the comments at the beginning. */
    private static final int LOOKED_AT = 1 << 16;

    /** For documents named by their paths, each within its repository, or without one in its own folder. */
    public static SchemaFiles inRepositories() {
        return new SchemaFiles(SchemaFiles::path, document -> Optional.of(ProjectBounds.repository(
                document.getParent())), uri -> Optional.empty());
    }

    private static Optional<Path> path(String name) {
        try {
            return Optional.of(FileNames.absolute(Path.of(name)));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Neighbour> at(String document, String reference) {
        Optional<Path> from = file.apply(document).filter(path -> path.getParent() != null);
        Optional<Path> to = from.flatMap(path -> target(path, reference));
        return to.flatMap(path -> from.flatMap(outermost).map(folder -> new ProjectBounds(folder, folder))
                .flatMap(bounds -> bounds.named(path.toString(), new ArrayList<>()))).flatMap(this::schema);
    }

    /** The file that a relative reference leads to. The reference must have no scheme, host or query. */
    private static Optional<Path> target(Path document, String reference) {
        UriReference uri = UriReference.parse(PercentEncoding.encodeUriReference(reference));
        if (!uri.isRelative() || uri.authority() != null || uri.query() != null || uri.isSameDocument()) {
            return Optional.empty();
        }
        return FileUris.path("file://" + uri.resolve(UriReference.parse(FileUris.of(document))).path());
    }

    private Optional<Neighbour> schema(Path path) {
        String uri = FileUris.of(path);
        Optional<Document> inEditor = open.apply(uri);
        if (inEditor.isPresent()) {
            return Schemas.of(inEditor.get());
        }
        if (!Files.isRegularFile(path) || SystemFiles.include(path)) {
            return Optional.empty();
        }
        try {
            return FileReader.decode(whole(FileInput.head(path, LOOKED_AT))) instanceof FileContent.Text text
                    ? Schemas.of(new Document(uri, text.text()))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The bytes without a character at the end that may be cut. */
    private static byte[] whole(byte[] head) {
        int end = head.length;
        while (head.length == LOOKED_AT && end > 0 && head[end - 1] < 0) {
            end--;
        }
        return Arrays.copyOf(head, end);
    }
}
