package io.github.urnls.check.run;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.DocumentSection;
import io.github.urnls.check.DocumentSubject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.LazyList;
import io.github.urnls.check.Neighbours;
import io.github.urnls.check.Rule;
import io.github.urnls.check.Rule.OfDocument;
import io.github.urnls.check.Rule.OfName;
import io.github.urnls.check.Rule.OfSuppressions;
import io.github.urnls.check.Rule.OfSyntax;
import io.github.urnls.check.Spellings;
import io.github.urnls.check.Subject;
import io.github.urnls.check.suppression.SuppressionComment;
import io.github.urnls.check.suppression.Suppressions;
import io.github.urnls.scan.Name;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.urn.NamespaceProblem;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * Runs the rules over the names of a document. It keeps only in which names rules find nothing. Safe for any thread.
 */
public final class Checker {

    /** The most findings that the syntax of a URN, or one rule, gives for that URN. Further ones are only counted. */
    public static final int MOST_FINDINGS = Subject.MOST_FINDINGS;

    static final Comparator<Finding> BY_START = (a, b) -> Integer.compare(a.start(), b.start());

    private final Map<SyntaxCode, OfSyntax> syntaxRules = new EnumMap<>(SyntaxCode.class);
    private final List<OfName> nameRules = new ArrayList<>();
    private final List<OfDocument> documentRules = new ArrayList<>();
    private final List<OfSuppressions> suppressionRules = new ArrayList<>();
    private final List<Rule> rules;
    final Neighbours neighbours;
    private final BiConsumer<Rule, RuntimeException> onFault;
    private volatile SettledNames settled = SettledNames.of(CheckOptions.DEFAULT, true);

    /**
     * A checker with every rule there is; {@code onFault} gets each rule that throws. Only the result of that rule is
     * lost.
     */
    public Checker(BiConsumer<Rule, RuntimeException> onFault) {
        this(Rules.all(), onFault);
    }

    Checker(List<Rule> rules, BiConsumer<Rule, RuntimeException> onFault) {
        this(rules, Neighbours.NONE, onFault);
    }

    private Checker(List<Rule> rules, Neighbours neighbours, BiConsumer<Rule, RuntimeException> onFault) {
        this.rules = rules;
        this.neighbours = neighbours;
        this.onFault = onFault;
        for (Rule rule : rules) {
            if (rule instanceof OfSyntax ofSyntax) {
                syntaxRules.put(ofSyntax.syntax(), ofSyntax);
            }
            if (rule instanceof OfName ofName) {
                nameRules.add(ofName);
            }
            if (rule instanceof OfDocument ofDocument) {
                documentRules.add(ofDocument);
            }
            if (rule instanceof OfSuppressions ofSuppressions) {
                suppressionRules.add(ofSuppressions);
            }
        }
        if (documentRules.size() >= Long.SIZE || nameRules.size() > Long.SIZE) {
            throw new IllegalArgumentException("there is room for 63 rules over documents and 64 over names");
        }
    }

    /** The same checker with {@code schemas} to look at. Without them it looks at no schema. */
    public Checker with(Neighbours schemas) {
        return new Checker(rules, schemas, onFault);
    }

    /** All findings of {@code document} by itself, in the order of the text. */
    public List<Finding> check(Document document, CheckOptions options) {
        return check(DocumentSubject.of(document, options));
    }

    /**
     * As {@link #check(Document, CheckOptions)}, for names that are found already, and with their spellings in other
     * documents.
     */
    public List<Finding> check(DocumentSubject subject) {
        return report(subject).findings();
    }

    /**
     * The findings of a document, in the order of the text.
     *
     * @param findings those to report
     * @param silenced those that comments of the document suppress
     */
    public record Report(List<Finding> findings, List<Silenced> silenced) {}

    /** A finding that a comment suppresses. The reason comes from the comment and may be empty. */
    public record Silenced(Finding finding, String reason) {}

    /** As {@link #check(DocumentSubject)}, and also the findings that comments suppress. */
    public Report report(DocumentSubject subject) {
        WholeCheck check = new WholeCheck(this, subject);
        while (check.goOn()) {
            // each time some names
        }
        return check.report();
    }

