package io.github.urnls.workspace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.Product;
import io.github.urnls.check.Rule;
import io.github.urnls.check.run.Rules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Recognizes reports that this program has written: whole documents that name it as their author, or that no other
 * program writes. They quote wrong names, in findings and on pages of rules, so a check of them finds the same again.
 */
public final class OwnReports {

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

    private OwnReports() {}

    /** Whether {@code text} is such a report, or a baseline. */
    public static boolean isOne(String text) {
        return isLog(text) || text.contains("\"rule\"") && text.contains("\"count\"") && isBaseline(json(text));
    }

    /** Whether {@code text} is a log in SARIF, or a list of findings for GitLab. */
    private static boolean isLog(String text) {
        return text.contains("\"" + Product.NAME + "\"") && areAll(at(json(text), "runs"), OwnReports::isOurs)
                || text.contains("\"check_name\"") && areAll(json(text), OwnReports::isGitlab);
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

    /** The value that {@code text} is; null if it is none. */
    private static @Nullable JsonElement json(String text) {
        try {
            String start = text.stripLeading();
            return start.startsWith("{") || start.startsWith("[") ? JsonParser.parseString(start) : null;
        } catch (JsonParseException e) {
            return null;
        }
    }

    private static @Nullable JsonElement at(@Nullable JsonElement value, String member) {
        return value instanceof JsonObject object ? object.get(member) : null;
    }

    private static boolean areAll(@Nullable JsonElement list, Predicate<JsonElement> wanted) {
        return list instanceof JsonArray all && !all.isEmpty() && all.asList().stream().allMatch(wanted);
    }

    private static boolean isOurs(JsonElement run) {
        return new JsonPrimitive(Product.NAME).equals(at(at(at(run, "tool"), "driver"), "name"));
    }

    private static boolean isBaseline(@Nullable JsonElement value) {
        return value instanceof JsonObject root && root.keySet().equals(Set.of("version", "findings"))
                && areAll(root.get("findings"), finding -> finding instanceof JsonObject one
                        && one.keySet().equals(Set.of("file", "rule", "name", "count")) && isRule(one.get("rule")));
    }

    private static boolean isGitlab(JsonElement issue) {
        return isRule(at(issue, "check_name")) && at(issue, "location") != null
                && at(issue, "fingerprint") instanceof JsonPrimitive digest
                && DIGEST.matcher(digest.getAsString()).matches();
    }

    private static boolean isRule(@Nullable JsonElement code) {
        return code instanceof JsonPrimitive text && Rules.byCode(text.getAsString()).isPresent();
    }
}
