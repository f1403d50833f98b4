package io.github.urnls.feature;

import io.github.urnls.feature.Explanation.Part;
import io.github.urnls.urn.Specification;
import java.util.List;
import java.util.stream.Collectors;

/** Writes an {@link Explanation} for reading, in Markdown or in plain text. */
public final class ExplanationText {

    private ExplanationText() {}

    public static String markdown(Explanation explanation) {
        StringBuilder text = new StringBuilder();
        text.append("**URN** ").append(code(explanation.urn())).append("\n\n");
        text.append("| part | text | meaning |\n|---|---|---|\n");
        for (Part part : explanation.parts()) {
            text.append("| ").append(part.name()).append(" | ").append(cell(part.text())).append(" | ")
                    .append(part.meaning()).append(" |\n");
        }
        explanation.decoded().ifPresent(decoded -> text.append("\nReads as ").append(code(decoded)).append('\n'));
        explanation.normalized().ifPresent(normalized -> text.append("\nNormalized ").append(code(normalized))
                .append(" (RFC 8141 §3.1)\n"));
        text.append('\n').append(validity(explanation)).append('\n');
        return text.toString();
    }

    public static String plain(Explanation explanation) {
        StringBuilder text = new StringBuilder("URN ").append(explanation.urn()).append('\n');
        for (Part part : explanation.parts()) {
            text.append("  ").append(part.name()).append(": ").append(part.text()).append(" - ").append(part.meaning())
                    .append('\n');
        }
        explanation.decoded().ifPresent(decoded -> text.append("Reads as ").append(decoded).append('\n'));
        explanation.normalized().ifPresent(normalized -> text.append("Normalized ").append(normalized)
                .append(" (RFC 8141 §3.1)\n"));
        return text.append(validity(explanation)).append('\n').toString();
    }

    private static String validity(Explanation explanation) {
        String chosen = explanation.specification().displayName();
        List<Specification> others = explanation.acceptedBy().stream()
                .filter(other -> other != explanation.specification()).toList();
        String names = others.stream().map(Specification::displayName).collect(Collectors.joining(", "));
        if (explanation.problems().isEmpty()) {
            return "Valid by " + chosen + (others.isEmpty() ? " alone." : "; also by " + names + ".");
        }
        return "Not valid by " + chosen + (others.isEmpty() ? ", nor by any other specification." : "; valid by " + names + ".");
    }

    /** A code span that holds backticks too (CommonMark §6.1), with nothing in it that would end a line. */
    private static String code(String text) {
        String line = text.replaceAll("\\R", " ");
        String fence = "`".repeat(longestRun(line) + 1);
        String padding = line.startsWith("`") || line.endsWith("`") ? " " : "";
        return fence + padding + line + padding + fence;
    }

    /** A code span in a table, where a bar would end the cell. */
    private static String cell(String text) {
        return text.isEmpty() ? "(empty)" : code(text).replace("|", "\\|");
    }

    private static int longestRun(String text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
