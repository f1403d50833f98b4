package io.github.urnls.workspace;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * New content for a file. It is written to a file beside it, which replaces the file at the end, or is removed if the
 * end is not reached. Everything that the file has beside its content is kept.
 */
public final class FileDraft implements Closeable {

    private final Path target;
    private final TemporaryFile temporary;
    private final @Nullable FileMarks marks;
    private final OutputStream stream;

    /**
     * Begins to write {@code file}, which may exist or not.
     *
     * @throws IOException if it is read-only, has several names (hard links) or an owner that cannot be kept, or if
     *                     nothing can be written beside it. The message is for the user
     */
    public FileDraft(Path file) throws IOException {
        boolean there = Files.exists(file);
        target = there ? file.toRealPath() : file;
        marks = there ? FileMarks.of(target) : null;
        temporary = TemporaryFile.beside(target, this::make);
        stream = Files.newOutputStream(temporary.path(), StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING);
    }

    private void make(Path path) throws IOException {
        if (marks == null) {
            Files.createFile(path); // with the permissions that the user's other new files have
        } else {
            marks.requireReplaceable(target);
            Files.copy(target, path, StandardCopyOption.COPY_ATTRIBUTES);
            marks.giveOwner(path); // if the copy could not keep it
        }
    }

    /** The stream to write the content to. */
    public OutputStream stream() {
        return stream;
    }

    /**
     * Replaces the file by the new content.
     *
     * @throws IOException if that fails, or if something that belongs to the file would be lost; the file is then
     *                     unchanged
     */
    public void finish() throws IOException {
        complete();
        move();
    }

    /** Ends the content, so that it outlives a power cut, and copies the marks of the file to it. */
    void complete() throws IOException {
        stream.close();
        try (FileChannel written = FileChannel.open(temporary.path(), StandardOpenOption.WRITE)) {
            written.force(true); // else some file systems keep the move and not the content
        }
        if (marks != null) {
            marks.giveMode(temporary.path());
            marks.requireSame(FileMarks.of(temporary.path()));
        }
    }

    /** Replaces the file by the completed content. */
    void move() throws IOException {
        try {
            Files.move(temporary.path(), target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary.path(), target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Removes the new content, unless it has replaced the file. */
    @Override
    public void close() throws IOException {
        try {
            stream.close();
        } finally {
            temporary.close();
        }
    }
}
