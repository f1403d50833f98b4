package io.github.urnls.workspace.index;

import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Specification;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.OwnReports;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * One state of a file, from disk or from an editor, with the names in it.
 *
 * @param names         all names in it, written or implied, in the order of the text
 * @param specification the specification by which they are read
 */
public record ScannedFile(Document document, List<Name> names, Specification specification) {

    public static ScannedFile of(Document document, Specification specification) {
        return new ScannedFile(document,
                ImpliedNames.with(Name.in(document, specification), document, specification), specification);
    }

    /**
     * Reads files from disk.
     *
     * @param specifications the specification by which the names of a file are read
     * @param limit          the largest file that is read, in bytes
     * @param included       whether a file may be read; others have no names
     * @param reports        whether reports of this program are read too, as those that a user names
     */
    public record Reader(Function<Path, Specification> specifications, ToLongFunction<Path> limit,
            Predicate<Path> included, boolean reports) {

        /** Reads a file; empty if it cannot be read, is too large or binary, or has no name. */
        public Optional<ScannedFile> read(Path file) {
            return scanned(file, content(file));
        }

        /** What stands in a file. */
        public FileContent content(Path file) {
            return included.test(file) ? FileReader.read(file, limit.applyAsLong(file)) : new FileContent.NoCandidate();
        }

        /** The file with this {@code content}; empty if that has no name. */
        public Optional<ScannedFile> scanned(Path file, FileContent content) {
            return content instanceof FileContent.Text text && (reports || !OwnReports.isOne(text.text()))
                    ? Optional.of(scanned(file, text.text())) : Optional.empty();
        }

        /** The file with {@code text} in it. Its URI is in the spelling of {@link FileUris}. */
        public ScannedFile scanned(Path file, String text) {
            return ScannedFile.of(new Document(FileUris.of(file), text), specifications.apply(file));
        }
    }

    /** The part that the index keeps. */
    public NamesInFile forIndex() {
        return NamesInFile.of(document, names, specification);
    }
}
