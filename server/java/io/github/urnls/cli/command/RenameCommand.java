package io.github.urnls.cli.command;

import io.github.urnls.check.run.Checker;
import io.github.urnls.feature.Tally;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.run.SourceFile;
import io.github.urnls.cli.run.Repairs;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.cli.report.Notice;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.NameTarget;
import io.github.urnls.feature.Rename;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.TemporaryFiles;
import io.github.urnls.workspace.index.RenamePlan;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** {@code rename}: writes another name at every place of a name. */
public final class RenameCommand extends IndexCommand {

    private static final String NOTHING = "; nothing was renamed";

    private final Argument<Boolean> diff = flag("--diff", "Show the changes, as a diff or as JSON, and write nothing.");

    private final Argument<Boolean> merge = flag("--merge", "Allow a new name that is already in use.");

    private final Argument<Boolean> below = flag("--below",
            "Rename also names below it, such as OLD:part and OLD#part, also behind prefixes;"
                    + " list other versions that are left.");

    private final Argument<String> oldName = parameter("OLD", "A URN without components.");

    private final Argument<String> newName = parameter("NEW", "The new name.");

    private final Argument<List<Path>> paths = paths();

    /** A file to change, read a second time. */
    private record Changed(SourceFile source, String text, FileEdits edits) {}

    public RenameCommand() {
        super("rename", "Writes another name at every place of a name; components stay as they are.",
                "There was nothing to rename.");
    }

    @Override
    public Integer call() {
        Tree tree = tree(paths.get());
        NameTarget target = tree.target(oldName.get());
        Rename.refusal(target, newName.get(), tree.specification()).ifPresent(RenameCommand::refuse);
        tree.read();
        requireComplete(tree);
        RenamePlan plan = RenamePlan.of(tree.index().search(() -> false),
                new Rename(target, below.get(), newName.get()),
                new Checker((rule, fault) -> complain("rule " + rule.code() + " failed; please report it: "
                        + Printable.of(fault.toString()))),
                tree.configuration().builtIn());
        if (plan.places() == 0 && plan.refusal().isEmpty()) {
            complain("“" + Printable.of(oldName.get()) + "” was not found in " + tree.extent());
            return end(tree, false);
        }
        plan.refusal().ifPresent(RenameCommand::refuse);
        requireNew(tree, plan);
        if (!plan.doubts().isEmpty()) {
            throw new UsageException(Printable.of(String.join(" ", plan.doubts())) + " Nothing was renamed.");
        }
        List<Changed> changed = plan.files().stream().map(edits -> changed(tree, edits)).toList();
        if (changed.isEmpty()) {
            complain("“" + Printable.of(newName.get()) + "” is at every place already");
            return end(tree, false);
        }
        plan.notes().forEach(note -> complain(Printable.of(note)));
        if (diff.get()) {
            changed.forEach(this::show);
            return end(tree, true);
        }
        return write(tree, changed);
    }

    /** Refuses if files could not be read: they may have the name, which would then be renamed only in part. */
    private static void requireComplete(Tree tree) {
        long missing = tree.log().notices().stream()
                .filter(notice -> notice.kind() == Notice.Kind.FAILED || notice.kind() == Notice.Kind.TOO_LARGE)
                .count();
        if (missing > 0) {
            refuse(Tally.counted((int) missing, "file") + " could not be read and may hold the name; --exclude leaves"
                    + " files out");
        }
        Set<String> complaints = tree.configuration().complaints();
        if (!complaints.isEmpty()) {
            throw new UsageException(String.join("; ", complaints) + NOTHING);
        }
    }

    private void requireNew(Tree tree, RenamePlan plan) {
        List<String> there = plan.joined();
        if (!merge.get() && !there.isEmpty()) {
            refuse("“" + newName.get() + "” stands in " + Tally.counted(there.size(), "file")
                    + " already, the first is "
                    + tree.path(there.get(0)) + "; --merge makes both one name");
        }
    }

    private static void refuse(String reason) {
        throw new UsageException(Printable.of(reason) + NOTHING);
    }

    /** Checks that a file can be written, before any file is. */
    private static Changed changed(Tree tree, FileEdits edits) {
        Path file = tree.index().file(edits.document().uri());
        FileContent content = FileReader.read(file, tree.configuration().maxSize(file));
        if (!(content instanceof FileContent.Text read) || !read.text().equals(edits.document().text())) {
            throw new UsageException(Printable.path(file) + ": the file has changed meanwhile" + NOTHING);
        }
        SourceFile source = SourceFile.of(file, read);
        String text = TextEdit.apply(read.text(), edits.edits());
        try {
            FileWriter.requireReplaceable(file, source.encoding(), text);
        } catch (IOException e) {
            throw new UsageException(
                    Printable.path(file) + ": " + Printable.of(FileWriter.reason(e)) + NOTHING);
        }
        return new Changed(source, text, edits);
    }

    private void show(Changed file) {
        if (isJson()) {
            printEdits(file);
        } else {
            Repairs.diff(out(), Terminal.isInteractive(), file.source.path(), file.source.document(), file.text);
            Repairs.noPatch(file.source).ifPresent(this::complain);
        }
    }

    private void print(Changed file) {
        if (isJson()) {
            printEdits(file);
        } else {
            out().println(
                    file.source.document().uri() + ": renamed in " + Tally.counted(file.edits.edits().size(), "place"));
        }
    }

    private void printEdits(Changed file) {
        String path = Jsonl.path(file.source.path());
        for (TextEdit edit : file.edits.edits()) {
            Jsonl.line(out(), JsonlNames.edit(path, file.source.document(), edit));
        }
    }

    private int write(Tree tree, List<Changed> changed) {
        List<String> failed = new ArrayList<>();
        for (Changed file : changed) {
            Path path = file.source.path();
            TemporaryFiles.removeLeftovers(path.toAbsolutePath().getParent());
            try {
                FileWriter.replace(path, file.source.encoding(), file.source.document().text(), file.text);
                print(file);
            } catch (IOException e) {
                failed.add(Printable.path(path) + ": not renamed: " + Printable.of(FileWriter.reason(e)));
            }
        }
        failed.forEach(this::complain);
        int exitCode = end(tree, true);
        return failed.isEmpty() ? exitCode : ExitCode.FAILED;
    }
}
