package io.github.urnls.cli.run;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.run.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import io.github.urnls.check.Fix.Safety;
import io.github.urnls.check.Fix;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.report.TextReport;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import io.github.urnls.urn.Normalization;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * {@code --fix --review}: shows the findings whose repair may change the name, one after the other, and follows the
 * answers. After each repair the document is checked again, so no question is about a finding that is gone.
 */
public final class Review {

    /** A finding that was left unchanged. Its offset moves with the text before it. */
    private record Left(String code, int start) {}

    private final Checker checker;
    private final PrintWriter out;
    private final TextReport shown;
    private final Reviewer reviewer;
    private final Set<String> unasked;
    private final Set<String> wholeRules = new HashSet<>();
    private boolean over;
    private boolean fileIsOver;

    /**
     * Creates a review.
     *
     * @param unasked the rules whose repairs are made without asking; if there are any, no questions are asked
     */
    public Review(Checker checker, PrintWriter out, TextReport shown, Reviewer reviewer, Set<String> unasked) {
        this.unasked = unasked;
        this.checker = checker;
        this.out = out;
        this.shown = shown;
        this.reviewer = reviewer;
    }

    /**
     * The text of {@code document} after the answers.
     *
     * @param repairs counts the repairs by rule
     * @param keep    gets the text after each answer that changes it
     */
    String review(Document document, CheckOptions options, SortedMap<String, Integer> repairs,
            Consumer<String> keep) {
        Document current = document;
        List<Left> left = new ArrayList<>();
        fileIsOver = false;
        while (!over && !fileIsOver) {
            List<Finding> found = checker.check(current, options);
            List<Finding> open = open(found, left);
            if (open.isEmpty()) {
                break;
            }
            Finding finding = open.getFirst();
            int number = left.size() + 1;
            Optional<Fix> fix = decide(current, options, found, finding, number + " of " + (left.size() + open.size()));
            left.add(new Left(finding.code(), finding.start()));
            if (fix.isPresent()) {
                repairs.merge(finding.code(), 1, Integer::sum);
                left = moved(left, fix.get().edits());
                current = current.withEdits(fix.get().edits());
                if (unasked.isEmpty()) {
                    keep.accept(current.text());
                }
            }
        }
        return current.text();
    }

    private List<Finding> open(List<Finding> findings, List<Left> left) {
        return findings.stream()
                .filter(finding -> unasked.isEmpty() ? !forReview(finding).isEmpty()
                        : unasked.contains(finding.code()) && forReview(finding).size() == 1)
                .filter(finding -> !left.contains(new Left(finding.code(), finding.start())))
                .toList();
    }

    /** Whether the name of {@code finding} has an error or a warning with {@code fix} that it has not without it. */
    private boolean bringsOther(Document document, CheckOptions options, List<Finding> found, Finding finding,
            Fix fix) {
        Document repaired = document.withEdits(fix.edits());
        Set<String> names = found.stream().map(Finding::urn).collect(Collectors.toSet());
        Set<String> before = found.stream()
                .filter(one -> one.urn().equals(finding.urn()) && !one.code().equals(finding.code()))
                .map(Finding::code).collect(Collectors.toSet());
        return checker.check(repaired, options).stream()
                .anyMatch(one -> one.isAtLeast(Severity.WARNING) && !names.contains(one.urn())
                        && open(List.of(one), List.of()).isEmpty() // it is repaired next
                        && !before.contains(one.code()));
    }

    private static List<Fix> forReview(Finding finding) {
        return finding.fixes().stream().filter(fix -> fix.safety() == Safety.REVIEW).toList();
    }

    /**
     * The fix to make for {@code finding}; empty for none.
     *
     * @param counter the position of this question among those of the file
     */
    private Optional<Fix> decide(Document document, CheckOptions options, List<Finding> found, Finding finding,
            String counter) {
        List<Fix> fixes = forReview(finding);
        if (!unasked.isEmpty() || wholeRules.contains(finding.code())) {
            return Optional.of(fixes.getFirst())
                    .filter(fix -> unasked.isEmpty() || !bringsOther(document, options, found, finding, fix));
        }
        out.println(counter + " in " + document.uri());
        shown.print(document, finding, false);
        for (int i = 0; i < fixes.size(); i++) {
            out.println("  " + (i + 1) + "  " + Printable.of(fixes.get(i).title()));
        }
        out.flush();
        String question = "Repair it? y, " + numbers(fixes) + "n, a, s, q or ? for help: ";
        while (true) {
            String answer = reviewer.ask(question).map(text -> Normalization.fold(text.strip())).orElse("q");
            switch (answer) {
                case "y", "yes" -> {
                    return Optional.of(fixes.getFirst());
                }
                case "n", "no", "" -> {
                    return Optional.empty();
                }
                case "a", "all" -> {
                    wholeRules.add(finding.code());
                    return Optional.of(fixes.getFirst());
                }
                case "s", "skip" -> {
                    fileIsOver = true;
                    return Optional.empty();
                }
                case "q", "quit" -> {
                    over = true;
                    return Optional.empty();
                }
                default -> {
                    if (answer.matches("[1-9]") && Integer.parseInt(answer) <= fixes.size()) {
                        return Optional.of(fixes.get(Integer.parseInt(answer) - 1));
                    }
                    help(finding, fixes);
                }
            }
        }
    }

    private static String numbers(List<Fix> fixes) {
        return fixes.size() == 1 ? "" : "1 to " + fixes.size() + ", ";
    }

    private void help(Finding finding, List<Fix> fixes) {
        key("y", "make the first repair");
        if (fixes.size() > 1) {
            key("1 to " + fixes.size(), "make the repair of that number");
        }
        key("n", "leave it as it is, as Return alone does");
        key("a", "make the first repair, for this and all later findings of " + finding.code());
        key("s", "skip the rest of this file");
        key("q", "end; what was repaired so far stays");
        out.flush();
    }

    private void key(String key, String meaning) {
        out.printf("  %-6s  %s%n", key, meaning);
    }

    private static List<Left> moved(List<Left> left, List<TextEdit> edits) {
        List<Left> moved = new ArrayList<>();
        for (Left one : left) {
            int shift = edits.stream().filter(edit -> edit.range().end() <= one.start)
                    .mapToInt(edit -> edit.newText().length() - edit.range().length()).sum();
            moved.add(new Left(one.code, one.start + shift));
        }
        return moved;
    }
}
