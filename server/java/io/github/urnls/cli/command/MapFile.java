package io.github.urnls.cli.command;

import io.github.urnls.cli.command.IndexCommand.Tree;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.feature.renamemap.MapReader.Result;
import io.github.urnls.feature.renamemap.MapReader;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileInput;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** The file of {@code --map}. */
record MapFile(Path path) {

    MapFile(String name) {
        this(PathList.path(name));
    }

    /** Whether {@code file} is this one, whose names say what to rename and stay as they are. */
    boolean is(Path file) {
        try {
            return file.endsWith(path.getFileName()) && Files.isSameFile(file, path);
        } catch (IOException e) {
            return false;
        }
    }

    /** What the file says; sentences about it go to {@code notes}. */
    RenameTask read(Tree tree, Consumer<String> notes) {
        String shown = Printable.path(path);
        return switch (MapReader.read(text(), tree.specification())) {
            case Result.Read read -> {
                read.notes().forEach(note -> notes.accept(shown + ": " + Printable.of(note)));
                yield new RenameTask.ManyNames(read.map(), shown);
            }
            case Result.Fault fault -> throw refused(fault.line() == 0 ? shown : shown + ":" + fault.line(),
                    fault.message());
        };
    }

    private String text() {
        try (InputStream in = FileInput.open(path)) {
            if (FileReader.decode(in.readAllBytes()) instanceof FileContent.Text text) {
                return text.text();
            }
            throw refused(Printable.path(path), "this is no text");
        } catch (IOException e) {
            throw refused(Printable.path(path), FileWriter.reason(e));
        }
    }

    private static UsageException refused(String place, String message) {
        return new UsageException(place + ": " + Printable.of(message) + RenameCommand.NOTHING);
    }

    /** The move of all names that begin with {@code oldName}, which ends with a colon. */
    static RenameTask moving(String oldName, String newName, Tree tree) {
        return switch (MapReader.moving(oldName, newName, tree.specification())) {
            case Result.Read read -> new RenameTask.ManyNames(read.map(), "“" + oldName + "”");
            case Result.Fault fault -> throw new UsageException(Printable.of(fault.message()) + RenameCommand.NOTHING);
        };
    }
}
