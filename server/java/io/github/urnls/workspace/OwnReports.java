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
    private static final Set<String> LISTS = Set.of("results", "rules", "artifacts", "invocations", "diagnostics");

    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

    /** How much of a file is read to see whether a report begins in it, in bytes. */
    private static final int HEAD = 1 << 16;

    /** Sequences that color text (ECMA-48 §8.3.117). */
    private static final Pattern COLOR = Pattern.compile("\u001b\\[[0-9;]*m");

    private static final String LEVEL = "(error|warning|information|hint)";

    private static final String RULE = Rules.all().stream().map(Rule::code)
            .collect(Collectors.joining("|", "(", ")"));

    /** How reports begin, in each format; one without findings may be empty. */
    private static final Pattern BEGINNING = Pattern.compile(String.join("|", "\\s*",
            "\\s*findings +files +safe to fix  rule\n.*", // statistics alone
            "[^\n]+:\\d+:\\d+: " + LEVEL + "\\[" + RULE + "\\] .*", // text, concise
            "[^\n]+\n +\\d+:\\d+ +" + LEVEL + " .*", // grouped
            "\\{\"path\":\"[^\n]*\",\"line\":\\d+,\"column\":\\d+,\"endLine\":\\d+,\"endColumn\":\\d+,\"code\":\""
                    + RULE + "\".*", // jsonl
            "::(error|warning|notice) file=[^\n]*,title=urn-ls " + RULE + "::.*", // github
            "\\[\\s*(\\{\\s*\"type\": \"issue\",\\s*\"check_name\": \"" + RULE + "\".*|\\]\\s*)", // gitlab
            "<\\?xml[^>]*>\\s*<testsuites name=\"urn-ls\".*", // junit
            "<\\?xml[^>]*>\\s*<checkstyle (?=.*source=\"urn-ls\\.|(?!.*<(?!/?(?:checkstyle|file)\\b))).*", // checkstyle
            "\\{\\s*\"source\": \\{\\s*\"name\": \"urn-ls\".*", // rdjson
            "\\{\\s*\"\\$schema\"[^\\[]*\\[\\s*\\{\\s*\"tool\": \\{\\s*\"driver\": "
                    + "\\{\\s*\"name\": \"urn-ls\".*"), // sarif
            Pattern.DOTALL);

    private final String text;
    private final Map<Integer, JsonObject> objects = new HashMap<>();

    private OwnReports(String text) {
        this.text = text;
        JsonObjects.read(text, LISTS, object -> objects.put(object.range().start(), object));
    }

    /** Whether {@code text} is such a report. */
    public static boolean isOne(String text) {
        int start = firstVisible(text);
        boolean object = text.startsWith("{", start);
        if (object && text.contains("\"" + Product.NAME + "\"") && JsonText.error(text).isEmpty()) {
            OwnReports json = new OwnReports(text);
            return json.isSarif(start) || json.isRdjson(start);
        }
        if (object && text.contains("\"rule\"") && text.contains("\"count\"")
                && JsonText.error(text).isEmpty()) {
            return new OwnReports(text).isBaseline(start);
        }
        return text.startsWith("[", start) && text.contains("\"check_name\"") && JsonText.error(text).isEmpty()
                && new OwnReports(text).isGitlab(start);
    }

    /**
     * Whether the beginning of {@code file} is that of a report in one of the formats; also if the file is empty.
     *
     * @throws IOException if it cannot be read
     */
    public static boolean isBegunIn(Path file) throws IOException {
        try (InputStream in = FileInput.open(file)) {
            String head = new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
            return BEGINNING.matcher(COLOR.matcher(head).replaceAll("")).matches();
        }
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

    private boolean isRdjson(int start) {
        Optional<JsonObject> root = object(start);
        return root.filter(all -> all.member("diagnostics").isPresent()).isPresent()
                && isOurs(root.flatMap(all -> inner(all, "source")));
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
