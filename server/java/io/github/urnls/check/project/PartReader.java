package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.namespace.NssPattern;
import io.github.urnls.namespace.parts.CheckAlgorithm;
import io.github.urnls.namespace.parts.Part;
import io.github.urnls.namespace.parts.PartForm;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.PatternSyntaxException;

/**
 * Reads the {@code parts} of a namespace in a registry file. If there is a mistake in them, none is used: good names
 * would be called wrong.
 */
final class PartReader {

    private static final Set<String> MEMBERS = Set.of("name", "meaning", "form", "pattern", "values", "check",
            "separator", "optional", "rest");

    /** How deep values may have parts with values. */
    private static final int DEEPEST = 8;

    /** The most parts of one namespace, and the most different separators. */
    private static final int MOST_PARTS = 200;
    private static final int MOST_SEPARATORS = 8;

    /** The most values of one namespace. */
    private static final int MOST_VALUES = 5_000;

    /** The longest text, in UTF-16 code units. */
    private static final int LONGEST = 500;

    private final JsonSource json;
    private final BiConsumer<TextRange, String> sink;
    private final Set<String> separators = new TreeSet<>();
    private int parts;
    private int values;
    private boolean wrong;

    /**
     * A reader.
     *
     * @param problems gets what is wrong, with its place
     */
    PartReader(JsonSource json, BiConsumer<TextRange, String> problems) {
        this.json = json;
        this.sink = problems;
    }

    private void problem(TextRange place, String what) {
        wrong = true;
        sink.accept(place, what);
    }

    /** The parts of one namespace. */
    List<Part> read(TextRange value) {
        List<Part> read = parts(value, 0, true);
        if (parts > MOST_PARTS) {
            problem(value, "a namespace has at most " + MOST_PARTS + " parts");
        }
        if (values > MOST_VALUES) {
            problem(value, "a namespace has at most " + MOST_VALUES + " values");
        }
        if (separators.size() > MOST_SEPARATORS) {
            problem(value, "a namespace has at most " + MOST_SEPARATORS + " different separators");
        }
        return wrong ? List.of() : read;
    }

    /** The parts in a list; {@code last} tells whether nothing can follow them. */
    private List<Part> parts(TextRange value, int depth, boolean last) {
        Optional<List<TextRange>> elements = json.list(value);
        if (elements.isEmpty() || depth > DEEPEST) {
            problem(value, depth > DEEPEST ? "parts lie more than " + DEEPEST + " values deep"
                    : "“parts” must be a list of objects with “name”");
            return List.of();
        }
        List<Part> read = new ArrayList<>();
        for (TextRange element : elements.get()) {
            if (++parts > MOST_PARTS) {
                return read;
            }
            boolean isLast = last && element == elements.get().getLast();
            json.object(element).ifPresentOrElse(object -> read.add(part(object, depth, isLast)),
                    () -> problem(element, "each of “parts” must be an object with “name”"));
        }
        return read;
    }

    private Part part(JsonObject object, int depth, boolean last) {
        for (Member member : object.members()) {
            if (!MEMBERS.contains(member.name())) {
                problem(member.key(), "unknown “" + member.name() + "”; there are name, meaning, form, pattern,"
                        + " values, check, separator, optional, rest");
            }
        }
        String name = string(object, "name");
        if (name.isEmpty()) {
            problem(JsonSource.start(object), "a part must have a “name”");
        }
        PartForm form = form(object, depth, last);
        Part part = new Part(name.isEmpty() ? "part" : name, string(object, "meaning"), form, pattern(object),
                check(object), separator(object), isTrue(object, "optional"), isTrue(object, "rest"));
        requireSense(part, object, last);
        return part;
    }

    /** Reports what can never be. */
    private void requireSense(Part part, JsonObject object, boolean last) {
        TextRange place = JsonSource.start(object);
        if (part.rest() && !last) {
            problem(place, "the part “" + part.name() + "” takes the rest, so it must be the last one");
        }
        if (part.check().isPresent() && (part.form() == PartForm.Kind.UUID || part.form() == PartForm.Kind.DATE)) {
            problem(place, "the part “" + part.name() + "” is " + part.form().words() + ", so it has no check digit");
        }
        if (part.form() instanceof PartForm.Values given) {
            given.values().keySet().stream().filter(value -> !isPossible(value, part)).findFirst()
                    .ifPresent(value -> problem(place, "the part “" + part.name() + "” can never be “" + value
                            + "”, which has a colon, a wrong character or another form"));
        }
    }

