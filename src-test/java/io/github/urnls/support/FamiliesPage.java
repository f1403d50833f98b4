package io.github.urnls.support;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.urnls.namespace.NamespaceRule.Statement;
import io.github.urnls.namespace.RuleInWords;
import io.github.urnls.namespace.forms.Families;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What {@code docs/families.md} says of each file in {@code server/families}, in the order of their names. */
public final class FamiliesPage {

    private static final Path FOLDER = Path.of("server", "families");

    private final StringBuilder text = new StringBuilder();

    private FamiliesPage() {}

    public static String text() throws IOException {
        FamiliesPage page = new FamiliesPage();
        try (Stream<Path> files = Files.list(FOLDER)) {
            files.filter(file -> file.toString().endsWith(".json")).sorted().forEach(page::family);
        }
        return page.text.toString();
    }

    private void family(Path file) {
        JsonObject all = JsonParser.parseString(read(file)).getAsJsonObject();
        List<JsonObject> entries = all.has("namespaces")
                ? all.getAsJsonArray("namespaces").asList().stream().map(JsonElement::getAsJsonObject).toList()
                : List.of(all);
        JsonObject first = entries.getFirst();
        String name = file.getFileName().toString().replaceFirst("\\.json$", "");
        text.append(text.isEmpty() ? "" : "\n").append("## ").append(name).append("\n\n").append(who(first))
                .append('\n');
        if (first.has("nid")) {
            rule(string(first, "nid"));
        }
        parts(entries);
        List<String> fixed = array(first, "deviates").asList().stream()
                .map(one -> deviation(one.getAsJsonObject())).toList();
        text.append(fixed.isEmpty() ? "" : "\nFixed although RFC 8141 forbids it: " + String.join("; ", fixed) + ".\n");
        int listed = read(file.resolveSibling(name + ".tsv")).split("\n").length - 1;
        if (listed > 0) {
            text.append("\nNames that are known: ").append(listed).append(".\n");
        }
        entries.forEach(entry -> array(entry, "vocabularies").forEach(list -> list(list.getAsJsonObject())));
    }

    /** Title, owner and the document that defines the names. */
    private static String who(JsonObject family) {
        String title = string(family, "title");
        String owner = string(family, "owner");
        String reference = string(family, "reference").isEmpty() ? string(family, "source")
                : string(family, "reference");
        String kind = family.has("registered")
                ? string(family.getAsJsonObject("registered"), "kind") + " namespace"
                : "";
        String begin = family.has("prefix") ? "names that begin with `" + string(family, "prefix") + "`" : "";
        return escaped(String.join("; ", Stream.of(title, title.equals(owner) ? "" : owner, begin, kind, reference)
                .filter(part -> !part.isEmpty()).toList())) + ".";
    }

    private void rule(String nid) {
        RuleInWords.find(nid).filter(rule -> Families.builtIn().nids().contains(nid)).ifPresent(rule -> {
            text.append("\nA name is ").append(rule.words()).append(" (").append(rule.source()).append("): `")
                    .append(rule.example()).append("`.");
            Families.builtIn().comparison(nid).map(Statement::text)
                    .map(compared -> compared.replace("upper and lower case mean the same", "any case"))
                    .ifPresent(compared -> text.append(" Compared: ").append(compared).append('.'));
            text.append('\n');
        });
    }

    private void parts(List<JsonObject> entries) {
        Set<String> parts = new LinkedHashSet<>();
        boolean titles = false;
        for (JsonObject entry : entries) {
            for (JsonElement title : array(entry, "titles")) {
                titles = true;
                array(title.getAsJsonObject(), "parts").forEach(part -> parts.add(part.getAsString()));
            }
        }
        parts.removeIf(String::isBlank);
        if (titles) {
            text.append("\nHovers say what a name stands for")
                    .append(parts.isEmpty() ? "" : ", and its " + String.join(", ", parts)).append(".\n");
        }
    }

    /** Names that are fixed although RFC 8141 forbids them; of many patterns the first three. */
    private static String deviation(JsonObject deviation) {
        JsonElement names = deviation.get("names");
        List<String> patterns = names.isJsonArray()
                ? names.getAsJsonArray().asList().stream().map(JsonElement::getAsString).toList()
                : List.of(names.getAsString());
        return "`" + String.join("`, `", patterns.subList(0, Math.min(3, patterns.size()))) + "`"
                + (patterns.size() > 3 ? " and others" : "") + " (" + escaped(string(deviation, "why")) + ")";
    }

    private void list(JsonObject list) {
        text.append("\n### ").append(string(list, "title")).append("\n\n`").append(string(list, "prefix"))
                .append("`: ").append(switch (string(list, "adds")) {
                    case "nobody" -> "the list is whole";
                    case "owner" -> "only the owner adds names";
                    case "values" -> "values, not names";
                    case "versions" -> "versions";
                    default -> "anyone may add names";
                }).append(list.has("asOf") ? "; as of " + string(list, "asOf") : "").append(".\n");
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonArray array(JsonObject object, String member) {
        return object.has(member) && object.get(member).isJsonArray() ? object.getAsJsonArray(member) : new JsonArray();
    }

    private static String string(JsonObject object, String member) {
        return object.has(member) && object.get(member).isJsonPrimitive() ? object.get(member).getAsString() : "";
    }

    private static String escaped(String text) {
        return text.replace("<", "&lt;").replace("*", "\\*");
    }
}
