package io.github.urnls.cli.command;

import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.workspace.Baseline;
import io.github.urnls.workspace.BaselineFile;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --baseline}, {@code --write-baseline}, {@code --show-known}. */
final class BaselineOptions {

    @Option(names = "--baseline", paramLabel = "FILE",
            description = "Findings that this file knows do not count; those that are gone are"
                    + " said.")
    private @Nullable Path baseline;

    @Option(names = "--write-baseline", paramLabel = "FILE",
            description = "Write what is found to this file, as known from now on.")
    private @Nullable Path writeTo;

    @Option(names = "--show-known", description = "Print the known findings too (text and jsonl).")
    private boolean showKnown;

    boolean showsKnown() {
        return showKnown;
    }

    /** Whether {@code file} is itself the baseline, which holds findings of other files. */
    boolean is(Path file) {
        return same(file, baseline) || same(file, writeTo);
    }

    private static boolean same(Path file, @Nullable Path other) {
        return other != null && file.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    /** The file to write, if one is to be written. */
    Optional<Path> target() {
        return Optional.ofNullable(writeTo);
    }

    /** The baseline in force; {@code root} is what paths are relative to where there is none. */
    KnownFindings read(SourceRoot root) {
        Path file = baseline != null ? baseline : writeTo;
        if (file == null) {
            return new KnownFindings(root, null, false);
        }
        SourceRoot folder = new SourceRoot(parent(file));
        return new KnownFindings(folder, Optional.ofNullable(baseline).map(BaselineOptions::read).orElse(null),
                writeTo != null);
    }

    private static Baseline read(Path file) {
        try {
            return BaselineFile.read(file);
        } catch (IOException e) {
            throw new UsageException(
                    Printable.path(file) + ": the baseline cannot be read: " + Printable.of(reason(e)));
        }
    }

    /**
     * Writes what was found; what an earlier baseline of that name holds of files that were not examined stays.
     *
     * @return how many findings it holds now
     */
    int write(Path file, KnownFindings known) {
        Path folder = parent(file);
        try {
            Baseline before = Files.exists(file) ? BaselineFile.read(file) : Baseline.EMPTY;
            Baseline now = known.replacing(before, new SourceRoot(folder));
            BaselineFile.write(file, now);
            return now.size();
        } catch (IOException e) {
            throw new UsageException(
                    Printable.path(file) + ": the baseline was not written: " + Printable.of(reason(e)));
        }
    }

    private static Path parent(Path file) {
        Path absolute = file.toAbsolutePath();
        return Objects.requireNonNullElse(absolute.getParent(), absolute);
    }

    /** What went wrong, without the name of the file, which may be that of a temporary one. */
    static String reason(IOException e) {
        if (e instanceof FileSystemException fault && fault.getReason() != null) {
            return fault.getReason();
        }
        return Objects.requireNonNullElse(e.getMessage(), e.toString());
    }
}
