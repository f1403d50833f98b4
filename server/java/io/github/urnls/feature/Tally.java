package io.github.urnls.feature;

import io.github.urnls.check.Finding;
import io.github.urnls.check.Severity;
import java.util.List;

/**
 * The number of findings, in the words that all outputs use.
 *
 * @param problems those that editors list as problems: errors, warnings and information
 * @param hints    those that are only marked in the text
 */
public record Tally(int problems, int hints) {

    public static final Tally NONE = new Tally(0, 0);

    public static Tally of(List<Finding> findings) {
        int hints = 0;
        for (Finding finding : findings) {
            if (finding.severity() == Severity.HINT) {
                hints++;
            }
        }
        return new Tally(findings.size() - hints, hints);
    }

    public Tally plus(Tally other) {
        return new Tally(problems + other.problems, hints + other.hints);
    }

    public boolean isNone() {
        return problems == 0 && hints == 0;
    }

    /** {@code no problems}, {@code 1 problem}, {@code 26 problems and 14 hints}, {@code 2 hints}. */
    public String words() {
        if (isNone()) {
            return "no problems";
        }
        if (problems == 0) {
            return counted(hints, "hint");
        }
        if (hints == 0) {
            return counted(problems, "problem");
        }
        return counted(problems, "problem") + " and " + counted(hints, "hint");
    }

    /**
     * As {@link #words}, with the number of files that have findings and of all files:
     * {@code 1 problem in 1 of 18 files}.
     */
    public String words(int found, int files) {
        if (isNone()) {
            return words() + " in " + counted(files, "file");
        }
        return words() + " in " + found + " of " + counted(files, "file");
    }

    /** A number with its noun. */
    public static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** The first of {@code words}, with commas, and how many more there are than {@code most}. */
    public static String first(int most, List<String> words) {
        if (words.size() > most) {
            return String.join(", ", words.subList(0, most)) + " and " + (words.size() - most) + " more";
        }
        return String.join(", ", words);
    }
}
