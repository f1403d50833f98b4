package io.github.urnls.check.project;

import io.github.urnls.namespace.forms.CheckAlgorithm;
import io.github.urnls.namespace.forms.Part;
import io.github.urnls.namespace.forms.PartForm.Values;
import io.github.urnls.namespace.forms.PartForm.Parameters;
import io.github.urnls.namespace.forms.PartForm;
import io.github.urnls.namespace.known.KnownName.Status;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.PercentEncoding;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads the {@code parts} of a namespace in a registry file. If there is a mistake in them, none is used: good names
 * would be called wrong.
 */
final class PartReader {

    private static final String[] MEMBERS = ("name meaning form least most pattern words values parameters check case "
            + "separator optional rest doubted").split(" ");
    private static final String[] OF_VALUE = "meaning parts status since until replacedBy note".split(" ");
    /** A name of a parameter. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+");

    /** A value that stands for several: {@code v{1,2}}. */
    private static final Pattern SEVERAL = Pattern.compile("([^{}]*)\\{([^{}]+)}(.*)");

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
    private final List<NameList> lists;
    private final Set<String> separators = new TreeSet<>();
    private int parts;
    private int values;
    private boolean wrong;

    /** A reader of parts in {@code family}, to which the problems go; {@code lists} are those of its file. */
    PartReader(Members family, List<NameList> lists) {
        this.lists = lists;
        this.family = new Members(family.json(), family.object(), (place, what) -> {
            wrong = true;
            family.problems().accept(place, what);
        });
    }

    /** The parts of one namespace; none if it has none. */
    List<Part> read() {
        Optional<JsonValue> value = family.value("parts");
        if (value.isEmpty()) {
            return List.of();
        }
        List<Part> read = parts(value.get(), 0, true);
        limit(value.get(), parts, MOST_PARTS, "parts");
        limit(value.get(), values, MOST_VALUES, "values");
        limit(value.get(), separators.size(), MOST_SEPARATORS, "different separators");
        return wrong ? List.of() : read;
    }

    private static void limit(JsonValue value, int count, int most, String what) {
        if (count > most) {
            value.problem("a namespace has at most " + most + " " + what);
        }
    }

    /** The parts in a list; {@code last} tells whether nothing can follow them. */
    private List<Part> parts(JsonValue value, int depth, boolean last) {
        Optional<List<JsonValue>> elements = value.list();
        if (elements.isEmpty() || depth > DEEPEST) {
            value.problem(depth > DEEPEST ? "parts lie more than " + DEEPEST + " values deep"
                    : "“parts” must be a list of objects with “name”");
            return List.of();
        }
        List<Part> read = new ArrayList<>();
        for (JsonValue element : elements.get()) {
            if (++parts > MOST_PARTS) {
                return read;
            }
            boolean isLast = last && element == elements.get().getLast();
            element.object().ifPresentOrElse(object -> read.add(part(object, depth, isLast)),
                    () -> element.problem("each of “parts” must be an object with “name”"));
        }
        for (int i = 1; i < read.size(); i++) {
            if (read.get(i - 1).form() == PartForm.Kind.URN && read.get(i).separator().equals(":")) {
                value.problem("the part “" + read.get(i - 1).name() + "” is a URN, which has colons: the next part"
                        + " needs another separator");
            }
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
                object.pattern("pattern"), object.string("words"),
                CheckAlgorithm.named(object.word("check", CheckAlgorithm.values())), separator(object),
                object.flag("optional"), object.flag("rest"), object.word("doubted", "form", "all"));
        requireSense(part, object, last);
        return part;
    }

    /** Reports what can never be. */
    private void requireSense(Part part, Members object, boolean last) {
        if (part.rest() && !last) {
            object.problem("the part “" + part.name() + "” takes the rest, so it must be the last one");
        }
        if (part.check().isPresent() && (part.form() == PartForm.Kind.UUID || part.form() == PartForm.Kind.DATE)) {
            object.problem("the part “" + part.name() + "” is " + part.form().words() + ", so it has no check digit");
        }
        if (part.form() instanceof Values given) {
            given.values().keySet().stream().filter(value -> !isPossible(value, part)).findFirst()
                    .ifPresent(value -> object.problem("the part “" + part.name() + "” can never be “" + value
                            + "”, which has a colon, a wrong character or another form"));
        }
    }