    /** The report about {@code all} findings, in the order of the text. */
    Report report(DocumentSubject subject, List<Finding> all) {
        List<SuppressionComment> directives = SuppressionComment.in(subject.document());
        if (directives.isEmpty()) { // nearly every document has none
            return new Report(all, List.of());
        }
        Map<String, TreeSet<Integer>> places = new HashMap<>();
        all.forEach(finding -> places.computeIfAbsent(finding.code(), code -> new TreeSet<>())
                .add(finding.start()));
        Suppressions suppressions = new Suppressions(directives, subject.document(), places);
        List<Finding> findings = new ArrayList<>();
        List<Silenced> silenced = new ArrayList<>();
        for (Finding finding : all) {
            suppressions.of(finding.code(), finding.start()).ifPresentOrElse(
                    by -> silenced.add(new Silenced(finding, by.reason(subject.document().text()))),
                    () -> findings.add(finding));
        }
        for (OfSuppressions rule : suppressionRules) {
            run(rule, subject.options(), () -> rule.check(subject, suppressions, Rules.all()), findings);
        }
        findings.sort(BY_START);
        return new Report(findings, silenced);
    }

    /**
     * The rules over documents that this section may concern, one bit each, for {@link #concerned(long, Document)}. The
     * bit after the last rule is for comments that suppress.
     *
     * @param text  the characters of the section
     * @param names the names in it, with offsets that are counted from its start
     */
    public long concerned(Document document, String text, List<Name> names) {
        DocumentSection section = new DocumentSection(document, text, names);
        long bits = SuppressionComment.mayStandIn(text) ? 1L << documentRules.size() : 0;
        for (int i = 0; i < documentRules.size(); i++) {
            OfDocument rule = documentRules.get(i);
            if (guarded(rule, false, () -> rule.concerns(section))) {
                bits |= 1L << i;
            }
        }
        return bits;
    }

    /** The rules over documents that {@code document} concerns, of those that one of its sections may concern. */
    List<OfDocument> concerned(long bits, Document document) {
        List<OfDocument> concerned = new ArrayList<>();
        for (int i = 0; i < documentRules.size(); i++) { // a loop, since each file of a tree is asked
            OfDocument rule = documentRules.get(i);
            if ((bits >> i & 1) != 0 && guarded(rule, false, () -> rule.concerns(document))) {
                concerned.add(rule);
            }
        }
        return concerned;
    }

    /**
     * Whether the document must be checked as a whole, since something in it decides about findings elsewhere in it.
     *
     * @param bits what its sections may concern, see {@link #concerned(Document, String, List)}
     */
    public boolean seesAsWhole(long bits, Document document) {
        return (bits >> documentRules.size() & 1) != 0 || !concerned(bits, document).isEmpty();
    }

    /** The findings of each name by itself, in the order of {@code names}. */
    public List<Finding> each(List<Name> names, CheckOptions options, Spellings spellings) {
        long rules = reported(options, false);
        long encoded = reported(options, true);
        SettledNames known = settled(options, !spellings.reachesBeyondTheDocument());
        List<Finding> findings = new ArrayList<>();
        for (Name name : names) {
            if (name.isUrn() || name.isEncoded() || name.kind() == UrnOccurrence.Kind.TEMPLATE) {
                check(new Subject(name, options.registry(), spellings), name.isEncoded() ? encoded : rules, known,
                        options, findings);
            }
        }
        Map<String, String> messages = new HashMap<>(); // the same error is often made again: one text for all
        findings.replaceAll(finding -> finding.saying(messages.computeIfAbsent(finding.message(), first -> first)));
        return findings;
    }

    /**
     * The rules over names whose findings are reported, one bit each.
     *
     * @param encoded whether only those that say which name was meant: nobody reads an encoded name by its syntax
     */
    private long reported(CheckOptions options, boolean encoded) {
        long bits = 0;
        for (int i = 0; i < nameRules.size(); i++) {
            OfName rule = nameRules.get(i);
            bits |= options.reports(rule) && (!encoded || rule.is(Rule.Trait.MEANT_NAME)) ? 1L << i : 0;
        }
        return bits;
    }

    private SettledNames settled(CheckOptions options, boolean alone) {
        SettledNames known = settled;
        if (!known.serve(options, alone)) {
            known = SettledNames.of(options, alone);
            settled = known;
        }
        return known;
    }

    private void check(Subject subject, long rules, SettledNames known, CheckOptions options,
            List<Finding> findings) {
        int first = findings.size();
        int accepted = options.accepted(subject.name().text());
        if (accepted < 0 && (subject.isUrn() || subject.name().isEncoded())) {
            long before = known.rules(subject.text());
            long after = before;
            for (long left = rules & ~before; left != 0; left &= left - 1) {
                int i = Long.numberOfTrailingZeros(left);
                subject.lookedAround(false);
                List<Finding> found = check(nameRules.get(i), subject);
                if (!found.isEmpty()) {
                    add(few(found, found.size(), "findings of this rule"), nameRules.get(i), options, findings);
                } else if (!subject.hasLookedAround()) {
                    after |= 1L << i;
                }
            }
            if (after != before) {
                known.settle(subject.text(), after);
            }
        }
        if (!subject.name().isEncoded()) {
            syntax(subject, accepted, options, findings);
        }
        if (findings.size() - first > 1) {
            findings.subList(first, findings.size()).sort(BY_START);
        }
    }

