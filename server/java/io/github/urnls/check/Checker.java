package io.github.urnls.check;

import io.github.urnls.check.Rule.OfDocument;
import io.github.urnls.check.Rule.OfOccurrence;
import io.github.urnls.check.Rule.OfSuppressions;
import io.github.urnls.check.Rule.OfSyntax;
import io.github.urnls.namespace.DeployedNames;
import io.github.urnls.namespace.Registry;
import io.github.urnls.scan.OccurrenceScanner;
import io.github.urnls.scan.UrnOccurrence;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.SyntaxCode;
import io.github.urnls.urn.SyntaxProblem;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Runs the rules over the occurrences of a document. Stateless between calls and safe for any thread. */
public final class Checker {

    /** Of a URN with more problems than this, the rest is only counted: nobody repairs it character by character. */
    static final int MOST_PROBLEMS = 50;

    /** How a baseline begins: in it stands what is wrong elsewhere. */
    public static final String BASELINE = "{\n  \"version\": 1,\n  \"findings\": [";

    private final Map<SyntaxCode, OfSyntax> syntaxRules = new EnumMap<>(SyntaxCode.class);
    private final List<OfOccurrence> occurrenceRules = new ArrayList<>();
    private final List<OfDocument> documentRules = new ArrayList<>();
    private final List<OfSuppressions> suppressionRules = new ArrayList<>();
    private final BiConsumer<Rule, RuntimeException> onFault;

    /** A checker with every rule there is; {@code onFault} hears of a rule that throws, whose result alone is lost. */
    public Checker(BiConsumer<Rule, RuntimeException> onFault) {
        this(Rules.all(), onFault);
    }

    Checker(List<Rule> rules, BiConsumer<Rule, RuntimeException> onFault) {
        this.onFault = onFault;
        for (Rule rule : rules) {
            if (rule instanceof OfSyntax ofSyntax) {
                syntaxRules.put(ofSyntax.syntax(), ofSyntax);
            }
            if (rule instanceof OfOccurrence ofOccurrence) {
                occurrenceRules.add(ofOccurrence);
            }
            if (rule instanceof OfDocument ofDocument) {
                documentRules.add(ofDocument);
            }
            if (rule instanceof OfSuppressions ofSuppressions) {
                suppressionRules.add(ofSuppressions);
            }
        }
    }

    /** Everything to say about {@code document} by itself, in the order of the text. */
    public List<Finding> check(Document document, CheckOptions options) {
        return check(new DocumentSubject(document, OccurrenceScanner.scan(document), options, Spellings.NONE));
    }

    /** As {@link #check(Document, CheckOptions)}, for occurrences already found, and with the names of other documents. */
    public List<Finding> check(DocumentSubject subject) {
        return report(subject).findings();
    }

    /**
     * What there is to say about a document, in the order of the text.
     *
     * @param findings what is to be told
     * @param silenced what comments of the document do not want to be told
     */
    public record Report(List<Finding> findings, List<Silenced> silenced) {}

    /** A finding that a comment does not want to be told, and what the comment says of the reason; that may be empty. */
    public record Silenced(Finding finding, String reason) {}

    /** As {@link #check(DocumentSubject)}, with what comments silence. */
    public Report report(DocumentSubject subject) {
        List<Finding> all = everything(subject);
        List<SuppressionComment> directives = SuppressionComment.in(subject.document());
        if (directives.isEmpty()) { // as in nearly every document
            return new Report(all, List.of());
        }
        List<Suppression> suppressions = Suppression.of(directives, subject.document());
        List<Finding> findings = new ArrayList<>();
        List<Silenced> silenced = new ArrayList<>();
        for (Finding finding : all) {
            suppressions.stream().filter(suppression -> suppression.covers(finding)).findFirst().ifPresentOrElse(
                    by -> silenced.add(new Silenced(finding, by.directive().reason(subject.document().text()))), () -> findings.add(finding));
        }
        List<Finding> gone = silenced.stream().map(Silenced::finding).toList();
        int before = findings.size();
        for (OfSuppressions rule : suppressionRules) {
            if (!subject.options().off().contains(rule.code())) {
                run(rule, () -> rule.check(subject, suppressions, gone), found -> add(rule, found, subject.options(), findings));
            }
        }
        if (findings.size() > before) {
            findings.sort(Comparator.comparingInt(finding -> finding.range().start()));
        }
        return new Report(findings, silenced);
    }

    private static void add(Rule rule, Located found, CheckOptions options, List<Finding> findings) {
        options.severity(rule.code(), found.severity()).ifPresent(severity ->
                findings.add(new Finding(rule.code(), severity, found.range(), found.message(), found.urn(), found.fixes())));
    }

    private List<Finding> everything(DocumentSubject subject) {
        CheckOptions options = subject.options();
        Registry registry = registry(subject);
        List<Finding> findings = new ArrayList<>();
        if (!isOfProject(subject.document())) {
            check(subject.occurrences(), registry, options, findings);
        }
        int ofOccurrences = findings.size();
        for (OfDocument rule : documentRules) {
            if (options.off().contains(rule.code())) {
                continue;
            }
            run(rule, () -> rule.check(subject), found -> add(rule, found, options, findings));
        }
        if (findings.size() > ofOccurrences) {
            findings.sort(Comparator.comparingInt(finding -> finding.range().start()));
        }
        return findings;
    }

