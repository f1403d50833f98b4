package io.github.urnls.lsp.documents;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Finding;
import io.github.urnls.check.SafeFixes;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.incremental.SectionFinding;
import io.github.urnls.check.incremental.SectionedCheck;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.run.FixAll;
import io.github.urnls.feature.Ignoring;
import io.github.urnls.lsp.protocol.Edit.Typing;
import io.github.urnls.lsp.protocol.Edit;
import io.github.urnls.scan.ImpliedNames;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.Sections;
import io.github.urnls.text.Change;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import io.github.urnls.workspace.index.ScannedFile;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One snapshot of a document under one set of options, with its results. Each result is computed once, when asked for,
 * and from an earlier snapshot if there is one. When the options change, or the spellings in other documents, there is
 * a new analysis of the same text.
 */
public final class Analysis {

    /** In UTF-16 code units: a document that is read in some ten milliseconds. */
    private static final int LARGE = 1 << 16;

    /** Has its own lock: a hover needs only the names and must not wait for the check. */
    private final SectionedScan scan;
    private final boolean included;
    private final long number;
    /** The offset of the cursor after the typed text; negative when the last change was not typing. */
    private final int cursor;
    /** Whether a completion was answered at the place of the typing. */
    private final boolean afterCompletion;
    private final LatestCheck latest;
    /** The offset at which a completion was answered for this state of the document; negative if none was. */
    private volatile int completedAt = -1;
    private volatile @Nullable SectionedCheck check;
    private volatile boolean counted;
    /** Whether results of {@link #check} may have been reported that no longer hold. */
    private boolean outdated;

    /**
     * Creates the first analysis of a document.
     *
     * @param included  whether the document is checked
     * @param spellings how names are spelled, here and in other documents
     * @param reading   gets to know when the whole document is read
     * @param number    different for each analysis; findings with the same number are the same
     */
    Analysis(Document document, CheckOptions options, boolean included, Checker checker, Spellings spellings,
            Reading reading, long number) {
        this(new SectionedScan(document, options.specification()), included, number, -1, false,
                new LatestCheck(checker, options, spellings, reading));
    }

    private Analysis(SectionedScan scan, boolean included, long number, int cursor, boolean afterCompletion,
            LatestCheck latest) {
        this.scan = scan;
        this.included = included;
        this.number = number;
        this.cursor = cursor;
        this.afterCompletion = afterCompletion;
        this.latest = latest;
    }

    /** How names are spelled, here and in other documents. */
    public Spellings spellings() {
        return latest.spellings;
    }

    /** The same text under other options, or after the spellings of names have changed. */
    Analysis again(CheckOptions newOptions, boolean nowIncluded, long newNumber) {
        if (!newOptions.equals(options())) {
            return new Analysis(document(), newOptions, nowIncluded, latest.checker, spellings(), latest.reading,
                    newNumber);
        }
        return new Analysis(scan, nowIncluded, newNumber, cursor, wasCompleted(), latest);
    }

    /**
     * The document after edits. Several characters at once count as typed after a completion, which may have inserted
     * them.
     *
     * @param holds whether findings in a half-typed name are held back
     */
    Analysis edited(List<Edit> edits, boolean holds, long newNumber) {
        Change first = edits.getFirst().change();
        int asked = completedAt >= 0 ? completedAt : cursor;
        boolean offered = wasCompleted() && first.start() <= asked && asked <= first.oldEnd();
        Edit last = edits.getLast();
        boolean typed = last.typing() == Typing.CHARACTER || last.typing() == Typing.SEVERAL && offered;
        int at = holds && typed ? last.change().newEnd() : -1;
        return new Analysis(scan.edited(edits), included, newNumber, at, at >= 0 && offered, latest);
    }

    /** The same analysis, with findings in half-typed names no longer held back. */
    Analysis released(long newNumber) {
        return new Analysis(scan, included, newNumber, -1, false, latest);
    }

