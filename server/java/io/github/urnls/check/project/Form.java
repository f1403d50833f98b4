package io.github.urnls.check.project;

import io.github.urnls.check.DidYouMean;
import io.github.urnls.check.run.RuleLevels;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.format.json.JsonText;
import io.github.urnls.namespace.Glob;
import io.github.urnls.namespace.known.NameList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How the value of a setting is written.
 *
 * @param must   the end of the sentence about a value of another form: “must be …”
 * @param schema the form in JSON Schema, Draft 7
 * @param words  the only words that it can be; empty if there are no such
 * @param read   reads a value, and reports what is wrong in its parts; empty for a value of another form
 */
public record Form<T>(String must, String schema, List<String> words, Function<Written, Optional<T>> read) {

    private Form(String must, String schema, Function<Written, Optional<T>> read) {
        this(must, schema, List.of(), read);
    }

    static final Form<Boolean> FLAG = new Form<>("must be true or false", "{\"type\":\"boolean\"}", Written::flag);

    static final Form<String> TEXT = new Form<>("must be a string", "{\"type\":\"string\",\"minLength\":1}",
            Written::text);

    /** Strings that are not empty. */
    static final Form<List<String>> TEXTS = texts(text -> Optional.empty());

    /** Patterns of names. */
    static final Form<List<String>> NAMES = texts(pattern -> new Glob(pattern).problem());

    /** Patterns of files, as in a {@code .gitignore}. */
    static final Form<List<String>> FILES = texts(IgnorePattern::problem);

    /** One string, or a list of them. */
    static final Form<List<String>> ONE_OR_MORE = new Form<>("must be a string or a list of strings",
            "{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"array\",\"items\":{\"type\":\"string\"}}]}",
            value -> value.text().map(List::of).or(() -> TEXTS.read.apply(value)));

    /** Languages with true or false each, in lower case; false for all is that of {@code *}. */
    static final Form<Map<String, Boolean>> LANGUAGES = new Form<>(
            "must be true or false, or an object from languages to that", FLAG.schema, value -> value.flag()
                    .map(flag -> flag ? Map.<String, Boolean>of() : Map.of("*", false))
                    .or(() -> members(value, (member, each) -> flag(each)).map(languages -> {
                        Map<String, Boolean> all = new LinkedHashMap<>();
                        languages.forEach((language, flag) -> all.put(language.toLowerCase(Locale.ROOT), flag));
                        return all;
                    })));

    /** Rules, groups or “all” with a level each. */
    static final Form<Map<String, String>> LEVELS = new Form<>(
            "must be an object from rules to severities, such as {\"r-component\": \"off\"}", "{\"type\":\"object\"}",
            value -> members(value, Form::level));

    /** Places with the beginnings of the names in them. */
    static final Form<Map<String, List<String>>> SLOTS = new Form<>(
            "must be an object from attributes, elements or members to the beginnings of names",
            "{\"type\":\"object\",\"additionalProperties\":{\"anyOf\":[{\"type\":\"string\","
                    + "\"pattern\":\"^[Uu][Rr][Nn]:\"},{\"type\":\"array\",\"items\":{\"type\":\"string\","
                    + "\"pattern\":\"^[Uu][Rr][Nn]:\"}}]}}",
            value -> members(value, Form::beginnings));

    /** Lists of names. */
    static final Form<List<NameList>> NAME_LISTS = new Form<>("",
            """
                    {"type": "array", "items": {"type": "object", "required": ["prefix", "names"], \
                    "additionalProperties": false, \
                    "properties": {"prefix": {"type": "string", "pattern": "^[Uu][Rr][Nn]:.*:$", \
                    "description": "The beginning of the names, with a colon at its end."}, \
                    "title": {"type": "string", "description": "The title of the list, in the plural."}, \
                    "closed": {"type": "boolean", "description": "Whether the list is whole, \
                    so that a name which is not in it is a finding. Default: false."}, \
                    "names": {"description": "What stands behind the prefix: a list, \
                    or an object from that to what it stands for.", "anyOf": [{"type": "array", \
                    "items": {"type": "string"}}, {"type": "object", \
                    "additionalProperties": {"anyOf": [{"type": "string"}, {"type": "object", \
                    "additionalProperties": false, "properties": {"title": {"type": "string", \
                    "description": "What it stands for."}, "status": {"enum": ["current", "deprecated", "retired"], \
                    "description": "Whether it should still be used. Default: current."}, \
                    "since": {"type": "string", "maxLength": 500, \
                    "description": "Since when it has this status: a version or a date."}, \
                    "until": {"type": "string", "maxLength": 500, \
                    "description": "How long a deprecated name is still accepted: a version or a date."}, \
                    "replacedBy": {"type": "string", "maxLength": 500, "pattern": "^[Uu][Rr][Nn]:", \
                    "description": "The name to use instead, a whole URN."}, "note": {"type": "string", \
                    "maxLength": 500, "description": "One more sentence, for hovers."}}}]}}]}}}}""",
            value -> Optional.of(
                    NameListReader.read(value, ProjectFile.NAME, (place, name) -> {})));

