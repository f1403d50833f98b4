package io.github.urnls.workspace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import io.github.urnls.check.project.NameListReader;
import io.github.urnls.namespace.Namespace;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.text.LineIndex;
import io.github.urnls.urn.Specification;
import io.github.urnls.urn.UrnParser;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/**
 * A user's registry file: JSON with comments, described in {@code docs/registry-file.md}. A wrong entry is reported and
 * left out; the others apply.
 */
final class RegistryFile {

    private static final Set<String> MEMBERS = Set.of("nid", "title", "registrant", "reference", "pattern", "link");

    /** The place in Gson's message. The rest of the message is about its classes and settings. */
    private static final Pattern PLACE = Pattern.compile("line ([0-9]+) column ([0-9]+)");

    private final String name;
    private final List<Namespace> namespaces = new ArrayList<>();
    private final List<String> complaints;

    private RegistryFile(String name, List<String> complaints) {
        this.name = name;
        this.complaints = complaints;
    }

    /** What a registry file adds. */
    record Content(List<Namespace> namespaces, List<NameList> names) {}

    /** Reads {@code text}; {@code complaints} gets a sentence for each thing wrong. */
    static Content read(String name, String text, List<String> complaints) {
        RegistryFile file = new RegistryFile(name, complaints);
        try {
            JsonReader reader = new JsonReader(new StringReader(text));
            reader.setStrictness(Strictness.LENIENT);
            JsonElement root = JsonParser.parseReader(reader);
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                file.complain("there is text behind the end of the object");
            }
            if (root instanceof JsonObject object && (object.get("namespaces") instanceof JsonArray
                    || !object.has("namespaces") && object.has(NameListReader.MEMBER))) {
                unknownMembers(object.asMap(), Set.of("$schema", "namespaces", NameListReader.MEMBER))
                        .ifPresent(file::complain);
                JsonArray list = object.has("namespaces") ? object.getAsJsonArray("namespaces") : new JsonArray();
                for (int i = 0; i < list.size(); i++) {
                    file.entry("namespaces[" + i + "]", list.get(i));
                }
            } else {
                file.complain("a registry file is an object with a list “namespaces” or “vocabularies”");
            }
        } catch (JsonParseException | IOException | IllegalStateException | StackOverflowError e) {
            file.complain("is not JSON" + PLACE.matcher(String.valueOf(e.getMessage())).results()
                    .map(place -> ", from line " + place.group(1) + ", column " + place.group(2) + " on").findFirst()
                    .orElse(": nested too deeply"));
        }
        LineIndex lines = new LineIndex(text);
        List<NameList> names = NameListReader.read(text, name, (place, problem) -> file
                .complain("line " + (lines.lineOf(place.start()) + 1) + ": " + problem));
        return new Content(file.namespaces, names);
    }

    private void complain(String what) {
        complaints.add(name + ": " + what);
    }

    private static Optional<String> unknownMembers(Map<String, ?> members, Set<String> known) {
        List<String> unknown = members.keySet().stream().filter(member -> !known.contains(member)).toList();
        return Optional.of("unknown “" + String.join("”, “", unknown) + "”").filter(message -> !unknown.isEmpty());
    }

    private void entry(String where, JsonElement element) {
        if (!(element instanceof JsonObject entry)) {
            complain(where + " is not an object");
            return;
        }
        unknownMembers(entry.asMap(), MEMBERS).ifPresent(unknown -> complain(where + ": " + unknown));
        String nid = text(where, entry, "nid");
        if (!UrnParser.parse("urn:" + nid + ":x", Specification.RFC8141).isValid()) {
            complain(where + ": “" + nid + "” is not a namespace identifier (RFC 8141 §2); the entry is left out");
            return;
        }
        String link = text(where, entry, "link");
        if (!link.isEmpty() && !link.startsWith("https://")) {
            complain(where + ": “link” must begin with https://");
            link = "";
        }
        List<String> references = Stream.of(text(where, entry, "reference")).filter(given -> !given.isEmpty()).toList();
        namespaces.add(new Namespace(nid.toLowerCase(Locale.ROOT), Namespace.Kind.PRIVATE, true,
                text(where, entry, "title"), text(where, entry, "registrant"), references, "", name,
                pattern(where, text(where, entry, "pattern")), Optional.of(link).filter(given -> !given.isEmpty())));
    }

    private String text(String where, JsonObject entry, String member) {
        JsonElement value = entry.get(member);
        if (value == null || value.isJsonNull()) {
            return "";
        }
        if (value.isJsonPrimitive() && value.getAsJsonPrimitive().isString()) {
            return value.getAsString();
        }
        complain(where + ": “" + member + "” must be a string");
        return "";
    }

    private Optional<NssPattern> pattern(String where, String expression) {
        if (expression.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(NssPattern.of(expression));
        } catch (PatternSyntaxException e) {
            complain(where + ": “pattern” is not a regular expression: " + e.getDescription());
            return Optional.empty();
        }
    }
}
