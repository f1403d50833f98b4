package io.github.urnls.cli.run;

import io.github.urnls.check.run.Checker.Silenced;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.TestSeverity;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.FixAll.Repaired;
import io.github.urnls.check.run.FixAll;
import io.github.urnls.check.run.RepeatedHints;
import io.github.urnls.cli.output.BrokenOutput;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.cli.report.CheckedFile;
import io.github.urnls.cli.report.Report;
import io.github.urnls.cli.report.RunSummary;
import io.github.urnls.cli.report.ShownMistakes;
import io.github.urnls.feature.Tally;
import io.github.urnls.scan.Name;
import io.github.urnls.text.Document;
import io.github.urnls.urn.Normalization;
import io.github.urnls.workspace.FileUris;
import io.github.urnls.workspace.FileWriter;
import io.github.urnls.workspace.index.FilesIndex;
import io.github.urnls.workspace.index.ScannedFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * One run of {@code check} over some files. Files are checked on all processors. Everything else runs on one thread, in
 * the order of the files.
 */
public final class CheckRun {

    /** What to do about findings that can be repaired. */
    public enum Mode {
        /** Only report. */
        REPORT,
        /** Show the safe fixes as a diff. */
        DIFF,
        /** Make the safe fixes. */
        FIX,
        /** Make the safe fixes, and ask about the others. */
        REVIEW,
        /** Write comments that suppress the findings. */
        ADD_IGNORE;

        /** The option for this mode. */
        public String option() {
            return "--" + Normalization.id(this);
        }
    }

    /**
     * Where the output of a run goes.
     *
     * @param messages gets everything besides the result
     * @param forEyes  whether {@code out} may be a terminal
     */
    public record Streams(PrintWriter out, Consumer<String> messages, boolean forEyes) {}

    /**
     * The result for one file.
     *
     * @param inForce  its options
     * @param before   the findings before repairs
     * @param repaired the text after safe fixes, if they are wanted
     */
    private record Outcome(CheckOptions inForce, Checker.Report before, Repaired repaired) {}

    private final Streams streams;
    private final Mode mode;
    private final Checker checker;
    private final Function<Path, CheckOptions> options;
    private final Severity least;
    private final Review review;
    private final Report report;
    private final Baselines known;
    private final FileLog log;
    private final RunSummary tally = new RunSummary();
    private final ShownMistakes mistakes = new ShownMistakes();
    /** The spellings that a file with these names sees, in itself or also in others. */
    private BiFunction<Path, List<Name>, Spellings> spellings = (file, names) -> Spellings.in(names);
    private int comments;
    private int commented;
    /** What the file that is settled holds now. */
    private String onDisk = "";
    private boolean unwritable;

    /**
     * Creates a run.
     *
     * @param options the options for a file; called on any thread
     * @param least   the lowest severity that is reported
     * @param review  asks the user, in the mode of that name
     */
    public CheckRun(Streams streams, Mode mode, Checker checker, Function<Path, CheckOptions> options,
            Severity least, Review review, Report report, Baselines known, FileLog log) {
        this.streams = streams;
        this.mode = mode;
        this.checker = checker;
        this.options = options;
        this.least = least;
        this.review = review;
        this.report = report;
        this.known = known;
        this.log = log;
    }

    /** A sentence about the comments written, in the mode that writes them. */
    public Optional<String> ignored() {
        return mode == Mode.ADD_IGNORE
                ? Optional.of(Tally.counted(comments, "comment") + " written in " + Tally.counted(commented, "file"))
                : Optional.empty();
    }

    public RunSummary tally() {
        return tally;
    }

    /** The mistakes in project files that were reported. */
    public ShownMistakes mistakes() {
        return mistakes;
    }

    /** Checks files. */
    public FileLog.Work work() {
        return new FileLog.Work(source -> {
            Outcome outcome = examine(source);
            return () -> settle(source, outcome);
        }, (path, isText) -> known.of(path).examined(path));
    }

    /**
     * Reads all files, so that the names of each that is checked afterwards are compared with those of the others.
     *
     * @param first the log of this pass
     */
    public void compare(List<Path> named, List<Path> listed, FileLog first) {
        FilesIndex index = new FilesIndex(
                new ScannedFile.Reader(file -> options.apply(file).specification(), file -> 0, file -> false,
                        true));
        first.examine(named, listed, FileLog.Work.reading(index::add, index::addEmpty));
        spellings = (file, names) -> index.names().seenFrom(FileUris.of(file));
    }

    /** Checks standard input as {@code name}. With safe fixes, it prints the repaired text. */
    public void standardInput(Path name) throws IOException {
        SourceFile source = SourceFile.read(System.in, name);
        if (log.leavesOut(name)) {
            if (mode == Mode.FIX) {
                print(source, source.document().text());
            }
            return;
        }
        Outcome outcome = examine(source);
        if (mode == Mode.FIX) {
            print(source, outcome.repaired.text());
            finish(source, outcome, outcome.repaired.text());
        } else {
            settle(source, outcome);
        }
    }

    private void print(SourceFile source, String text) {
        String charset = source.encoding().charset().name();
        if (!charset.equals("UTF-8")) {
            throw new UsageException(
                    "standard input is " + charset + ", and what is printed is UTF-8: give the file itself to --fix");
        }
        if (source.encoding().byteOrderMark()) {
            streams.out.print('\ufeff');
        }
        streams.out.print(text);
    }