    private static boolean isPossible(String value, Part part) {
        boolean ends = !value.contains(":") || part.rest();
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
        Optional<JsonValue> values = object.value("values").or(() -> object.value("parameters"));
        if (values.isPresent()) {
            object.value("form").ifPresent(form -> form.problem("a part has either “form” or “values”"));
            return object.value("values").isPresent()
                    ? values(values.get(), object.word("case", "any").equals("any"), depth, last)
                    : parameters(values.get(), depth, last);
        }
        String word = object.word("form", PartForm.Kind.values());
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

    private PartForm parameters(JsonValue place, int depth, boolean last) {
        Map<String, Part> read = new LinkedHashMap<>();
        for (Part part : parts(place, depth + 1, false)) {
            if (!NAME.matcher(part.name()).matches() || read.put(part.name(), part) != null) {
                place.problem("“" + part.name() + "” can be no parameter: the names are different, of letters, digits,"
                        + " hyphens, dots and underscores");
            }
        }
        if (!last || read.isEmpty()) {
            place.problem("“parameters” must be a list of parts, and nothing can follow them");
        }
        return new Parameters(read);
    }

    private PartForm values(JsonValue place, boolean anyCase, int depth, boolean last) {
        Map<String, PartForm.Value> read = new LinkedHashMap<>();
        place.string().ifPresent(prefix -> listed(prefix, place, read));
        for (JsonValue element : place.list().orElse(List.of())) {
            element.string().ifPresentOrElse(text -> put(text, element.range(), PartForm.Value.PLAIN, read),
                    () -> element.problem("each of “values” must be a string"));
        }
        for (JsonValue member : place.object().map(Members::all).orElse(List.of())) {
            put(member.name(), member.key(), meaning(member, depth, last), read);
        }
        read.forEach((text, value) -> {
            String next = value.life().replacedBy();
            if (!next.isEmpty() && (!value.status().isPast() || !read.containsKey(next)
                    || read.get(next).status().isPast())) {
                place.problem("“" + text + "” is replaced by “" + next + "”: it must be deprecated or retired, and the"
                        + " other one a value that is neither");
            }
        });
        values += read.size();
        if (read.isEmpty()) {
            place.problem("“values” must be a list of texts, an object from texts to their meanings, or the “prefix”"
                    + " of one of “" + NameListReader.MEMBER + "”");
        }
        return Values.of(read, anyCase);
    }

    /** Adds {@code value}, or several of which {@code text} is the pattern. */
    private void put(String text, TextRange place, PartForm.Value value, Map<String, PartForm.Value> read) {
        Matcher several = SEVERAL.matcher(text);
        if (several.matches()) {
            Stream.of(several.group(2).split(",")).forEach(
                    one -> put(several.group(1) + one + several.group(3), place, value, read));
        } else if (read.put(key(text, place), value) != null) {
            family.problems().accept(place, "the value “" + text + "” is listed twice");
        }
    }

    /** Adds what a list of names in the same file has behind {@code prefix}. */
    private void listed(String prefix, JsonValue place, Map<String, PartForm.Value> read) {
        for (NameList list : lists) {
            if (list.vocabulary().prefix().equals(prefix)) {
                list.names().forEach(name -> {
                    Lifecycle life = list.lifecycles().getOrDefault(name.name(), Lifecycle.NONE);
                    String next = life.replacedBy().startsWith(prefix) ? life.replacedBy().substring(prefix.length())
                            : "";
                    Lifecycle own = new Lifecycle(life.since(), life.until(), next, life.note(), "");
                    put(name.name().substring(prefix.length()), place.range(),
                            new PartForm.Value(name.title(), name.status(), own, List.of()), read);
                });
            }
        }
        if (read.isEmpty() || read.containsKey("*")) {
            place.problem("“vocabularies” of this file must have a list with the prefix “" + prefix + "”, without *");
        }
    }

    private String key(String value, TextRange place) {
        if (value.isEmpty() || value.length() > LONGEST) {
            family.problems().accept(place, "a value must have between 1 and " + LONGEST + " characters");
        }
        return PercentEncoding.upperCaseHex(value);
    }

    private PartForm.Value meaning(JsonValue place, int depth, boolean last) {
        Optional<Members> object = place.object();
        if (object.isEmpty()) {
            Optional<String> meaning = place.string();
            if (meaning.isEmpty()) {
                place.problem("a value must have its meaning, or an object with “meaning” and “parts”");
            }
            return new PartForm.Value(meaning.orElse(""), Status.PUBLISHED, Lifecycle.NONE, List.of());
        }
        Members value = object.get();
        value.only(OF_VALUE);
        return new PartForm.Value(value.string("meaning"), NameListReader.status(value),
                new Lifecycle(value.string("since"), value.string("until"), value.string("replacedBy"),
                        value.string("note"), ""),
                value.value("parts").map(list -> parts(list, depth + 1, last)).orElse(List.of()));
    }
}
