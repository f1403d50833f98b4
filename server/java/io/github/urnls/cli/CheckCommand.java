package io.github.urnls.cli;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.FixAll;
import io.github.urnls.check.Project;
import io.github.urnls.check.Rules;
import io.github.urnls.check.Severity;
import io.github.urnls.namespace.Glob;
import io.github.urnls.text.Document;
import io.github.urnls.workspace.FileContent;
import io.github.urnls.workspace.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code check}: what is wrong with the URNs of some files, and the repair of it. */
@Command(name = "check", description = "Checks the URNs in files and folders.", mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {

    enum Format { TEXT, JSONL }

    /** What to do with safe fixes; at most one of the two. */
    static final class Repair {
        @Option(names = "--fix", description = "Make every safe fix in the files, then report what is left.")
        private boolean fix;

        @Option(names = "--diff", description = "Print what --fix would change as a unified diff, and change nothing.")
        private boolean diff;
    }

    @Spec
    private CommandSpec spec;

    @Mixin
    private SpecificationOption specification = new SpecificationOption();

    @Mixin
    private FileOptions fileOptions = new FileOptions();

    @Mixin
    private RegistryOptions registries = new RegistryOptions();

    @Option(names = "--format", paramLabel = "F", defaultValue = "text", description = "text (the default) or jsonl.")
    private Format format = Format.TEXT;

    @ArgGroup(exclusive = true)
    private Repair repair = new Repair();

    @Option(names = "--severity", paramLabel = "CODE=LEVEL", description = "How bad a kind of finding is: error, warning,"
            + " information, hint or off. May be given several times.")
    private Map<String, String> severities = new HashMap<>();

    @Option(names = "--accept", paramLabel = "PATTERN", description = "Say nothing of names that fit the pattern; * stands for"
            + " any characters. May be given several times.")
    private List<String> accept = new ArrayList<>();

    @Option(names = "--fail-on", paramLabel = "LEVEL", defaultValue = "error",
            description = "Exit code 1 from this severity on: error (the default), warning, information, hint.")
    private String failOn = "error";

    @Option(names = "--stdin", description = "Check standard input instead of files.")
    private boolean stdin;

    @Option(names = "--as", paramLabel = "NAME", defaultValue = "stdin.txt",
            description = "With --stdin: the file name that says which language it is.")
    private String as = "stdin.txt";

    @Parameters(paramLabel = "PATH", arity = "0..*")
    private List<Path> paths = List.of();

    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    private int fixed;

    @Override
    public Integer call() throws IOException {
        CheckOptions options = options();
        Severity threshold = severity(failOn, "--fail-on");
        if (paths.stream().anyMatch(path -> path.toString().isEmpty())) {
            throw new UsageException("a path is empty");
        }
        if (stdin == !paths.isEmpty()) {
            throw new UsageException(stdin ? "--stdin takes no paths" : "nothing to check: give a file or a folder");
        }
        Checker checker = new Checker((rule, fault) -> spec.commandLine().getErr().println(Project.NAME + ": rule "
                + rule.code() + " failed, its findings are missing; please report it: " + fault));
        FileScan scan = new FileScan(spec.commandLine().getErr(), fileOptions.maxSize());
        if (stdin) {
            standardInput(checker, options);
        } else {
            scan.run(paths, source -> examine(source, checker, options), (source, outcome) -> report(scan, source, outcome));
        }
        spec.commandLine().getOut().flush();
        summary(scan);
        return scan.failed() ? CommandLineInterface.FAILED
                : counts.keySet().stream().anyMatch(severity -> severity.isAtLeast(threshold)) ? CommandLineInterface.FOUND
                : CommandLineInterface.OK;
    }

    /** What one file came to: the text after safe fixes, if they are wanted, and what is to be reported. */
    private record Outcome(Document document, String fixedText, List<Finding> findings, List<Finding> before) {}

    private Outcome examine(FileScan.Source source, Checker checker, CheckOptions options) {
        Document document = source.document();
        List<Finding> before = checker.check(document, options);
        List<Finding> findings = before;
        boolean repairs = (repair.fix || repair.diff) && !findings.isEmpty();
        String text = repairs ? FixAll.apply(document, checker, options) : document.text();
        if (repair.fix && !text.equals(document.text())) {
            document = document.withText(0, text);
            findings = checker.check(document, options);
        }
        return new Outcome(document, text, findings, before);
    }

    private void report(FileScan scan, FileScan.Source source, Outcome outcome) {
        if (repair.diff) {
            diff(source.document(), outcome.fixedText());
        }
        boolean changed = !outcome.fixedText().equals(source.document().text());
        if (repair.fix && changed && !write(scan, source, outcome.fixedText())) {
            // It is as it was, and so is what there is to say of it.
            print(source.document(), outcome.before());
            return;
        }
        print(outcome.document(), outcome.findings());
        if (!outcome.findings().isEmpty()) {
            Output.requireReader(spec.commandLine().getOut());
        }
    }

    private boolean write(FileScan scan, FileScan.Source source, String text) {
        try {
            FileWriter.replace(source.path(), source.encoding(), source.document().text(), text);
            fixed++;
            return true;
        } catch (AccessDeniedException e) {
            scan.unreadable(source.path(), "not repaired: permission denied");
        } catch (IOException e) {
            scan.unreadable(source.path(), "not repaired: " + e.getMessage());
        }
        return false;
    }

    private void standardInput(Checker checker, CheckOptions options) throws IOException {
        FileScan.Source source = FileScan.read(System.in, as);
        Outcome outcome = examine(source, checker, options);
        if (repair.fix) {
            // The repaired text is the output; what is left is said by the exit code and the summary.
            spec.commandLine().getOut().print(outcome.fixedText());
            outcome.findings().forEach(finding -> counts.merge(finding.severity(), 1, Integer::sum));
            return;
        }
        if (repair.diff) {
            diff(source.document(), outcome.fixedText());
        }
        print(outcome.document(), outcome.findings());
    }

    private void print(Document document, List<Finding> findings) {
        PrintWriter out = spec.commandLine().getOut();
        FindingPrinter printer = format == Format.JSONL ? new JsonlFindings(out)
                : new TextFindings(out, Terminal.isInteractive());
        for (Finding finding : findings) {
            counts.merge(finding.severity(), 1, Integer::sum);
            if (!repair.diff) {
                printer.print(document, finding);
            }
        }
    }

    private void diff(Document document, String text) {
        List<String> before = lines(document.text());
        List<String> after = lines(text);
        UnifiedDiffUtils.generateUnifiedDiff("a/" + document.uri(), "b/" + document.uri(), before,
                DiffUtils.diff(before, after), 3).forEach(line -> spec.commandLine().getOut().println(line));
    }

    /** The lines as a patch has them: a last line without a line end is marked so. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        String last = lines.removeLast();
        if (!last.isEmpty()) {
            lines.add(last + "\n\\ No newline at end of file");
        }
        return lines;
    }

    private void summary(FileScan scan) {
        StringBuilder text = new StringBuilder(Project.NAME).append(": ");
        int total = counts.values().stream().mapToInt(Integer::intValue).sum();
        text.append(total == 0 ? "no findings" : total + (total == 1 ? " finding" : " findings"));
        if (total > 0) {
            StringBuilder parts = new StringBuilder();
            counts.forEach((severity, count) -> parts.append(parts.isEmpty() ? " (" : ", ").append(count).append(' ')
                    .append(severity.id()));
            text.append(parts).append(')');
        }
        if (!stdin) {
            text.append(" in ").append(scan.files()).append(scan.files() == 1 ? " file" : " files");
        }
        if (fixed > 0) {
            text.append("; ").append(fixed).append(fixed == 1 ? " file" : " files").append(" repaired");
        }
        String omissions = scan.omissions();
        spec.commandLine().getErr().println(omissions.isEmpty() ? text : text.append("; ").append(omissions));
    }

    private CheckOptions options() {
        Map<String, Severity> levels = new HashMap<>();
        Set<String> off = new HashSet<>();
        severities.forEach((code, level) -> {
            if (Rules.byCode(code).isEmpty()) {
                throw new UsageException("--severity: no such rule: " + Printable.of(code) + "; “urn-ls rule” lists them");
            }
            if (level.equals("off")) {
                off.add(code);
            } else {
                levels.put(code, severity(level, "--severity " + code));
            }
        });
        return new CheckOptions(specification.get(), levels, off, accept.stream().map(Glob::new).toList(),
                registries.read(spec.commandLine().getErr()));
    }

    private static Severity severity(String id, String option) {
        Optional<Severity> severity = Severity.byId(id);
        return severity.orElseThrow(() -> new UsageException(option + ": no such severity: " + Printable.of(id)
                + " (there are error, warning, information, hint)"));
    }
}
