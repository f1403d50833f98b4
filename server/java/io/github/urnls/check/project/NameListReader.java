package io.github.urnls.check.project;

import io.github.urnls.format.json.JsonObjects.JsonObject;
import io.github.urnls.format.json.JsonObjects.Member;
import io.github.urnls.namespace.known.KnownName;
import io.github.urnls.namespace.known.Lifecycle;
import io.github.urnls.namespace.known.NameList;
import io.github.urnls.namespace.known.Vocabulary;
import io.github.urnls.text.TextRange;
import io.github.urnls.urn.Normalization;
import io.github.urnls.urn.ParsedUrn;
import io.github.urnls.urn.UrnParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Reads the member {@code vocabularies} of a project file or a registry file: lists of names that a team keeps. A wrong
 * entry is reported and left out; the others apply.
 */
final class NameListReader {

    /** The member that holds the lists. */
    static final String MEMBER = "vocabularies";

    private static final Set<String> MEMBERS = Set.of("prefix", "title", "closed", "names");

    private static final Set<String> OF_NAME = Set.of("title", "status", "since", "until", "replacedBy", "note");

    private static final Map<String, KnownName.Status> STATUSES = Map.of("current", KnownName.Status.PUBLISHED,
            "deprecated", KnownName.Status.DEPRECATED, "retired", KnownName.Status.RETIRED);

    /** The longest name, title or remark, in UTF-16 code units. */
    private static final int LONGEST = 500;

    /** The most names in a file. A longer list is better kept where the names are declared. */
    private static final int MOST = 5_000;

    private final JsonSource json;
    private final String source;
    private final BiConsumer<TextRange, String> problems;
    private final BiConsumer<TextRange, String> listed;
    private final Map<String, Lifecycle> lifecycles = new HashMap<>();
    /** The names of all lists so far. */
    private final Set<String> seen = new HashSet<>();

    private NameListReader(JsonSource json, String source, BiConsumer<TextRange, String> problems,
            BiConsumer<TextRange, String> listed) {
        this.listed = listed;
        this.json = json;
        this.source = source;
        this.problems = problems;
    }

    /**
     * The lists that {@code value} holds; it reports what is wrong.
     *
     * @param source the file, shown as the source of a name
     * @param listed gets each name, with its place
     */
    static List<NameList> read(Written value, String source, BiConsumer<TextRange, String> listed) {
        return new NameListReader(value.json(), source, value.problems(), listed).lists(value.range());
    }

    private List<NameList> lists(TextRange value) {
        Optional<List<TextRange>> elements = json.list(value);
        if (elements.isEmpty()) {
            problems.accept(value, "“" + MEMBER + "” must be a list of objects with “prefix” and “names”");
        }
        List<NameList> lists = new ArrayList<>();
        for (TextRange element : elements.orElse(List.of())) {
            json.object(element).ifPresentOrElse(object -> list(object).ifPresent(lists::add), () -> problems
                    .accept(element, "each of “" + MEMBER + "” must be an object with “prefix” and “names”"));
        }
        return lists;
    }

    private Optional<NameList> list(JsonObject object) {
        for (Member member : object.members()) {
            if (!MEMBERS.contains(member.name())) {
                problems.accept(member.key(),
                        "unknown “" + member.name() + "”; there are prefix, title, closed, names");
            }
        }
        Optional<TextRange> place = value(object, "prefix");
        String prefix = prefix(place.flatMap(json::string).orElse(""));
        if (prefix.isEmpty()) {
            problems.accept(place.orElse(JsonSource.start(object)), "“prefix” must be the beginning of URNs and end "
                    + "with a colon, such as urn:example:state:, and has at most " + LONGEST + " characters");
            return Optional.empty();
        }
        boolean closed = object.member("closed").filter(this::isTrue).isPresent();
        String title = limited(object, "title");
        Vocabulary.Openness openness = closed ? Vocabulary.Openness.COMPLETE : Vocabulary.Openness.OPEN;
        Vocabulary vocabulary = new Vocabulary(prefix, openness, "", title.isEmpty() ? prefix : title);
        lifecycles.clear();
        return Optional.of(new NameList(vocabulary, names(object, prefix), lifecycles));
    }

    /** {@code beginning}, normalized; empty if it is not the beginning of URNs. */
    private static String prefix(String beginning) {
        ParsedUrn urn = UrnParser.parse(beginning + "x");
        boolean fits = beginning.length() <= LONGEST && beginning.endsWith(":") && urn.isValid();
        return fits ? Normalization.normalize(urn).substring(0, beginning.length()) : "";
    }

