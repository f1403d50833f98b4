package io.github.urnls.workspace;

import io.github.urnls.check.Product;
import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Rules;
import io.github.urnls.format.json.JsonObjects;
import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.text.TextRange;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Recognizes reports that this program has written: whole documents that name it as their author, or that no other
 * program writes. They quote wrong names, in findings and on pages of rules, so a check of them finds the same again.
 */
public final class OwnReports {

    /** Long lists in a log of SARIF, which need not be read to tell whose it is. */
    private static final Set<String> LISTS = Set.of("results", "rules", "artifacts", "invocations");

    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

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

    private final String text;
    private final Map<Integer, JsonObject> objects = new HashMap<>();

    private OwnReports(String text) {
        this.text = text;
        JsonObjects.read(text, LISTS, object -> objects.put(object.range().start(), object));
    }

    /** Whether {@code text} is such a report, or a baseline. */
    public static boolean isOne(String text) {
        int start = firstVisible(text);
        return isLog(text) || text.startsWith("{", start) && text.contains("\"rule\"") && text.contains("\"count\"")
                && JsonText.error(text).isEmpty() && new OwnReports(text).isBaseline(start);
    }

    /** Whether {@code text} is a log in SARIF, or a list of findings for GitLab. */
    private static boolean isLog(String text) {
        int start = firstVisible(text);
        if (text.startsWith("{", start) && text.contains("\"" + Product.NAME + "\"")
                && JsonText.error(text).isEmpty()) {
            return new OwnReports(text).isSarif(start);
        }
        return text.startsWith("[", start) && text.contains("\"check_name\"") && JsonText.error(text).isEmpty()
                && new OwnReports(text).isGitlab(start);
    }

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
    public static boolean areAllOf(Path file) throws IOException {
        try (InputStream in = FileInput.open(file)) {
            byte[] content = in.readNBytes(LIMIT + 1);
            String text = COLOR.matcher(new String(content, StandardCharsets.UTF_8)).replaceAll("");
            return content.length <= LIMIT && (isOfLines(text) || isLog(text));
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

    private static int firstVisible(String text) {
        int at = 0;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** A log all runs of which are ours: {@code runs[].tool.driver.name} (SARIF 2.1.0 §3.19.8). */
    private boolean isSarif(int start) {
        List<TextRange> runs = list(object(start), "runs");
        return !runs.isEmpty() && runs.stream().allMatch(run -> isOurs(
                object(start(run)).flatMap(one -> inner(one, "tool")).flatMap(tool -> inner(tool, "driver"))));
    }

    private boolean isOurs(Optional<JsonObject> author) {
        return author.flatMap(one -> string(one, "name")).filter(Product.NAME::equals).isPresent();
    }

    /** A baseline: see {@link BaselineFile}. */
    private boolean isBaseline(int start) {
        List<TextRange> findings = list(object(start), "findings");
        return !findings.isEmpty() && object(start).filter(root -> root.members().size() == 2)
                .filter(root -> root.member("version").isPresent()).isPresent()
                && findings.stream().allMatch(finding -> object(start(finding))
                        .filter(one -> one.members().size() == 4
                                && Stream.of("file", "name", "count").allMatch(name -> one.member(name).isPresent()))
                        .filter(one -> isRule(one, "rule")).isPresent());
    }

    /** GitLab's list of issues, all of them of our rules. */
    private boolean isGitlab(int start) {
        List<TextRange> issues = JsonText.list(text, new TextRange(start, text.length())).orElse(List.of());
        return !issues.isEmpty() && issues.stream().allMatch(issue -> object(start(issue))
                .filter(one -> isRule(one, "check_name") && one.member("location").isPresent())
                .flatMap(one -> string(one, "fingerprint"))
                .filter(digest -> DIGEST.matcher(digest).matches()).isPresent());
    }

    private boolean isRule(JsonObject object, String member) {
        return string(object, member).flatMap(Rules::byCode).isPresent();
    }

    private Optional<JsonObject> object(int start) {
        return Optional.ofNullable(objects.get(start));
    }

    private int start(TextRange value) {
        return JsonText.stripped(text, value).start();
    }

    private Optional<JsonObject> inner(JsonObject object, String member) {
        return object.member(member).flatMap(found -> object(start(found.value())));
    }

    private Optional<String> string(JsonObject object, String member) {
        return object.member(member).flatMap(found -> JsonText.string(text, JsonText.stripped(text, found.value())));
    }

    private List<TextRange> list(Optional<JsonObject> object, String member) {
        return object.flatMap(one -> one.member(member))
                .flatMap(found -> JsonText.list(text, JsonText.stripped(text, found.value()))).orElse(List.of());
    }
}
