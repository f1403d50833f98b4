package io.github.urnls.cli.tools;

import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.report.FilesReport;
import io.github.urnls.cli.run.ChangedFiles;
import io.github.urnls.cli.run.ComparedFiles;
import io.github.urnls.cli.run.Configuration;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileOutcome;
import io.github.urnls.workspace.FileWalk;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/** The files of a comparison for an assistant: those that may be read. */
record AllowedFiles(ToolFiles files, ChangedFiles changed, List<Path> asked, Configuration configuration,
        FilesReport report, BooleanSupplier cancelled) implements ComparedFiles {

    @Override
    public void now(BiConsumer<Path, String> sink) {
        examine(changed.present(), sink);
    }

    /** After a call is cancelled, the rest is skipped; its answer is discarded. */
    @Override
    public void before(BiConsumer<Path, String> sink) {
        changed.readOld(file -> files.mayRead(file, configuration), file -> files.maxSize(),
                new ChangedFiles.OldTexts() {
                    @Override
                    public void read(Path path, String text) {
                        if (!cancelled.getAsBoolean()) {
                            sink.accept(path, text);
                        }
                    }

                    @Override
                    public void tooLarge(Path path, long size, long limit) {
                        files.add(path, new FileOutcome.NotRead(new FileContent.TooLarge(size, limit)), false, report);
                    }
                });
    }

    @Override
    public void others(BiConsumer<Path, String> sink) {
        examine(files.walk(asked, report, cancelled).steps().stream().filter(file -> !changed.include(file.path()))
                .toList(), sink);
    }

    private void examine(List<FileWalk.Step.File> steps, BiConsumer<Path, String> sink) {
        files.examine(steps, asked, configuration, (shown, file, text) -> {
            sink.accept(file, text.text());
            return () -> {};
        }, report, cancelled);
    }

    @Override
    public void failed(Path path, String reason) {
        report.notRead(files.roots().display(path), Printable.of(reason));
    }
}
