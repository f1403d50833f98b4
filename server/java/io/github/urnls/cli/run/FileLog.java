package io.github.urnls.cli.run;

import io.github.urnls.workspace.FileContent.Text;
import io.github.urnls.workspace.FileContent.NoText;
import io.github.urnls.workspace.FileContent.TooLarge;
import io.github.urnls.cli.run.Git.Stored;
import io.github.urnls.workspace.Machine;
import io.github.urnls.check.Product;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.help.MistakenPath;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.Progress;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.Notice.Kind;
import io.github.urnls.cli.report.Notice;
import io.github.urnls.cli.report.RunSummary;
import io.github.urnls.feature.Tally;
import io.github.urnls.urn.Normalization;
import io.github.urnls.workspace.FileContent.OwnReport;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileLoop;
import io.github.urnls.workspace.FileNames;
import io.github.urnls.workspace.FileOutcome.NotRead;
import io.github.urnls.workspace.FileOutcome.Examined;
import io.github.urnls.workspace.FileOutcome.LeftOut;
import io.github.urnls.workspace.FileOutcome;
import io.github.urnls.workspace.FileReader;
import io.github.urnls.workspace.FileWalk;
import io.github.urnls.workspace.OwnReports;
import io.github.urnls.workspace.TemporaryFile;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Goes through files and reports those that could not be read, with the reason. In folders, binary files and the file
 * that standard output goes to are skipped without a message.
 */
public final class FileLog {

    /**
     * Which files are read.
     *
     * @param walk     what is left out of folders
     * @param included whether the project file of a file includes it
     * @param never    files that are never read
     * @param forced   whether files that the user named may be left out too
     */
    public record Selection(FileWalk.Choice walk, Predicate<Path> included, Predicate<Path> never, boolean forced) {}

    /**
     * What is done with files.
     *
     * @param examine examines a file, on any thread, and returns the code that hands on the result, in order, on the
     *                thread of the caller
     * @param rest    gets the files without anything to find, and whether they are text
     */
    public record Work(Function<SourceFile, Runnable> examine, BiConsumer<Path, Boolean> rest) {

        /** Only reads files: {@code sink} gets each with its text, on any thread. */
        public static Work reading(BiConsumer<Path, String> sink, Consumer<Path> rest) {
            return new Work(source -> {
                sink.accept(source.path(), source.document().text());
                return () -> {};
            }, (path, isText) -> rest.accept(path));
        }

        /** Only names the files that are text. */
        public static Work naming(Consumer<Path> file) {
            return new Work(source -> () -> file.accept(source.path()), (path, isText) -> {
                if (isText) {
                    file.accept(path);
                }
            });
        }
    }

    /** Of a larger tree no more folders are remembered. */
    private static final int MOST_FOLDERS = 10_000;

    private final PrintWriter err;
    private final ToLongFunction<Path> limit;
    private final Selection selection;
    private final boolean quiet;
    private final boolean progress;
    private final int most;
    private final BooleanSupplier cancelled;
    private final RedirectedOutput output = new RedirectedOutput();
    private final List<Notice> notices = new ArrayList<>();
    /** Those of the files so far, which killed runs may have left files in. */
    private final Set<Path> folders = new HashSet<>();
    private int files;
    private int unreadable;
    private int unrepaired;
    private int tooLarge;
    private boolean namedTooLarge;
    /** The absolute paths that the user named. */
    private Set<Path> named = Set.of();
    private int byProject;
    /** The reports of this program that lie in a folder. */
    private int reports;
    private final Map<FileWalk.Reason, Integer> leftOut = new EnumMap<>(FileWalk.Reason.class);

    /**
     * Creates a log.
     *
     * @param limit    the largest file that is read, in bytes
     * @param quiet    whether only failures are reported
     * @param progress whether to show progress, on terminals only
     */
    public FileLog(PrintWriter err, ToLongFunction<Path> limit, Selection selection, boolean quiet,
            boolean progress) {
        this(err, limit, selection, quiet, progress, Integer.MAX_VALUE, () -> false);
    }

    /**
     * Creates a log that ends early.
     *
     * @param most      the most files that are read; when bounded, the log is for an assistant, who reads the notices
     * @param cancelled asked before each file
     */
    public FileLog(PrintWriter err, ToLongFunction<Path> limit, Selection selection, boolean quiet,
            boolean progress, int most, BooleanSupplier cancelled) {
        this.err = err;
        this.limit = limit;
        this.selection = selection;
        this.quiet = quiet;
        this.progress = progress;
        this.most = most;
        this.cancelled = cancelled;
    }

