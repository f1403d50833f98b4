package io.github.urnls.check;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import io.github.urnls.format.JsonObjects;
import io.github.urnls.format.JsonObjects.Member;
import io.github.urnls.namespace.Glob;
import io.github.urnls.text.Document;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Specification;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads a project file member by member, each by itself, so that one that is wrong costs no other. */
final class ProjectFileReader {

    private static final Set<String> OF_SETTINGS = Set.of("specification", "severity", "accept");
    private static final List<String> MEMBERS = List.of("$schema", "specification", "severity", "accept", "include", "exclude", "overrides",
            "registries", "ianaRegistry", "maxSize", "maxFiles");

    private static final Comparator<JsonObjects.JsonObject> BY_START = Comparator.comparingInt(object -> object.range().start());

    private final String text;
    private final Map<TextRange, JsonObjects.JsonObject> objects = new HashMap<>();
    private final List<Located> problems = new ArrayList<>();
    private Optional<JsonObjects.JsonObject> root = Optional.empty();

    ProjectFileReader(Document document) {
        this.text = document.text();
    }

    ProjectFile read() {
        JsonObjects.read(text, Set.of(), object -> {
            objects.put(object.range(), object);
            root = Optional.of(object); // inner ones come before those that hold them
        });
        syntax();
        if (root.isEmpty()) {
            return new ProjectFile(ProjectFile.Settings.NONE, List.of(), List.of(), List.of(), List.of(), Optional.empty(),
                    OptionalInt.empty(), OptionalInt.empty(), problems);
        }
        List<Member> members = root.get().members();
        unknown(members, MEMBERS);
        return new ProjectFile(settings(members), overrides(members), strings(members, "include"), strings(members, "exclude"),
                strings(members, "registries"), string(members, "ianaRegistry"), number(members, "maxSize"), number(members, "maxFiles"),
                problems);
    }

    /** What is no JSON at all, where the first of it is noticed. */
    private void syntax() {
        try {
            JsonReader reader = new JsonReader(new StringReader(text));
            reader.setStrictness(Strictness.LENIENT);
            JsonElement whole = JsonParser.parseReader(reader);
            if (!(whole instanceof JsonObject)) {
                problem(new TextRange(0, Math.min(1, text.length())), "a project file is an object: { … }");
            } else if (reader.peek() != JsonToken.END_DOCUMENT) {
                problem(new TextRange(text.length(), text.length()), "something stands behind the end of the object");
            }
        } catch (JsonParseException | IOException | IllegalStateException | StackOverflowError e) {
            problem(new TextRange(0, Math.min(1, text.length())), "this is no JSON" + place(String.valueOf(e.getMessage())) + "; what can be read of it is in force");
        }
    }

    /** Gson says in words where it stopped. */
    private static String place(String message) {
        int at = message.indexOf(" at line ");
        int end = message.indexOf(" path", Math.max(0, at));
        return at < 0 || end < 0 ? "" : message.substring(at, end);
    }

    private void unknown(List<Member> members, Collection<String> known) {
        for (Member member : members) {
            if (!known.contains(member.name())) {
                problem(member.key(), "there is no setting “" + member.name() + "” here; there are "
                        + known.stream().filter(name -> !name.startsWith("$")).collect(Collectors.joining(", ")));
            }
        }
    }

    private ProjectFile.Settings settings(List<Member> members) {
        Map<String, Severity> severities = new HashMap<>();
        Set<String> off = new HashSet<>();
        value(members, "severity").ifPresent(value -> severities(value, severities, off));
        return new ProjectFile.Settings(specification(members), severities, off, strings(members, "accept").stream().map(Glob::new).toList());
    }

    private Optional<Specification> specification(List<Member> members) {
        return value(members, "specification").flatMap(value -> {
            Optional<Specification> known = json(value).flatMap(ProjectFileReader::text).flatMap(Specification::byId);
            if (known.isEmpty()) {
                problem(value, "must be one of " + Specification.all().stream().map(Specification::id).collect(Collectors.joining(", ")));
            }
            return known;
        });
    }

