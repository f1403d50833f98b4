package io.github.urnls.cli.command;

import io.github.urnls.cli.report.Notice.Kind;
import io.github.urnls.cli.run.Tree;
import io.github.urnls.feature.Tally;
import io.github.urnls.cli.output.ExitCode;
import io.github.urnls.cli.run.MapFile;
import io.github.urnls.cli.run.RenameTask;
import io.github.urnls.cli.run.Repairs;
import io.github.urnls.cli.run.SourceFile;
import io.github.urnls.cli.output.Terminal;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Jsonl;
import io.github.urnls.cli.report.JsonlNames;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.cli.report.Place;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.index.NameSearch;
import io.github.urnls.workspace.index.RenamePlan.FileEdits;
import io.github.urnls.workspace.index.RenamePlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** {@code rename}: writes another name at every place of a name. */
public final class RenameCommand extends IndexCommand {

    private static final String NOTHING = "; nothing was renamed";

    private final Argument<Boolean> diff = flag("--diff", "Show the changes, as a diff or as JSON, and write nothing.");

    private final Argument<Boolean> check = flag("--check",
            "List each place that still has an old name, write nothing, and end with 1 if there is any.");

    private final Argument<Boolean> merge = flag("--merge", "Allow a new name that is already in use.");

    private final Argument<Boolean> below = flag("--below",
            "Rename also names below it, such as OLD:part and OLD#part, also behind prefixes;"
                    + " list other versions that are left.");

    private final Argument<String> map = option(String.class, "--map", "FILE",
            "Rename all names that FILE lists, one OLD -> NEW a line, in one pass; all parameters are paths then.");

    private final Argument<String> oldName = optional("OLD",
            "A URN without components; with --below also a namespace, such as urn:example:.");

    private final Argument<String> newName = optional("NEW", "The new name.");

    private final Argument<List<Path>> paths = paths();

    /** A file to change, read a second time. */
    private record Changed(SourceFile source, String text, FileEdits edits) {}

    public RenameCommand() {
        super("Writes another name at every place of a name; components stay as they are.",
                "There was nothing to rename; with --check, an old name still stands somewhere.");
        format();
    }

    @Override
    public Integer call() {
        UsageException.throwIf(check.get() && diff.get(), "--check and --diff do not go together");
        Optional<MapFile> file = map.given().map(PathList::path)
                .map(path -> new MapFile(path, Printable.path(path)));
        Tree tree = tree(file.isPresent() ? allPaths() : paths.get(),
                path -> file.filter(it -> it.is(path)).isPresent());
        RenameTask task = task(tree, file);
        NameSearch search = tree.read();
        if (check.get()) {
            return check(tree, task, search);
        }
        requireComplete(tree);
        RenamePlan plan = task.plan(search, checker());
        plan.refusal().ifPresent(RenameCommand::refuse);
        List<String> left = task.left(plan);
        if (plan.places() == 0) {
            complain(left);
            complain(task.nothing() + " " + tree.extent());
            return end(tree, false);
        }
        String inMap = file.isPresent() ? ", and so does “merge” behind the new name in the map" : "";
        plan.collision(tree::path).filter(why -> !merge.get())
                .ifPresent(why -> refuse(why + "; --merge allows it" + inMap));
        if (!plan.doubts().isEmpty()) {
            throw new UsageException(String.join(" ", plan.doubts()) + " Nothing was renamed.");
        }
        List<Changed> changed = plan.files().stream().map(edits -> changed(tree, edits)).toList();
        complain(left);
        if (changed.isEmpty()) {
            complain(RenamePlan.UNCHANGED);
            return end(tree, false);
        }
        if (diff.get()) {
            changed.forEach(this::print);
            return end(tree, true);
        }
        return write(tree, changed);
    }

