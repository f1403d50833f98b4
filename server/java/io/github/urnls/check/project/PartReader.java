package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.parts.CheckAlgorithm;
import io.github.urnls.namespace.parts.Part;
import io.github.urnls.namespace.parts.PartForm;
import io.github.urnls.text.TextRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.PatternSyntaxException;

/** Reads the {@code parts} of a namespace in a registry file. A wrong part is reported, and may be any text. */
final class PartReader {

    private static final Set<String> MEMBERS = Set.of("name", "meaning", "form", "pattern", "values", "check",
            "separator", "optional", "rest");

    /** How deep values may have parts with values. */
    private static final int DEEPEST = 8;

    /** The most parts and values of one namespace. */
    private static final int MOST = 5_000;

    private final JsonSource json;
    private final BiConsumer<TextRange, String> problems;
    private int count;

    /**
     * A reader.
     *
     * @param problems gets what is wrong, with its place
     */
    PartReader(JsonSource json, BiConsumer<TextRange, String> problems) {
        this.json = json;
        this.problems = problems;
    }

    /** The parts of one namespace. */
    List<Part> read(TextRange value) {
        count = 0;
        return parts(value, 0);
    }

    private List<Part> parts(TextRange value, int depth) {
        Optional<List<TextRange>> elements = json.list(value);
        if (elements.isEmpty() || depth > DEEPEST) {
            problems.accept(value, depth > DEEPEST ? "parts lie more than " + DEEPEST + " values deep"
                    : "“parts” must be a list of objects with “name”");
            return List.of();
        }
        List<Part> parts = new ArrayList<>();
        for (TextRange element : elements.get()) {
            if (++count > MOST) {
                return parts;
            }
            json.object(element).ifPresentOrElse(object -> parts.add(part(object, depth)),
                    () -> problems.accept(element, "each of “parts” must be an object with “name”"));
        }
        for (Part part : parts.subList(0, Math.max(0, parts.size() - 1))) {
            if (part.rest()) {
                problems.accept(value, "the part “" + part.name() + "” takes the rest, so it must be the last one");
            }
        }
        return parts;
    }

    private Part part(JsonObject object, int depth) {
        for (Member member : object.members()) {
            if (!MEMBERS.contains(member.name())) {
                problems.accept(member.key(), "unknown “" + member.name() + "”; there are name, meaning, form, pattern,"
                        + " values, check, separator, optional, rest");
            }
        }
        String name = string(object, "name");
        if (name.isEmpty()) {
            problems.accept(JsonSource.start(object), "a part must have a “name”");
        }
        boolean separated = object.member("separator").isPresent();
        String separator = separated ? string(object, "separator") : ":";
        if (separator.isEmpty()) {
            problems.accept(value(object, "separator").orElseThrow(), "“separator” must have a character");
            separator = ":";
        }
        return new Part(name.isEmpty() ? "part" : name, string(object, "meaning"), form(object, depth),
                pattern(object), check(object), separator, isTrue(object, "optional"), isTrue(object, "rest"));
    }

    private PartForm form(JsonObject object, int depth) {
        Optional<TextRange> values = value(object, "values");
        Optional<TextRange> form = value(object, "form");
        if (values.isPresent()) {
            form.ifPresent(place -> problems.accept(place, "a part has either “form” or “values”"));
            return values(values.get(), depth);
        }
        if (form.isEmpty()) {
            return PartForm.Kind.TEXT;
        }
        String word = string(object, "form").toUpperCase(Locale.ROOT);
        Optional<PartForm.Kind> kind = Arrays.stream(PartForm.Kind.values()).filter(one -> one.name().equals(word))
                .findFirst();
        if (kind.isEmpty()) {
            problems.accept(form.get(), "“form” must be uuid, date, number or text");
        }
        return kind.orElse(PartForm.Kind.TEXT);
    }

    private PartForm values(TextRange place, int depth) {
        Map<String, PartForm.Value> values = new LinkedHashMap<>();
        json.list(place).orElse(List.of()).forEach(element -> json.string(element).ifPresentOrElse(
                text -> values.put(text, new PartForm.Value("", List.of())),
                () -> problems.accept(element, "each of “values” must be a string")));
        json.object(place).ifPresent(object -> object.members()
                .forEach(member -> values.put(member.name(), value(json.value(member), depth))));
        if (values.isEmpty() || values.containsKey("")) {
            problems.accept(place, "“values” must be a list of texts, or an object from texts to their meanings");
            return PartForm.Kind.TEXT;
        }
        count += values.size();
        if (count > MOST) {
            problems.accept(place, "a namespace has at most " + MOST + " parts and values; these are not used");
            return PartForm.Kind.TEXT;
        }
        return PartForm.Values.of(values);
    }

    private PartForm.Value value(TextRange place, int depth) {
        Optional<JsonObject> object = json.object(place);
        if (object.isEmpty()) {
            Optional<String> meaning = json.string(place);
            if (meaning.isEmpty()) {
                problems.accept(place, "a value must have its meaning, or an object with “meaning” and “parts”");
            }
            return new PartForm.Value(meaning.orElse(""), List.of());
        }
        for (Member member : object.get().members()) {
            if (!Set.of("meaning", "parts").contains(member.name())) {
                problems.accept(member.key(), "unknown “" + member.name() + "”; there are meaning, parts");
            }
        }
        return new PartForm.Value(string(object.get(), "meaning"),
                value(object.get(), "parts").map(parts -> parts(parts, depth + 1)).orElse(List.of()));
    }

    private Optional<NssPattern> pattern(JsonObject object) {
        String expression = string(object, "pattern");
        return expression.isEmpty() ? Optional.empty()
                : pattern(expression, problem -> problems.accept(value(object, "pattern").orElseThrow(), problem));
    }

    /** The pattern {@code expression}; if it is none, {@code problem} gets a sentence. */
    static Optional<NssPattern> pattern(String expression, Consumer<String> problem) {
        try {
            return Optional.of(NssPattern.of(expression));
        } catch (PatternSyntaxException e) {
            // A browser has no words for it.
            problem.accept("“pattern” is not a regular expression: "
                    + (e.getDescription().isEmpty() ? "“" + e.getPattern() + "”" : e.getDescription()));
            return Optional.empty();
        }
    }

    private Optional<CheckAlgorithm> check(JsonObject object) {
        Optional<CheckAlgorithm> check = CheckAlgorithm.named(string(object, "check"));
        if (check.isEmpty() && object.member("check").isPresent()) {
            List<String> known = Arrays.stream(CheckAlgorithm.values()).map(CheckAlgorithm::id).toList();
            problems.accept(value(object, "check").orElseThrow(), "“check” must be " + String.join(", ", known));
        }
        return check;
    }

    private boolean isTrue(JsonObject object, String name) {
        Optional<TextRange> value = value(object, name);
        String text = value.map(range -> range.in(json.text)).orElse("false");
        if (!Set.of("true", "false").contains(text)) {
            problems.accept(value.orElseThrow(), "“" + name + "” must be true or false");
        }
        return text.equals("true");
    }

    private Optional<TextRange> value(JsonObject object, String name) {
        return json.value(object.members(), name);
    }

    private String string(JsonObject object, String name) {
        Optional<TextRange> value = value(object, name);
        Optional<String> string = value.flatMap(json::string);
        if (value.isPresent() && string.isEmpty()) {
            problems.accept(value.get(), "“" + name + "” must be a string");
        }
        return string.orElse("");
    }
}