    private Outcome examine(SourceFile source) {
        CheckOptions inForce = options.apply(source.path());
        // Also what is not reported uses its suppressions and its entry in the baseline.
        Checker.Report before = checker.report(subject(source, inForce.with(Severity.HINT)));
        return new Outcome(inForce, before, switch (before.findings().isEmpty() ? Mode.REPORT : mode) {
            case REPORT -> new Repaired(source.document().text(), new TreeMap<>());
            case DIFF, FIX, REVIEW -> FixAll.repair(source.document(), checker, inForce);
            case ADD_IGNORE -> IgnoreComments.in(source.document(), checker, inForce.with(least));
        });
    }

    private void settle(SourceFile source, Outcome outcome) {
        Document document = source.document();
        SortedMap<String, Integer> repairs = new TreeMap<>(outcome.repaired.repairs());
        String text = outcome.repaired.text();
        onDisk = document.text();
        unwritable = false;
        if (mode == Mode.REVIEW) {
            text = reviewed(source, outcome, repairs);
        }
        boolean changed = !text.equals(document.text());
        if (mode == Mode.DIFF) {
            Repairs.diff(streams.out, streams.forEyes, source.path(), document, text);
            if (changed) {
                tally.repaired();
                Repairs.noPatch(source).ifPresent(streams.messages);
            }
        }
        boolean written = changed && mode != Mode.DIFF && write(source, text);
        if (written) {
            account(document, repairs);
        }
        // If the file is unchanged, so are its findings.
        finish(source, outcome, written ? text : document.text());
    }

    /** Whether the file holds {@code text} now; a file that could not be written is not tried again. */
    private boolean write(SourceFile source, String text) {
        if (!unwritable && !text.equals(onDisk)) {
            try {
                FileWriter.replace(source.path(), source.encoding(), onDisk, text);
            } catch (IOException e) {
                unwritable = true;
                log.unrepaired(source.path(), FileWriter.reason(e));
            }
            onDisk = text;
        }
        return !unwritable;
    }

    /** Reports and counts what was written to a file. */
    private void account(Document document, SortedMap<String, Integer> repairs) {
        boolean ignores = mode == Mode.ADD_IGNORE;
        if (ignores) {
            commented++;
            comments += repairs.values().stream().mapToInt(Integer::intValue).sum();
        } else {
            tally.repaired();
        }
        streams.messages.accept(Repairs.account(document, ignores ? "ignored" : "repaired", repairs));
    }

    private String reviewed(SourceFile source, Outcome outcome, SortedMap<String, Integer> repairs) {
        Document document = source.document().withText(0, outcome.repaired.text());
        String text = review.review(document, outcome.inForce.with(least), repairs,
                answered -> write(source, answered)); // so that Ctrl+C loses no answer
        if (text.equals(document.text())) {
            return text;
        }
        // The answers may have made another repair safe.
        Repaired again = FixAll.repair(document.withText(0, text), checker, outcome.inForce);
        again.repairs().forEach((rule, count) -> repairs.merge(rule, count, Integer::sum));
        return again.text();
    }

    private DocumentSubject subject(SourceFile source, CheckOptions inForce) {
        List<Name> names = Name.in(source.document(), inForce.specification());
        return new DocumentSubject(source.document(), names, inForce, spellings.apply(source.path(), names));
    }

    /** The findings, with those that comments suppress, in the order of the text. */
    private List<ReportedFinding> reported(Path path, Checker.Report found, TestSeverity tests) {
        if (tests == TestSeverity.OFF && found.findings().isEmpty() && found.silenced().isEmpty()) {
            return List.of(); // what the baseline knows there is not gone
        }
        List<ReportedFinding> reported = new ArrayList<>(known.of(path).report(path, found.findings()));
        List<Finding> silenced = found.silenced().stream().map(Silenced::finding).toList();
        Iterator<Silenced> reasons = found.silenced().iterator();
        reported.addAll(ReportedFinding.of(known.of(path).examined(path), silenced,
                fingerprint -> new FindingStatus.Silenced(reasons.next().reason())));
        reported.sort(Comparator.comparingInt(one -> one.finding().start()));
        return reported;
    }

    /** The file with those of its findings that are reported. A hint about a namespace is said once. */
    private CheckedFile checked(SourceFile source, Document document, Checker.Report found, TestSeverity tests) {
        List<ReportedFinding> all = reported(source.path(), found, tests);
        List<ReportedFinding> shown = all.stream().filter(one -> one.finding().isAtLeast(least)).toList();
        int hidden = (int) all.stream().filter(one -> one.counts() && !one.finding().isAtLeast(least))
                .count();
        List<ReportedFinding> once = RepeatedHints.once(shown,
                one -> one.counts() ? one.finding() : null, ReportedFinding::with);
        return new CheckedFile(source.path(), document, source.encoding(), once, tests, hidden);
    }

    /** Reports the file with its current {@code text}. */
    private void finish(SourceFile source, Outcome outcome, String text) {
        Document document = source.document();
        Checker.Report found = outcome.before;
        if (!text.equals(document.text())) {
            document = document.withText(0, text);
            found = checker.report(DocumentSubject.of(document, outcome.inForce.with(Severity.HINT)));
        }
        CheckedFile file = checked(source, document, found, outcome.inForce.testSeverity());
        tally.add(file);
        report.file(file);
        mistakes.add(file);
        List<ReportedFinding> left = file.counting();
        if (mode == Mode.ADD_IGNORE && !left.isEmpty()) {
            streams.messages.accept(IgnoreComments.rest(document, left.size()));
        }
        if (!left.isEmpty()) {
            BrokenOutput.stopRun(streams.out);
        }
    }
}