    private RenameTask task(Tree tree, Optional<MapFile> file) {
        UsageException.throwIf(file.isPresent() && below.get(),
                "--below does not go with --map: write urn:example:* in the map");
        UsageException.throwIf(file.isEmpty() && !newName.isGiven(),
                "nothing to rename: give OLD and NEW, or a file with --map");
        try {
            return file.map(it -> RenameTask.ofMap(tree, it.text(), it.shown(), this::complain)).orElseGet(
                    () -> RenameTask.of(tree, oldName.get(), newName.get(), below.get(), "--below"));
        } catch (UsageException e) {
            throw new UsageException(e.getMessage() + NOTHING);
        }
    }

    /** The parameters of a run with {@code --map}, in which no names are given. */
    private List<Path> allPaths() {
        return Stream.concat(Stream.of(oldName, newName).flatMap(name -> name.given().stream()).map(PathList::path),
                paths.get().stream()).toList();
    }

    private int check(Tree tree, RenameTask task, NameSearch search) {
        List<String> left = task.eachPlace(search,
                (document, place, after) -> print(tree.path(document.uri()), document, place, after));
        complain(left);
        if (printed > 0) {
            complain(Tally.counted(printed, "place") + " with an old name in " + tree.extent());
        }
        return end(tree, printed == 0);
    }

    private void print(String path, Document document, Name place, String after) {
        String text = place.text();
        print(Json.put(Place.json(path, document, place.range()), "urn", text, "newName", after),
                () -> path + ":" + Place.of(document, place.range().start()) + ": “"
                        + Printable.of(RenamePlan.shown(text)) + "” is now “"
                        + Printable.of(RenamePlan.shown(after)) + "”");
    }

    /** Refuses if files could not be read: they may have the name, which would then be renamed only in part. */
    private static void requireComplete(Tree tree) {
        long missing = tree.log().notices().stream()
                .filter(notice -> notice.kind() == Kind.FAILED || notice.kind() == Kind.TOO_LARGE)
                .count();
        if (missing > 0) {
            refuse(Tally.counted((int) missing, "file") + " could not be read and may hold the name; --exclude leaves"
                    + " files out");
        }
        Set<String> complaints = tree.configuration().complaints();
        if (!complaints.isEmpty()) {
            refuse(String.join("; ", complaints));
        }
    }

    /** Prints the first {@code lines}, and how many more there are. */
    private void complain(List<String> lines) {
        lines.stream().limit(RenameTask.MOST_LEFT).forEach(this::complain);
        if (lines.size() > RenameTask.MOST_LEFT) {
            complain(lines.size() - RenameTask.MOST_LEFT + " more places are left");
        }
    }

    private static void refuse(String reason) {
        throw new UsageException(reason + NOTHING);
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
                    Printable.path(file) + ": " + FileWriter.reason(e) + NOTHING);
        }
        return new Changed(source, text, edits);
    }

    /** Prints what is renamed in a file, or would be. */
    private void print(Changed file) {
        Document document = file.source.document();
        if (isJson()) {
            String path = Jsonl.path(file.source.path());
            file.edits.edits().forEach(edit -> Jsonl.line(out(), JsonlNames.edit(path, document, edit)));
        } else if (diff.get()) {
            Repairs.diff(out(), Terminal.isInteractive(), file.source.path(), document, file.text);
            Repairs.noPatch(file.source).ifPresent(this::complain);
        } else {
            out().println(document.uri() + ": renamed in " + Tally.counted(file.edits.edits().size(), "place"));
        }
    }

    private int write(Tree tree, List<Changed> changed) {
        List<String> failed = new ArrayList<>();
        for (Changed file : changed) {
            Path path = file.source.path();
            try {
                FileWriter.replace(path, file.source.encoding(), file.source.document().text(), file.text);
                print(file);
            } catch (IOException e) {
                failed.add(Printable.path(path) + ": not renamed: " + FileWriter.reason(e));
            }
        }
        failed.forEach(this::complain);
        int exitCode = end(tree, true);
        return failed.isEmpty() ? exitCode : ExitCode.FAILED;
    }
}