    /** The notices about single files, in the order of the walk. */
    public List<Notice> notices() {
        return List.copyOf(notices);
    }

    public int files() {
        return files;
    }

    /** Whether a file could not be read or repaired, or a named file is too large. */
    public boolean failed() {
        return unreadable + unrepaired > 0 || namedTooLarge;
    }

    /** How many files were looked at, with {@code verb} behind it, and what was not checked. */
    public String extent(String verb) {
        String left = omissions();
        return Tally.counted(files, "file") + verb + (left.isEmpty() ? "" : "; " + left);
    }

    /** What was not checked, for the summary; empty when everything was. */
    public String omissions() {
        List<String> reasons = new ArrayList<>();
        leftOut.forEach((reason, count) -> reasons.add(count + " " + Normalization.id(reason)));
        if (byProject > 0) {
            reasons.add(byProject + " by " + ProjectFile.NAME);
        }
        if (reports > 0) {
            reasons.add(Tally.counted(reports, "report") + " of " + Product.NAME);
        }
        String left = reasons.isEmpty() ? "" : "left out: " + String.join(", ", reasons);
        return Stream.of(RunSummary.some(unreadable, " could not be read"),
                RunSummary.some(unrepaired, " could not be repaired"),
                RunSummary.some(tooLarge, tooLarge == 1 ? " is over the size limit" : " are over the size limit"), left)
                .filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }

    /** Goes through all files below {@code named}, on all processors; {@code examine} is as in {@link Work}. */
    public void examine(List<Path> named, Function<SourceFile, Runnable> examine) {
        examine(named, List.of(), new Work(examine, (path, isText) -> {}));
    }

    /**
     * As the other, with the paths of a list.
     *
     * @param named  the paths that the user named; only {@link Selection#forced} leaves them out
     * @param listed the paths of the list; files are left out of it as from folders
     */
    public void examine(List<Path> named, List<Path> listed, Work work) {
        this.named = named.stream().map(FileNames::absolute).collect(Collectors.toSet());
        List<Path> paths = new ArrayList<>(named);
        paths.addAll(listed);
        int first = selection.forced ? 0 : named.size();
        paths.subList(first, paths.size()).removeIf(this::leavesOut);
        FileWalk walk = new FileWalk(paths, selection.walk);
        loop(walk, work);
        walk.leftOut().forEach((reason, count) -> leftOut.merge(reason, count, Integer::sum));
    }

    /** As {@link #examine}, for the changed files that are there. They count as found in folders. */
    public void examineChanged(ChangedFiles changed, Work work) {
        loop(changed.present().iterator(), work);
    }

    private void loop(Iterator<? extends FileWalk.Step> steps, Work work) {
        Progress shown = new Progress(err, progress);
        FileLoop loop = new FileLoop(Machine.processors(), limit,
                file -> !isNeverRead(file)
                        && (selection.included.test(file)
                                || !selection.forced && isNamed(file)),
                () -> isCut() || isCancelled());
        boolean ended = loop.run(steps, (file, text) -> work.examine.apply(SourceFile.of(file, text)),
                (path, outcome) -> {
                    add(path, outcome, work);
                    shown.step();
                });
        shown.done();
        if (!ended && !isCut() && !isCancelled()) {
            throw new UsageException("interrupted");
        }
    }

    /** An assistant sees no tree and changes nothing. */
    private boolean isForAssistant() {
        return most < Integer.MAX_VALUE;
    }

    /** Whether there are more files than are read. */
    public boolean isCut() {
        return files >= most;
    }

    /** Whether the calls for its files are no longer wanted. */
    public boolean isCancelled() {
        return cancelled.getAsBoolean();
    }

    /** Hands the old text of each changed file to {@code examine}, on this thread. It counts no file. */
    public void examineOld(ChangedFiles changed, BiConsumer<Path, String> examine) {
        changed.readOld(file -> !selection.never.test(file) && selection.included.test(file), limit,
                (path, content) -> {
                    if (content instanceof TooLarge large) {
                        notRead(path, large, (file, isText) -> {});
                    } else if (content instanceof Text text && !OwnReports.isOne(text.text())
                            && !isCancelled()) {
                        examine.accept(path, text.text());
                    }
                });
    }

    private boolean isNamed(Path file) {
        return named.contains(FileNames.absolute(file));
    }

    private boolean isNeverRead(Path file) {
        return selection.never.test(file) || output.goesTo(file);
    }

