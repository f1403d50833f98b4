package io.github.urnls.workspace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import io.github.urnls.check.Product;
import io.github.urnls.check.run.Rules;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import io.github.urnls.check.run.Rules;
import org.jspecify.annotations.Nullable;

/**
 * Recognizes reports that this program has written: whole documents that name it as their author, or that no other
 * program writes. They quote wrong names, in findings and on pages of rules, so a check of them finds the same again.
 */
public final class OwnReports {

    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

    /** How a report as text begins. */
    private static final Pattern TEXT = Pattern.compile("[^\n]+:[0-9]+:[0-9]+: [a-z]+\\[([a-z0-9-]+)] ");

    private OwnReports() {}

    /** Whether {@code text} is such a report, or a baseline. */
    public static boolean isOne(String text) {
        Matcher report = TEXT.matcher(text);
        return report.lookingAt() && Rules.byCode(report.group(1)).isPresent() || isLog(text)
                || text.contains("\"findings\"") && isBaseline(json(text));
    }

    /** Whether {@code text} is a log in SARIF, or a list of findings for GitLab. */
    public static boolean isLog(String text) {
        return text.contains("\"" + Product.NAME + "\"") && areAll(at(json(text), "runs"), OwnReports::isOurs)
                || text.contains("\"check_name\"") && areAll(json(text), OwnReports::isGitlab);
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
