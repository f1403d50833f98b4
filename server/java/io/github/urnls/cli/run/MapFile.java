package io.github.urnls.cli.run;

import io.github.urnls.cli.output.UsageException;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileInput;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file with a map of names.
 *
 * @param shown the path as shown to the user
 */
public record MapFile(Path path, String shown) {

    /** Whether {@code file} is this one, whose names say what to rename and stay as they are. */
    public boolean is(Path file) {
        try {
            return file.endsWith(path.getFileName()) && Files.isSameFile(file, path);
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * What the file says.
     *
     * @throws UsageException if it cannot be read
     */
    public String text() {
        try (InputStream in = FileInput.open(path)) {
            if (FileReader.decode(in.readAllBytes()) instanceof FileContent.Text text) {
                return text.text();
            }
            throw new UsageException(shown + ": this is no text");
        } catch (IOException e) {
            throw new UsageException(shown + ": " + FileWriter.reason(e));
        }
    }
}
