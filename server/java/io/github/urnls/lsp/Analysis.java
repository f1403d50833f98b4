package io.github.urnls.lsp;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.FixAll;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.check.SectionedCheck;
import io.github.urnls.check.Spellings;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.scan.Sections;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.ScannedFile;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One snapshot of a document under one set of options, and what is known of it; each result is computed once, when asked for, and from that
 * of a former snapshot where there is one. Where the options or the spellings in other documents change, there is another for the same text.
 */
final class Analysis {

    /** With a lock of its own: a hover needs the occurrences alone and must not wait for the document to be checked. */
    private final SectionedScan scan;
    private final CheckOptions options;
    private final boolean included;
    private final Checker checker;
    private final Spellings elsewhere;
    private final long number;
    /** Where the cursor is behind what was just typed; negative when something else has happened. */
    private final int cursor;
    private final LatestCheck latest;
    private volatile @Nullable SectionedCheck check;

    /**
     * @param included  whether the document is to be checked
     * @param elsewhere the names of other documents
     * @param number    another for each analysis, so that findings with the same number are the same
     */
    Analysis(Document document, CheckOptions options, boolean included, Checker checker, Spellings elsewhere, long number) {
        this(new SectionedScan(document), options, included, checker, elsewhere, number, -1, new LatestCheck(null));
    }

    private Analysis(SectionedScan scan, CheckOptions options, boolean included, Checker checker, Spellings elsewhere, long number, int cursor,
            LatestCheck latest) {
        this.scan = scan;
        this.options = options;
        this.included = included;
        this.checker = checker;
        this.elsewhere = elsewhere;
        this.number = number;
        this.cursor = cursor;
        this.latest = latest;
    }

    /** The same text under other options, or after the names of other documents have changed. */
    Analysis again(CheckOptions newOptions, boolean nowIncluded, long newNumber) {
        return new Analysis(scan, newOptions, nowIncluded, checker, elsewhere, newNumber, cursor,
                newOptions.equals(options) ? latest.respelled() : new LatestCheck(null));
    }

    /**
     * The document after edits.
     *
     * @param typedAt where the cursor is behind what was typed, if that is what has happened
     */
    Analysis edited(List<Edit> edits, OptionalInt typedAt, long newNumber) {
        return new Analysis(scan.edited(edits), options, included, checker, elsewhere, newNumber, typedAt.orElse(-1), latest);
    }

    /** The same, once what was half typed may be judged. */
    Analysis released(long newNumber) {
        return new Analysis(scan, options, included, checker, elsewhere, newNumber, -1, latest);
    }

    /** Whether a check of it, or of a former state from which it goes on, has begun. */
    boolean isBegun() {
        return latest.isBegun();
    }

    long number() {
        return number;
    }

    Document document() {
        return scan.document();
    }

    CheckOptions options() {
        return options;
    }

    Sections sections() {
        return scan.sections();
    }

    /** Every URN of the document. */
    List<UrnOccurrence> occurrences() {
        return sections().all();
    }

    /** The URNs that touch {@code offset}. */
    List<UrnOccurrence> occurrences(int offset) {
        return sections().touching(new TextRange(offset, offset));
    }

    private SectionedCheck check() {
        SectionedCheck known = check;
        if (known == null) {
            known = latest.next(before -> {
                SectionedCheck done = check;
                if (done == null) {
                    done = before == null ? new SectionedCheck(checker, sections(), options, elsewhere) : before.edited(sections());
                    check = done;
                }
                return done;
            });
        }
        return known;
    }

    /** What is found at {@code range}. */
    List<Finding> findings(TextRange range) {
        return included ? check().touching(range) : List.of();
    }

    /** Everything that is found. */
    List<Finding> findings() {
        return included ? check().all() : List.of();
    }

    /** What of the findings is shown now. */
    ShownFindings shown() {
        return included ? ShownFindings.of(check(), halfTyped()) : ShownFindings.NONE;
    }

    /** Whether something is found that is not shown yet, since it may be in a name that is still being typed. */
    boolean isHolding() {
        return included && halfTyped().stream().anyMatch(name -> !check().touching(name).isEmpty());
    }

    private List<TextRange> halfTyped() {
        return cursor < 0 ? List.of() : occurrences(cursor).stream().map(UrnOccurrence::range).filter(range -> range.end() == cursor).toList();
    }

    /** The document with its URNs. */
    ScannedFile scanned() {
        return new ScannedFile(document(), occurrences(), options.specification());
    }

    /** The comment that silences {@code finding}, where one can be written. */
    Optional<Fix> ignoring(Finding finding) {
        return Ignoring.of(document(), finding, checker, options);
    }

    /** Every safe repair, also those that only the first ones make possible; the second time there is nothing left to repair. */
    List<TextEdit> safeEdits() {
        List<TextEdit> edits = SafeFixes.edits(findings());
        if (edits.isEmpty()) {
            return edits;
        }
        String once = TextEdit.apply(document().text(), edits);
        String whole = FixAll.apply(document().withText(document().version(), once), checker, options);
        return whole.equals(once) ? edits : List.of(TextEdit.between(document().text(), whole));
    }
}