    private boolean isTrue(Member member) {
        TextRange value = json.value(member);
        if (!Set.of("true", "false").contains(value.in(json.text))) {
            problems.accept(value, "“closed” must be true or false");
        }
        return value.in(json.text).equals("true");
    }

    private List<KnownName> names(JsonObject object, String prefix) {
        List<KnownName> names = new ArrayList<>();
        Optional<TextRange> value = value(object, "names");
        Optional<JsonObject> titled = value.flatMap(json::object);
        Optional<List<TextRange>> plain = value.flatMap(json::list);
        titled.map(JsonObject::members).orElse(List.of()).forEach(member -> named(prefix, member, names));
        plain.orElse(List.of()).forEach(element -> name(prefix, json.string(element).orElse(""), "",
                KnownName.Status.PUBLISHED, element, names));
        if (titled.isEmpty() && plain.isEmpty()) {
            problems.accept(value.orElse(object.range()),
                    "“names” must be a list of what follows the prefix, or an object from that to titles");
        }
        return names;
    }

    /** A name with its title, or with an object that tells more. */
    private void named(String prefix, Member member, List<KnownName> names) {
        Optional<JsonObject> more = json.object(json.value(member));
        if (more.isEmpty()) {
            name(prefix, member.name(), json.string(json.value(member)).orElse(""), KnownName.Status.PUBLISHED,
                    member.key(), names);
            return;
        }
        for (Member one : more.get().members()) {
            if (!OF_NAME.contains(one.name())) {
                problems.accept(one.key(), "unknown “" + one.name()
                        + "”; there are title, status, since, until, replacedBy, note");
            }
        }
        JsonObject object = more.get();
        name(prefix, member.name(), string(object, "title"), status(object), member.key(), names)
                .ifPresent(name -> lifecycles.put(name, new Lifecycle(limited(object, "since"),
                        limited(object, "until"), replacedBy(object), limited(object, "note"), source)));
    }

    private KnownName.Status status(JsonObject object) {
        String word = string(object, "status");
        if (!word.isEmpty() && !STATUSES.containsKey(word)) {
            problems.accept(value(object, "status").orElseThrow(), "“status” must be current, deprecated or retired");
        }
        return STATUSES.getOrDefault(word, KnownName.Status.PUBLISHED);
    }

    private String replacedBy(JsonObject object) {
        ParsedUrn urn = UrnParser.parse(limited(object, "replacedBy"));
        if (!urn.text().isEmpty() && !urn.isValid()) {
            problems.accept(value(object, "replacedBy").orElseThrow(), "“replacedBy” must be a whole URN");
            return "";
        }
        return urn.text().isEmpty() ? "" : Normalization.normalize(urn);
    }

    /** Lists a name, normalized; returns it unless it is left out. */
    private Optional<String> name(String prefix, String rest, String title, KnownName.Status status, TextRange place,
            List<KnownName> names) {
        ParsedUrn urn = UrnParser.parse(prefix + rest);
        if (prefix.length() + rest.length() > LONGEST || title.length() > LONGEST) {
            problems.accept(place, "a name and its title have at most " + LONGEST + " characters");
            return Optional.empty();
        }
        if (rest.isEmpty() || !urn.isValid()) {
            problems.accept(place, "“" + prefix + rest + "” is not a URN");
            return Optional.empty();
        }
        String name = Normalization.normalize(urn);
        if (!seen.add(name)) {
            problems.accept(place, "“" + name + "” is listed twice; the first counts");
            return Optional.empty();
        }
        if (seen.size() == MOST + 1) {
            problems.accept(place, "more than " + MOST + " names: this one and those behind it are left out");
        }
        if (seen.size() > MOST) {
            return Optional.empty();
        }
        listed.accept(place, name);
        names.add(new KnownName(name, title.isEmpty() ? rest : title, status, source));
        return Optional.of(name);
    }

    private Optional<TextRange> value(JsonObject object, String name) {
        return object.member(name).map(json::value);
    }

    /** As {@link #string}, but not more than {@link #LONGEST}. */
    private String limited(JsonObject object, String name) {
        String string = string(object, name);
        if (string.length() <= LONGEST) {
            return string;
        }
        problems.accept(value(object, name).orElseThrow(), "“" + name + "” has at most " + LONGEST + " characters");
        return "";
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