    /** Whether in {@code document} stand patterns of names, and names that are accepted because they are wrong. */
    static boolean isOfProject(Document document) {
        return ProjectFile.isNamed(document.uri())
                || document.text(new TextRange(0, Math.min(BASELINE.length(), document.length()))).equals(BASELINE);
    }

    /** What there is to say of each of {@code occurrences} by itself, in their order. */
    List<Finding> eachOf(List<UrnOccurrence> occurrences, CheckOptions options) {
        List<Finding> findings = new ArrayList<>();
        check(occurrences, options.registry(), options, findings);
        return List.copyOf(findings);
    }

    private void check(List<UrnOccurrence> occurrences, Registry registry, CheckOptions options, List<Finding> findings) {
        for (UrnOccurrence occurrence : occurrences) {
            boolean checked = occurrence.kind() == UrnOccurrence.Kind.URN || occurrence.kind() == UrnOccurrence.Kind.TEMPLATE;
            if (checked && !options.accepts(occurrence.text())) {
                String text = occurrence.fixedText();
                check(new Subject(occurrence, UrnParser.parse(text, options.specification()), registry), options, findings);
            }
        }
    }

    /** What one rule for documents has found, as far as it is to be told; a fault costs its result alone. */
    List<Finding> of(String code, CheckOptions options, Supplier<List<Located>> located) {
        List<Finding> findings = new ArrayList<>();
        documentRules.stream().filter(rule -> rule.code().equals(code)).findFirst()
                .ifPresent(rule -> run(rule, located, found -> add(rule, found, options, findings)));
        return List.copyOf(findings);
    }

    /** The namespaces that are known, with those that the document is about to define. */
    private Registry registry(DocumentSubject subject) {
        CheckOptions options = subject.options();
        List<Registry> known = new ArrayList<>(List.of(options.registry()));
        documentRules.stream().filter(RegistrationTemplate.class::isInstance).filter(rule -> !options.off().contains(rule.code()))
                .forEach(rule -> run(rule, () -> List.of(RegistrationTemplate.withOwn(subject.document(), options.specification(),
                        options.registry())), known::add));
        return known.getLast();
    }

    private void check(Subject subject, CheckOptions options, List<Finding> findings) {
        int first = findings.size();
        boolean template = subject.occurrence().kind() == UrnOccurrence.Kind.TEMPLATE;
        for (OfOccurrence rule : template ? List.<OfOccurrence>of() : occurrenceRules) {
            if (!options.off().contains(rule.code())) {
                run(rule, () -> rule.check(subject), match -> add(rule, match, subject, options, findings));
            }
        }
        boolean deployed = !subject.urn().isValid() && DeployedNames.find(subject.urn().text()).isPresent();
        List<SyntaxProblem> problems = deployed ? List.of() : subject.urn().problems();
        for (int i = 0; i < Math.min(problems.size(), MOST_PROBLEMS); i++) {
            SyntaxProblem problem = i < MOST_PROBLEMS - 1 ? problems.get(i) : andMore(problems);
            OfSyntax rule = syntaxRules.get(problem.code());
            if (rule != null && !(template && isOpen(problem, subject))) {
                run(rule, () -> List.of(rule.match(subject, problem)), match -> add(rule, match, subject, options, findings));
            }
        }
        if (findings.size() - first > 1) {
            findings.subList(first, findings.size())
                    .sort((a, b) -> Integer.compare(a.range().start(), b.range().start()));
        }
    }

    /** The last problem that is reported, which says how many there are besides. */
    private static SyntaxProblem andMore(List<SyntaxProblem> problems) {
        SyntaxProblem last = problems.get(MOST_PROBLEMS - 1);
        int more = problems.size() - MOST_PROBLEMS;
        return more == 0 ? last : new SyntaxProblem(last.code(), last.span(), last.message() + "; and " + more
                + " more problems in this URN");
    }

    /**
     * Whether what a program fills in may yet put a problem of a template right. Certain are characters that cannot stand where they
     * stand; nothing is while the NID is still open.
     */
    private static boolean isOpen(SyntaxProblem problem, Subject subject) {
        return subject.urn().nss().isEmpty() || switch (problem.code()) {
            case NID_CHARACTER, NID_LENGTH, EMPTY_NID, NON_ASCII_CHARACTER -> false;
            case ILLEGAL_CHARACTER -> problem.span().end() == subject.urn().text().length();
            default -> true;
        };
    }

    private <T> void run(Rule rule, Supplier<List<T>> matches, Consumer<T> sink) {
        try {
            matches.get().forEach(sink);
        } catch (RuntimeException e) {
            onFault.accept(rule, e);
        } catch (StackOverflowError e) {
            onFault.accept(rule, new IllegalStateException("a name is nested too deeply", e));
        }
    }

    private static void add(Rule rule, Match match, Subject subject, CheckOptions options, List<Finding> findings) {
        options.severity(rule.code(), match.severity()).ifPresent(severity -> findings.add(new Finding(rule.code(), severity,
                subject.occurrence().range(match.span()), match.message(), subject.urn().text(), match.fixes())));
    }
}