    private void severities(TextRange value, Map<String, Severity> severities, Set<String> off) {
        JsonObjects.JsonObject object = objects.get(value);
        if (object == null) {
            problem(value, "must be an object from rules to severities, such as {\"r-component\": \"off\"}");
            return;
        }
        for (Member member : object.members()) {
            Optional<String> level = json(value(member)).flatMap(ProjectFileReader::text);
            if (Rules.byCode(member.name()).isEmpty()) {
                problem(member.key(), "there is no rule “" + member.name() + "”");
            } else if (level.filter("off"::equals).isPresent()) {
                off.add(member.name());
            } else if (level.flatMap(Severity::byId).isPresent()) {
                severities.put(member.name(), level.flatMap(Severity::byId).get());
            } else {
                problem(value(member), "must be one of error, warning, information, hint, off");
            }
        }
    }

    private List<ProjectFile.Override> overrides(List<Member> members) {
        List<ProjectFile.Override> overrides = new ArrayList<>();
        value(members, "overrides").ifPresent(list -> {
            if (json(list).filter(JsonElement::isJsonArray).isEmpty()) {
                problem(list, "must be a list of objects with “files”");
            }
            int end = list.start();
            for (JsonObjects.JsonObject object : objects.values().stream().sorted(BY_START).toList()) {
                if (object.range().start() >= end && object.range().end() <= list.end()) {
                    overrides.add(override(object));
                    end = object.range().end(); // what stands in it is no element
                }
            }
        });
        return overrides;
    }

    private ProjectFile.Override override(JsonObjects.JsonObject object) {
        List<String> known = new ArrayList<>(List.of("files"));
        known.addAll(OF_SETTINGS.stream().sorted().toList());
        unknown(object.members(), known);
        if (object.member("files").isEmpty()) {
            problem(new TextRange(object.range().start(), object.range().start() + 1), "must say for which “files” this is");
        }
        return new ProjectFile.Override(strings(object.members(), "files"), settings(object.members()));
    }

    private List<String> strings(List<Member> members, String name) {
        List<String> strings = new ArrayList<>();
        value(members, name).ifPresent(value -> {
            if (json(value).orElse(JsonNull.INSTANCE) instanceof JsonArray list) {
                for (JsonElement element : list) {
                    Optional<String> string = text(element).filter(one -> !one.isBlank());
                    string.ifPresent(strings::add);
                    if (string.isEmpty() && !element.isJsonNull()) { // a comma before the closing bracket
                        problem(value, element + " cannot stand in this list of strings");
                    }
                }
            } else {
                problem(value, "must be a list of strings");
            }
        });
        return strings;
    }

    private Optional<String> string(List<Member> members, String name) {
        return value(members, name).flatMap(value -> {
            Optional<String> string = json(value).flatMap(ProjectFileReader::text).filter(one -> !one.isBlank());
            if (string.isEmpty()) {
                problem(value, "must be a string");
            }
            return string;
        });
    }

    private OptionalInt number(List<Member> members, String name) {
        Optional<TextRange> value = value(members, name);
        Optional<Integer> number = value.flatMap(this::json).filter(json -> json.isJsonPrimitive() && json.getAsJsonPrimitive().isNumber())
                .map(JsonElement::getAsDouble).filter(one -> one >= 0 && one == Math.rint(one) && one <= 1_000_000_000).map(Double::intValue);
        if (value.isPresent() && number.isEmpty()) {
            problem(value.get(), "must be a whole number");
        }
        return number.map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    /** The last member of that name, as JSON readers have it. */
    private Optional<TextRange> value(List<Member> members, String name) {
        return members.stream().filter(member -> member.name().equals(name)).reduce((first, second) -> second).map(this::value);
    }

    private TextRange value(Member member) {
        return member.value().strippedIn(text);
    }

    private Optional<JsonElement> json(TextRange value) {
        try {
            JsonReader reader = new JsonReader(new StringReader(value.in(text)));
            reader.setStrictness(Strictness.LENIENT);
            return Optional.of(JsonParser.parseReader(reader));
        } catch (JsonParseException | IllegalStateException | NumberFormatException | StackOverflowError e) {
            return Optional.empty();
        }
    }

    private static Optional<String> text(JsonElement json) {
        return json.isJsonPrimitive() && json.getAsJsonPrimitive().isString() ? Optional.of(json.getAsString()) : Optional.empty();
    }

    private void problem(TextRange range, String message) {
        problems.add(new Located(range, Severity.WARNING, message, "", List.of()));
    }
}
