package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.namespace.forms.CheckAlgorithm;
import io.github.urnls.namespace.forms.Part;
import io.github.urnls.namespace.forms.PartForm;
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

/**
 * Reads the {@code parts} of a namespace in a registry file. If there is a mistake in them, none is used: good names
 * would be called wrong.
 */
final class PartReader {

    private static final List<String> MEMBERS = List.of("name", "meaning", "form", "least", "most", "pattern", "words",
            "values", "check", "separator", "optional", "rest", "doubted");

    /** How deep values may have parts with values. */
    private static final int DEEPEST = 8;

    /** The most parts of one namespace, and the most different separators. */
    private static final int MOST_PARTS = 200;
    private static final int MOST_SEPARATORS = 8;

    /** The most values of one namespace. */
    private static final int MOST_VALUES = 5_000;

    /** The longest value, in UTF-16 code units. */
    private static final int LONGEST = 500;

    private final Members family;
    private final Set<String> separators = new TreeSet<>();
    private int parts;
    private int values;
    private boolean wrong;

    /** A reader of parts in {@code family}, to which the problems go. */
    PartReader(Members family) {
        this.family = new Members(family.json(), family.object(), (place, what) -> {
            wrong = true;
            family.problems().accept(place, what);
        });
    }

    private void problem(TextRange place, String what) {
        family.problems().accept(place, what);
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
        Optional<List<TextRange>> elements = family.json().list(value);
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
            family.json().object(element).ifPresentOrElse(object -> read.add(part(family.of(object), depth, isLast)),
                    () -> problem(element, "each of “parts” must be an object with “name”"));
        }
        return read;
    }

    private Part part(Members object, int depth, boolean last) {
        object.only(MEMBERS);
        String name = object.string("name");
        if (name.isEmpty()) {
            object.problem("name", "a part must have a “name”");
        }
        Part part = new Part(name.isEmpty() ? "part" : name, object.string("meaning"), form(object, depth, last),
                object.pattern("pattern"), object.string("words"), check(object), separator(object),
                object.flag("optional"), object.flag("rest"), object.word("doubted", "form", "all"));
        requireSense(part, object, last);
        return part;
    }

    /** Reports what can never be. */
    private void requireSense(Part part, Members object, boolean last) {
        TextRange place = JsonSource.start(object.object());
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

    private String separator(Members object) {
        String separator = object.value("separator").isEmpty() ? ":" : object.string("separator");
        if (separator.isEmpty() || !isNss("a" + separator + "a")) {
            object.problem("separator", "“separator” must be characters that names can have");
            return ":";
        }
        separators.add(separator);
        return separator;
    }

    private PartForm form(Members object, int depth, boolean last) {
        Optional<TextRange> values = object.value("values");
        if (values.isPresent()) {
            object.value("form").ifPresent(place -> problem(place, "a part has either “form” or “values”"));
            return values(values.get(), depth, last);
        }
        String word = object.word("form", "uuid", "date", "number", "text");
        if (object.value("least").or(() -> object.value("most")).isPresent()) {
            return range(object);
        }
        return word.isEmpty() ? PartForm.Kind.TEXT : PartForm.Kind.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static PartForm range(Members object) {
        int least = object.whole("least", 0);
        int most = object.whole("most", Integer.MAX_VALUE);
        if (!object.string("form").equals("number") || least > most) {
            object.problem("least", "“least” and “most” are for a “form” number, and “least” is not above “most”");
        }
        return new PartForm.Range(least, most);
    }

    private PartForm values(TextRange place, int depth, boolean last) {
        Map<String, PartForm.Value> read = new LinkedHashMap<>();
        for (TextRange element : family.json().list(place).orElse(List.of())) {
            family.json().string(element).ifPresentOrElse(text -> read.put(key(text, element), PartForm.Value.PLAIN),
                    () -> problem(element, "each of “values” must be a string"));
        }
        for (Member member : family.json().object(place).map(JsonObject::members).orElse(List.of())) {
            read.put(key(member.name(), member.key()), meaning(family.json().value(member), depth, last));
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

    private PartForm.Value meaning(TextRange place, int depth, boolean last) {
        Optional<JsonObject> object = family.json().object(place);
        if (object.isEmpty()) {
            Optional<String> meaning = family.json().string(place);
            if (meaning.isEmpty()) {
                problem(place, "a value must have its meaning, or an object with “meaning” and “parts”");
            }
            return new PartForm.Value(meaning.orElse(""), List.of());
        }
        Members value = family.of(object.get());
        value.only(List.of("meaning", "parts"));
        return new PartForm.Value(value.string("meaning"),
                value.value("parts").map(list -> parts(list, depth + 1, last)).orElse(List.of()));
    }

    private static Optional<CheckAlgorithm> check(Members object) {
        return CheckAlgorithm.named(object.word("check",
                Arrays.stream(CheckAlgorithm.values()).map(CheckAlgorithm::id).toArray(String[]::new)));
    }
}
