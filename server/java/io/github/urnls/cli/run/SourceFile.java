package io.github.urnls.cli.run;

import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** A file as text. */
public record SourceFile(Path path, Document document, FileContent.Encoding encoding) {

    public static SourceFile of(Path path, FileContent.Text text) {
        return new SourceFile(path, new Document(Printable.path(path), text.text()), text.encoding());
    }

    /** The content of {@code in}, as a file called {@code name}. */
    public static SourceFile read(InputStream in, Path name) throws IOException {
        if (FileReader.decode(in.readAllBytes()) instanceof FileContent.Text text) {
            return of(name, text);
        }
        throw new UsageException("standard input is not text: it holds NUL bytes");
    }
}
