package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.FixAll;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.lsp.diagnostics.ShownFindings;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.index.ScannedFile;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One snapshot of a document under one set of options, and what is known of it; each result is computed once, when
 * asked for, and from that of a former snapshot where there is one. Where the options or the spellings in other
 * documents change, there is another for the same text.
 */
public final class Analysis {

    private static final int COMPLETION_PAUSE_MS = 2000;

    /** With a lock of its own: a hover needs the names alone and must not wait for the document to be checked. */
    private final SectionedScan scan;
    private final CheckOptions options;
    private final boolean included;
    private final Checker checker;
    private final Spellings spellings;
    private final long number;
    /** Where the cursor is behind what was just typed; negative when something else has happened. */
    private final int cursor;
    /** Whether a completion was answered before this was typed. */
    private final boolean afterCompletion;
    private final LatestCheck latest;
    private volatile boolean completed;
    private volatile @Nullable SectionedCheck check;
    /** Something may have been told of {@link #check} that is no longer so. */
    private boolean outdated;

    /**
     * @param included  whether the document is to be checked
     * @param spellings how names are spelled, there and in other documents
     * @param number    another for each analysis, so that findings with the same number are the same
     */
    Analysis(Document document, CheckOptions options, boolean included, Checker checker, Spellings spellings,
            long number) {
        this(new SectionedScan(document, options.specification()), options, included, checker, spellings, number, -1,
                false,
                new LatestCheck(sections -> SectionedCheck.of(checker, sections, options, spellings)));
    }

    private Analysis(SectionedScan scan, CheckOptions options, boolean included, Checker checker, Spellings spellings,
            long number,
            int cursor, boolean afterCompletion, LatestCheck latest) {
        this.scan = scan;
        this.options = options;
        this.included = included;
        this.checker = checker;
        this.spellings = spellings;
        this.number = number;
        this.cursor = cursor;
        this.afterCompletion = afterCompletion;
        this.latest = latest;
    }

    /** How names are spelled, there and in other documents. */
    Spellings spellings() {
        return spellings;
    }

    /** The same text under other options, or after the spellings of names have changed. */
    Analysis again(CheckOptions newOptions, boolean nowIncluded, long newNumber) {
        if (!newOptions.equals(options)) {
            return new Analysis(document(), newOptions, nowIncluded, checker, spellings, newNumber);
        }
        return new Analysis(scan, options, nowIncluded, checker, spellings, newNumber, cursor, afterCompletion,
                latest);
    }

    /**
     * The document after edits.
     *
     * @param typedAt where the cursor is behind what was typed, if that is what has happened
     */
    Analysis edited(List<Edit> edits, OptionalInt typedAt, long newNumber) {
        return new Analysis(scan.edited(edits), options, included, checker, spellings, newNumber, typedAt.orElse(-1),
                typedAt.isPresent() && (completed || afterCompletion), latest);
    }

    /** The same, once what was half typed may be judged. */
    Analysis released(long newNumber) {
        return new Analysis(scan, options, included, checker, spellings, newNumber, -1, false, latest);
    }

    /**
     * Names with these keys are spelled otherwise now; answers whether something else may have been found before, so
     * that another analysis is needed. Waits for a check under way.
     */
    synchronized boolean respelled(Collection<String> keys) {
        latest.respelled(keys);
        SectionedCheck known = check; // not always the latest one: an older state may have been checked since
        if (known != null && known.mayHold(keys)) {
            check = null;
            outdated = true;
        }
        return outdated;
    }

    public long number() {
        return number;
    }

    public Document document() {
        return scan.document();
    }

    CheckOptions options() {
        return options;
    }

    Sections sections() {
        return scan.sections();
    }

    /** Every name of the document. */
    public List<Name> names() {
        return sections().all();
    }

    /** The names that touch {@code offset}. */
    public List<Name> names(int offset) {
        return sections().touching(new TextRange(offset, offset));
    }

    private SectionedCheck check() {
        SectionedCheck known = check;
        if (known == null) {
            synchronized (this) {
                known = check;
                if (known == null) {
                    known = latest.of(scan::sections);
                    check = known;
                }
            }
        }
        return known;
    }

    /** What is found at {@code range}. */
    public List<Finding> findings(TextRange range) {
        return included ? check().touching(range) : List.of();
    }

    /** Everything that is found. */
    public List<Finding> findings() {
        return included ? check().all() : List.of();
    }

    /** What of the findings is shown now. */
    public ShownFindings shown() {
        return included ? ShownFindings.of(check(), halfTyped()) : ShownFindings.NONE;
    }

    /** Whether something is found that is not shown yet, since it may be in a name that is still being typed. */
    boolean isHolding() {
        return included && halfTyped().stream().anyMatch(name -> !check().touching(name).isEmpty());
    }

    /** A completion was answered for this state of the document. */
    void completed() {
        completed = true;
    }

    /**
     * How many milliseconds nothing is said of what is half typed: longer where a list of what may follow is open, and
     * the name begins as a known one does.
     */
    int pause(int typingPause) {
        boolean begins = afterCompletion && names(cursor).stream()
                .filter(name -> name.range().end() == cursor)
                .anyMatch(name -> options.registry().names().isCut(name.spelling()));
        return begins ? Math.max(typingPause, COMPLETION_PAUSE_MS) : typingPause;
    }

    private List<TextRange> halfTyped() {
        if (cursor < 0) {
            return List.of();
        }
        return names(cursor).stream().map(Name::range).filter(range -> range.end() == cursor).toList();
    }

    /** The document with its names. */
    ScannedFile scanned() {
        return new ScannedFile(document(), names(), options.specification());
    }

    /** The comment that silences {@code finding}, where one can be written. */
    Optional<Fix> ignoring(Finding finding) {
        return Ignoring.of(document(), finding, checker, options);
    }

    /**
     * Every safe repair, also those that only the first ones make possible; the second time there is nothing left to
     * repair.
     */
    List<TextEdit> safeEdits() {
        List<TextEdit> edits = SafeFixes.edits(findings());
        if (edits.isEmpty()) {
            return edits;
        }
        String once = TextEdit.apply(document().text(), edits);
        String whole = FixAll.apply(document().withText(document().version(), once), checker, options);
        if (whole.equals(once)) {
            return edits;
        }
        return List.of(TextEdit.between(document().text(), whole));
    }
}