    /** A whole number from {@code least} on; the settings of editors warn of one over {@code most}, which counts. */
    static Form<Integer> whole(int least, int most) {
        String must = least == 0 ? "must be a whole number" : "must be a whole number, at least " + least;
        String maximum = most == Integer.MAX_VALUE ? "" : ",\"maximum\":" + most;
        return new Form<>(must, "{\"type\":\"integer\",\"minimum\":" + least + maximum + "}",
                value -> value.whole().filter(number -> number >= least));
    }

    /** One of {@code words}; if there are meanings, one for each. */
    static Form<String> word(List<String> words, String... meanings) {
        String described = meanings.length == 0 ? "" : ",\"enumDescriptions\":" + JsonText.of(List.of(meanings));
        return new Form<>("must be one of these: " + String.join(", ", words),
                "{\"enum\":" + JsonText.of(words) + described + "}", words,
                value -> value.text().filter(words::contains));
    }

    /** Kinds of hints with true or false each, with their meanings; those that are missing are as usual. */
    static Form<Map<String, Boolean>> hints(Map<String, Boolean> usual, String... meanings) {
        List<String> words = List.copyOf(usual.keySet());
        StringBuilder schema = new StringBuilder();
        for (int i = 0; i < meanings.length; i++) {
            schema.append(schema.isEmpty() ? "" : ",").append(JsonText.of(words.get(i)))
                    .append(":{\"type\":\"boolean\",\"default\":").append(usual.get(words.get(i)))
                    .append(",\"description\":").append(JsonText.of(meanings[i])).append('}');
        }
        return new Form<>("must be an object from kinds of hints to true or false",
                "{\"type\":\"object\",\"properties\":{" + schema + "},\"additionalProperties\":false}", words,
                value -> members(value, (member, each) -> {
                    if (words.contains(member.name())) {
                        return flag(each);
                    }
                    each.problems().accept(member.key(), "“" + value.name() + "” has no “" + member.name() + "”"
                            + DidYouMean.orAll(member.name(), words));
                    return Optional.<Boolean>empty();
                }).map(given -> {
                    Map<String, Boolean> all = new LinkedHashMap<>(usual);
                    all.putAll(given);
                    return all;
                }));
    }

    private static Form<List<String>> texts(Function<String, Optional<String>> problem) {
        return new Form<>("must be a list of strings",
                "{\"type\":\"array\",\"items\":{\"type\":\"string\",\"minLength\":1}}",
                value -> value.list().map(elements -> {
                    List<String> texts = new ArrayList<>();
                    elements.forEach(element -> element.text().ifPresentOrElse(
                            text -> problem.apply(text).ifPresentOrElse(element::problem, () -> texts.add(text)),
                            () -> element.problem(
                                    "each of “" + value.name() + "” must be a string that is not empty")));
                    return texts;
                }));
    }

    /** What {@code read} makes of the members of an object, in their order, without those that are wrong. */
    private static <T> Optional<Map<String, T>> members(Written value,
            BiFunction<Member, Written, Optional<T>> read) {
        return value.object().map(object -> {
            Map<String, T> all = new LinkedHashMap<>();
            object.members().forEach(member -> read
                    .apply(member, value.of(member, value.name() + "." + member.name()))
                    .ifPresent(one -> all.put(member.name(), one)));
            return all;
        });
    }

    private static Optional<Boolean> flag(Written value) {
        Optional<Boolean> flag = value.flag();
        if (flag.isEmpty()) {
            value.problem("“" + value.name() + "” " + FLAG.must);
        }
        return flag;
    }

    private static Optional<String> level(Member member, Written value) {
        if (RuleLevels.codes(member.name()).isEmpty()) {
            value.problems().accept(member.key(), RuleLevels.unknown(member.name()));
            return Optional.empty();
        }
        String level = value.text().orElse("");
        if (RuleLevels.LEVELS.contains(level)) {
            return Optional.of(level);
        }
        value.problem("“" + member.name() + "” must be one of " + String.join(", ", RuleLevels.LEVELS)
                + DidYouMean.of(level, RuleLevels.LEVELS));
        return Optional.empty();
    }

    /** One string, or a list. */
    private static Optional<List<String>> beginnings(Member place, Written value) {
        List<Written> all = value.list().orElse(List.of(value));
        if (all.isEmpty()) {
            value.problem("“" + place.name() + "” needs the beginning of a name");
        }
        List<String> beginnings = new ArrayList<>();
        for (Written one : all) {
            one.text().filter(beginning -> beginning.regionMatches(true, 0, "urn:", 0, 4)).ifPresentOrElse(
                    beginnings::add, () -> one.problem("“" + place.name()
                            + "” must begin with “urn:”; it is the beginning of names, or a list of such"));
        }
        return Optional.of(beginnings).filter(some -> !some.isEmpty());
    }
}
