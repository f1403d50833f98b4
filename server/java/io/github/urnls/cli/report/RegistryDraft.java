package io.github.urnls.cli.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import io.github.urnls.namespace.forms.PartForm.Kind;
import io.github.urnls.check.Product;
import io.github.urnls.cli.output.Printable;
import io.github.urnls.cli.output.UsageException;
import io.github.urnls.feature.packages.DraftParts;
import io.github.urnls.jsonrpc.Json;
import io.github.urnls.namespace.forms.Part;
import io.github.urnls.namespace.forms.PartForm.Values;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import io.github.urnls.workspace.index.NameStatistics;
import java.util.List;

/** A first registry file for a namespace, from names that are in use. All of it is guessed. */
public final class RegistryDraft {

    /** The most names that are given as examples. */
    private static final int EXAMPLES = 8;

    private RegistryDraft() {}

    /**
     * The text of the file.
     *
     * @param beginning how the names of the namespace begin
     * @param names     those that do, the most used first; at least one, all valid
     */
    public static String of(String beginning, List<NameStatistics> names) {
        List<String> spellings = names.stream().map(NameStatistics::spelling).toList();
        List<Part> parts = DraftParts.of(spellings.stream().map(UrnParser::parse).map(ParsedUrn::nssText).toList());
        JsonObject namespace = Json.object("nid", UrnParser.parse(beginning + "x").foldedNid(),
                "title", "", "parts", parts(parts),
                "examples", Json.list(spellings.stream().limit(EXAMPLES).toList()), "counterExamples", new JsonArray());
        return "// A first draft from " + spellings.size() + " names that are in use. Read each guess, name the parts,"
                + " add counter-examples,\n// and try the file: urn-ls registry test FILE\n" + text(List.of(namespace));
    }

    /** The text of a registry file with these namespaces. */
    public static String text(List<JsonObject> namespaces) {
        return ReadableJson.text(Json.object("$schema", Product.HOME + "/raw/main/docs/registry.schema.json",
                "namespaces", Json.list(namespaces)));
    }

    /** Refuses {@code text} if it is not how the names of a namespace begin, with the colon at its end. */
    public static void requireBeginning(String text) {
        ParsedUrn urn = UrnParser.parse(text + "x");
        boolean isBeginning = text.endsWith(":") && urn.isValid() && urn.nssText().equals("x");
        UsageException.throwIf(!isBeginning,
                "“" + Printable.of(text) + "” is not how the names of a namespace begin: write urn:acme: or the like;"
                        + " names below that can be listed in “vocabularies”");
    }

    private static JsonArray parts(List<Part> parts) {
        JsonArray all = new JsonArray();
        for (Part part : parts) {
            JsonObject one = Json.object("name", part.name());
            if (part.form() instanceof Kind kind && kind != Kind.TEXT) {
                one.addProperty("form", kind.id());
            } else if (part.form() instanceof Values values) {
                JsonObject each = new JsonObject();
                values.values().forEach((text, value) -> each.add(text, value.parts().isEmpty() ? new JsonPrimitive("")
                        : Json.object("parts", parts(value.parts()))));
                one.add("values", each);
            }
            part.pattern().ifPresent(pattern -> one.addProperty("pattern", pattern.expression()));
            if (part.optional()) {
                one.addProperty("optional", true);
            }
            if (part.rest()) {
                one.addProperty("rest", true);
            }
            all.add(one);
        }
        return all;
    }
}
