package io.github.urnls.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.incremental.SectionFinding;
import io.github.urnls.feature.Tally;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.text.TextEdit;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Writes what a check found as JSON. Offsets count UTF-16 code units. */
public final class ResultJson {

    private ResultJson() {}

    /**
     * The findings of an open document: for each a number and where its section begins, and in full those that are not
     * among {@code sent}, with the offsets of their sections.
     *
     * @param numbers the number of each finding
     * @param sent    the findings that JavaScript has
     * @param names   how many names the text has
     */
    public static JsonObject placed(List<SectionFinding> all, Map<Finding, Integer> numbers, Set<Finding> sent,
            int names) {
        List<Finding> findings = all.stream().map(SectionFinding::finding).toList();
        JsonArray placed = new JsonArray();
        for (SectionFinding one : all) {
            placed.add(numbers.get(one.finding()));
            placed.add(one.start());
        }
        List<Finding> unsent = findings.stream().filter(finding -> !sent.contains(finding)).toList();
        return Json.object("placed", placed, "numbers", Json.list(unsent.stream().map(numbers::get).toList()),
                "findings", findings(unsent), "summary", summary(findings, names));
    }

    static String summary(List<Finding> findings, int names) {
        return Tally.counted(names, "URN") + ", " + Tally.of(findings).words();
    }

    static JsonArray findings(List<Finding> findings) {
        return Json.list(findings.stream().map(finding -> Json.object("start", finding.range().start(),
                "end", finding.range().end(), "code", finding.code(), "severity", finding.severity().id(),
                "message", finding.message(), "urn", finding.urn(),
                "fixes", Json.list(finding.fixes().stream().map(ResultJson::fix).toList()))).toList());
    }

    private static JsonObject fix(Fix fix) {
        return Json.object("title", fix.title(), "safety", fix.safety().name().toLowerCase(Locale.ROOT),
                "edits", Json.list(fix.edits().stream().map(ResultJson::edit).toList()));
    }

    private static JsonObject edit(TextEdit edit) {
        return Json.object("start", edit.range().start(), "end", edit.range().end(), "newText", edit.newText());
    }
}