    /** The first of {@code all}. If there were more than may be, the last one counts the rest. */
    private static List<Finding> few(List<Finding> all, int count, String what) {
        if (count <= MOST_FINDINGS || all.isEmpty()) {
            return all;
        }
        List<Finding> few = new ArrayList<>(all.subList(0, Math.min(all.size(), MOST_FINDINGS)));
        Finding last = few.removeLast();
        few.add(last.saying(last.message() + "; and " + (count - MOST_FINDINGS) + " more " + what + " in this URN"));
        return few;
    }

    /** What is wrong behind the first {@code accepted} characters; blanks before the name, if they are negative. */
    private void syntax(Subject subject, int accepted, CheckOptions options, List<Finding> findings) {
        UrnOccurrence occurrence = subject.occurrence();
        if (occurrence.blanks() > 0 && accepted < 0) {
            String run = occurrence.decoded().text().substring(0, occurrence.start());
            boolean ascii = run.chars().allMatch(c -> c < 128);
            OfSyntax rule = syntaxRules.get(ascii ? SyntaxCode.ILLEGAL_CHARACTER : SyntaxCode.NON_ASCII_CHARACTER);
            if (rule != null) {
                run(rule, options, () -> List.of(rule.before(subject, run)), findings);
            }
        }
        if (subject.urn().isValid()) {
            return; // nearly all are valid
        }
        boolean template = !subject.isUrn();
        List<SyntaxProblem> problems = NamespaceProblem.joined(subject.urn(), subject.syntaxProblems().stream()
                .filter(problem -> problem.span().end() > accepted && syntaxRules.containsKey(problem.code())
                        && options.reports(syntaxRules.get(problem.code()))
                        && !(template && isOpen(problem, subject)))
                .toList());
        List<Finding> found = new ArrayList<>();
        for (SyntaxProblem problem : problems.subList(0, Math.min(problems.size(), MOST_FINDINGS))) {
            OfSyntax rule = syntaxRules.get(problem.code());
            run(rule, options, () -> List.of(rule.finding(subject, problem)), found);
        }
        findings.addAll(few(found, problems.size(), "problems"));
    }

    /**
     * Whether the text that a program fills in can still remove this problem of a template. A character that cannot
     * stand there stays wrong. While the NID is open, nothing is certain.
     */
    private static boolean isOpen(SyntaxProblem problem, Subject subject) {
        return subject.urn().nss().isEmpty() || switch (problem.code()) {
            case NID_CHARACTER, NID_LENGTH, EMPTY_NID, NON_ASCII_CHARACTER -> false;
            case ILLEGAL_CHARACTER -> problem.span().end() == subject.text().length();
            default -> true;
        };
    }

    /** Adds what the rule finds, with the severity of the options. A rule that is off does not run. */
    void run(Rule rule, CheckOptions options, Supplier<List<Finding>> found, List<Finding> findings) {
        if (options.reports(rule)) {
            add(guarded(rule, List.<Finding>of(), found), rule, options, findings);
        }
    }

    private void add(List<Finding> found, Rule rule, CheckOptions options, List<Finding> findings) {
        for (Finding finding : found) {
            Finding judged = finding.as(options.severity(finding.code(), finding.severity()));
            if (!judged.isAtLeast(options.least())) {
                continue;
            }
            if (judged.fixes() instanceof LazyList<Fix> fixes) {
                judged = judged.with(new LazyList<>(() -> guarded(rule, List.of(), () -> List.copyOf(fixes))));
            }
            findings.add(judged);
        }
    }

    /** As {@link #guarded}, without an object for each rule and name: this is the hot path. */
    private List<Finding> check(OfName rule, Subject subject) {
        try {
            return rule.check(subject);
        } catch (RuntimeException | StackOverflowError e) {
            onFault.accept(rule, fault(e));
        }
        subject.lookedAround(true); // it is asked again wherever the name stands
        return List.of();
    }

    private static RuntimeException fault(Throwable e) {
        return e instanceof RuntimeException fault ? fault
                : new IllegalStateException("a name is nested too deeply", e);
    }

    /** The result of {@code work}; {@code otherwise} if it throws. */
    <T> T guarded(Rule rule, T otherwise, Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException | StackOverflowError e) {
            onFault.accept(rule, fault(e));
        }
        return otherwise;
    }
}
