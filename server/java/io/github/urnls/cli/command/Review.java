package io.github.urnls.cli.command;

import io.github.urnls.check.CheckOptions;
import io.github.urnls.check.Checker;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.cli.report.Printable;
import io.github.urnls.cli.report.TextReport;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextEdit;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * {@code --fix --review}: shows the findings whose repair may change which name it is, one after the other, and makes
 * what the answer says. After each repair the document is checked again, so that no question is about a finding that is
 * gone.
 */
final class Review {

    /** A finding that was left as it is; the places move with the text before them. */
    private record Left(String code, int start) {}

    private final Checker checker;
    private final PrintWriter out;
    private final TextReport shown;
    private final Reviewer reviewer;
    private final Set<String> unasked;
    private final Set<String> wholeRules = new HashSet<>();
    private boolean over;

    /** @param unasked the rules whose repairs are made without asking; if there are any, nothing else is asked */
    Review(Checker checker, PrintWriter out, TextReport shown, Reviewer reviewer, Set<String> unasked) {
        this.unasked = unasked;
        this.checker = checker;
        this.out = out;
        this.shown = shown;
        this.reviewer = reviewer;
    }

    /** The text of {@code document} as the answers make it; {@code repairs} counts what was repaired by which rule. */
    String review(Document document, CheckOptions options, SortedMap<String, Integer> repairs) {
        Document current = document;
        List<Left> left = new ArrayList<>();
        while (!over) {
            Optional<Finding> next = next(checker.check(current, options), left);
            if (next.isEmpty()) {
                break;
            }
            Finding finding = next.get();
            Optional<Fix> fix = decide(current, finding);
            left.add(new Left(finding.code(), finding.range().start()));
            if (fix.isPresent()) {
                repairs.merge(finding.code(), 1, Integer::sum);
                left = moved(left, fix.get().edits());
                current = current.withText(current.version(), TextEdit.apply(current.text(), fix.get().edits()));
            }
        }
        return current.text();
    }

    private Optional<Finding> next(List<Finding> findings, List<Left> left) {
        return findings.stream()
                .filter(finding -> unasked.isEmpty() ? !forReview(finding).isEmpty()
                        : unasked.contains(finding.code()) && forReview(finding).size() == 1)
                .filter(finding -> !left.contains(new Left(finding.code(), finding.range().start())))
                .findFirst();
    }

    private static List<Fix> forReview(Finding finding) {
        return finding.fixes().stream().filter(fix -> fix.safety() == Fix.Safety.REVIEW).toList();
    }

    /** What is to be done about {@code finding}; empty for nothing. */
    private Optional<Fix> decide(Document document, Finding finding) {
        List<Fix> fixes = forReview(finding);
        if (!unasked.isEmpty() || wholeRules.contains(finding.code())) {
            return Optional.of(fixes.getFirst());
        }
        shown.print(document, finding, false);
        for (int i = 0; i < fixes.size(); i++) {
            out.println("  " + (i + 1) + "  " + Printable.of(fixes.get(i).title()));
        }
        out.flush();
        String choices = fixes.size() == 1 ? "y" : "y or 1 to " + fixes.size();
        while (true) {
            String question = "Repair it? " + choices + ", n for no, a for all of " + finding.code()
                    + " (with 1), q to end: ";
            String answer = reviewer.ask(question).map(text -> text.strip().toLowerCase(Locale.ROOT)).orElse("q");
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
                case "q", "quit" -> {
                    over = true;
                    return Optional.empty();
                }
                default -> {
                    if (answer.matches("[1-9]") && Integer.parseInt(answer) <= fixes.size()) {
                        return Optional.of(fixes.get(Integer.parseInt(answer) - 1));
                    }
                }
            }
        }
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