    /** As {@link #examine}, for the files staged in git. Project files leave files out as from a list. */
    public void examineStaged(Work work) {
        List<Stored> files = StagedFiles.list(selection.walk.hidden()).stream()
                .filter(file -> !selection.never.test(file.path()) && !leavesOut(file.path())).toList();
        files.stream().filter(file -> file.blob().isEmpty()).forEach(file -> unreadable(file.path(),
                "skipped: it is not merged; resolve the conflict and stage it"));
        StagedFiles.GIT.read(files.stream().filter(file -> !file.blob().isEmpty()).toList(), limit, FileReader::decode,
                (path, content) -> {
                    if (content instanceof Text text && OwnReports.isOne(text.text())) {
                        notRead(path, new OwnReport(), work.rest);
                    } else if (content instanceof Text text) {
                        add(path, new Examined(text.note(), () -> {}), work);
                        work.examine.apply(SourceFile.of(path, text)).run();
                    } else {
                        notRead(path, (NoText) content, work.rest);
                    }
                });
    }

    /** Whether {@code path}, which was named, is left out; reports it if so. */
    boolean leavesOut(Path path) {
        if (selection.walk.exclude().fit(FileNames.absolute(path))) {
            note(Kind.LEFT_OUT, path, "left out by --exclude");
            return true;
        }
        if (!Files.isDirectory(path) && !selection.included.test(path)) {
            note(Kind.LEFT_OUT, path, "left out by " + ProjectFile.NAME);
            return true;
        }
        return false;
    }

    private void add(Path path, FileOutcome outcome, Work work) {
        Path folder = FileNames.absolute(path).getParent();
        if (!isForAssistant() && folder != null && folders.size() < MOST_FOLDERS && folders.add(folder)) {
            TemporaryFile.removeLeftovers(folder);
        }
        if (outcome instanceof Examined examined) {
            files++;
            if (!examined.note().isEmpty()) {
                note(Kind.DOUBTFUL, path, examined.note());
            }
        } else if (outcome instanceof NotRead not) {
            notRead(path, not.content(), work.rest);
        } else if (outcome instanceof LeftOut && isNamed(path)
                && output.goesTo(path)) {
            note(Kind.LEFT_OUT, path, "skipped: standard output goes to it");
        } else if (outcome instanceof LeftOut && !isNeverRead(path)) {
            byProject++;
        } else if (outcome instanceof FileOutcome.Link && isForAssistant()) {
            note(Kind.LEFT_OUT, path, "a symbolic link, which is not followed");
        }
    }

    // No switch over types: see Connection.
    private void notRead(Path path, NoText content, BiConsumer<Path, Boolean> rest) {
        if (content instanceof FileContent.NoCandidate) {
            files++;
            rest.accept(path, true);
        } else if (content instanceof FileContent.Binary) {
            rest.accept(path, false);
            if (isNamed(path)) {
                note(Kind.LEFT_OUT, path, "skipped: it is binary, with NUL bytes");
            }
        } else if (content instanceof OwnReport) {
            reports++;
            rest.accept(path, false);
            note(Kind.LEFT_OUT, path, OwnReport.SKIPPED);
        } else if (content instanceof FileContent.Unreadable problem) {
            unreadable(path, problem.reason());
        } else if (content instanceof TooLarge size) {
            tooLarge++;
            namedTooLarge |= isNamed(path);
            note(Kind.TOO_LARGE, path, "skipped: " + size.mebibytes() + " MiB exceeds the "
                    + (size.limit() >> 20) + " MiB limit (--max-size)");
        }
    }

    /** Counts a file that could not be repaired, and reports the reason. */
    void unrepaired(Path path, String reason) {
        unrepaired++;
        note(Kind.FAILED, path, "not repaired: " + reason);
    }

    /** Counts a file that could not be read, and reports the reason. */
    void unreadable(Path path, String reason) {
        unreadable++;
        boolean unwritable = path.toString().contains("\ufffd") && Files.notExists(path);
        String advice = unwritable
                ? "; a file whose name is not UTF-8 cannot be given by name: give its folder"
                : MistakenPath.advice(FileNames.given(path));
        note(Kind.FAILED, path, reason + advice);
    }

    private void note(Kind kind, Path path, String text) {
        Notice notice = new Notice(path, kind, Printable.of(text));
        notices.add(notice);
        if (!quiet || kind != Kind.DOUBTFUL) {
            err.println(Product.NAME + ": " + Printable.path(path) + ": " + notice.text());
        }
    }
}
