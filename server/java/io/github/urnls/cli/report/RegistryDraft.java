package io.github.urnls.cli.report;

import com.google.gson.JsonPrimitive;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.feature.packages.DraftParts;
import io.github.urnls.namespace.forms.Part;
import io.github.urnls.namespace.forms.PartForm;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.index.NameStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A first registry file for a namespace, from names that are in use. Comments say what was guessed. */
public final class RegistryDraft {

    /** The most names that are given as examples. */
    private static final int EXAMPLES = 8;

    private static final String SCHEMA = "https://github.com/urn-ls/urn-ls/raw/main/docs/registry.schema.json";

    private final StringBuilder text = new StringBuilder();

    private RegistryDraft() {}

    /**
     * The text of the file.
     *
     * @param names those of the namespace, the most used first; at least one, all valid
     */
    public static String of(String nid, List<NameStatistics> names) {
        RegistryDraft draft = new RegistryDraft();
        draft.write(Normalization.fold(nid), names.stream().map(NameStatistics::spelling).toList());
        return draft.text.toString();
    }

    /** Whether {@code text} is how the names of a namespace begin, with the colon at its end. */
    public static boolean isBeginning(String text) {
        ParsedUrn urn = UrnParser.parse(text + "x");
        return text.endsWith(":") && urn.isValid() && urn.nssText().equals("x");
    }

    /** What is wrong with {@code text}, which is no beginning of names. */
    public static String noBeginning(String text) {
        return "“" + Printable.of(text)
                + "” is not how the names of a namespace begin; write it with a colon at its end, such as urn:acme:";
    }

    private void write(String nid, List<String> names) {
        text.append("""
                // A first draft from %d names that are in use. Read each guess, name the parts, and try the file:
                // urn-ls registry test FILE
                {
                  "$schema": %s,
                  "namespaces": [
                    {
                      "nid": %s,
                      "title": "", // what the names are for, in one line
                      "parts": [
                """.formatted(names.size(), json(SCHEMA), json(nid)));
        List<String> strings = names.stream().map(UrnParser::parse).map(ParsedUrn::nssText).toList();
        parts(DraftParts.of(strings), "        ");
        text.append("      ],\n      \"examples\": [\n");
        List<String> examples = names.stream().limit(EXAMPLES).toList();
        text.append(String.join(",\n", examples.stream().map(name -> "        " + json(name)).toList()));
        text.append("\n      ],\n      \"counterExamples\": [] // names that must be found wrong\n    }\n  ]\n}\n");
    }

    private void parts(List<Part> parts, String indent) {
        for (Part part : parts) {
            String comma = part == parts.getLast() ? "" : ",";
            text.append(indent).append("{ \"name\": ").append(json(part.name()));
            if (part.form() instanceof PartForm.Kind kind && kind != PartForm.Kind.TEXT) {
                text.append(", \"form\": ").append(json(kind.name().toLowerCase(Locale.ROOT)));
            }
            part.pattern().ifPresent(pattern -> text.append(", \"pattern\": ").append(json(pattern.expression())));
            if (!part.separator().equals(":")) {
                text.append(", \"separator\": ").append(json(part.separator()));
            }
            text.append(part.optional() ? ", \"optional\": true" : "");
            text.append(part.rest() ? ", \"rest\": true" : "");
            if (part.form() instanceof PartForm.Values values) {
                values(values.values(), indent);
                text.append(comma).append('\n');
            } else {
                text.append(" }").append(comma).append(" // guessed\n");
            }
        }
    }

    private void values(Map<String, PartForm.Value> values, String indent) {
        String before = ", \"values\": { // guessed: these and no others\n";
        for (Map.Entry<String, PartForm.Value> value : values.entrySet()) {
            text.append(before).append(indent).append("  ").append(json(value.getKey())).append(": ");
            if (value.getValue().parts().isEmpty()) {
                text.append("\"\"");
            } else {
                text.append("{ \"parts\": [\n");
                parts(value.getValue().parts(), indent + "    ");
                text.append(indent).append("  ] }");
            }
            before = ",\n";
        }
        text.append("\n").append(indent).append("} }");
    }

    private static String json(String text) {
        return new JsonPrimitive(text).toString();
    }
}
