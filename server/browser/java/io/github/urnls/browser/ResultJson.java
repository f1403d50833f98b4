package io.github.urnls.browser;

import com.google.gson.stream.JsonWriter;
import io.github.urnls.check.Finding;
import io.github.urnls.check.Fix;
import io.github.urnls.check.incremental.SectionFinding;
import io.github.urnls.feature.Tally;
import io.github.urnls.text.TextEdit;
import io.github.urnls.text.TextRange;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Writes what a check found as JSON. Offsets count UTF-16 code units. */
public final class ResultJson {

    /** Writes a value; {@link JsonWriter} throws only if its target does. */
    interface Content {
        void write(JsonWriter json) throws IOException;
    }

    private ResultJson() {}

    static String json(Content content) {
        StringWriter text = new StringWriter();
        try (JsonWriter json = new JsonWriter(text)) {
            content.write(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /**
     * The findings of an open document: for each a number and where its section begins, and in full those that are not
     * among {@code sent}, with the offsets of their sections.
     *
     * @param numbers the number of each finding
     * @param sent    the findings that JavaScript has
     * @param names   how many names the text has
     */
    public static String placed(List<SectionFinding> all, Map<Finding, Integer> numbers, Set<Finding> sent, int names) {
        List<Finding> findings = all.stream().map(SectionFinding::finding).toList();
        return json(json -> {
            json.beginObject().name("placed").beginArray();
            for (SectionFinding placed : all) {
                json.value(numbers.get(placed.finding())).value(placed.start());
            }
            List<Finding> unsent = findings.stream().filter(finding -> !sent.contains(finding)).toList();
            json.endArray().name("numbers").beginArray();
            for (Finding finding : unsent) {
                json.value(numbers.get(finding));
            }
            json.endArray();
            findings(json, "findings", unsent);
            summary(json, findings, names);
            json.endObject();
        });
    }

    static void summary(JsonWriter json, List<Finding> findings, int names) throws IOException {
        json.name("summary").value(Tally.counted(names, "URN") + ", " + Tally.of(findings).words());
    }

    static void strings(JsonWriter json, String name, List<String> strings) throws IOException {
        json.name(name).beginArray();
        for (String string : strings) {
            json.value(string);
        }
        json.endArray();
    }

    static void findings(JsonWriter json, String name, List<Finding> findings) throws IOException {
        json.name(name).beginArray();
        for (Finding finding : findings) {
            json.beginObject();
            range(json, finding.range());
            json.name("code").value(finding.code()).name("severity").value(finding.severity().id())
                    .name("message").value(finding.message()).name("urn").value(finding.urn()).name("fixes")
                    .beginArray();
            for (Fix fix : finding.fixes()) {
                fix(json, fix);
            }
            json.endArray().endObject();
        }
        json.endArray();
    }

    private static void fix(JsonWriter json, Fix fix) throws IOException {
        json.beginObject().name("title").value(fix.title())
                .name("safety").value(fix.safety().name().toLowerCase(Locale.ROOT)).name("edits").beginArray();
        for (TextEdit edit : fix.edits()) {
            json.beginObject();
            range(json, edit.range());
            json.name("newText").value(edit.newText()).endObject();
        }
        json.endArray().endObject();
    }

    private static void range(JsonWriter json, TextRange range) throws IOException {
        json.name("start").value(range.start()).name("end").value(range.end());
    }
}