    private static boolean isPossible(String value, Part part) {
        boolean ends = value.indexOf(':') < 0 || part.rest();
        return ends && isNss(value) && part.pattern().filter(pattern -> pattern.rejects(value)).isEmpty();
    }

    private static boolean isNss(String text) {
        ParsedUrn urn = UrnParser.parse("urn:example:" + text);
        return urn.isValid() && urn.nssText().equals(text);
    }

    private String separator(JsonObject object) {
        if (object.member("separator").isEmpty()) {
            return ":";
        }
        String separator = string(object, "separator");
        if (separator.isEmpty() || !isNss("a" + separator + "a")) {
            problem(value(object, "separator").orElseThrow(), "“separator” must be characters that names can have");
            return ":";
        }
        separators.add(separator);
        return separator;
    }

    private PartForm form(JsonObject object, int depth, boolean last) {
        Optional<TextRange> values = value(object, "values");
        Optional<TextRange> form = value(object, "form");
        if (values.isPresent()) {
            form.ifPresent(place -> problem(place, "a part has either “form” or “values”"));
            return values(values.get(), depth, last);
        }
        if (form.isEmpty()) {
            return PartForm.Kind.TEXT;
        }
        String word = string(object, "form").toUpperCase(Locale.ROOT);
        Optional<PartForm.Kind> kind = Arrays.stream(PartForm.Kind.values()).filter(one -> one.name().equals(word))
                .findFirst();
        if (kind.isEmpty()) {
            problem(form.get(), "“form” must be uuid, date, number or text");
        }
        return kind.orElse(PartForm.Kind.TEXT);
    }

    private PartForm values(TextRange place, int depth, boolean last) {
        Map<String, PartForm.Value> read = new LinkedHashMap<>();
        for (TextRange element : json.list(place).orElse(List.of())) {
            json.string(element).ifPresentOrElse(text -> read.put(key(text, element), PartForm.Value.PLAIN),
                    () -> problem(element, "each of “values” must be a string"));
        }
        for (Member member : json.object(place).map(JsonObject::members).orElse(List.of())) {
            read.put(key(member.name(), member.key()), value(json.value(member), depth, last));
        }
        values += read.size();
        if (read.isEmpty()) {
            problem(place, "“values” must be a list of texts, or an object from texts to their meanings");
        }
        return PartForm.Values.of(read);
    }

    private String key(String value, TextRange place) {
        if (value.isEmpty() || value.length() > LONGEST) {
            problem(place, "a value must have between 1 and " + LONGEST + " characters");
        }
        return PercentEncoding.upperCaseHex(value);
    }

    private PartForm.Value value(TextRange place, int depth, boolean last) {
        Optional<JsonObject> object = json.object(place);
        if (object.isEmpty()) {
            Optional<String> meaning = json.string(place);
            if (meaning.isEmpty()) {
                problem(place, "a value must have its meaning, or an object with “meaning” and “parts”");
            }
            return new PartForm.Value(meaning.orElse(""), List.of());
        }
        for (Member member : object.get().members()) {
            if (!Set.of("meaning", "parts").contains(member.name())) {
                problem(member.key(), "unknown “" + member.name() + "”; there are meaning, parts");
            }
        }
        return new PartForm.Value(string(object.get(), "meaning"),
                value(object.get(), "parts").map(list -> parts(list, depth + 1, last)).orElse(List.of()));
    }

    private Optional<NssPattern> pattern(JsonObject object) {
        String expression = string(object, "pattern");
        return expression.isEmpty() ? Optional.empty()
                : pattern(expression, problem -> problem(value(object, "pattern").orElseThrow(), problem));
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
            problem(value(object, "check").orElseThrow(), "“check” must be " + String.join(", ", known));
        }
        return check;
    }

    private boolean isTrue(JsonObject object, String name) {
        Optional<TextRange> value = value(object, name);
        String text = value.map(range -> range.in(json.text)).orElse("false");
        if (!Set.of("true", "false").contains(text)) {
            problem(value.orElseThrow(), "“" + name + "” must be true or false");
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
            problem(value.get(), "“" + name + "” must be a string");
        }
        if (string.filter(text -> text.length() > LONGEST && !name.equals("pattern")).isPresent()) {
            problem(value.orElseThrow(), "“" + name + "” has more than " + LONGEST + " characters");
        }
        return string.orElse("");
    }
}
