package io.github.urnls.cli.run;

import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Rules;
import io.github.urnls.workspace.FileInput;
import io.github.urnls.workspace.OwnReports;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Recognizes a file that an earlier run has written, which the report of this run may replace. */
public final class EarlierReport {

    /** The most of a file that is read to see whether it is a report, in bytes. */
    private static final int LIMIT = 1 << 26;

    /** Sequences that color text (ECMA-48 §8.3.117). */
    private static final Pattern COLOR = Pattern.compile("\u001b\\[[0-9;]*m");

    private static final String FINDING = "(error|warning|information|hint)\\[RULE] .*";

    /** Lines that a report may begin with, and that may come behind an empty line. */
    private static final Pattern LINE = lines(".+:\\d+:\\d+: " + FINDING, // text, concise
            "… and \\d+ more in .* \\(--format concise prints all\\)",
            " *findings .* safe to fix  rule", " +\\d[\\d ]+ (RULE|total)", // statistics
            "\\{\"path\":.*,\"endColumn\":\\d+,\"code\":\"RULE\",\"severity\":.*\\}", // jsonl
            "::(error|warning|notice) file=.*,title=urn-ls( RULE)?::.*", // github
            "<\\?xml version=\"1.0\" encoding=\"UTF-8\"\\?>");

    /** Lines that directly follow such a line. */
    private static final Pattern NEXT = lines("\\d+ \\| .*", " +\\| *\\^+", "  fix: .*",
            "  and in \\d+ other places?: .*",
            "<testsuites name=\"urn-ls\">", " *</test\\w+>",
            " <testsuite name=\"[^\"]*\" tests=.* skipped=\"0\" time=\"0\">",
            "  <testcase .*\" time=\"0\"/?>", "   <(failure message=.* type=|system-out>).*: " + FINDING, "fix: .*",
            "https://.*/RULE\\.md", "</(failure|system-out)>", "   <error .* type=\"NOTICE\">.*</error>"); // junit

    private EarlierReport() {}

    private static Pattern lines(String... kinds) {
        String rule = Rules.all().stream().map(Rule::code).collect(Collectors.joining("|", "(", ")"));
        return Pattern.compile(String.join("|", kinds).replace("RULE", rule)
                .replace("NOTICE", "(not-done|too-large|encoding|left-out)"));
    }

    /**
     * Whether all of {@code file} is a report in one of the formats. A report without findings may be empty.
     *
     * @throws IOException if it cannot be read
     */
    public static boolean is(Path file) throws IOException {
        try (InputStream in = FileInput.open(file)) {
            byte[] content = in.readNBytes(LIMIT + 1);
            String text = COLOR.matcher(new String(content, StandardCharsets.UTF_8)).replaceAll("");
            return content.length <= LIMIT && (isOfLines(text) || OwnReports.isLog(text));
        }
    }

    private static boolean isOfLines(String text) {
        boolean open = false;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            if (!LINE.matcher(line).matches() && !line.isBlank() && !(open && NEXT.matcher(line).matches())) {
                return false;
            }
            open = !line.isBlank();
        }
        return true;
    }
}
