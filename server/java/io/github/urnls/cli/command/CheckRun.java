package io.github.urnls.cli.command;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.FindingStatus;
import io.github.urnls.check.FixAll.Repaired;
import io.github.urnls.check.FixAll;
import io.github.urnls.check.Product;
import io.github.urnls.check.ReportedFinding;
import io.github.urnls.check.project.ProjectFile;
import io.github.urnls.cli.BrokenOutput;
import io.github.urnls.cli.UsageException;
import io.github.urnls.cli.report.CheckedFile;
import io.github.urnls.cli.report.Report;
import io.github.urnls.cli.report.Tally;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.TemporaryFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * One run of {@code check} over some files. They are examined on all processors; everything else happens on one thread,
 * in order.
 */
final class CheckRun {

    /** What to do about what can be repaired. */
    enum Mode {
        /** Only tell. */
        REPORT,
        /** Show it as a diff. */
        DIFF,
        /** Make the safe fixes. */
        FIX,
        /** Make these, and ask about the others. */
        REVIEW
    }

    /**
     * The streams that a run writes to; {@code err} takes what is said besides the result, unless that is
     * {@code quiet}.
     */
    record Streams(PrintWriter out, PrintWriter err, boolean quiet) {

        void say(String line) {
            if (!quiet) {
                err.println(Product.NAME + ": " + line);
            }
        }
    }

    /**
     * What one file came to.
     *
     * @param inForce  what is set for it
     * @param before   what was found in it
     * @param repaired the text after safe fixes, if they are wanted
     */
    private record Outcome(CheckOptions inForce, Checker.Report before, Repaired repaired) {}

    private final Streams streams;
    private final Mode mode;
    private final Checker checker;
    private final Function<Path, CheckOptions> options;
    private final Review review;
    private final Report report;
    private final KnownFindings known;
    private final FileLog log;
    private final Tally tally = new Tally();
    private final Set<Path> projectFiles = new HashSet<>();
    /** The folders in which files were repaired. */
    private final Set<Path> written = new HashSet<>();

    /**
     * @param options what is set for a file; asked on any thread, once for each file
     * @param review  asks the user, in the mode of that name
     */
    CheckRun(Streams streams, Mode mode, Checker checker, Function<Path, CheckOptions> options, Review review,
            Report report,
            KnownFindings known, FileLog log) {
        this.streams = streams;
        this.mode = mode;
        this.checker = checker;
        this.options = options;
        this.review = review;
        this.report = report;
        this.known = known;
        this.log = log;
    }

    /** The project files among the files, whose problems have been reported with the rest. */
    Set<Path> projectFiles() {
        return Set.copyOf(projectFiles);
    }

    Tally tally() {
        return tally;
    }

    /** Checks files and folders. */
    void files(List<Path> paths) {
        log.examine(paths, source -> {
            Outcome outcome = examine(source);
            return () -> settle(source, outcome);
        }, known::examined);
    }

    /** Checks standard input as {@code name}. With safe fixes, the repaired text is what is printed. */
    void standardInput(Path name) throws IOException {
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
        Checker.Report before = report(source.document(), inForce);
        if (mode == Mode.REPORT || before.findings().isEmpty()) {
            return new Outcome(inForce, before, new Repaired(source.document().text(), new TreeMap<>()));
        }
        return new Outcome(inForce, before, FixAll.repair(source.document(), checker, inForce));
    }

    private void settle(SourceFile source, Outcome outcome) {
        Document document = source.document();
        SortedMap<String, Integer> repairs = new TreeMap<>(outcome.repaired.repairs());
        String text = outcome.repaired.text();
        if (mode == Mode.REVIEW) {
            text = reviewed(source, outcome, repairs);
        }
        boolean changed = !text.equals(document.text());
        if (mode == Mode.DIFF) {
            Repairs.diff(streams.out, source.path(), document, text);
            if (changed) {
                tally.repaired();
                warnOfEncoding(source);
            }
        } else if (changed && write(source, text)) {
            tally.repaired();
            streams.say(Repairs.account(document, repairs));
            finish(source, outcome, text);
            return;
        }
        // The file is unchanged, and so are its findings.
        finish(source, outcome, document.text());
    }

    private boolean write(SourceFile source, String text) {
        Path folder = source.path().toAbsolutePath().getParent();
        if (written.add(folder)) {
            TemporaryFiles.removeLeftovers(folder);
        }
        return Repairs.write(log, source, text);
    }

    /** A patch can be applied only to a file in UTF-8 without a byte-order mark. */
    private void warnOfEncoding(SourceFile source) {
        String encoding = source.encoding().charset().name();
        if (source.encoding().byteOrderMark()) {
            encoding = "one with a byte-order mark";
        }
        if (!encoding.equals("UTF-8")) {
            streams.say(source.document().uri()
                    + ": its diff is for reading only: the file is " + encoding);
        }
    }

    private String reviewed(SourceFile source, Outcome outcome, SortedMap<String, Integer> repairs) {
        Document document = source.document().withText(0, outcome.repaired.text());
        String text = review.review(document, outcome.inForce, repairs);
        if (text.equals(document.text())) {
            return text;
        }
        // What was decided may have made another repair safe.
        Repaired again = FixAll.repair(document.withText(0, text), checker, outcome.inForce);
        again.repairs().forEach((rule, count) -> repairs.merge(rule, count, Integer::sum));
        return again.text();
    }

    private Checker.Report report(Document document, CheckOptions inForce) {
        return checker.report(DocumentSubject.of(document, inForce));
    }

    /** What is found and what comments silence, in the order of the text. */
    private List<ReportedFinding> reported(Path path, Checker.Report found) {
        List<ReportedFinding> reported = new ArrayList<>(known.report(path, found.findings()));
        if (!found.silenced().isEmpty()) {
            List<Finding> silenced = found.silenced().stream().map(Checker.Silenced::finding).toList();
            Iterator<Checker.Silenced> reasons = found.silenced().iterator();
            reported.addAll(ReportedFinding.of(known.examined(path), silenced,
                    fingerprint -> new FindingStatus.Silenced(reasons.next().reason())));
            reported.sort(Comparator.comparingInt(one -> one.finding().range().start()));
        }
        return reported;
    }

    /** Reports the file as it is now, with {@code text}. */
    private void finish(SourceFile source, Outcome outcome, String text) {
        Document document = source.document();
        Checker.Report found = outcome.before;
        if (!text.equals(document.text())) {
            document = document.withText(0, text);
            found = report(document, outcome.inForce);
        }
        CheckedFile file = new CheckedFile(source.path(), document, source.encoding(), reported(source.path(), found));
        tally.add(file);
        if (source.path().endsWith(ProjectFile.NAME)) {
            projectFiles.add(source.path().toAbsolutePath().normalize());
        }
        report.file(file);
        if (!found.findings().isEmpty()) {
            BrokenOutput.stopRun(streams.out);
        }
    }
}