    /**
     * Records that the spellings of names with these keys have changed. Returns whether earlier results may be wrong,
     * so that a new analysis is needed. Waits for a running check.
     */
    public synchronized boolean respelled(Collection<String> keys) {
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

    /** The URI of the document, as the client spells it. */
    public String uri() {
        return document().uri();
    }

    /** Whether the document is checked. */
    public boolean isIncluded() {
        return included;
    }

    public CheckOptions options() {
        return latest.options;
    }

    public Sections sections() {
        return scan.sections();
    }

    /** All names of the document. */
    public List<Name> names() {
        return sections().all();
    }

    /** The names that touch {@code offset}. */
    public List<Name> names(int offset) {
        return sections().touching(new TextRange(offset, offset));
    }

    /**
     * The names that touch {@code offset}, followed by their parts that do. If no name is written there, the implied
     * ones.
     */
    public List<Name> meant(int offset) {
        List<Name> written = names(offset);
        return written.isEmpty() ? ImpliedNames.at(document(), offset, options().specification())
                : ImpliedNames.withParts(written, offset);
    }

    private SectionedCheck check() {
        SectionedCheck known = check;
        if (known == null) {
            synchronized (this) {
                known = check;
                if (known == null) {
                    known = latest.of(scan);
                    check = known;
                }
            }
        }
        return known;
    }

    /** Whether it takes a while to read. */
    public boolean isLarge() {
        return document().length() > LARGE;
    }

    /** Reads some more of the document; returns whether there is more to read. */
    public boolean readOn() {
        return scan.goOn();
    }

    /** Checks some more of the document, which is read; returns whether there is more to check. */
    public boolean checkOn() {
        return included && check == null && latest.goOn(scan);
    }

    /** The first {@code most} findings at {@code range}. */
    public List<Finding> findings(TextRange range, int most) {
        return included ? check().touching(range, most) : List.of();
    }

    /** All findings. */
    public List<Finding> findings() {
        return included ? check().all() : List.of();
    }

    /** All findings, each repeated hint once. One that no edit has touched stays the same object. */
    public List<SectionFinding> placed() {
        return included ? check().shown() : List.of();
    }

    /** The findings that are shown now. */
    public ShownFindings shown() {
        return included ? ShownFindings.of(check(), heldBack()) : ShownFindings.NONE;
    }

    /** Whether some findings are held back, since their name may still be being typed. */
    public boolean isHolding() {
        return included && heldBack().stream().anyMatch(range -> !check().touching(range, 1).isEmpty());
    }

    /** Records that the names are in the index, with which answers say how often they are used. */
    public void counted() {
        counted = true;
    }

    public boolean isCounted() {
        return counted;
    }

    /** Records that a completion was answered at {@code offset} of this state of the document. */
    public void completed(int offset) {
        completedAt = offset;
    }

    /** Whether a completion was answered for this state of the document, or at the place of the typing. */
    public boolean wasCompleted() {
        return completedAt >= 0 || afterCompletion;
    }

    /** Whether the last change was typing. */
    public boolean isTyped() {
        return cursor >= 0;
    }

    /** The names that are being typed. */
    public List<TypedName> typedNames() {
        if (cursor < 0) {
            return List.of();
        }
        return names(cursor).stream().flatMap(name -> TypedName.at(name, cursor).stream()).toList();
    }

    private List<TextRange> heldBack() {
        return typedNames().stream().map(TypedName::heldBack).toList();
    }

    /** The document with its names. */
    public ScannedFile scanned() {
        return new ScannedFile(document(), ImpliedNames.with(names(), document(), options().specification()),
                options().specification());
    }

    /** Whether a name by itself, and no pattern of names, has no finding that is a warning or worse. */
    public boolean isSound(String name) {
        // In brackets, since a name that ends with its line may be cut.
        return !name.matches("(?s).*[*\\s].*")
                && latest.checker.check(new Document("", "plaintext", 0, "<" + name + ">"), options()).stream()
                        .noneMatch(finding -> finding.isAtLeast(Severity.WARNING));
    }

    /** Writes comments that suppress findings. */
    public Ignoring ignoring() {
        return new Ignoring(document(), latest.checker, options());
    }

    /** The edits of all safe repairs, also of those that the first ones make possible. A second run changes nothing. */
    public List<TextEdit> safeEdits() {
        List<TextEdit> edits = SafeFixes.edits(findings());
        if (edits.isEmpty()) {
            return edits;
        }
        Document once = document().withEdits(edits);
        String whole = FixAll.apply(once, latest.checker, options());
        if (whole.equals(once.text())) {
            return edits;
        }
        return List.of(TextEdit.between(document().text(), whole));
    }
}
