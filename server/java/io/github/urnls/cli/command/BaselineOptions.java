package io.github.urnls.cli.command;

import io.github.urnls.workspace.FileNames;
import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.report.SourceRoot;
import io.github.urnls.workspace.Baseline;
import io.github.urnls.workspace.BaselineFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code --baseline}, {@code --write-baseline}, {@code --show-known}. */
@Command(optionListHeading = "Baseline")
final class BaselineOptions {

    @Option(names = "--baseline", paramLabel = "FILE",
            description = "Do not count the findings in this file, and report those that are gone.")
    private @Nullable Path baseline;

    @Option(names = "--write-baseline", paramLabel = "FILE",
            description = "Write the findings to this file, as known from now on.")
    private @Nullable Path writeTo;

    @Option(names = "--show-known", description = "Print known findings too (text, concise, grouped and jsonl).")
    private boolean showKnown;

    boolean areGiven() {
        return baseline != null || writeTo != null;
    }

    void requireSense() {
        if (showKnown && !areGiven()) {
            throw new UsageException("--show-known needs --baseline");
        }
    }

    boolean showsKnown() {
        return showKnown;
    }

    /** Whether {@code file} is the baseline, which has findings of other files. */
    boolean is(Path file) {
        return same(file, baseline) || same(file, writeTo);
    }

    private static boolean same(Path file, @Nullable Path other) {
        return other != null && FileNames.absolute(file).equals(FileNames.absolute(other));
    }

    /** The baseline file to write, if any. */
    Optional<Path> target() {
        return Optional.ofNullable(writeTo);
    }

    /** Reads the baseline; without one, paths are relative to {@code root}. */
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
     * Writes the findings. The findings of an earlier baseline in files that were not checked stay.
     *
     * @return the number of findings in the new baseline
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

    /** The reason of a failure, without the file name, which may be that of a temporary file. */
    static String reason(IOException e) {
        String reason = switch (e) {
            case NoSuchFileException gone -> "no such file";
            case AccessDeniedException denied -> "permission denied";
            case FileSystemException fault when fault.getReason() != null -> fault.getReason();
            default -> e.getMessage();
        };
        return Objects.requireNonNullElse(reason, e.toString());
    }
}
